-- Names in stored JSON that had British spellings. Only whole JSON strings match: a quotation mark inside of a text is escaped.
UPDATE `assistant_actions` SET `kind` = 'enroll_vpp' WHERE `kind` = 'enrol_vpp';--> statement-breakpoint
UPDATE `chat_turns` SET
	`attachments` = replace(replace(`attachments`, '"enrol_vpp"', '"enroll_vpp"'), '"litre"', '"liter"'),
	`understanding` = replace(replace(`understanding`, '"vpp_enrol"', '"vpp_enroll"'), '"litre"', '"liter"'),
	`events` = replace(replace(`events`, '"enrol_vpp"', '"enroll_vpp"'), '"litre"', '"liter"')
WHERE `attachments` LIKE '%enrol_vpp%' OR `understanding` LIKE '%vpp_enrol%' OR `events` LIKE '%enrol_vpp%'
	OR `attachments` LIKE '%"litre"%' OR `understanding` LIKE '%"litre"%' OR `events` LIKE '%"litre"%';--> statement-breakpoint
UPDATE `uploads` SET `facts` = replace(replace(`facts`, '"litre"', '"liter"'), '"clock_changes_recognised"', '"clock_changes_recognized"')
WHERE `facts` LIKE '%"litre"%' OR `facts` LIKE '%"clock_changes_recognised"%';--> statement-breakpoint
UPDATE `meters` SET `facts` = replace(replace(`facts`, '"litre"', '"liter"'), '"clock_changes_recognised"', '"clock_changes_recognized"')
WHERE `facts` LIKE '%"litre"%' OR `facts` LIKE '%"clock_changes_recognised"%';
