CREATE TABLE `cambios_de_email` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`alumno_id` integer,
	`docente_id` integer,
	`email` text NOT NULL,
	`hash` text NOT NULL,
	`intentos` integer DEFAULT 0 NOT NULL,
	`vence_en` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "cambios_de_email_quien_ck" CHECK(("cambios_de_email"."alumno_id" is null) <> ("cambios_de_email"."docente_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cambios_de_email_alumno_uq` ON `cambios_de_email` (`alumno_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `cambios_de_email_docente_uq` ON `cambios_de_email` (`docente_id`);