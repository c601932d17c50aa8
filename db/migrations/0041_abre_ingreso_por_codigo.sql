CREATE TABLE `codigos_de_ingreso` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`codigo` text NOT NULL,
	`abierto` integer DEFAULT false NOT NULL,
	`hasta` integer NOT NULL,
	`cupo` integer NOT NULL,
	`modo` text NOT NULL,
	`entraron` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "codigos_de_ingreso_cupo_ck" CHECK("codigos_de_ingreso"."cupo" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `codigos_de_ingreso_catedra_uq` ON `codigos_de_ingreso` (`catedra_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `codigos_de_ingreso_codigo_uq` ON `codigos_de_ingreso` (`codigo`);--> statement-breakpoint
CREATE TABLE `pedidos_de_ingreso` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`nombre` text NOT NULL,
	`apellido` text NOT NULL,
	`email` text NOT NULL,
	`telefono` text,
	`instrumento` text,
	`es_menor` integer DEFAULT false NOT NULL,
	`nombre_tutor` text,
	`telefono_tutor` text,
	`estado` text NOT NULL,
	`confirmado` integer DEFAULT false NOT NULL,
	`origen` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pedidos_de_ingreso_catedra_ix` ON `pedidos_de_ingreso` (`catedra_id`,`estado`);--> statement-breakpoint
CREATE INDEX `pedidos_de_ingreso_creacion_ix` ON `pedidos_de_ingreso` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `pedidos_de_ingreso_espera_uq` ON `pedidos_de_ingreso` (`catedra_id`,`email`) WHERE estado = 'PENDIENTE';--> statement-breakpoint
CREATE UNIQUE INDEX `pedidos_de_ingreso_origen_uq` ON `pedidos_de_ingreso` (`catedra_id`,`origen`) WHERE estado = 'SIN_CONFIRMAR';--> statement-breakpoint
ALTER TABLE `catedra_alumnos` ADD `condiciones_por_revisar` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `catedra_alumnos_por_revisar_ix` ON `catedra_alumnos` (`catedra_id`) WHERE condiciones_por_revisar = 1 and baja_en is null;