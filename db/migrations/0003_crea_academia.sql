CREATE TABLE `catedra_dia_horarios` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`dia_semana` text NOT NULL,
	`hora_inicio` text NOT NULL,
	`hora_fin` text NOT NULL,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "catedra_dia_horarios_horas_ck" CHECK("catedra_dia_horarios"."hora_fin" > "catedra_dia_horarios"."hora_inicio")
);
--> statement-breakpoint
CREATE INDEX `catedra_dia_horarios_catedra_ix` ON `catedra_dia_horarios` (`catedra_id`);--> statement-breakpoint
CREATE TABLE `catedras` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`nombre` text NOT NULL,
	`anio` integer NOT NULL,
	`institucion` text,
	`turno` text NOT NULL,
	`aula` text,
	`dias` text,
	`horario` text,
	`modalidad_pago` text NOT NULL,
	`docente_id` integer,
	`orden` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "catedras_turno_ck" CHECK("catedras"."turno" in ('Mañana', 'Tarde', 'Noche')),
	CONSTRAINT "catedras_modalidad_ck" CHECK("catedras"."modalidad_pago" in ('PARTICULAR', 'INSTITUCIONAL'))
);
--> statement-breakpoint
CREATE INDEX `catedras_docente_ix` ON `catedras` (`docente_id`);--> statement-breakpoint
CREATE TABLE `codigos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`rol` text NOT NULL,
	`email` text NOT NULL,
	`hash` text NOT NULL,
	`intentos` integer DEFAULT 0 NOT NULL,
	`vence_en` integer NOT NULL,
	`usado_en` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `codigos_email_ix` ON `codigos` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `codigos_creacion_ix` ON `codigos` (`created_at`);--> statement-breakpoint
CREATE TABLE `catedra_alumnos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`alumno_id` integer NOT NULL,
	`composer_id` integer,
	`dia_cobro` integer,
	`matricula_monto` integer DEFAULT 0 NOT NULL,
	`cuota_monto` integer DEFAULT 0 NOT NULL,
	`fecha_inscripcion` text NOT NULL,
	`baja_en` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`composer_id`) REFERENCES `creadores`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "catedra_alumnos_dia_ck" CHECK("catedra_alumnos"."dia_cobro" between 1 and 31),
	CONSTRAINT "catedra_alumnos_montos_ck" CHECK("catedra_alumnos"."matricula_monto" >= 0 and "catedra_alumnos"."cuota_monto" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `catedra_alumnos_uq` ON `catedra_alumnos` (`catedra_id`,`alumno_id`);--> statement-breakpoint
CREATE INDEX `catedra_alumnos_vigentes_ix` ON `catedra_alumnos` (`catedra_id`,`id`,`alumno_id`) WHERE baja_en is null;--> statement-breakpoint
CREATE INDEX `catedra_alumnos_alumno_ix` ON `catedra_alumnos` (`alumno_id`);--> statement-breakpoint
CREATE INDEX `catedra_alumnos_composer_ix` ON `catedra_alumnos` (`composer_id`);--> statement-breakpoint
CREATE TABLE `pagos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_alumno_id` integer NOT NULL,
	`concepto` text NOT NULL,
	`mes` text,
	`monto` integer NOT NULL,
	`fecha` text NOT NULL,
	`anulado_en` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`catedra_alumno_id`) REFERENCES `catedra_alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "pagos_mes_ck" CHECK(("pagos"."concepto" = 'CUOTA') = ("pagos"."mes" is not null)),
	CONSTRAINT "pagos_monto_ck" CHECK("pagos"."monto" > 0)
);
--> statement-breakpoint
CREATE INDEX `pagos_inscripcion_ix` ON `pagos` (`catedra_alumno_id`);--> statement-breakpoint
CREATE TABLE `alumnos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`nombre` text NOT NULL,
	`apellido` text NOT NULL,
	`email` text NOT NULL,
	`telefono` text,
	`direccion` text,
	`orden` text NOT NULL,
	`sesion_version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`instrumento` text,
	`detalles_adicionales` text,
	`es_menor` integer DEFAULT false NOT NULL,
	`vive_con_padres` integer DEFAULT false NOT NULL,
	`nombre_tutor` text,
	`telefono_tutor` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alumnos_email_uq` ON `alumnos` (lower(email));--> statement-breakpoint
CREATE INDEX `alumnos_orden_ix` ON `alumnos` (`orden`,`id`);--> statement-breakpoint
CREATE TABLE `docentes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`nombre` text NOT NULL,
	`apellido` text NOT NULL,
	`email` text NOT NULL,
	`telefono` text,
	`direccion` text,
	`orden` text NOT NULL,
	`sesion_version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `docentes_email_uq` ON `docentes` (lower(email));--> statement-breakpoint
CREATE INDEX `docentes_orden_ix` ON `docentes` (`orden`,`id`);--> statement-breakpoint
ALTER TABLE `correos` ADD `caduca_en` integer;--> statement-breakpoint
CREATE INDEX `creadores_contribuyentes_ix` ON `creadores` (lower(email),`id`) WHERE is_student_contribution = 1 and email is not null;