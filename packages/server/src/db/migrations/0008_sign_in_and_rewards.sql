CREATE TABLE `purchase_keys` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`purchase_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `purchases` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item_id` text NOT NULL,
	`item_name_en` text NOT NULL,
	`item_name_zh` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_price_coins` integer NOT NULL,
	`total_coins` integer NOT NULL,
	`status` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "purchases_quantity" CHECK("purchases"."quantity" > 0),
	CONSTRAINT "purchases_total" CHECK("purchases"."total_coins" = "purchases"."unit_price_coins" * "purchases"."quantity")
) STRICT;
--> statement-breakpoint
CREATE INDEX `purchases_user` ON `purchases` (`user_id`,`created_at_ms`);--> statement-breakpoint
CREATE TABLE `reward_stats` (
	`user_id` text PRIMARY KEY NOT NULL,
	`total_points` integer NOT NULL,
	`energy_saved_wh` integer NOT NULL,
	`streak_days` integer NOT NULL,
	`counted_days` integer NOT NULL,
	`simulated` integer NOT NULL,
	`computed_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `reward_stats_points` ON `reward_stats` (`simulated`,`total_points`);--> statement-breakpoint
CREATE TABLE `demo_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`redirect_uri` text NOT NULL,
	`code_challenge` text NOT NULL,
	`expires_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `identities` (
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	PRIMARY KEY(`issuer`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `sign_in_flows` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`provider` text NOT NULL,
	`code_verifier` text NOT NULL,
	`nonce` text NOT NULL,
	`expires_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
ALTER TABLE `sessions` ADD `scope` text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified_at_ms` integer;