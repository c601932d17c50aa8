-- What readers search in, the works alone: who has what one looks for in them comes before who has it in the biography.
CREATE VIRTUAL TABLE creadores_obras_fts USING fts5(
	notable_works,
	content='', contentless_delete=1, detail='none',
	tokenize='unicode61 remove_diacritics 2', prefix='1 2 3'
);
--> statement-breakpoint
CREATE TRIGGER creadores_obras_fts_ai AFTER INSERT ON creadores WHEN NEW.status = 'PUBLISHED' BEGIN
	INSERT INTO creadores_obras_fts (rowid, notable_works)
	SELECT id, notable_works FROM creadores_buscables WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER creadores_obras_fts_au AFTER UPDATE OF status, notable_works ON creadores BEGIN
	DELETE FROM creadores_obras_fts WHERE rowid = OLD.id AND OLD.status = 'PUBLISHED';
	INSERT INTO creadores_obras_fts (rowid, notable_works)
	SELECT id, notable_works FROM creadores_buscables WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER creadores_obras_fts_ad AFTER DELETE ON creadores WHEN OLD.status = 'PUBLISHED' BEGIN
	DELETE FROM creadores_obras_fts WHERE rowid = OLD.id;
END;
--> statement-breakpoint
INSERT INTO creadores_obras_fts (rowid, notable_works) SELECT id, notable_works FROM creadores_buscables;
