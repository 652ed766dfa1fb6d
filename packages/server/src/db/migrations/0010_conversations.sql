CREATE TABLE `answer_feedback` (
	`turn_id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`rating` text NOT NULL,
	`comment` text,
	`rated_at_ms` integer NOT NULL,
	FOREIGN KEY (`turn_id`) REFERENCES `chat_turns`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `replaced_messages` (
	`owner_id` text NOT NULL,
	`message_key` text NOT NULL,
	`conversation_id` text NOT NULL,
	PRIMARY KEY(`owner_id`, `message_key`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `replaced_messages_conversation` ON `replaced_messages` (`conversation_id`);--> statement-breakpoint
DROP INDEX `chat_turns_conversation`;--> statement-breakpoint
ALTER TABLE `chat_turns` ADD `kind` text DEFAULT 'question' NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_turns` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_turns_place` ON `chat_turns` (`conversation_id`,`position`);--> statement-breakpoint
CREATE INDEX `chat_turns_owner_time` ON `chat_turns` (`owner_id`,`created_at_ms`);--> statement-breakpoint
ALTER TABLE `conversations` ADD `title` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `last_turn_at_ms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `conversations_owner_recent` ON `conversations` (`owner_id`,`last_turn_at_ms`);--> statement-breakpoint
UPDATE `chat_turns` SET `position` = (
	SELECT count(*) FROM `chat_turns` AS `earlier`
	WHERE `earlier`.`conversation_id` = `chat_turns`.`conversation_id`
	AND (`earlier`.`created_at_ms`, `earlier`.`rowid`) <= (`chat_turns`.`created_at_ms`, `chat_turns`.`rowid`)
);--> statement-breakpoint
UPDATE `conversations` SET `last_turn_at_ms` = coalesce(
	(SELECT max(`created_at_ms`) FROM `chat_turns` WHERE `conversation_id` = `conversations`.`id`),
	`created_at_ms`
);
