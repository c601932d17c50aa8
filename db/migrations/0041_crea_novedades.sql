CREATE TABLE `novedades` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`alumno_id` integer,
	`docente_id` integer,
	`catedra_id` integer NOT NULL,
	`aviso` text NOT NULL,
	`tarea_asignacion_id` integer,
	`tarea_maestra_id` integer,
	`evaluacion_id` integer,
	`publicacion_id` integer,
	`justificativo_id` integer,
	`nombre` text,
	`detalle` text,
	`enlace` text NOT NULL,
	`cuantas` integer NOT NULL,
	`por_correo` integer NOT NULL,
	`created_at` integer NOT NULL,
	`leida_en` integer,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_asignacion_id`) REFERENCES `tarea_asignaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_maestra_id`) REFERENCES `tareas_maestras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`evaluacion_id`) REFERENCES `evaluaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`publicacion_id`) REFERENCES `publicaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`justificativo_id`) REFERENCES `justificativos`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "novedades_quien_ck" CHECK(("novedades"."alumno_id" is null) <> ("novedades"."docente_id" is null))
);
--> statement-breakpoint
CREATE INDEX `novedades_alumno_ix` ON `novedades` (`alumno_id`,`id`);--> statement-breakpoint
CREATE INDEX `novedades_docente_ix` ON `novedades` (`docente_id`,`id`);--> statement-breakpoint
CREATE INDEX `novedades_catedra_ix` ON `novedades` (`catedra_id`);--> statement-breakpoint
CREATE INDEX `novedades_asignacion_ix` ON `novedades` (`tarea_asignacion_id`);--> statement-breakpoint
CREATE INDEX `novedades_tarea_ix` ON `novedades` (`tarea_maestra_id`);--> statement-breakpoint
CREATE INDEX `novedades_evaluacion_ix` ON `novedades` (`evaluacion_id`);--> statement-breakpoint
CREATE INDEX `novedades_publicacion_ix` ON `novedades` (`publicacion_id`);--> statement-breakpoint
CREATE INDEX `novedades_justificativo_ix` ON `novedades` (`justificativo_id`);--> statement-breakpoint
CREATE INDEX `novedades_dichas_ix` ON `novedades` (`created_at`);--> statement-breakpoint
ALTER TABLE `avisos_apagados` ADD `correo` integer DEFAULT false;--> statement-breakpoint
ALTER TABLE `avisos_apagados` ADD `telefono` integer;--> statement-breakpoint
ALTER TABLE `resumenes` DROP COLUMN `hasta`;