ALTER TABLE `catedra_alumnos` ADD `debe_desde` text;--> statement-breakpoint
CREATE INDEX `catedra_alumnos_deben_ix` ON `catedra_alumnos` (`catedra_id`,`debe_desde`) WHERE debe_desde is not null and baja_en is null;--> statement-breakpoint
-- The first month of a stay, of those with a fee in its course, for which less was paid than it costs; '0000-00' is the
-- matrícula, which comes before all.
UPDATE catedra_alumnos AS i SET debe_desde = coalesce((
	SELECT '0000-00' WHERE i.matricula_monto > (
		SELECT coalesce(sum(p.monto), 0) FROM pagos p
		WHERE p.catedra_alumno_id = i.id AND p.concepto = 'MATRICULA' AND p.anulado_en IS NULL
	)
), (
	SELECT min(m.mes) FROM (
		SELECT iif(value = 0, c.anio - 1 || '-12', c.anio || printf('-%02d', value)) AS mes, c.anio, c.cuotas_desde, c.cuotas_hasta
		FROM catedras c, json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12]') WHERE c.id = i.catedra_id
	) m
	WHERE m.mes BETWEEN coalesce(m.cuotas_desde, m.anio || '-01') AND coalesce(m.cuotas_hasta, m.anio || '-12')
		AND EXISTS (
			SELECT 1 FROM estadias e WHERE e.catedra_alumno_id = i.id
				AND substr(e.desde, 1, 7) <= m.mes AND (e.ultima_cuota IS NULL OR m.mes <= e.ultima_cuota)
		)
		AND coalesce((
			SELECT a.monto FROM cuotas_de_antes a WHERE a.catedra_alumno_id = i.id AND a.mes = m.mes
		), i.cuota_monto) > (
			SELECT coalesce(sum(p.monto), 0) FROM pagos p
			WHERE p.catedra_alumno_id = i.id AND p.concepto = 'CUOTA' AND p.mes = m.mes AND p.anulado_en IS NULL
		)
))
WHERE catedra_id IN (SELECT id FROM catedras WHERE modalidad_pago = 'PARTICULAR');
--> statement-breakpoint
-- What is searched in: parts of words, from three letters on. Whoever is erased is not to be read from it either.
CREATE VIRTUAL TABLE auditoria_fts USING fts5(
	nombre, resumen,
	content='auditoria', content_rowid='id',
	tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO auditoria_fts (auditoria_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER auditoria_fts_ai AFTER INSERT ON auditoria BEGIN
	INSERT INTO auditoria_fts (rowid, nombre, resumen) VALUES (NEW.id, NEW.nombre, NEW.resumen);
END;
--> statement-breakpoint
CREATE TRIGGER auditoria_fts_ad AFTER DELETE ON auditoria BEGIN
	INSERT INTO auditoria_fts (auditoria_fts, rowid, nombre, resumen) VALUES ('delete', OLD.id, OLD.nombre, OLD.resumen);
END;
--> statement-breakpoint
CREATE TRIGGER auditoria_fts_au AFTER UPDATE OF nombre, resumen ON auditoria BEGIN
	INSERT INTO auditoria_fts (auditoria_fts, rowid, nombre, resumen) VALUES ('delete', OLD.id, OLD.nombre, OLD.resumen);
	INSERT INTO auditoria_fts (rowid, nombre, resumen) VALUES (NEW.id, NEW.nombre, NEW.resumen);
END;
--> statement-breakpoint
INSERT INTO auditoria_fts (auditoria_fts) VALUES ('rebuild');
