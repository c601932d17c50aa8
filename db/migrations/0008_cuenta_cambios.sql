CREATE TABLE `cambios` (
	`tema` text PRIMARY KEY NOT NULL,
	`veces` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO cambios (tema) VALUES ('catalogo'), ('comunidad'), ('ranking'), ('institucion');
--> statement-breakpoint
CREATE TRIGGER creadores_cambio_ai AFTER INSERT ON creadores
WHEN NEW.status = 'PUBLISHED' BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema IN ('catalogo', 'ranking');
END;
--> statement-breakpoint
CREATE TRIGGER creadores_cambio_au AFTER UPDATE OF status, period, main_role, birth_year, birth_month, birth_day, death_year, death_month, death_day, death_unknown, sort_name, slug, first_name, last_name, quality, photo_url, youtube_link, is_student_contribution, student_first_name, student_last_name, email, "references", notable_works, bio ON creadores
WHEN 'PUBLISHED' IN (OLD.status, NEW.status) BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema IN ('catalogo', 'ranking');
END;
--> statement-breakpoint
CREATE TRIGGER creadores_cambio_ad AFTER DELETE ON creadores
WHEN OLD.status = 'PUBLISHED' BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema IN ('catalogo', 'ranking');
END;
--> statement-breakpoint
CREATE TRIGGER creador_slugs_cambio_ai AFTER INSERT ON creador_slugs BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'catalogo';
END;
--> statement-breakpoint
CREATE TRIGGER creador_slugs_cambio_ad AFTER DELETE ON creador_slugs BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'catalogo';
END;
--> statement-breakpoint
CREATE TRIGGER creadores_valoracion_au AFTER UPDATE OF rating_avg, rating_count ON creadores BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'comunidad';
END;
--> statement-breakpoint
CREATE TRIGGER comentarios_cambio_ai AFTER INSERT ON comentarios BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'comunidad';
END;
--> statement-breakpoint
CREATE TRIGGER comentarios_cambio_ad AFTER DELETE ON comentarios BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'comunidad';
END;
--> statement-breakpoint
CREATE TRIGGER sugerencias_cambio_au AFTER UPDATE OF status ON sugerencias BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
--> statement-breakpoint
CREATE TRIGGER sugerencias_cambio_ad AFTER DELETE ON sugerencias
WHEN OLD.status = 'APPROVED' BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
--> statement-breakpoint
CREATE TRIGGER ajustes_cambio_ai AFTER INSERT ON ajustes BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'institucion';
END;
--> statement-breakpoint
CREATE TRIGGER ajustes_cambio_au AFTER UPDATE ON ajustes BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'institucion';
END;
--> statement-breakpoint
CREATE TRIGGER ajustes_cambio_ad AFTER DELETE ON ajustes BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'institucion';
END;
