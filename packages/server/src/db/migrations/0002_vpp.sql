CREATE TABLE `vpp_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`plant_id` text NOT NULL,
	`object_type` text NOT NULL,
	`operation` text NOT NULL,
	`object` text NOT NULL,
	`at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `vpp_changes_plant` ON `vpp_changes` (`user_id`,`plant_id`,`id`);--> statement-breakpoint
CREATE INDEX `vpp_changes_time` ON `vpp_changes` (`at_ms`);--> statement-breakpoint
CREATE TABLE `vpp_devices` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`participant_id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`flexible_kw` real NOT NULL,
	`available_from_hour` integer NOT NULL,
	`available_to_hour` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`participant_id`) REFERENCES `vpp_participants`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `vpp_devices_name` ON `vpp_devices` (`user_id`,`participant_id`,`name`);--> statement-breakpoint
CREATE TABLE `vpp_events` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`plant_id` text NOT NULL,
	`name` text,
	`notify_at_ms` integer NOT NULL,
	`start_ms` integer NOT NULL,
	`end_ms` integer NOT NULL,
	`requested_kw` real,
	`price_per_kwh` real NOT NULL,
	`capacity_price_per_kw` real NOT NULL,
	`penalty_per_kwh` real NOT NULL,
	`cancelled_at_ms` integer,
	`details` text,
	`created_at_ms` integer NOT NULL,
	`modified_at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`plant_id`) REFERENCES `vpp_plants`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "vpp_events_span" CHECK("vpp_events"."end_ms" > "vpp_events"."start_ms")
) STRICT;
--> statement-breakpoint
CREATE INDEX `vpp_events_plant` ON `vpp_events` (`user_id`,`plant_id`,`start_ms`);--> statement-breakpoint
CREATE TABLE `vpp_meter_series` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`participant_id` text NOT NULL,
	`start_ms` integer NOT NULL,
	`end_ms` integer NOT NULL,
	`interval_seconds` integer NOT NULL,
	`interval_count` integer NOT NULL,
	`kwh` blob NOT NULL,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`participant_id`) REFERENCES `vpp_participants`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `vpp_meter_series_time` ON `vpp_meter_series` (`user_id`,`participant_id`,`start_ms`,`end_ms`);--> statement-breakpoint
CREATE INDEX `vpp_meter_series_quota` ON `vpp_meter_series` (`user_id`,`interval_count`);--> statement-breakpoint
CREATE TABLE `vpp_opts` (
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`participant_id` text NOT NULL,
	`opted_in` integer NOT NULL,
	`at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `event_id`, `participant_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`event_id`) REFERENCES `vpp_events`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`participant_id`) REFERENCES `vpp_participants`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `vpp_participants` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`plant_id` text NOT NULL,
	`name` text NOT NULL,
	`opted_in` integer NOT NULL,
	`details` text,
	`created_at_ms` integer NOT NULL,
	`modified_at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`plant_id`) REFERENCES `vpp_plants`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `vpp_participants_name` ON `vpp_participants` (`user_id`,`name`);--> statement-breakpoint
CREATE INDEX `vpp_participants_plant` ON `vpp_participants` (`user_id`,`plant_id`);--> statement-breakpoint
CREATE TABLE `vpp_plants` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`time_zone` text NOT NULL,
	`currency` text NOT NULL,
	`operator_share` real NOT NULL,
	`baseline_method` text NOT NULL,
	`adjustment` text NOT NULL,
	`holiday_calendar` text NOT NULL,
	`paid_up_to` real NOT NULL,
	`details` text,
	`created_at_ms` integer NOT NULL,
	`modified_at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "vpp_plants_operator_share" CHECK("vpp_plants"."operator_share" between 0 and 1)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `vpp_plants_name` ON `vpp_plants` (`user_id`,`name`);--> statement-breakpoint
CREATE TABLE `vpp_reports` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`plant_id` text NOT NULL,
	`event_id` text NOT NULL,
	`client_name` text NOT NULL,
	`details` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`event_id`) REFERENCES `vpp_events`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `vpp_reports_event` ON `vpp_reports` (`user_id`,`event_id`);--> statement-breakpoint
