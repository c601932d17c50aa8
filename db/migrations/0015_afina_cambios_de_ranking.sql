DROP TRIGGER sugerencias_cambio_au;
--> statement-breakpoint
CREATE TRIGGER sugerencias_cambio_au AFTER UPDATE OF status ON sugerencias
WHEN 'APPROVED' IN (OLD.status, NEW.status) BEGIN
	UPDATE cambios SET veces = veces + 1 WHERE tema = 'ranking';
END;
