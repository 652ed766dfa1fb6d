CREATE TABLE `device_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`device_id` text NOT NULL,
	`kind` text NOT NULL,
	`value` real,
	`by` text NOT NULL,
	`schedule_id` text,
	`before` text,
	`reason` text,
	`at_ms` integer NOT NULL,
	`undone_at_ms` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`device_id`) REFERENCES `devices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `device_actions_device` ON `device_actions` (`device_id`,`at_ms`);--> statement-breakpoint
CREATE INDEX `device_actions_user` ON `device_actions` (`user_id`,`at_ms`);--> statement-breakpoint
CREATE TABLE `device_energy` (
	`device_id` text NOT NULL,
	`hour_start_ms` integer NOT NULL,
	`watt_hours` real NOT NULL,
	`until_ms` integer NOT NULL,
	PRIMARY KEY(`device_id`, `hour_start_ms`),
	FOREIGN KEY (`device_id`) REFERENCES `devices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `device_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`device_id` text NOT NULL,
	`command` text NOT NULL,
	`value` real,
	`minutes` integer,
	`weekdays` integer NOT NULL,
	`local_minute` integer NOT NULL,
	`time_zone` text NOT NULL,
	`at_ms` integer NOT NULL,
	`running_since_ms` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at_ms` integer,
	`origin` text NOT NULL,
	`reason` text,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`device_id`) REFERENCES `devices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `device_schedules_at` ON `device_schedules` (`at_ms`);--> statement-breakpoint
CREATE INDEX `device_schedules_user` ON `device_schedules` (`user_id`);--> statement-breakpoint
CREATE TABLE `meter_labels` (
	`id` text PRIMARY KEY NOT NULL,
	`meter_id` text NOT NULL,
	`appliance` text NOT NULL,
	`from_ms` integer NOT NULL,
	`to_ms` integer NOT NULL,
	`template_watts` real,
	`template_minutes` real,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`meter_id`) REFERENCES `meters`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `meter_labels_meter` ON `meter_labels` (`meter_id`,`from_ms`);