CREATE TABLE `codigos_de_recuperacion` (
	`hash` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `segundo_factor` (
	`id` integer PRIMARY KEY NOT NULL,
	`secreto` text NOT NULL,
	`activado_en` integer,
	`ultimo_paso` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "segundo_factor_uno_ck" CHECK("segundo_factor"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `sesiones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`rol` text NOT NULL,
	`alumno_id` integer,
	`docente_id` integer,
	`dispositivo` text NOT NULL,
	`created_at` integer NOT NULL,
	`vence_en` integer NOT NULL,
	`vista_en` integer NOT NULL,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sesiones_quien_ck" CHECK(("sesiones"."rol" = 'alumno') = ("sesiones"."alumno_id" is not null) and ("sesiones"."rol" = 'docente') = ("sesiones"."docente_id" is not null))
);
--> statement-breakpoint
CREATE INDEX `sesiones_alumno_ix` ON `sesiones` (`alumno_id`);--> statement-breakpoint
CREATE INDEX `sesiones_docente_ix` ON `sesiones` (`docente_id`);--> statement-breakpoint
CREATE INDEX `sesiones_vencimiento_ix` ON `sesiones` (`vence_en`);--> statement-breakpoint
-- An address that ended with a session of an earlier e-mail is not to open anything again.
DELETE FROM calendario_enlaces WHERE NOT EXISTS (
	SELECT 1 FROM alumnos WHERE id = alumno_id AND alumnos.sesion_version = calendario_enlaces.sesion_version
) AND NOT EXISTS (
	SELECT 1 FROM docentes WHERE id = docente_id AND docentes.sesion_version = calendario_enlaces.sesion_version
);--> statement-breakpoint
ALTER TABLE `calendario_enlaces` DROP COLUMN `sesion_version`;--> statement-breakpoint
ALTER TABLE `alumnos` DROP COLUMN `sesion_version`;--> statement-breakpoint
ALTER TABLE `docentes` DROP COLUMN `sesion_version`;