CREATE TABLE `__new_archivo_usos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`archivo_id` integer NOT NULL,
	`unidad_plan_id` integer,
	`tarea_maestra_id` integer,
	`tarea_asignacion_id` integer,
	`creador_id` integer,
	FOREIGN KEY (`archivo_id`) REFERENCES `archivos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`unidad_plan_id`) REFERENCES `unidades_plan`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_maestra_id`) REFERENCES `tareas_maestras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_asignacion_id`) REFERENCES `tarea_asignaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`creador_id`) REFERENCES `creadores`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "archivo_usos_uno_ck" CHECK(("__new_archivo_usos"."unidad_plan_id" is not null) + ("__new_archivo_usos"."tarea_maestra_id" is not null) + ("__new_archivo_usos"."tarea_asignacion_id" is not null) + ("__new_archivo_usos"."creador_id" is not null) = 1)
);
--> statement-breakpoint
INSERT INTO `__new_archivo_usos`("id", "archivo_id", "unidad_plan_id", "tarea_maestra_id", "tarea_asignacion_id") SELECT "id", "archivo_id", "unidad_plan_id", "tarea_maestra_id", "tarea_asignacion_id" FROM `archivo_usos`;--> statement-breakpoint
DROP TABLE `archivo_usos`;--> statement-breakpoint
ALTER TABLE `__new_archivo_usos` RENAME TO `archivo_usos`;--> statement-breakpoint
CREATE INDEX `archivo_usos_archivo_ix` ON `archivo_usos` (`archivo_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_unidad_ix` ON `archivo_usos` (`unidad_plan_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_tarea_ix` ON `archivo_usos` (`tarea_maestra_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_asignacion_ix` ON `archivo_usos` (`tarea_asignacion_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_creador_ix` ON `archivo_usos` (`creador_id`);