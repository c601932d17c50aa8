CREATE TABLE `auditoria` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`rol` text NOT NULL,
	`docente_id` integer,
	`nombre` text NOT NULL,
	`llamada` text NOT NULL,
	`ids` text NOT NULL,
	`resumen` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `limites` (
	`clave` text PRIMARY KEY NOT NULL,
	`llamadas` integer NOT NULL,
	`vence_en` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `limites_vencimiento_ix` ON `limites` (`vence_en`);