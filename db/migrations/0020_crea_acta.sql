CREATE TABLE `acta_renglones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`acta_id` integer NOT NULL,
	`alumno_id` integer,
	`numero` integer NOT NULL,
	`nombre` text NOT NULL,
	`porcentaje` integer,
	`nota` integer,
	`codigo` text NOT NULL,
	FOREIGN KEY (`acta_id`) REFERENCES `actas`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `acta_renglones_codigo_uq` ON `acta_renglones` (`codigo`);--> statement-breakpoint
CREATE UNIQUE INDEX `acta_renglones_numero_uq` ON `acta_renglones` (`acta_id`,`numero`);--> statement-breakpoint
CREATE INDEX `acta_renglones_alumno_ix` ON `acta_renglones` (`alumno_id`);--> statement-breakpoint
CREATE TABLE `actas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`version` integer NOT NULL,
	`codigo` text NOT NULL,
	`contenido` text NOT NULL,
	`pdf` blob NOT NULL,
	`csv` text NOT NULL,
	`pdf_sha256` text NOT NULL,
	`csv_sha256` text NOT NULL,
	`reemplazada_en` integer,
	`motivo` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `actas_version_uq` ON `actas` (`catedra_id`,`version`);--> statement-breakpoint
CREATE UNIQUE INDEX `actas_codigo_uq` ON `actas` (`codigo`);--> statement-breakpoint
CREATE TABLE `reglas_de_catedra` (
	`catedra_id` integer PRIMARY KEY NOT NULL,
	`asistencia_minima` integer,
	`tarde_vale` real NOT NULL,
	`justificada` text NOT NULL,
	`faltas_perdonadas` integer NOT NULL,
	`cuenta_desde` text NOT NULL,
	`proceso_minimo` integer,
	`exige_pagos` integer NOT NULL,
	`dias_para_justificar` integer NOT NULL,
	`escala` text,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `historial_de_notas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tarea_asignacion_id` integer NOT NULL,
	`cuando` integer NOT NULL,
	`quien` text,
	`de` integer,
	`a` integer NOT NULL,
	`motivo` text,
	FOREIGN KEY (`tarea_asignacion_id`) REFERENCES `tarea_asignaciones`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `historial_de_notas_ix` ON `historial_de_notas` (`tarea_asignacion_id`,`cuando`);--> statement-breakpoint
CREATE TABLE `justificativos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`alumno_id` integer NOT NULL,
	`desde` text NOT NULL,
	`hasta` text NOT NULL,
	`motivo` text NOT NULL,
	`archivo_id` integer,
	`estado` text DEFAULT 'PENDIENTE' NOT NULL,
	`respuesta` text,
	`resuelto_en` integer,
	`resuelto_por` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`archivo_id`) REFERENCES `archivos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "justificativos_fechas_ck" CHECK("justificativos"."desde" <= "justificativos"."hasta")
);
--> statement-breakpoint
CREATE INDEX `justificativos_catedra_ix` ON `justificativos` (`catedra_id`,`estado`);--> statement-breakpoint
CREATE INDEX `justificativos_alumno_ix` ON `justificativos` (`alumno_id`,`catedra_id`);--> statement-breakpoint
CREATE INDEX `justificativos_archivo_ix` ON `justificativos` (`archivo_id`);--> statement-breakpoint
CREATE TABLE `luces_vistas` (
	`catedra_id` integer NOT NULL,
	`alumno_id` integer NOT NULL,
	`luz` text NOT NULL,
	`avisada_en` integer,
	PRIMARY KEY(`catedra_id`, `alumno_id`),
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `luces_vistas_alumno_ix` ON `luces_vistas` (`alumno_id`);--> statement-breakpoint
CREATE TABLE `notas_manuales` (
	`prueba_id` integer NOT NULL,
	`alumno_id` integer NOT NULL,
	`puntos_obtenidos` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`prueba_id`, `alumno_id`),
	FOREIGN KEY (`prueba_id`) REFERENCES `pruebas_manuales`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notas_manuales_puntos_ck" CHECK("notas_manuales"."puntos_obtenidos" >= 0)
);
--> statement-breakpoint
CREATE INDEX `notas_manuales_alumno_ix` ON `notas_manuales` (`alumno_id`);--> statement-breakpoint
CREATE TABLE `pruebas_manuales` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`rubro_id` integer NOT NULL,
	`nombre` text NOT NULL,
	`puntos_posibles` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`rubro_id`) REFERENCES `rubros`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "pruebas_manuales_puntos_ck" CHECK("pruebas_manuales"."puntos_posibles" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pruebas_manuales_uq` ON `pruebas_manuales` (`rubro_id`,`nombre`);--> statement-breakpoint
CREATE TABLE `rubros` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`posicion` integer NOT NULL,
	`nombre` text NOT NULL,
	`peso` integer NOT NULL,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "rubros_peso_ck" CHECK("rubros"."peso" between 1 and 100)
);
--> statement-breakpoint
CREATE INDEX `rubros_catedra_ix` ON `rubros` (`catedra_id`,`posicion`);--> statement-breakpoint
CREATE TABLE `__new_archivo_usos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`archivo_id` integer NOT NULL,
	`unidad_plan_id` integer,
	`tarea_maestra_id` integer,
	`tarea_asignacion_id` integer,
	`justificativo_id` integer,
	`creador_id` integer,
	FOREIGN KEY (`archivo_id`) REFERENCES `archivos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`unidad_plan_id`) REFERENCES `unidades_plan`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_maestra_id`) REFERENCES `tareas_maestras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_asignacion_id`) REFERENCES `tarea_asignaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`justificativo_id`) REFERENCES `justificativos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`creador_id`) REFERENCES `creadores`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "archivo_usos_uno_ck" CHECK(("__new_archivo_usos"."unidad_plan_id" is not null) + ("__new_archivo_usos"."tarea_maestra_id" is not null) + ("__new_archivo_usos"."tarea_asignacion_id" is not null) + ("__new_archivo_usos"."justificativo_id" is not null) + ("__new_archivo_usos"."creador_id" is not null) = 1)
);
--> statement-breakpoint
INSERT INTO `__new_archivo_usos`("id", "archivo_id", "unidad_plan_id", "tarea_maestra_id", "tarea_asignacion_id", "creador_id") SELECT "id", "archivo_id", "unidad_plan_id", "tarea_maestra_id", "tarea_asignacion_id", "creador_id" FROM `archivo_usos`;--> statement-breakpoint
DROP TABLE `archivo_usos`;--> statement-breakpoint
ALTER TABLE `__new_archivo_usos` RENAME TO `archivo_usos`;--> statement-breakpoint
CREATE INDEX `archivo_usos_archivo_ix` ON `archivo_usos` (`archivo_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_unidad_ix` ON `archivo_usos` (`unidad_plan_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_tarea_ix` ON `archivo_usos` (`tarea_maestra_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_asignacion_ix` ON `archivo_usos` (`tarea_asignacion_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_justificativo_ix` ON `archivo_usos` (`justificativo_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_creador_ix` ON `archivo_usos` (`creador_id`);--> statement-breakpoint
ALTER TABLE `asistencias` ADD `matiz` text CONSTRAINT "asistencias_matiz_ck" CHECK("matiz" is null or "matiz" = iif("presente", 'TARDE', 'JUSTIFICADO'));--> statement-breakpoint
ALTER TABLE `dias_clase` ADD `suspendida` text;--> statement-breakpoint
ALTER TABLE `catedras` ADD `cerrada_en` integer;--> statement-breakpoint
ALTER TABLE `evaluaciones` ADD `rubro_id` integer REFERENCES rubros(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `evaluaciones_rubro_ix` ON `evaluaciones` (`rubro_id`);--> statement-breakpoint
ALTER TABLE `alumnos` ADD `documento` text;--> statement-breakpoint
ALTER TABLE `tarea_asignaciones` ADD `publicada_en` integer;--> statement-breakpoint
ALTER TABLE `tareas_maestras` ADD `publica` text DEFAULT 'AL_CALIFICAR' NOT NULL;--> statement-breakpoint
ALTER TABLE `tareas_maestras` ADD `rubro_id` integer REFERENCES rubros(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `tareas_maestras_rubro_ix` ON `tareas_maestras` (`rubro_id`);--> statement-breakpoint
UPDATE `tarea_asignaciones` SET `publicada_en` = coalesce(`calificada_en`, `created_at`) WHERE `estado` = 'CALIFICADA';--> statement-breakpoint
INSERT INTO `historial_de_notas` (`tarea_asignacion_id`, `cuando`, `a`) SELECT `id`, coalesce(`calificada_en`, `created_at`), `puntos_obtenidos` FROM `tarea_asignaciones` WHERE `estado` = 'CALIFICADA';
