DROP INDEX `creadores_creacion_ix`;--> statement-breakpoint
DROP INDEX `creadores_linea_creacion_ix`;--> statement-breakpoint
ALTER TABLE `creadores` ADD `published_at` integer;--> statement-breakpoint
-- From the history: when it came to its present status; of who was taken off the timeline, only that it was there once.
UPDATE creadores SET published_at = CASE
	WHEN status = 'PUBLISHED' THEN coalesce((
		SELECT max(created_at) FROM creador_versiones
		WHERE creador_id = creadores.id AND json_extract(antes, '$.status') IS NOT NULL
	), created_at)
	WHEN EXISTS (
		SELECT 1 FROM creador_versiones
		WHERE creador_id = creadores.id AND json_extract(antes, '$.status') = 'PUBLISHED'
	) THEN created_at
END;--> statement-breakpoint
CREATE INDEX `creadores_publicacion_ix` ON `creadores` ("published_at" desc,`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX `creadores_linea_publicacion_ix` ON `creadores` (`period_order`,"published_at" desc,`sort_name`,`id`,`role_mask`) WHERE status = 'PUBLISHED';
