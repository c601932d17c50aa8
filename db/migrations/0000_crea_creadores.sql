CREATE TABLE `creador_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`creador_id` integer NOT NULL,
	FOREIGN KEY (`creador_id`) REFERENCES `creadores`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `creador_slugs_creador_ix` ON `creador_slugs` (`creador_id`);--> statement-breakpoint
CREATE TABLE `creadores` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`status` text NOT NULL,
	`period` text DEFAULT 'UNKNOWN' NOT NULL,
	`main_role` text NOT NULL,
	`birth_year` integer,
	`birth_month` integer,
	`birth_day` integer,
	`death_year` integer,
	`death_month` integer,
	`death_day` integer,
	`death_unknown` integer DEFAULT false NOT NULL,
	`sort_name` text NOT NULL,
	`rating_avg` real DEFAULT 0 NOT NULL,
	`rating_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`period_order` integer GENERATED ALWAYS AS (CASE "period" WHEN 'COLONIAL' THEN 0 WHEN 'INDEPENDENCIA_Y_GUERRA_GRANDE' THEN 1 WHEN 'POSGUERRA' THEN 2 WHEN 'GUERRA_DEL_CHACO_Y_GUARANIA' THEN 3 WHEN 'DICTADURA' THEN 4 WHEN 'TRANSICION' THEN 5 WHEN 'ACTUALIDAD' THEN 6 WHEN 'INDETERMINADO' THEN 7 WHEN 'UNKNOWN' THEN 8 WHEN 'INDEPENDENCIA' THEN 9 WHEN 'MODERNO' THEN 10 WHEN 'CONTEMPORANEO' THEN 11 END) VIRTUAL,
	`birth_order` integer GENERATED ALWAYS AS (coalesce("birth_year", 99999)) VIRTUAL,
	`birth_order_desc` integer GENERATED ALWAYS AS (coalesce(-"birth_year", 99999)) VIRTUAL,
	`role_mask` integer GENERATED ALWAYS AS (((instr("main_role", '"COMPOSER"') > 0) << 0) | ((instr("main_role", '"PINTOR"') > 0) << 1) | ((instr("main_role", '"CINEASTA"') > 0) << 2) | ((instr("main_role", '"ESCRITOR"') > 0) << 3) | ((instr("main_role", '"POET"') > 0) << 4) | ((instr("main_role", '"CONDUCTOR"') > 0) << 5) | ((instr("main_role", '"ARRANGER"') > 0) << 6) | ((instr("main_role", '"PERFORMER"') > 0) << 7) | ((instr("main_role", '"ENSEMBLE_ORCHESTRA"') > 0) << 8)) VIRTUAL,
	`catalogo_clave` text,
	`slug` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`quality` text,
	`photo_url` text,
	`youtube_link` text,
	`is_student_contribution` integer DEFAULT false NOT NULL,
	`student_first_name` text,
	`student_last_name` text,
	`email` text,
	`ip_address` text,
	`rejection_reason` text,
	`suggestion_reason` text,
	`references` text,
	`notable_works` text NOT NULL,
	`bio` text NOT NULL,
	CONSTRAINT "creadores_status_ck" CHECK("creadores"."status" in ('PENDING_REVIEW', 'PUBLISHED', 'NEEDS_IMPROVEMENT', 'REJECTED')),
	CONSTRAINT "creadores_period_ck" CHECK("creadores"."period" in ('COLONIAL', 'INDEPENDENCIA_Y_GUERRA_GRANDE', 'POSGUERRA', 'GUERRA_DEL_CHACO_Y_GUARANIA', 'DICTADURA', 'TRANSICION', 'ACTUALIDAD', 'INDETERMINADO', 'UNKNOWN', 'INDEPENDENCIA', 'MODERNO', 'CONTEMPORANEO')),
	CONSTRAINT "creadores_quality_ck" CHECK("creadores"."quality" in ('A', 'B', 'C', 'D')),
	CONSTRAINT "creadores_birth_ck" CHECK("creadores"."birth_month" between 1 and 12 and "creadores"."birth_day" between 1 and 31),
	CONSTRAINT "creadores_death_ck" CHECK("creadores"."death_month" between 1 and 12 and "creadores"."death_day" between 1 and 31)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `creadores_slug_unique` ON `creadores` (`slug`);--> statement-breakpoint
CREATE INDEX `creadores_anio_ix` ON `creadores` (`birth_order`,`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_anio_desc_ix` ON `creadores` (`birth_order_desc`,`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_nombre_ix` ON `creadores` (`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_valoracion_ix` ON `creadores` ("rating_avg" desc,`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_linea_anio_ix` ON `creadores` (`period_order`,`birth_order`,`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_linea_nombre_ix` ON `creadores` (`period_order`,`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_linea_valoracion_ix` ON `creadores` (`period_order`,"rating_avg" desc,`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_creacion_ix` ON `creadores` ("created_at" desc,`sort_name`,`id`,`period_order`,`role_mask`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_nacimiento_ix` ON `creadores` (`birth_month`,`birth_day`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_fallecimiento_ix` ON `creadores` (`death_month`,`death_day`) WHERE status = 'PUBLISHED';