CREATE TABLE `vpp_settlements` (
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`plant_id` text NOT NULL,
	`settled_at_ms` integer NOT NULL,
	`performance` real NOT NULL,
	`revenue_cents` integer NOT NULL,
	`operator_cents` integer NOT NULL,
	`statement` text NOT NULL,
	PRIMARY KEY(`user_id`, `event_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`event_id`) REFERENCES `vpp_events`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `vpp_settlements_plant` ON `vpp_settlements` (`user_id`,`plant_id`);--> statement-breakpoint
CREATE TABLE `vpp_subscriptions` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`plant_id` text NOT NULL,
	`client_name` text NOT NULL,
	`details` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	`modified_at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`plant_id`) REFERENCES `vpp_plants`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
) STRICT;--> statement-breakpoint
CREATE TRIGGER `vpp_plants_quota` BEFORE INSERT ON `vpp_plants`
WHEN (SELECT count(*) FROM `vpp_plants` WHERE `user_id` = NEW.`user_id`) >= 50 BEGIN
	SELECT RAISE(ABORT, 'vpp_quota: plants');
END;--> statement-breakpoint
CREATE TRIGGER `vpp_participants_quota` BEFORE INSERT ON `vpp_participants`
WHEN (SELECT count(*) FROM `vpp_participants` WHERE `user_id` = NEW.`user_id`) >= 1000 BEGIN
	SELECT RAISE(ABORT, 'vpp_quota: participants');
END;--> statement-breakpoint
CREATE TRIGGER `vpp_devices_quota` BEFORE INSERT ON `vpp_devices`
WHEN (SELECT count(*) FROM `vpp_devices` WHERE `user_id` = NEW.`user_id`) >= 5000 BEGIN
	SELECT RAISE(ABORT, 'vpp_quota: devices');
END;--> statement-breakpoint
CREATE TRIGGER `vpp_events_quota` BEFORE INSERT ON `vpp_events`
WHEN (SELECT count(*) FROM `vpp_events` WHERE `user_id` = NEW.`user_id`) >= 2000 BEGIN
	SELECT RAISE(ABORT, 'vpp_quota: events');
END;--> statement-breakpoint
CREATE TRIGGER `vpp_reports_quota` BEFORE INSERT ON `vpp_reports`
WHEN (SELECT count(*) FROM `vpp_reports` WHERE `user_id` = NEW.`user_id`) >= 20000 BEGIN
	SELECT RAISE(ABORT, 'vpp_quota: reports');
END;--> statement-breakpoint
CREATE TRIGGER `vpp_subscriptions_quota` BEFORE INSERT ON `vpp_subscriptions`
WHEN (SELECT count(*) FROM `vpp_subscriptions` WHERE `user_id` = NEW.`user_id`) >= 100 BEGIN
	SELECT RAISE(ABORT, 'vpp_quota: subscriptions');
END;--> statement-breakpoint
CREATE TRIGGER `vpp_meter_series_quota` BEFORE INSERT ON `vpp_meter_series`
WHEN (SELECT coalesce(sum(`interval_count`), 0) FROM `vpp_meter_series` WHERE `user_id` = NEW.`user_id`) + NEW.`interval_count` > 15000000 BEGIN
	SELECT RAISE(ABORT, 'vpp_quota: readings');
END;
--> statement-breakpoint
CREATE TRIGGER `vpp_meter_series_grid` BEFORE INSERT ON `vpp_meter_series`
WHEN EXISTS (
	SELECT 1 FROM (SELECT `interval_seconds`, `start_ms` FROM `vpp_meter_series` WHERE `user_id` = NEW.`user_id` AND `participant_id` = NEW.`participant_id` LIMIT 1)
	WHERE `interval_seconds` <> NEW.`interval_seconds` OR (`start_ms` - NEW.`start_ms`) % (NEW.`interval_seconds` * 1000) <> 0
) BEGIN
	SELECT RAISE(ABORT, 'vpp_meter_grid');
END;
