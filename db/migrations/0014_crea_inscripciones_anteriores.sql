CREATE TABLE `inscripciones_anteriores` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_alumno_id` integer NOT NULL,
	`fecha_inscripcion` text NOT NULL,
	`baja_en` integer NOT NULL,
	`vuelta_en` integer NOT NULL,
	FOREIGN KEY (`catedra_alumno_id`) REFERENCES `catedra_alumnos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inscripciones_anteriores_ix` ON `inscripciones_anteriores` (`catedra_alumno_id`);