CREATE TABLE `devices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`connector` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL,
	`state_at_ms` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`connected_at_ms` integer NOT NULL,
	`changed_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `devices_user` ON `devices` (`user_id`,`connected_at_ms`);