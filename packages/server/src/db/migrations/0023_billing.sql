CREATE TABLE `billing_events` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `billing_events_received` ON `billing_events` (`received_at_ms`);--> statement-breakpoint
CREATE TABLE `billing_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`plan` text NOT NULL,
	`status` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	`asked_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `billing_subscriptions_user` ON `billing_subscriptions` (`user_id`);