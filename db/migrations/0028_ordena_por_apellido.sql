-- The last name ends at a tab, which comes before all letters and blanks: 'Agüero' stands before 'Agüero Gómez'.
UPDATE `alumnos` SET `orden` = coalesce((
	WITH RECURSIVE
		escrito(apellido) AS (SELECT replace(replace(replace(trim(replace(`alumnos`.`apellido`, char(160), ' ')), '    ', ' '), '  ', ' '), '  ', ' ')),
		corte(hasta, faltan, resto) AS (
			SELECT '', length(apellido) - length(replace(apellido, ' ', '')), `alumnos`.`orden` FROM escrito
			UNION ALL
			SELECT hasta || substr(resto, 1, instr(resto, ' ')), faltan - 1, substr(resto, instr(resto, ' ') + 1)
			FROM corte WHERE faltan > 0 AND instr(resto, ' ') > 0
		)
	SELECT hasta || substr(resto, 1, instr(resto, ' ') - 1) || char(9) || substr(resto, instr(resto, ' ') + 1)
	FROM corte WHERE faltan = 0 AND instr(resto, ' ') > 0
), `orden`);--> statement-breakpoint
UPDATE `docentes` SET `orden` = coalesce((
	WITH RECURSIVE
		escrito(apellido) AS (SELECT replace(replace(replace(trim(replace(`docentes`.`apellido`, char(160), ' ')), '    ', ' '), '  ', ' '), '  ', ' ')),
		corte(hasta, faltan, resto) AS (
			SELECT '', length(apellido) - length(replace(apellido, ' ', '')), `docentes`.`orden` FROM escrito
			UNION ALL
			SELECT hasta || substr(resto, 1, instr(resto, ' ')), faltan - 1, substr(resto, instr(resto, ' ') + 1)
			FROM corte WHERE faltan > 0 AND instr(resto, ' ') > 0
		)
	SELECT hasta || substr(resto, 1, instr(resto, ' ') - 1) || char(9) || substr(resto, instr(resto, ' ') + 1)
	FROM corte WHERE faltan = 0 AND instr(resto, ' ') > 0
), `orden`);
