CREATE TABLE `nuevos_ingresos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`alumno_id` integer,
	`docente_id` integer,
	`cuando` integer NOT NULL,
	`como` text NOT NULL,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ingresos_quien_ck" CHECK((`alumno_id` is null) <> (`docente_id` is null))
);
--> statement-breakpoint
INSERT INTO `nuevos_ingresos`(`id`, `alumno_id`, `cuando`, `como`) SELECT `id`, `alumno_id`, `cuando`, `como` FROM `ingresos`;--> statement-breakpoint
DROP TABLE `ingresos`;--> statement-breakpoint
ALTER TABLE `nuevos_ingresos` RENAME TO `ingresos`;--> statement-breakpoint
CREATE INDEX `ingresos_alumno_ix` ON `ingresos` (`alumno_id`,`cuando`);--> statement-breakpoint
CREATE INDEX `ingresos_docente_ix` ON `ingresos` (`docente_id`,`cuando`);
