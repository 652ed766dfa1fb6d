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
--> statement-breakpoint
CREATE TABLE `account_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`leaderboard` text NOT NULL,
	`improve_assistant` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `notification_mutes` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`values` text NOT NULL,
	`path` text NOT NULL,
	`cause` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	`read_at_ms` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_cause` ON `notifications` (`user_id`,`cause`);--> statement-breakpoint
CREATE INDEX `notifications_time` ON `notifications` (`created_at_ms`);--> statement-breakpoint
CREATE TRIGGER `notifications_coins` AFTER INSERT ON `coin_entries`
WHEN NEW.`amount` > 0 AND NEW.`reason` IN ('upload_bill', 'connect_devices', 'invite')
	AND NOT EXISTS (SELECT 1 FROM `notification_mutes` WHERE `user_id` = NEW.`user_id` AND `kind` = 'coins')
BEGIN
	INSERT INTO `notifications` (`id`, `user_id`, `kind`, `name`, `values`, `path`, `cause`, `created_at_ms`)
	VALUES (lower(hex(randomblob(16))), NEW.`user_id`, 'coins', 'coins_' || NEW.`reason`, json_object('coins', NEW.`amount`), '/mine', 'coins:' || NEW.`id`, NEW.`created_at_ms`)
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `notifications_imports` AFTER UPDATE OF `status` ON `meters`
WHEN OLD.`status` = 'importing' AND NEW.`status` IN ('ready', 'failed')
	AND NOT EXISTS (SELECT 1 FROM `notification_mutes` WHERE `user_id` = NEW.`user_id` AND `kind` = 'imports')
BEGIN
	INSERT INTO `notifications` (`id`, `user_id`, `kind`, `name`, `values`, `path`, `cause`, `created_at_ms`)
	VALUES (lower(hex(randomblob(16))), NEW.`user_id`, 'imports', CASE NEW.`status` WHEN 'ready' THEN 'import_done' ELSE 'import_failed' END, json_object('readings', NEW.`reading_count`), '/dashboard', 'import:' || NEW.`id` || ':' || NEW.`status`, coalesce(NEW.`last_import_at_ms`, NEW.`created_at_ms`))
	ON CONFLICT DO NOTHING;
END;
