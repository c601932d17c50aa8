CREATE TABLE `ajustes` (
	`clave` text PRIMARY KEY NOT NULL,
	`valor` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `comentarios` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`creador_id` integer NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`ip_address` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`creador_id`) REFERENCES `creadores`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comentarios_creador_ix` ON `comentarios` (`creador_id`,`id`);--> statement-breakpoint
CREATE TABLE `creador_versiones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`creador_id` integer NOT NULL,
	`motivo` text NOT NULL,
	`quien` text NOT NULL,
	`antes` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`creador_id`) REFERENCES `creadores`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `creador_versiones_creador_ix` ON `creador_versiones` (`creador_id`,`id`);--> statement-breakpoint
CREATE TABLE `sugerencias` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`creador_id` integer NOT NULL,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`reason` text NOT NULL,
	`suggester_email` text NOT NULL,
	`is_student_contribution` integer DEFAULT false NOT NULL,
	`student_first_name` text,
	`student_last_name` text,
	`cambios` text NOT NULL,
	`rejection_reason` text,
	`ip_address` text,
	`created_at` integer NOT NULL,
	`resuelta_en` integer,
	FOREIGN KEY (`creador_id`) REFERENCES `creadores`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sugerencias_estado_ix` ON `sugerencias` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `sugerencias_creador_ix` ON `sugerencias` (`creador_id`);--> statement-breakpoint
CREATE TABLE `valoraciones` (
	`creador_id` integer NOT NULL,
	`visitante` text NOT NULL,
	`estrellas` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`creador_id`, `visitante`),
	FOREIGN KEY (`creador_id`) REFERENCES `creadores`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "valoraciones_estrellas_ck" CHECK("valoraciones"."estrellas" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `valoraciones_promedio_ix` ON `valoraciones` (`creador_id`,`estrellas`);--> statement-breakpoint
CREATE TABLE `correos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`para` text NOT NULL,
	`asunto` text NOT NULL,
	`texto` text NOT NULL,
	`html` text NOT NULL,
	`estado` text DEFAULT 'pendiente' NOT NULL,
	`intentos` integer DEFAULT 0 NOT NULL,
	`proximo_intento` integer NOT NULL,
	`ultimo_error` text,
	`created_at` integer NOT NULL,
	`enviado_en` integer
);
--> statement-breakpoint
CREATE INDEX `correos_pendientes_ix` ON `correos` (`proximo_intento`) WHERE estado = 'pendiente';--> statement-breakpoint
DROP INDEX `creadores_creacion_ix`;--> statement-breakpoint
CREATE INDEX `creadores_linea_creacion_ix` ON `creadores` (`period_order`,"created_at" desc,`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_pendientes_ix` ON `creadores` (`created_at`,`id`) WHERE status = 'PENDING_REVIEW';--> statement-breakpoint
CREATE INDEX `creadores_fuera_de_linea_ix` ON `creadores` (`updated_at`,`id`) WHERE status <> 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_aportantes_ix` ON `creadores` (`email`) WHERE email is not null;--> statement-breakpoint
CREATE INDEX `creadores_creacion_ix` ON `creadores` ("created_at" desc,`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';