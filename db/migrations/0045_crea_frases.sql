CREATE TABLE `frases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`docente_id` integer NOT NULL,
	`tarea_maestra_id` integer,
	`clave` text NOT NULL,
	`texto` text NOT NULL,
	`fijada` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_maestra_id`) REFERENCES `tareas_maestras`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `frases_ix` ON `frases` (`docente_id`,`clave`);--> statement-breakpoint
CREATE INDEX `frases_tarea_ix` ON `frases` (`tarea_maestra_id`);--> statement-breakpoint
ALTER TABLE `historial_de_notas` ADD `deshecha_en` integer;--> statement-breakpoint
ALTER TABLE `tarea_asignaciones` ADD `ultimo_acto` text;