ALTER TABLE `evaluaciones` ADD `recupera` integer REFERENCES evaluaciones(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `evaluaciones_recupera_ix` ON `evaluaciones` (`recupera`);--> statement-breakpoint
ALTER TABLE `pruebas_manuales` ADD `recupera` integer REFERENCES pruebas_manuales(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `pruebas_manuales_recupera_ix` ON `pruebas_manuales` (`recupera`);--> statement-breakpoint
ALTER TABLE `tareas_maestras` ADD `recupera` integer REFERENCES tareas_maestras(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `tareas_maestras_recupera_ix` ON `tareas_maestras` (`recupera`);