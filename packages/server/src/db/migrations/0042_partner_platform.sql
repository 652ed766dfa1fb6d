CREATE TABLE `partner_customers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`subject` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `partner_customers_subject` ON `partner_customers` (`partner_id`,`subject`);--> statement-breakpoint
CREATE TABLE `partner_signing_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`algorithm` text NOT NULL,
	`encrypted_secret` text,
	`public_key` text,
	`created_at_ms` integer NOT NULL,
	`last_used_at_ms` integer,
	`revoked_at_ms` integer,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `partner_signing_keys_partner` ON `partner_signing_keys` (`partner_id`);--> statement-breakpoint
CREATE TABLE `revoked_widget_keys` (
	`widget_key` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`revoked_at_ms` integer NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `revoked_widget_keys_partner` ON `revoked_widget_keys` (`partner_id`);--> statement-breakpoint
CREATE TABLE `used_identity_tokens` (
	`partner_id` text NOT NULL,
	`token_id` text NOT NULL,
	`expires_at_ms` integer NOT NULL,
	PRIMARY KEY(`partner_id`, `token_id`),
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `used_identity_tokens_expiry` ON `used_identity_tokens` (`expires_at_ms`);--> statement-breakpoint
ALTER TABLE `partners` ADD `user_id` text REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE `partners` ADD `settings` text DEFAULT '{"theme":{},"contact":{},"greeting":{},"quickQuestions":{"en":[],"zh":[]},"features":{"upload":true,"charts":true,"rewards":false,"redeem":false}}' NOT NULL;--> statement-breakpoint
CREATE INDEX `partners_user` ON `partners` (`user_id`);--> statement-breakpoint
ALTER TABLE `widget_sessions` ADD `widget_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `widget_sessions` ADD `user_id` text REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE `widget_sessions` ADD `signing_key_id` text REFERENCES partner_signing_keys(id) ON DELETE CASCADE;--> statement-breakpoint
CREATE INDEX `widget_sessions_user` ON `widget_sessions` (`user_id`) WHERE "widget_sessions"."user_id" is not null;