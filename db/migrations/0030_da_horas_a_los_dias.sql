ALTER TABLE `dias_clase` ADD `hora_desde` text;--> statement-breakpoint
ALTER TABLE `dias_clase` ADD `hora_hasta` text;--> statement-breakpoint
UPDATE dias_clase SET (hora_desde, hora_hasta) = (
  SELECT min(hora_inicio), max(hora_fin) FROM catedra_dia_horarios AS h
  WHERE h.catedra_id = dias_clase.catedra_id AND h.dia_semana = dias_clase.dia_semana);--> statement-breakpoint
-- An excused day is so at once, also one that nobody marked, or that is to come: those accepted before are now.
INSERT INTO asistencias (dia_clase_id, alumno_id, presente, matiz, updated_at, marcada_en, marcada_por)
SELECT d.id, j.alumno_id, 0, 'JUSTIFICADO', coalesce(j.resuelto_en, j.created_at), coalesce(j.resuelto_en, j.created_at), 'justificativo:' || j.id
FROM justificativos AS j
JOIN catedras AS c ON c.id = j.catedra_id AND c.cerrada_en IS NULL
JOIN dias_clase AS d ON d.catedra_id = j.catedra_id AND d.fecha BETWEEN j.desde AND j.hasta
WHERE j.estado = 'ACEPTADO'
ON CONFLICT DO NOTHING;
