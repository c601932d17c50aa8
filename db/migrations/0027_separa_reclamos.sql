ALTER TABLE `sugerencias` ADD `contribuyente_id` integer REFERENCES contribuyentes(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `sugerencias` ADD `nombre_pedido` text;--> statement-breakpoint
CREATE INDEX `sugerencias_contribuyente_ix` ON `sugerencias` (`contribuyente_id`) WHERE contribuyente_id is not null;--> statement-breakpoint
ALTER TABLE `recibos` ADD `contribuyente_id` integer REFERENCES contribuyentes(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `recibos_contribuyente_ix` ON `recibos` (`contribuyente_id`) WHERE contribuyente_id is not null;
--> statement-breakpoint
CREATE TRIGGER recibos_cambio_au AFTER UPDATE OF contribuyente_id ON recibos BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
--> statement-breakpoint
-- Of those that somebody had joined, only the first one had been sent a code: the others came with a receipt. That one is
-- theirs, where it is the only one of its address; the rest waits for a code sent there.
UPDATE `recibos` SET `contribuyente_id` = (
	SELECT suya.contribuyente_id FROM contribuyente_emails suya
	WHERE suya.email = lower(coalesce((SELECT email FROM creadores WHERE creadores.id = recibos.creador_id), (SELECT suggester_email FROM sugerencias WHERE sugerencias.id = recibos.sugerencia_id)))
)
WHERE lower(coalesce((SELECT email FROM creadores WHERE creadores.id = recibos.creador_id), (SELECT suggester_email FROM sugerencias WHERE sugerencias.id = recibos.sugerencia_id))) IN (
	SELECT otra.email FROM contribuyente_emails otra
	WHERE otra.rowid > (SELECT min(primera.rowid) FROM contribuyente_emails primera WHERE primera.contribuyente_id = otra.contribuyente_id)
)
AND (SELECT count(*) FROM recibos r WHERE lower(coalesce((SELECT email FROM creadores WHERE creadores.id = r.creador_id), (SELECT suggester_email FROM sugerencias WHERE sugerencias.id = r.sugerencia_id))) = lower(coalesce((SELECT email FROM creadores WHERE creadores.id = recibos.creador_id), (SELECT suggester_email FROM sugerencias WHERE sugerencias.id = recibos.sugerencia_id)))) = 1;
--> statement-breakpoint
DELETE FROM contribuyente_emails
WHERE rowid > (SELECT min(primera.rowid) FROM contribuyente_emails primera WHERE primera.contribuyente_id = contribuyente_emails.contribuyente_id);
