ALTER TABLE `dias_clase` ADD `hora_desde` text;--> statement-breakpoint
ALTER TABLE `dias_clase` ADD `hora_hasta` text;--> statement-breakpoint
UPDATE dias_clase SET (hora_desde, hora_hasta) = (
  SELECT min(hora_inicio), max(hora_fin) FROM catedra_dia_horarios AS h
  WHERE h.catedra_id = dias_clase.catedra_id AND h.dia_semana = dias_clase.dia_semana);
