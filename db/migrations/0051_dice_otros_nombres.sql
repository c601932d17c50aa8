ALTER TABLE `creadores` ADD `otros_nombres` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `creadores` ADD `otros_claves` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `creadores_otros_ix` ON `creadores` (`otros_claves`,`id`) WHERE status = 'PUBLISHED' and otros_claves <> '';--> statement-breakpoint
-- What a creator is found by: the other names are as good as the name.
DROP VIEW creadores_buscables;--> statement-breakpoint
CREATE VIEW creadores_buscables AS
SELECT id,
	CASE WHEN instr(name, '''') THEN name || ' ' || replace(name, '''', '') ELSE name END AS name,
	CASE WHEN instr(bio, '''') THEN bio || ' ' || replace(bio, '''', '') ELSE bio END AS bio,
	CASE WHEN instr(notable_works, '''')
		THEN notable_works || ' ' || replace(notable_works, '''', '') ELSE notable_works END AS notable_works
FROM (
	SELECT id,
		replace(replace(replace(replace(
			first_name || ' ' || last_name || iif(otros_nombres = '[]', '', (
				SELECT group_concat(' ' || (value ->> 'nombre'), '') FROM json_each(otros_nombres)
			)), '’', ''''), 'ꞌ', ''''), 'Ꞌ', ''''), 'ʼ', '''') AS name,
		replace(replace(replace(replace(bio, '’', ''''), 'ꞌ', ''''), 'Ꞌ', ''''), 'ʼ', '''') AS bio,
		replace(replace(replace(replace(notable_works, '’', ''''), 'ꞌ', ''''), 'Ꞌ', ''''), 'ʼ', '''') AS notable_works
	FROM creadores WHERE status = 'PUBLISHED'
);
--> statement-breakpoint
DROP TRIGGER creadores_fts_au;--> statement-breakpoint
CREATE TRIGGER creadores_fts_au AFTER UPDATE OF status, first_name, last_name, otros_nombres, bio, notable_works ON creadores BEGIN
	DELETE FROM creadores_fts WHERE rowid = OLD.id AND OLD.status = 'PUBLISHED';
	INSERT INTO creadores_fts (rowid, name, bio, notable_works)
	SELECT id, name, bio, notable_works FROM creadores_buscables WHERE id = NEW.id;
END;
--> statement-breakpoint
DROP TRIGGER creadores_cambio_au;--> statement-breakpoint
CREATE TRIGGER creadores_cambio_au AFTER UPDATE OF status, period, main_role, birth_year, birth_month, birth_day, death_year, death_month, death_day, death_unknown, birth_edtf, death_edtf, birth_min, birth_max, death_min, death_max, fuentes, por_confirmar, wikidata_qid, photo_credit, audio_url, audio_credit, obra_enlaces, sort_name, slug, first_name, last_name, otros_nombres, otros_claves, quality, photo_url, youtube_link, is_student_contribution, student_first_name, student_last_name, email, "references", notable_works, bio, created_at, updated_at, published_at ON creadores
WHEN 'PUBLISHED' IN (OLD.status, NEW.status) BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema IN ('catalogo', 'ranking');
END;
--> statement-breakpoint
-- The catalogue says these beside the name from here on, and no longer in it.
UPDATE creadores SET catalogo_clave = substr(catalogo_clave, 1, instr(catalogo_clave, ' (') - 1) || substr(catalogo_clave, instr(catalogo_clave, ')') + 1)
WHERE catalogo_clave IN ('andres campos cervera (julian de la herreria)|1888', 'ermelinda pedroso (perla)|1951', 'delfin roque ruiz perez (koki ruiz)|1957');
