ALTER TABLE `sugerencias` ADD `contribuyente_id` integer REFERENCES contribuyentes(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `sugerencias` ADD `nombre_pedido` text;--> statement-breakpoint
CREATE INDEX `sugerencias_contribuyente_ix` ON `sugerencias` (`contribuyente_id`) WHERE contribuyente_id is not null;--> statement-breakpoint
ALTER TABLE `recibos` ADD `contribuyente_id` integer REFERENCES contribuyentes(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `recibos_contribuyente_ix` ON `recibos` (`contribuyente_id`) WHERE contribuyente_id is not null;
--> statement-breakpoint
CREATE TRIGGER recibos_cambio_au AFTER UPDATE OF contribuyente_id ON recibos BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
