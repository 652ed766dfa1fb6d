CREATE TABLE `account_erasures` (
	`user_id` text PRIMARY KEY NOT NULL,
	`erased_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `password_resets` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `password_resets_tokenHash_unique` ON `password_resets` (`token_hash`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `created_at_ms` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_seen_at_ms` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `user_agent` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `network` text;--> statement-breakpoint
DROP TRIGGER `coin_entries_no_delete`;
--> statement-breakpoint
-- A ledger's entries go with their whole account, once its holder has deleted it, and in no other way.
CREATE TRIGGER `coin_entries_no_delete` BEFORE DELETE ON `coin_entries`
WHEN NOT EXISTS (SELECT 1 FROM `account_erasures` WHERE `user_id` = OLD.`user_id`) BEGIN
	SELECT RAISE(ABORT, 'coin entries never change');
END;
