PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_evaluacion_respuestas` (
	`asignacion_id` integer NOT NULL,
	`pregunta_id` integer NOT NULL,
	`opcion_id` integer,
	`opciones` text,
	`texto` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`asignacion_id`, `pregunta_id`),
	FOREIGN KEY (`asignacion_id`) REFERENCES `evaluacion_asignaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pregunta_id`) REFERENCES `preguntas`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`opcion_id`) REFERENCES `opciones`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_evaluacion_respuestas`("asignacion_id", "pregunta_id", "opcion_id", "updated_at") SELECT "asignacion_id", "pregunta_id", "opcion_id", "updated_at" FROM `evaluacion_respuestas`;--> statement-breakpoint
DROP TABLE `evaluacion_respuestas`;--> statement-breakpoint
ALTER TABLE `__new_evaluacion_respuestas` RENAME TO `evaluacion_respuestas`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `evaluacion_respuestas_pregunta_ix` ON `evaluacion_respuestas` (`pregunta_id`);--> statement-breakpoint
CREATE INDEX `evaluacion_respuestas_opcion_ix` ON `evaluacion_respuestas` (`opcion_id`);--> statement-breakpoint
ALTER TABLE `opciones` ADD `imagen` text;--> statement-breakpoint
ALTER TABLE `opciones` ADD `notacion` text;--> statement-breakpoint
ALTER TABLE `opciones` ADD `alternativa` text;--> statement-breakpoint
ALTER TABLE `preguntas` ADD `tipo` text DEFAULT 'UNA' NOT NULL;--> statement-breakpoint
ALTER TABLE `preguntas` ADD `explicacion` text;--> statement-breakpoint
ALTER TABLE `preguntas` ADD `aceptadas` text;--> statement-breakpoint
ALTER TABLE `preguntas` ADD `imagen` text;--> statement-breakpoint
ALTER TABLE `preguntas` ADD `sonido` text;--> statement-breakpoint
ALTER TABLE `preguntas` ADD `notacion` text;--> statement-breakpoint
ALTER TABLE `preguntas` ADD `escuchas` integer;--> statement-breakpoint
ALTER TABLE `preguntas` ADD `oido` text;