CREATE TABLE `vpp_event_opt_outs` (
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `event_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `vpp_memberships` (
	`user_id` text NOT NULL,
	`plant_id` text NOT NULL,
	`devices` text NOT NULL,
	`joined_at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `plant_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
