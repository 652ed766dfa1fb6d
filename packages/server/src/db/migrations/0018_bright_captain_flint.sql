CREATE TABLE `email_confirmations` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `energy_evidence` (
	`fingerprint` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`first_seen_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `queued_emails` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`encrypted_email` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at_ms` integer NOT NULL,
	`expires_at_ms` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `queued_emails_next` ON `queued_emails` (`next_try_at_ms`);--> statement-breakpoint
ALTER TABLE `device_orders` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `device_orders` ADD `next_try_at_ms` integer;