ALTER TABLE `api_keys` ADD `scopes` text DEFAULT '["api"]' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `previous_prefix` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `previous_key_hash` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `previous_ends_at_ms` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_previousKeyHash_unique` ON `api_keys` (`previous_key_hash`);