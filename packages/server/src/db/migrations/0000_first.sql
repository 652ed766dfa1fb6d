CREATE TABLE `chat_turns` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`message_key` text NOT NULL,
	`question` text NOT NULL,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`citations` text DEFAULT '[]' NOT NULL,
	`suggestions` text DEFAULT '[]' NOT NULL,
	`understanding` text,
	`events` text DEFAULT '[]' NOT NULL,
	`created_at_ms` integer NOT NULL,
	`deadline_at_ms` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_turns_owner_key` ON `chat_turns` (`owner_id`,`message_key`);--> statement-breakpoint
CREATE INDEX `chat_turns_conversation` ON `chat_turns` (`conversation_id`,`created_at_ms`);--> statement-breakpoint
CREATE TABLE `coin_balances` (
	`user_id` text PRIMARY KEY NOT NULL,
	`balance` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coin_balances_not_negative" CHECK("coin_balances"."balance" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `coin_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coin_entries_amount" CHECK("coin_entries"."amount" <> 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `coin_entries_idempotencyKey_unique` ON `coin_entries` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `coin_entries_user` ON `coin_entries` (`user_id`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`session_id` text NOT NULL,
	`created_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_owner_session` ON `conversations` (`owner_id`,`session_id`);--> statement-breakpoint
CREATE TABLE `marketplace_items` (
	`id` text PRIMARY KEY NOT NULL,
	`name_en` text NOT NULL,
	`name_zh` text NOT NULL,
	`description_en` text NOT NULL,
	`description_zh` text NOT NULL,
	`image_url` text,
	`price_coins` integer NOT NULL,
	`category` text NOT NULL,
	`stock_quantity` integer NOT NULL,
	`position` integer NOT NULL,
	CONSTRAINT "marketplace_items_price" CHECK("marketplace_items"."price_coins" > 0),
	CONSTRAINT "marketplace_items_stock" CHECK("marketplace_items"."stock_quantity" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `newsletter_subscriptions` (
	`email` text PRIMARY KEY NOT NULL,
	`created_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `partner_origins` (
	`partner_id` text NOT NULL,
	`origin` text NOT NULL,
	PRIMARY KEY(`partner_id`, `origin`),
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `partners` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`widget_key` text NOT NULL,
	`created_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `partners_widgetKey_unique` ON `partners` (`widget_key`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`file_name` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`facts` text NOT NULL,
	`created_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `uploads_owner` ON `uploads` (`owner_id`,`created_at_ms`);--> statement-breakpoint
CREATE UNIQUE INDEX `uploads_owner_file` ON `uploads` (`owner_id`,`sha256`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`phone` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`password_hash` text NOT NULL,
	`invite_code` text NOT NULL,
	`invited_by_id` text,
	`language` text NOT NULL,
	`subscription_tier` text DEFAULT 'free' NOT NULL,
	`onboarding_step` text DEFAULT 'welcome',
	`onboarding_completed` integer DEFAULT false NOT NULL,
	`has_connected_devices` integer DEFAULT false NOT NULL,
	`utility_api_connected` integer DEFAULT false NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`created_at_ms` integer NOT NULL,
	CONSTRAINT "users_identifier" CHECK("users"."email" is not null or "users"."phone" is not null)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone_unique` ON `users` (`phone`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_inviteCode_unique` ON `users` (`invite_code`);--> statement-breakpoint
CREATE TABLE `widget_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`visitor_id` text NOT NULL,
	`origin` text NOT NULL,
	`expires_at_ms` integer NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `widget_sessions_expiry` ON `widget_sessions` (`expires_at_ms`);
--> statement-breakpoint
CREATE TRIGGER `coin_entries_no_update` BEFORE UPDATE ON `coin_entries` BEGIN
	SELECT RAISE(ABORT, 'coin entries never change');
END;
--> statement-breakpoint
CREATE TRIGGER `coin_entries_no_delete` BEFORE DELETE ON `coin_entries` BEGIN
	SELECT RAISE(ABORT, 'coin entries never change');
END;
--> statement-breakpoint
CREATE TRIGGER `coin_entries_balance` AFTER INSERT ON `coin_entries` BEGIN
	INSERT INTO `coin_balances` (`user_id`, `balance`) VALUES (NEW.`user_id`, 0) ON CONFLICT (`user_id`) DO NOTHING;
	UPDATE `coin_balances` SET `balance` = `balance` + NEW.`amount` WHERE `user_id` = NEW.`user_id`;
END;
