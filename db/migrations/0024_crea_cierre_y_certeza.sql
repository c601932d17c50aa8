CREATE TABLE `bordes` (
	`borde` text NOT NULL,
	`tema` text NOT NULL,
	`veces` integer NOT NULL,
	PRIMARY KEY(`borde`, `tema`)
);
--> statement-breakpoint
CREATE TABLE `cierres_de_clase` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dia_clase_id` integer NOT NULL,
	`clave` text NOT NULL,
	`agregado` integer DEFAULT false NOT NULL,
	`por` text NOT NULL,
	`cerrada_en` integer NOT NULL,
	`para_la_proxima` text,
	`tarea_id` integer,
	`respuesta` text NOT NULL,
	FOREIGN KEY (`dia_clase_id`) REFERENCES `dias_clase`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_id`) REFERENCES `tareas_maestras`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cierres_de_clase_clave_unique` ON `cierres_de_clase` (`clave`);--> statement-breakpoint
CREATE UNIQUE INDEX `cierres_de_clase_uq` ON `cierres_de_clase` (`dia_clase_id`) WHERE agregado = 0;--> statement-breakpoint
CREATE INDEX `cierres_de_clase_dia_ix` ON `cierres_de_clase` (`dia_clase_id`,`id`);--> statement-breakpoint
CREATE INDEX `cierres_de_clase_tarea_ix` ON `cierres_de_clase` (`tarea_id`);--> statement-breakpoint
CREATE TABLE `unidades_dadas` (
	`dia_clase_id` integer NOT NULL,
	`unidad_id` integer NOT NULL,
	`estado` text NOT NULL,
	PRIMARY KEY(`dia_clase_id`, `unidad_id`),
	FOREIGN KEY (`dia_clase_id`) REFERENCES `dias_clase`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`unidad_id`) REFERENCES `unidades_plan`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `unidades_dadas_unidad_ix` ON `unidades_dadas` (`unidad_id`);--> statement-breakpoint
CREATE TABLE `fusiones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`creador_id` integer NOT NULL,
	`con_id` integer NOT NULL,
	`titulo` text NOT NULL,
	`por` text NOT NULL,
	`created_at` integer NOT NULL,
	`vence_en` integer NOT NULL,
	`deshecha_en` integer,
	`contenido` blob NOT NULL
);
--> statement-breakpoint
CREATE INDEX `fusiones_creador_ix` ON `fusiones` (`creador_id`);--> statement-breakpoint
CREATE INDEX `fusiones_vencimiento_ix` ON `fusiones` (`vence_en`);--> statement-breakpoint
CREATE TABLE `contribuyente_emails` (
	`email` text PRIMARY KEY NOT NULL,
	`contribuyente_id` integer NOT NULL,
	FOREIGN KEY (`contribuyente_id`) REFERENCES `contribuyentes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contribuyente_emails_ix` ON `contribuyente_emails` (`contribuyente_id`);--> statement-breakpoint
CREATE TABLE `contribuyentes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`como` text NOT NULL,
	`nombre` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ingresos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`alumno_id` integer NOT NULL,
	`cuando` integer NOT NULL,
	`como` text NOT NULL,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ingresos_alumno_ix` ON `ingresos` (`alumno_id`,`cuando`);--> statement-breakpoint
CREATE TABLE `recibos` (
	`recibo` text PRIMARY KEY NOT NULL,
	`clase` text NOT NULL,
	`creador_id` integer,
	`sugerencia_id` integer,
	`nombre` text NOT NULL,
	`created_at` integer NOT NULL,
	`abierto_en` integer,
	`decidido_en` integer,
	`reenviado_en` integer,
	`retirado_en` integer,
	`recordado` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`creador_id`) REFERENCES `creadores`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`sugerencia_id`) REFERENCES `sugerencias`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `recibos_creador_ix` ON `recibos` (`creador_id`);--> statement-breakpoint
CREATE INDEX `recibos_sugerencia_ix` ON `recibos` (`sugerencia_id`);--> statement-breakpoint
CREATE INDEX `recibos_decision_ix` ON `recibos` (`decidido_en`) WHERE decidido_en is not null;--> statement-breakpoint
INSERT INTO recibos (recibo, clase, creador_id, nombre, created_at, decidido_en)
SELECT 'GUA-' || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || '-' || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1),
	'CREADOR', id, trim(first_name || ' ' || last_name), created_at,
	CASE status WHEN 'PENDING_REVIEW' THEN null WHEN 'PUBLISHED' THEN coalesce(published_at, updated_at) ELSE updated_at END
