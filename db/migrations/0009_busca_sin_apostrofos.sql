-- What a creator is found by: with an apostrophe, as it is and without it ('tava' and 'tavai' find Tava'i). Some of the
-- ways to write one are letters for FTS5.
CREATE VIEW creadores_buscables AS
SELECT id,
	CASE WHEN instr(name, '''') THEN name || ' ' || replace(name, '''', '') ELSE name END AS name,
	CASE WHEN instr(bio, '''') THEN bio || ' ' || replace(bio, '''', '') ELSE bio END AS bio,
	CASE WHEN instr(notable_works, '''')
		THEN notable_works || ' ' || replace(notable_works, '''', '') ELSE notable_works END AS notable_works
FROM (
	SELECT id,
		replace(replace(replace(replace(first_name || ' ' || last_name, '’', ''''), 'ꞌ', ''''), 'Ꞌ', ''''), 'ʼ', '''') AS name,
		replace(replace(replace(replace(bio, '’', ''''), 'ꞌ', ''''), 'Ꞌ', ''''), 'ʼ', '''') AS bio,
		replace(replace(replace(replace(notable_works, '’', ''''), 'ꞌ', ''''), 'Ꞌ', ''''), 'ʼ', '''') AS notable_works
	FROM creadores WHERE status = 'PUBLISHED'
);
--> statement-breakpoint
DROP TRIGGER creadores_fts_ai;
--> statement-breakpoint
CREATE TRIGGER creadores_fts_ai AFTER INSERT ON creadores WHEN NEW.status = 'PUBLISHED' BEGIN
	INSERT INTO creadores_fts (rowid, name, bio, notable_works)
	SELECT id, name, bio, notable_works FROM creadores_buscables WHERE id = NEW.id;
END;
--> statement-breakpoint
DROP TRIGGER creadores_fts_au;
--> statement-breakpoint
CREATE TRIGGER creadores_fts_au AFTER UPDATE OF status, first_name, last_name, bio, notable_works ON creadores BEGIN
	DELETE FROM creadores_fts WHERE rowid = OLD.id AND OLD.status = 'PUBLISHED';
	INSERT INTO creadores_fts (rowid, name, bio, notable_works)
	SELECT id, name, bio, notable_works FROM creadores_buscables WHERE id = NEW.id;
END;
--> statement-breakpoint
DELETE FROM creadores_fts WHERE rowid IN (
	SELECT id FROM creadores_buscables WHERE instr(name || bio || notable_works, '''')
);
--> statement-breakpoint
INSERT INTO creadores_fts (rowid, name, bio, notable_works)
SELECT id, name, bio, notable_works FROM creadores_buscables WHERE instr(name || bio || notable_works, '''');
