CREATE TABLE `comentarios_de_entrega` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tarea_asignacion_id` integer NOT NULL,
	`archivo_id` integer NOT NULL,
	`autor` text NOT NULL,
	`alumno_id` integer,
	`docente_id` integer,
	`texto` text NOT NULL,
	`en_ms` integer,
	`voz_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tarea_asignacion_id`) REFERENCES `tarea_asignaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`archivo_id`) REFERENCES `archivos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`voz_id`) REFERENCES `archivos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "comentarios_de_entrega_autor_ck" CHECK(("comentarios_de_entrega"."autor" = 'alumno') = ("comentarios_de_entrega"."alumno_id" is not null)),
	CONSTRAINT "comentarios_de_entrega_momento_ck" CHECK("comentarios_de_entrega"."en_ms" >= 0)
);
--> statement-breakpoint
CREATE INDEX `comentarios_de_entrega_ix` ON `comentarios_de_entrega` (`tarea_asignacion_id`,`archivo_id`);--> statement-breakpoint
CREATE INDEX `comentarios_de_entrega_archivo_ix` ON `comentarios_de_entrega` (`archivo_id`);--> statement-breakpoint
CREATE INDEX `comentarios_de_entrega_alumno_ix` ON `comentarios_de_entrega` (`alumno_id`);--> statement-breakpoint
CREATE INDEX `comentarios_de_entrega_docente_ix` ON `comentarios_de_entrega` (`docente_id`);--> statement-breakpoint
CREATE INDEX `comentarios_de_entrega_voz_ix` ON `comentarios_de_entrega` (`voz_id`);--> statement-breakpoint
CREATE TABLE `subidas` (
	`id` text PRIMARY KEY NOT NULL,
	`docente_id` integer,
	`alumno_id` integer,
	`nombre` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`terminada_en` integer,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subidas_docente_ix` ON `subidas` (`docente_id`);--> statement-breakpoint
CREATE INDEX `subidas_alumno_ix` ON `subidas` (`alumno_id`);--> statement-breakpoint
CREATE INDEX `subidas_created_ix` ON `subidas` (`created_at`);--> statement-breakpoint
CREATE TABLE `__new_archivo_usos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`archivo_id` integer NOT NULL,
	`unidad_plan_id` integer,
	`tarea_maestra_id` integer,
	`tarea_asignacion_id` integer,
	`justificativo_id` integer,
	`comentario_de_entrega_id` integer,
	`creador_id` integer,
	FOREIGN KEY (`archivo_id`) REFERENCES `archivos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`unidad_plan_id`) REFERENCES `unidades_plan`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_maestra_id`) REFERENCES `tareas_maestras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_asignacion_id`) REFERENCES `tarea_asignaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`justificativo_id`) REFERENCES `justificativos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`comentario_de_entrega_id`) REFERENCES `comentarios_de_entrega`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`creador_id`) REFERENCES `creadores`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "archivo_usos_uno_ck" CHECK(("__new_archivo_usos"."unidad_plan_id" is not null) + ("__new_archivo_usos"."tarea_maestra_id" is not null) + ("__new_archivo_usos"."tarea_asignacion_id" is not null) + ("__new_archivo_usos"."justificativo_id" is not null) + ("__new_archivo_usos"."comentario_de_entrega_id" is not null) + ("__new_archivo_usos"."creador_id" is not null) = 1)
);
--> statement-breakpoint
INSERT INTO `__new_archivo_usos`("id", "archivo_id", "unidad_plan_id", "tarea_maestra_id", "tarea_asignacion_id", "justificativo_id", "creador_id") SELECT "id", "archivo_id", "unidad_plan_id", "tarea_maestra_id", "tarea_asignacion_id", "justificativo_id", "creador_id" FROM `archivo_usos`;--> statement-breakpoint
DROP TABLE `archivo_usos`;--> statement-breakpoint
ALTER TABLE `__new_archivo_usos` RENAME TO `archivo_usos`;--> statement-breakpoint
CREATE INDEX `archivo_usos_archivo_ix` ON `archivo_usos` (`archivo_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_unidad_ix` ON `archivo_usos` (`unidad_plan_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_tarea_ix` ON `archivo_usos` (`tarea_maestra_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_asignacion_ix` ON `archivo_usos` (`tarea_asignacion_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_justificativo_ix` ON `archivo_usos` (`justificativo_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_comentario_ix` ON `archivo_usos` (`comentario_de_entrega_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_creador_ix` ON `archivo_usos` (`creador_id`);--> statement-breakpoint
ALTER TABLE `archivos` ADD `duracion_ms` integer;--> statement-breakpoint
ALTER TABLE `archivos` ADD `picos` text;