ALTER TABLE `account_preferences` ADD `temperature_unit` text DEFAULT 'celsius' NOT NULL;--> statement-breakpoint
ALTER TABLE `account_preferences` ADD `currency` text;