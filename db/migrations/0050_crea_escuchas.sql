CREATE TABLE `escuchas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`asignacion_id` integer NOT NULL,
	`pregunta_id` integer NOT NULL,
	`clave` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`asignacion_id`) REFERENCES `evaluacion_asignaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pregunta_id`) REFERENCES `preguntas`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `escuchas_asignacion_ix` ON `escuchas` (`asignacion_id`,`pregunta_id`);--> statement-breakpoint
CREATE INDEX `escuchas_pregunta_ix` ON `escuchas` (`pregunta_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_archivo_usos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`archivo_id` integer NOT NULL,
	`unidad_plan_id` integer,
	`tarea_maestra_id` integer,
	`tarea_asignacion_id` integer,
	`orden` integer,
	`justificativo_id` integer,
	`comentario_de_entrega_id` integer,
	`pregunta_id` integer,
	`creador_id` integer,
	FOREIGN KEY (`archivo_id`) REFERENCES `archivos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`unidad_plan_id`) REFERENCES `unidades_plan`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_maestra_id`) REFERENCES `tareas_maestras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_asignacion_id`) REFERENCES `tarea_asignaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`justificativo_id`) REFERENCES `justificativos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`comentario_de_entrega_id`) REFERENCES `comentarios_de_entrega`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pregunta_id`) REFERENCES `preguntas`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`creador_id`) REFERENCES `creadores`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "archivo_usos_uno_ck" CHECK(("__new_archivo_usos"."unidad_plan_id" is not null) + ("__new_archivo_usos"."tarea_maestra_id" is not null) + ("__new_archivo_usos"."tarea_asignacion_id" is not null) + ("__new_archivo_usos"."justificativo_id" is not null) + ("__new_archivo_usos"."comentario_de_entrega_id" is not null) + ("__new_archivo_usos"."pregunta_id" is not null) + ("__new_archivo_usos"."creador_id" is not null) = 1)
);
--> statement-breakpoint
INSERT INTO `__new_archivo_usos`("id", "archivo_id", "unidad_plan_id", "tarea_maestra_id", "tarea_asignacion_id", "orden", "justificativo_id", "comentario_de_entrega_id", "creador_id") SELECT "id", "archivo_id", "unidad_plan_id", "tarea_maestra_id", "tarea_asignacion_id", "orden", "justificativo_id", "comentario_de_entrega_id", "creador_id" FROM `archivo_usos`;--> statement-breakpoint
DROP TABLE `archivo_usos`;--> statement-breakpoint
ALTER TABLE `__new_archivo_usos` RENAME TO `archivo_usos`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `archivo_usos_archivo_ix` ON `archivo_usos` (`archivo_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_unidad_ix` ON `archivo_usos` (`unidad_plan_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_tarea_ix` ON `archivo_usos` (`tarea_maestra_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_asignacion_ix` ON `archivo_usos` (`tarea_asignacion_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_justificativo_ix` ON `archivo_usos` (`justificativo_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_comentario_ix` ON `archivo_usos` (`comentario_de_entrega_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_pregunta_ix` ON `archivo_usos` (`pregunta_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_creador_ix` ON `archivo_usos` (`creador_id`);