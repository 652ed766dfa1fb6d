CREATE TABLE `assistant_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`turn_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`input` text NOT NULL,
	`state` text NOT NULL,
	`outcome` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	`expires_at_ms` integer NOT NULL,
	`answered_at_ms` integer,
	FOREIGN KEY (`turn_id`) REFERENCES `chat_turns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `assistant_actions_turn` ON `assistant_actions` (`turn_id`);--> statement-breakpoint
CREATE INDEX `assistant_actions_user` ON `assistant_actions` (`user_id`);--> statement-breakpoint
CREATE TABLE `device_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`device_id` text NOT NULL,
	`command` text NOT NULL,
	`value` real,
	`at_ms` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`device_id`) REFERENCES `devices`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `device_orders_at` ON `device_orders` (`at_ms`);