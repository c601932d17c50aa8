ALTER TABLE `asistencias` ADD `marcada_en` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `asistencias` ADD `marcada_por` text;--> statement-breakpoint
UPDATE `asistencias` SET `marcada_en` = `updated_at`;
