ALTER TABLE `conversations` ADD `transcript_consent_at_ms` integer;--> statement-breakpoint
ALTER TABLE `partner_usage_days` ADD `off_topic` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `previous_encrypted_secret` text;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `previous_until_ms` integer;