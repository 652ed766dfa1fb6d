CREATE TABLE `white_paper_downloads` (
	`slug` text PRIMARY KEY NOT NULL,
	`downloads` integer NOT NULL
) STRICT;
