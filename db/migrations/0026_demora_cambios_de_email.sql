ALTER TABLE `cambios_de_email` ADD `confirmado_en` integer;--> statement-breakpoint
ALTER TABLE `sesiones` ADD `libre_en` integer;--> statement-breakpoint
-- Those that are open and that a code in hand opened, as far as the student's last entries tell.
UPDATE `sesiones` SET `libre_en` = `created_at` + 259200000
WHERE EXISTS (
	SELECT 1 FROM `ingresos`
	WHERE `ingresos`.`alumno_id` = `sesiones`.`alumno_id` AND `ingresos`.`como` = 'DOCENTE'
		AND abs(`ingresos`.`cuando` - `sesiones`.`created_at`) < 5000
);
