-- Which rows came with a creator that was joined is in compressed JSON: data-historias.ts reads it.
ALTER TABLE `creador_versiones` ADD `deshecha_en` integer;--> statement-breakpoint
ALTER TABLE `creador_versiones` ADD `de_id` integer;--> statement-breakpoint
ALTER TABLE `creador_versiones` ADD `sobre_id` integer;--> statement-breakpoint
ALTER TABLE `sugerencias` ADD `de_id` integer;--> statement-breakpoint
ALTER TABLE `fusiones` ADD `con_nombre` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE fusiones SET con_nombre = substr(titulo, 1, instr(titulo, ' → ') - 1) WHERE instr(titulo, ' → ') > 0;
