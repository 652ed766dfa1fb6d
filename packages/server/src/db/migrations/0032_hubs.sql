CREATE TABLE `hubs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`address` text NOT NULL,
	`encrypted_access` text,
	`time_zone` text NOT NULL,
	`removed_devices` text NOT NULL,
	`leased_by` text,
	`leased_until_ms` integer,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `hubs_user_address` ON `hubs` (`user_id`,`address`);--> statement-breakpoint
ALTER TABLE `devices` ADD `hub_id` text REFERENCES hubs(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `devices` ADD `hub_device_id` text;--> statement-breakpoint
ALTER TABLE `devices` ADD `meter_id` text REFERENCES meters(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `devices` ADD `counter` text;--> statement-breakpoint
CREATE UNIQUE INDEX `devices_hub` ON `devices` (`hub_id`,`hub_device_id`);--> statement-breakpoint
DROP TRIGGER `meters_quota`;--> statement-breakpoint
-- As many as MAX_METERS (shared/domain/meters.ts) says, without the histories of devices.
CREATE TRIGGER `meters_quota` BEFORE INSERT ON `meters`
WHEN NEW.`source` <> 'device' AND (SELECT count(*) FROM `meters` WHERE `user_id` = NEW.`user_id` AND `source` <> 'device') >= 10 BEGIN
	SELECT RAISE(ABORT, 'meters_quota');
END;
