ALTER TABLE `codigos` ADD `origen` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `codigos` ADD `errores` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `correos` ADD `reemplaza` text;--> statement-breakpoint
CREATE INDEX `correos_reemplazo_ix` ON `correos` (`reemplaza`) WHERE reemplaza is not null;