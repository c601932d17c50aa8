CREATE TABLE `alarmas` (
	`causa` text PRIMARY KEY NOT NULL,
	`motivo` text NOT NULL,
	`desde` integer NOT NULL,
	`cuando` integer NOT NULL,
	`avisada_en` integer
);
--> statement-breakpoint
CREATE INDEX `alarmas_desde_ix` ON `alarmas` (`desde`);--> statement-breakpoint
CREATE TABLE `copias_probadas` (
	`nombre` text PRIMARY KEY NOT NULL,
	`cuando` integer NOT NULL,
	`segundos` real NOT NULL,
	`archivos` integer,
	`error` text
);
--> statement-breakpoint
CREATE TABLE `pedidos_de_datos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`docente_id` integer,
	`alumno_id` integer,
	`motivo` text,
	`estado` text DEFAULT 'PENDIENTE' NOT NULL,
	`respuesta` text,
	`created_at` integer NOT NULL,
	`resuelto_en` integer,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "pedidos_de_datos_uno_ck" CHECK(("pedidos_de_datos"."docente_id" is not null) + ("pedidos_de_datos"."alumno_id" is not null) = 1)
);
--> statement-breakpoint
CREATE INDEX `pedidos_de_datos_docente_ix` ON `pedidos_de_datos` (`docente_id`);--> statement-breakpoint
CREATE INDEX `pedidos_de_datos_alumno_ix` ON `pedidos_de_datos` (`alumno_id`);--> statement-breakpoint
CREATE INDEX `pedidos_de_datos_estado_ix` ON `pedidos_de_datos` (`estado`,`created_at`);--> statement-breakpoint
CREATE TABLE `usos_de_ia` (
	`docente_id` integer NOT NULL,
	`mes` text NOT NULL,
	`veces` integer NOT NULL,
	PRIMARY KEY(`docente_id`, `mes`),
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `alumnos` ADD `borrado_en` integer;--> statement-breakpoint
ALTER TABLE `docentes` ADD `borrado_en` integer;--> statement-breakpoint
INSERT INTO `alarmas` (`causa`, `motivo`, `desde`, `cuando`)
SELECT 'COPIA', coalesce(nullif(json_extract(`valor`, '$.motivo'), ''), 'No se sabe por qué.'), `en` * 1000, `en` * 1000
FROM (SELECT *, CAST(strftime('%s', json_extract(`valor`, '$.cuando')) AS INTEGER) AS `en` FROM `ajustes` WHERE `clave` = 'copia_fallo' AND json_valid(`valor`));--> statement-breakpoint
DELETE FROM `ajustes` WHERE `clave` = 'copia_fallo';
--> statement-breakpoint
DROP TRIGGER ajustes_cambio_ai;--> statement-breakpoint
DROP TRIGGER ajustes_cambio_au;--> statement-breakpoint
DROP TRIGGER ajustes_cambio_ad;--> statement-breakpoint
CREATE TRIGGER ajustes_cambio_ai AFTER INSERT ON ajustes
WHEN NEW.clave NOT GLOB 'copia_*' BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'institucion';
END;
--> statement-breakpoint
CREATE TRIGGER ajustes_cambio_au AFTER UPDATE ON ajustes
WHEN NEW.clave NOT GLOB 'copia_*' BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'institucion';
END;
--> statement-breakpoint
CREATE TRIGGER ajustes_cambio_ad AFTER DELETE ON ajustes
WHEN OLD.clave NOT GLOB 'copia_*' BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'institucion';
END;
