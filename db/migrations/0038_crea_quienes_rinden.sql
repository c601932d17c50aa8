CREATE TABLE `quienes_rinden` (
	`prueba_id` integer NOT NULL,
	`alumno_id` integer NOT NULL,
	PRIMARY KEY(`prueba_id`, `alumno_id`),
	FOREIGN KEY (`prueba_id`) REFERENCES `pruebas_manuales`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quienes_rinden_alumno_ix` ON `quienes_rinden` (`alumno_id`);