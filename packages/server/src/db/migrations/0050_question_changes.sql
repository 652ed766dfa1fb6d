CREATE TABLE `partner_question_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`changed_at_ms` integer NOT NULL,
	`cause` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `partner_questions`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `partner_question_changes_question` ON `partner_question_changes` (`question_id`,`changed_at_ms`);--> statement-breakpoint
ALTER TABLE `partner_questions` ADD `ran_for` text;--> statement-breakpoint
ALTER TABLE `partner_questions` ADD `assistant` text;--> statement-breakpoint
CREATE INDEX `partner_questions_assistant` ON `partner_questions` (`assistant`);--> statement-breakpoint
INSERT INTO `partner_question_changes` (`id`, `question_id`, `changed_at_ms`, `cause`, `before`, `after`)
SELECT lower(hex(randomblob(16))), `id`, `ran_at_ms`, 'workspace', `previous`, `answer` FROM `partner_questions`
WHERE `previous` IS NOT NULL AND `answer` IS NOT NULL AND `ran_at_ms` IS NOT NULL;
--> statement-breakpoint
-- Whoever answers a question again, its change is kept once, and the newest 20 of a question.
CREATE TRIGGER `partner_questions_changes` AFTER UPDATE OF `answer` ON `partner_questions`
WHEN OLD.`answer` IS NOT NULL AND NEW.`answer` IS NOT NULL AND NEW.`answer` IS NOT OLD.`answer` BEGIN
	INSERT INTO `partner_question_changes` (`id`, `question_id`, `changed_at_ms`, `cause`, `before`, `after`)
	VALUES (lower(hex(randomblob(16))), NEW.`id`, NEW.`ran_at_ms`, NEW.`ran_for`, OLD.`answer`, NEW.`answer`);
	DELETE FROM `partner_question_changes` WHERE `question_id` = NEW.`id` AND `rowid` NOT IN (
		SELECT `rowid` FROM `partner_question_changes` WHERE `question_id` = NEW.`id`
		ORDER BY `changed_at_ms` DESC, `rowid` DESC LIMIT 20
	);
END;
