CREATE TABLE `partner_articles` (
	`id` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`markdown` text NOT NULL,
	`url` text,
	`updated_at_ms` integer NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `partner_articles_partner` ON `partner_articles` (`partner_id`);--> statement-breakpoint
CREATE TABLE `partner_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`position` integer NOT NULL,
	`language` text NOT NULL,
	`question` text NOT NULL,
	`answer` text,
	`previous` text,
	`ran_at_ms` integer,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `partner_questions_partner` ON `partner_questions` (`partner_id`,`position`);--> statement-breakpoint
CREATE TABLE `partner_usage_days` (
	`partner_id` text NOT NULL,
	`day` text NOT NULL,
	`conversations` integer DEFAULT 0 NOT NULL,
	`answered` integer DEFAULT 0 NOT NULL,
	`asked_back` integer DEFAULT 0 NOT NULL,
	`unknown` integer DEFAULT 0 NOT NULL,
	`uploads` integer DEFAULT 0 NOT NULL,
	`redemptions` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `day`),
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `partner_usage_topics` (
	`partner_id` text NOT NULL,
	`day` text NOT NULL,
	`topic` text NOT NULL,
	`questions` integer NOT NULL,
	PRIMARY KEY(`partner_id`, `day`, `topic`),
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`webhook_id` text NOT NULL,
	`message_id` text NOT NULL,
	`event` text NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at_ms` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	`last_tried_at_ms` integer,
	`last_status` integer,
	`last_error` text,
	PRIMARY KEY(`webhook_id`, `message_id`),
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`state`,`next_try_at_ms`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_newest` ON `webhook_deliveries` (`webhook_id`,`created_at_ms`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`encrypted_secret` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `webhooks_partner` ON `webhooks` (`partner_id`);--> statement-breakpoint
ALTER TABLE `partners` ADD `articles_revision` integer DEFAULT 0 NOT NULL;