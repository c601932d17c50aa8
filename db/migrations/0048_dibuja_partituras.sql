CREATE TABLE `partituras` (
	`sha256` text PRIMARY KEY NOT NULL,
	`abc` text,
	`paginas` integer NOT NULL,
	`vence_en` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `archivos_sha256_ix` ON `archivos` (`sha256`);