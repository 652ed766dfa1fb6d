ALTER TABLE `chat_turns` ADD `change` text;--> statement-breakpoint
ALTER TABLE `chat_turns` ADD `reading` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_turns` ADD `choices` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- Whoever follows a saved answer gets its last event in today's form.
UPDATE `chat_turns` SET `events` = json_set(`events`, '$[#-1].data.reading', json('[]'), '$[#-1].data.choices', json('[]'))
WHERE `status` IN ('done', 'stopped') AND json_array_length(`events`) > 0;
