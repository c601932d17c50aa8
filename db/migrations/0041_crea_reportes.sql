CREATE TABLE `reportes` (
	`comentario_id` integer NOT NULL,
	`visitante` text NOT NULL,
	`motivo` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`comentario_id`, `visitante`),
	FOREIGN KEY (`comentario_id`) REFERENCES `comentarios`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `comentarios` ADD `oculto` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `comentarios` ADD `sin_problema` integer DEFAULT false NOT NULL;
