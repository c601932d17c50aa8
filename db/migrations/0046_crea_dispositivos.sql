CREATE TABLE `dispositivos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`alumno_id` integer,
	`docente_id` integer,
	`sesion_id` integer,
	`nombre` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	`usado_en` integer NOT NULL,
	`rechazos` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sesion_id`) REFERENCES `sesiones`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "dispositivos_quien_ck" CHECK(("dispositivos"."alumno_id" is null) <> ("dispositivos"."docente_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dispositivos_endpoint_uq` ON `dispositivos` (`endpoint`);--> statement-breakpoint
CREATE INDEX `dispositivos_alumno_ix` ON `dispositivos` (`alumno_id`);--> statement-breakpoint
CREATE INDEX `dispositivos_docente_ix` ON `dispositivos` (`docente_id`);--> statement-breakpoint
CREATE INDEX `dispositivos_sesion_ix` ON `dispositivos` (`sesion_id`);--> statement-breakpoint
CREATE TABLE `empujes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dispositivo_id` integer NOT NULL,
	`aviso` text,
	`grupo` text NOT NULL,
	`titulo` text NOT NULL,
	`texto` text NOT NULL,
	`enlace` text NOT NULL,
	`sale` integer,
	`hasta` integer NOT NULL,
	`intentos` integer DEFAULT 0 NOT NULL,
	`salio_en` integer,
	FOREIGN KEY (`dispositivo_id`) REFERENCES `dispositivos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `empujes_pendientes_ix` ON `empujes` (`sale`) WHERE sale is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `empujes_grupo_uq` ON `empujes` (`dispositivo_id`,`grupo`) WHERE sale is not null;--> statement-breakpoint
CREATE INDEX `empujes_salidas_ix` ON `empujes` (`dispositivo_id`,`aviso`,`salio_en`);--> statement-breakpoint
CREATE TABLE `silencios` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`alumno_id` integer,
	`docente_id` integer,
	`activo` integer DEFAULT false NOT NULL,
	`desde` text NOT NULL,
	`hasta` text NOT NULL,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "silencios_quien_ck" CHECK(("silencios"."alumno_id" is null) <> ("silencios"."docente_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `silencios_alumno_uq` ON `silencios` (`alumno_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `silencios_docente_uq` ON `silencios` (`docente_id`);