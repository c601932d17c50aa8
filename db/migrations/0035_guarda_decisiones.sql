ALTER TABLE `sugerencias` ADD `version_id` integer;--> statement-breakpoint
ALTER TABLE `sugerencias` ADD `tomados` text;--> statement-breakpoint
ALTER TABLE `sugerencias` ADD `igual_a` integer;--> statement-breakpoint
ALTER TABLE `correos` ADD `juntas` text;--> statement-breakpoint
ALTER TABLE `creadores` ADD `decidido_en` integer;--> statement-breakpoint
ALTER TABLE `recibos` ADD `publicado_en` integer;--> statement-breakpoint
CREATE INDEX `creadores_decididos_ix` ON `creadores` (`status`,`decidido_en`,`id`) WHERE decidido_en is not null;--> statement-breakpoint
UPDATE creadores SET decidido_en = (
	SELECT max(v.created_at) FROM creador_versiones v
	WHERE v.creador_id = creadores.id AND v.sobre_id IS NULL AND v.motivo = 'ESTADO'
) WHERE status IN ('PUBLISHED', 'REJECTED');
--> statement-breakpoint
UPDATE sugerencias SET version_id = (
	SELECT max(v.id) FROM creador_versiones v
	WHERE v.creador_id = sugerencias.creador_id AND v.motivo = 'SUGERENCIA'
	AND v.quien = sugerencias.suggester_email AND v.created_at = sugerencias.resuelta_en
) WHERE status = 'APPROVED';
--> statement-breakpoint
UPDATE recibos SET publicado_en = coalesce(
	(SELECT c.published_at FROM creadores c WHERE c.id = recibos.creador_id),
	(SELECT s.resuelta_en FROM sugerencias s WHERE s.id = recibos.sugerencia_id AND s.status = 'APPROVED')
);
--> statement-breakpoint
-- From here on every write of what the ranking and the pages read is counted.
DROP TRIGGER creadores_cambio_au;--> statement-breakpoint
CREATE TRIGGER creadores_cambio_au AFTER UPDATE OF status, period, main_role, birth_year, birth_month, birth_day, death_year, death_month, death_day, death_unknown, birth_edtf, death_edtf, birth_min, birth_max, death_min, death_max, fuentes, por_confirmar, wikidata_qid, photo_credit, audio_url, audio_credit, sort_name, slug, first_name, last_name, quality, photo_url, youtube_link, is_student_contribution, student_first_name, student_last_name, email, "references", notable_works, bio, created_at, updated_at, published_at ON creadores
WHEN 'PUBLISHED' IN (OLD.status, NEW.status) BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema IN ('catalogo', 'ranking');
END;
--> statement-breakpoint
CREATE TRIGGER creador_slugs_cambio_au AFTER UPDATE ON creador_slugs BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'catalogo';
END;
--> statement-breakpoint
CREATE TRIGGER comentarios_cambio_au AFTER UPDATE ON comentarios BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'comunidad';
END;
--> statement-breakpoint
CREATE TRIGGER sugerencias_cambio_ai AFTER INSERT ON sugerencias
WHEN NEW.status = 'APPROVED' BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
--> statement-breakpoint
DROP TRIGGER sugerencias_cambio_au;--> statement-breakpoint
CREATE TRIGGER sugerencias_cambio_au AFTER UPDATE ON sugerencias
WHEN 'APPROVED' IN (OLD.status, NEW.status) BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
--> statement-breakpoint
DROP TRIGGER recibos_cambio_au;--> statement-breakpoint
CREATE TRIGGER recibos_cambio_au AFTER UPDATE OF contribuyente_id, creador_id, sugerencia_id ON recibos BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
--> statement-breakpoint
CREATE TRIGGER recibos_cambio_ai AFTER INSERT ON recibos
WHEN NEW.contribuyente_id IS NOT NULL BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
--> statement-breakpoint
CREATE TRIGGER recibos_cambio_ad AFTER DELETE ON recibos
WHEN OLD.contribuyente_id IS NOT NULL BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
