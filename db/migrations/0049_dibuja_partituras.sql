CREATE TABLE `partituras` (
	`sha256` text PRIMARY KEY NOT NULL,
	`abc` text,
	`paginas` integer NOT NULL,
	`con_sonido` integer DEFAULT false NOT NULL,
	`duracion_ms` integer,
	`picos` text,
	`vence_en` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `archivos_sha256_ix` ON `archivos` (`sha256`);--> statement-breakpoint
CREATE INDEX `archivos_partituras_ix` ON `archivos` (`tipo`) WHERE tipo in ('application/vnd.recordare.musicxml+xml', 'application/vnd.recordare.musicxml', 'audio/midi');