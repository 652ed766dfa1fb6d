CREATE TABLE `meter_bills` (
	`meter_id` text NOT NULL,
	`start` text NOT NULL,
	`end` text NOT NULL,
	`energy_wh` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`tariff_id` text,
	`lines` text NOT NULL,
	PRIMARY KEY(`meter_id`, `start`),
	FOREIGN KEY (`meter_id`) REFERENCES `meters`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `meter_months` (
	`meter_id` text NOT NULL,
	`month` integer NOT NULL,
	`start_ms` integer NOT NULL,
	`interval_seconds` integer NOT NULL,
	`interval_count` integer NOT NULL,
	`measured_count` integer NOT NULL,
	`energy_milli_wh` integer NOT NULL,
	`peak_watts` real,
	`first_reading_ms` integer,
	`last_reading_ms` integer,
	`days` blob NOT NULL,
	`readings` blob NOT NULL,
	PRIMARY KEY(`meter_id`, `month`),
	FOREIGN KEY (`meter_id`) REFERENCES `meters`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "meter_months_counts" CHECK("meter_months"."measured_count" between 0 and "meter_months"."interval_count")
) STRICT;
--> statement-breakpoint
CREATE TABLE `meters` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`source` text NOT NULL,
	`provider` text,
	`account_hash` text NOT NULL,
	`account_ending` text,
	`service_address` text,
	`sealed_connection` text,
	`commodity` text NOT NULL,
	`time_zone` text NOT NULL,
	`interval_seconds` integer,
	`status` text NOT NULL,
	`problem` text,
	`tariff_id` text,
	`history_from_ms` integer NOT NULL,
	`imported_to_ms` integer NOT NULL,
	`import_to_ms` integer NOT NULL,
	`asked_at_ms` integer,
	`next_attempt_at_ms` integer,
	`leased_until_ms` integer,
	`first_reading_ms` integer,
	`last_reading_ms` integer,
	`reading_count` integer DEFAULT 0 NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`facts` text,
	`last_import_at_ms` integer,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "meters_reading_count" CHECK("meters"."reading_count" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `meters_user_account` ON `meters` (`user_id`,`account_hash`);--> statement-breakpoint
CREATE INDEX `meters_status` ON `meters` (`status`,`last_import_at_ms`);--> statement-breakpoint
CREATE TABLE `utility_authorizations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_hash` text NOT NULL,
	`provider` text NOT NULL,
	`sealed_request` text NOT NULL,
	`return_to` text NOT NULL,
	`expires_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `utility_authorizations_expiry` ON `utility_authorizations` (`expires_at_ms`);
--> statement-breakpoint
-- A write of readings that was made of what is no longer there would undo another: the whole batch is refused.
CREATE TRIGGER `meters_revision` BEFORE UPDATE OF `revision` ON `meters`
WHEN NEW.`revision` <> OLD.`revision` + 1 BEGIN
	SELECT RAISE(ABORT, 'meters_revision');
END;
