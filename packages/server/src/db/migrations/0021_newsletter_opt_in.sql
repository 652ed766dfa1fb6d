CREATE TABLE `newsletter_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`email` text,
	`link` text NOT NULL,
	`expires_at_ms` integer NOT NULL,
	FOREIGN KEY (`email`) REFERENCES `newsletter_subscriptions`(`email`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE INDEX `newsletter_tokens_email` ON `newsletter_tokens` (`email`);--> statement-breakpoint
CREATE TABLE `__new_queued_emails` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`encrypted_email` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at_ms` integer NOT NULL,
	`expires_at_ms` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_queued_emails`("id", "user_id", "encrypted_email", "tries", "next_try_at_ms", "expires_at_ms", "created_at_ms") SELECT "id", "user_id", "encrypted_email", "tries", "next_try_at_ms", "expires_at_ms", "created_at_ms" FROM `queued_emails`;--> statement-breakpoint
DROP TABLE `queued_emails`;--> statement-breakpoint
ALTER TABLE `__new_queued_emails` RENAME TO `queued_emails`;--> statement-breakpoint
CREATE INDEX `queued_emails_next` ON `queued_emails` (`next_try_at_ms`);--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `confirmed_at_ms` integer;--> statement-breakpoint
-- Subscriptions from before confirmations stay active.
UPDATE `newsletter_subscriptions` SET `confirmed_at_ms` = `created_at_ms`;