FROM creadores WHERE email is not null;--> statement-breakpoint
INSERT INTO recibos (recibo, clase, sugerencia_id, nombre, created_at, decidido_en)
SELECT 'GUA-' || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || '-' || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1),
	'CORRECCION', s.id, trim(c.first_name || ' ' || c.last_name), s.created_at, s.resuelta_en
FROM sugerencias s JOIN creadores c ON c.id = s.creador_id;--> statement-breakpoint
CREATE INDEX `auditoria_docente_ix` ON `auditoria` (`docente_id`,`id`);--> statement-breakpoint
CREATE INDEX `auditoria_rol_ix` ON `auditoria` (`rol`,`id`);--> statement-breakpoint
CREATE INDEX `catedra_alumnos_bajas_ix` ON `catedra_alumnos` (`catedra_id`,`alumno_id`) WHERE baja_en is not null;--> statement-breakpoint
CREATE INDEX `correos_para_ix` ON `correos` (lower(para),`id`);--> statement-breakpoint
DROP INDEX `pagos_inscripcion_ix`;--> statement-breakpoint
CREATE INDEX `pagos_inscripcion_ix` ON `pagos` (`catedra_alumno_id`,`concepto`,`mes`,`monto`,`anulado_en`);--> statement-breakpoint
DROP INDEX `creadores_anio_ix`;--> statement-breakpoint
DROP INDEX `creadores_anio_desc_ix`;--> statement-breakpoint
DROP INDEX `creadores_linea_anio_ix`;--> statement-breakpoint
DROP INDEX `creadores_valoracion_ix`;--> statement-breakpoint
DROP INDEX `creadores_linea_valoracion_ix`;--> statement-breakpoint
ALTER TABLE `creadores` DROP COLUMN `birth_order`;--> statement-breakpoint
ALTER TABLE `creadores` DROP COLUMN `birth_order_desc`;--> statement-breakpoint
ALTER TABLE `creadores` ADD `birth_edtf` text;--> statement-breakpoint
ALTER TABLE `creadores` ADD `death_edtf` text;--> statement-breakpoint
ALTER TABLE `creadores` ADD `birth_min` integer;--> statement-breakpoint
ALTER TABLE `creadores` ADD `birth_max` integer;--> statement-breakpoint
ALTER TABLE `creadores` ADD `death_min` integer;--> statement-breakpoint
ALTER TABLE `creadores` ADD `death_max` integer;--> statement-breakpoint
ALTER TABLE `creadores` ADD `fuentes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `creadores` ADD `por_confirmar` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `creadores` ADD `wikidata_qid` text;--> statement-breakpoint
ALTER TABLE `creadores` ADD `photo_credit` text;--> statement-breakpoint
ALTER TABLE `creadores` ADD `audio_url` text;--> statement-breakpoint
ALTER TABLE `creadores` ADD `audio_credit` text;--> statement-breakpoint
ALTER TABLE `creadores` ADD `birth_order` integer GENERATED ALWAYS AS (coalesce((("birth_min" + "birth_max") / 2), "birth_year", 99999)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `creadores` ADD `birth_order_desc` integer GENERATED ALWAYS AS (coalesce(-(("birth_min" + "birth_max") / 2), -"birth_year", 99999)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `creadores_anio_ix` ON `creadores` (`birth_order`,`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_anio_desc_ix` ON `creadores` (`birth_order_desc`,`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_linea_anio_ix` ON `creadores` (`period_order`,`birth_order`,`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';--> statement-breakpoint
UPDATE creadores SET birth_min = birth_year, birth_max = birth_year,
	birth_edtf = printf('%04d', birth_year) || iif(birth_month is null, '', printf('-%02d', birth_month) || iif(birth_day is null, '', printf('-%02d', birth_day)))
WHERE birth_year is not null;--> statement-breakpoint
UPDATE creadores SET death_min = death_year, death_max = death_year,
	death_edtf = printf('%04d', death_year) || iif(death_month is null, '', printf('-%02d', death_month) || iif(death_day is null, '', printf('-%02d', death_day)))
