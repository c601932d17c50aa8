CREATE TABLE `cuotas_de_antes` (
	`catedra_alumno_id` integer NOT NULL,
	`mes` text NOT NULL,
	`monto` integer NOT NULL,
	PRIMARY KEY(`catedra_alumno_id`, `mes`),
	FOREIGN KEY (`catedra_alumno_id`) REFERENCES `catedra_alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "cuotas_de_antes_monto_ck" CHECK("cuotas_de_antes"."monto" >= 0)
);
--> statement-breakpoint
CREATE TABLE `estadias` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_alumno_id` integer NOT NULL,
	`desde` text NOT NULL,
	`hasta` text,
	`ultima_cuota` text,
	FOREIGN KEY (`catedra_alumno_id`) REFERENCES `catedra_alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "estadias_dias_ck" CHECK("estadias"."hasta" >= "estadias"."desde"),
	CONSTRAINT "estadias_fin_ck" CHECK(("estadias"."hasta" is null) = ("estadias"."ultima_cuota" is null))
);
--> statement-breakpoint
CREATE INDEX `estadias_inscripcion_ix` ON `estadias` (`catedra_alumno_id`,`id`,`desde`,`hasta`,`ultima_cuota`);--> statement-breakpoint
CREATE UNIQUE INDEX `estadias_abierta_uq` ON `estadias` (`catedra_alumno_id`) WHERE hasta is null;--> statement-breakpoint
-- A day of what was kept as an instant is Paraguay's, three hours behind UTC: the institution's zone is not known here.
-- A stay begins on the date that was written, where that lies between the end of the one before and its own, and is not
-- the one that was written before: who came back without a date kept it. Else it begins with the return or, the first one,
-- where it ends at the latest. Who left owes as by what holds from now on.
INSERT INTO estadias (catedra_alumno_id, desde, hasta, ultima_cuota)
WITH dichas AS (
	SELECT catedra_alumno_id, id AS orden, fecha_inscripcion AS fecha,
		date(baja_en / 1000, 'unixepoch', '-3 hours') AS baja, date(vuelta_en / 1000, 'unixepoch', '-3 hours') AS vuelta
	FROM inscripciones_anteriores
	UNION ALL
	SELECT id, null, fecha_inscripcion, date(baja_en / 1000, 'unixepoch', '-3 hours'), null FROM catedra_alumnos
), seguidas AS (
	SELECT *, max(baja) OVER hasta_la_anterior AS fin_anterior, lag(vuelta) OVER suyas AS vuelta_anterior,
		lag(fecha) OVER suyas AS fecha_anterior
	FROM dichas
	WINDOW suyas AS (PARTITION BY catedra_alumno_id ORDER BY orden NULLS LAST),
		hasta_la_anterior AS (suyas ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
), con_fin AS (
	SELECT *, max(baja, coalesce(fin_anterior, baja)) AS fin FROM seguidas
), estadas AS (
	SELECT catedra_alumno_id, orden, fin, CASE
		WHEN fin_anterior IS NULL THEN min(fecha, coalesce(fin, fecha))
		WHEN fecha <> fecha_anterior AND fecha BETWEEN fin_anterior AND coalesce(fin, fecha) THEN fecha
		ELSE max(fin_anterior, min(vuelta_anterior, coalesce(fin, vuelta_anterior)))
	END AS desde
	FROM con_fin
), cobradas AS (
	SELECT e.*, substr(fin, 1, 7) AS mes, min(
		printf('%s-%02d', substr(fin, 1, 7), coalesce(dia_cobro, 31)), date(fin, 'start of month', '+1 month', '-1 day')
	) AS cobro
	FROM estadas e JOIN catedra_alumnos i ON i.id = e.catedra_alumno_id
)
SELECT catedra_alumno_id, desde, fin,
	iif(desde <= cobro AND cobro < fin, mes, strftime('%Y-%m', fin, 'start of month', '-1 month'))
FROM cobradas ORDER BY catedra_alumno_id, orden NULLS LAST;--> statement-breakpoint
DROP TABLE `inscripciones_anteriores`;--> statement-breakpoint
ALTER TABLE `catedras` ADD `cuotas_desde` text;--> statement-breakpoint
ALTER TABLE `catedras` ADD `cuotas_hasta` text;--> statement-breakpoint
ALTER TABLE `catedra_alumnos` DROP COLUMN `fecha_inscripcion`;
