CREATE TABLE `papelera` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tipo` text NOT NULL,
	`cosa_id` integer NOT NULL,
	`titulo` text NOT NULL,
	`catedra_id` integer,
	`catedra` text,
	`cuenta` text NOT NULL,
	`por` text NOT NULL,
	`created_at` integer NOT NULL,
	`vence_en` integer NOT NULL,
	`version` text NOT NULL,
	`migraciones` integer NOT NULL,
	`contenido` blob NOT NULL
);
--> statement-breakpoint
CREATE INDEX `papelera_catedra_ix` ON `papelera` (`catedra_id`);--> statement-breakpoint
CREATE INDEX `papelera_cosa_ix` ON `papelera` (`tipo`,`cosa_id`);--> statement-breakpoint
CREATE INDEX `papelera_vencimiento_ix` ON `papelera` (`vence_en`);--> statement-breakpoint
CREATE TABLE `papelera_archivos` (
	`papelera_id` integer NOT NULL,
	`archivo_id` integer NOT NULL,
	PRIMARY KEY(`papelera_id`, `archivo_id`),
	FOREIGN KEY (`papelera_id`) REFERENCES `papelera`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`archivo_id`) REFERENCES `archivos`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `papelera_archivos_archivo_ix` ON `papelera_archivos` (`archivo_id`);