WHERE death_year is not null;--> statement-breakpoint
UPDATE creadores SET birth_edtf = printf('%04d~', birth_year), birth_min = birth_year - 5, birth_max = birth_year + 5
WHERE (catalogo_clave, birth_edtf) IN (VALUES ('ulrico schmidl|1510', '1510'), ('ruy diaz de guzman|1560', '1560'), ('luis de bolan~os|1549', '1549'), ('nicolas yapuguay|1680', '1680'))
	AND NOT EXISTS (
		SELECT 1 FROM creador_versiones, json_each(antes)
		WHERE creador_id = creadores.id AND key IN ('birth_year', 'birth_month', 'birth_day'));--> statement-breakpoint
UPDATE creadores SET por_confirmar = 1
WHERE birth_year is null OR birth_edtf LIKE '%~' OR death_unknown OR trim(coalesce("references", '')) = ''
	OR (death_year is null AND birth_year < strftime('%Y', 'now') - 120 AND main_role NOT LIKE '%"ENSEMBLE_ORCHESTRA"%');--> statement-breakpoint
CREATE INDEX `creadores_por_confirmar_ix` ON `creadores` (`por_confirmar`,`id`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_anios_de_nacimiento_ix` ON `creadores` (`birth_year`,`sort_name`,`id`) WHERE status = 'PUBLISHED' and birth_min = birth_max;--> statement-breakpoint
CREATE INDEX `creadores_anios_de_fallecimiento_ix` ON `creadores` (`death_year`,`sort_name`,`id`) WHERE status = 'PUBLISHED' and death_min = death_max;--> statement-breakpoint
ALTER TABLE `codigos` ADD `dado_por` text;--> statement-breakpoint
ALTER TABLE `evaluaciones` ADD `muestra` text DEFAULT 'AL_ENVIAR' NOT NULL;--> statement-breakpoint
ALTER TABLE `preguntas` ADD `creador_id` integer REFERENCES creadores(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `preguntas` ADD `campo` text;--> statement-breakpoint
ALTER TABLE `preguntas` ADD `valor` text;--> statement-breakpoint
ALTER TABLE `preguntas` ADD `anulada` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `preguntas_creador_ix` ON `preguntas` (`creador_id`);--> statement-breakpoint
ALTER TABLE `tarea_asignaciones` ADD `creador_id` integer REFERENCES creadores(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `tarea_asignaciones` ADD `sugerencia_id` integer REFERENCES sugerencias(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `tarea_asignaciones_creador_ix` ON `tarea_asignaciones` (`creador_id`);--> statement-breakpoint
CREATE INDEX `tarea_asignaciones_sugerencia_ix` ON `tarea_asignaciones` (`sugerencia_id`);--> statement-breakpoint
ALTER TABLE `tareas_maestras` ADD `tipo` text DEFAULT 'ENTREGA' NOT NULL;--> statement-breakpoint
ALTER TABLE `tareas_maestras` ADD `pide` text;
--> statement-breakpoint
DROP TRIGGER creadores_cambio_au;--> statement-breakpoint
CREATE TRIGGER creadores_cambio_au AFTER UPDATE OF status, period, main_role, birth_year, birth_month, birth_day, death_year, death_month, death_day, death_unknown, birth_edtf, death_edtf, fuentes, por_confirmar, wikidata_qid, photo_credit, audio_url, audio_credit, sort_name, slug, first_name, last_name, quality, photo_url, youtube_link, is_student_contribution, student_first_name, student_last_name, email, "references", notable_works, bio ON creadores
WHEN 'PUBLISHED' IN (OLD.status, NEW.status) BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema IN ('catalogo', 'ranking');
END;
--> statement-breakpoint
CREATE TRIGGER contribuyentes_cambio_ai AFTER INSERT ON contribuyentes BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
--> statement-breakpoint
CREATE TRIGGER contribuyentes_cambio_au AFTER UPDATE ON contribuyentes BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
--> statement-breakpoint
CREATE TRIGGER contribuyentes_cambio_ad AFTER DELETE ON contribuyentes BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
--> statement-breakpoint
CREATE TRIGGER contribuyente_emails_cambio_ai AFTER INSERT ON contribuyente_emails BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
--> statement-breakpoint
CREATE TRIGGER contribuyente_emails_cambio_au AFTER UPDATE ON contribuyente_emails BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
--> statement-breakpoint
CREATE TRIGGER contribuyente_emails_cambio_ad AFTER DELETE ON contribuyente_emails BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
