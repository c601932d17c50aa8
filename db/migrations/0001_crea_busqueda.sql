-- What readers search in: published creators only, kept in step by the triggers below.
CREATE VIRTUAL TABLE creadores_fts USING fts5(
	name, bio, notable_works,
	content='', contentless_delete=1, detail='none',
	tokenize='unicode61 remove_diacritics 2', prefix='1 2 3'
);
--> statement-breakpoint
CREATE TRIGGER creadores_fts_ai AFTER INSERT ON creadores WHEN NEW.status = 'PUBLISHED' BEGIN
	INSERT INTO creadores_fts (rowid, name, bio, notable_works)
	VALUES (NEW.id, NEW.first_name || ' ' || NEW.last_name, NEW.bio, NEW.notable_works);
END;
--> statement-breakpoint
CREATE TRIGGER creadores_fts_au AFTER UPDATE OF status, first_name, last_name, bio, notable_works ON creadores BEGIN
	DELETE FROM creadores_fts WHERE rowid = OLD.id AND OLD.status = 'PUBLISHED';
	INSERT INTO creadores_fts (rowid, name, bio, notable_works)
	SELECT NEW.id, NEW.first_name || ' ' || NEW.last_name, NEW.bio, NEW.notable_works
	WHERE NEW.status = 'PUBLISHED';
END;
--> statement-breakpoint
CREATE TRIGGER creadores_fts_ad AFTER DELETE ON creadores WHEN OLD.status = 'PUBLISHED' BEGIN
	DELETE FROM creadores_fts WHERE rowid = OLD.id;
END;
