-- Profile frames were never shown anywhere: they leave the store.
UPDATE `marketplace_items` SET `is_listed` = 0 WHERE `id` IN ('frame-leaf', 'frame-sun', 'frame-wave');--> statement-breakpoint
UPDATE `marketplace_items` SET
	`description_en` = 'Your name, the date, and the energy that you saved, on a certificate in A4. Download it from your purchase history.',
	`description_zh` = '印有您的姓名、日期和节能量的 A4 证书，可在购买记录中下载。'
WHERE `id` = 'savings-certificate';
