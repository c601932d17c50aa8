CREATE TABLE `docentes_de_catedra` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`docente_id` integer NOT NULL,
	`papel` text NOT NULL,
	`desde` text NOT NULL,
	`hasta` text,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "docentes_de_catedra_papel_ck" CHECK("docentes_de_catedra"."papel" in ('AUXILIAR', 'SUPLENTE'))
);
--> statement-breakpoint
CREATE INDEX `docentes_de_catedra_catedra_ix` ON `docentes_de_catedra` (`catedra_id`);--> statement-breakpoint
CREATE INDEX `docentes_de_catedra_docente_ix` ON `docentes_de_catedra` (`docente_id`);--> statement-breakpoint
ALTER TABLE `catedras` ADD `docente_desde` text DEFAULT '2000-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE `catedras` ADD `docente_hasta` text;
--> statement-breakpoint
-- Since the course was made: half a day before, so that it is no day to come anywhere.
UPDATE `catedras` SET `docente_desde` = date(`created_at` / 1000, 'unixepoch', '-12 hours') WHERE `docente_id` IS NOT NULL;
