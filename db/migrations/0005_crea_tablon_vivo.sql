CREATE TABLE `resumenes` (
	`dia` text PRIMARY KEY NOT NULL,
	`hasta` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `calendario_enlaces` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`alumno_id` integer,
	`docente_id` integer,
	`hash` text NOT NULL,
	`sesion_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "calendario_enlaces_quien_ck" CHECK(("calendario_enlaces"."alumno_id" is null) <> ("calendario_enlaces"."docente_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendario_enlaces_alumno_uq` ON `calendario_enlaces` (`alumno_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `calendario_enlaces_docente_uq` ON `calendario_enlaces` (`docente_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `calendario_enlaces_hash_uq` ON `calendario_enlaces` (`hash`);--> statement-breakpoint
CREATE TABLE `tablon_eventos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`publicacion_id` integer NOT NULL,
	`hecho` text NOT NULL,
	`para_alumnos` integer NOT NULL
);
--> statement-breakpoint
-- What happens on a board is noted here, so that no one who writes can forget it, a cascade included.
CREATE TRIGGER tablon_eventos_limite AFTER INSERT ON tablon_eventos BEGIN
	DELETE FROM tablon_eventos WHERE id <= NEW.id - 10000;
END;
--> statement-breakpoint
CREATE TRIGGER publicaciones_evento_ai AFTER INSERT ON publicaciones BEGIN
	INSERT INTO tablon_eventos (catedra_id, publicacion_id, hecho, para_alumnos)
	VALUES (NEW.catedra_id, NEW.id, 'publicacion', NEW.visible_to_students);
END;
--> statement-breakpoint
CREATE TRIGGER publicaciones_evento_au AFTER UPDATE ON publicaciones BEGIN
	INSERT INTO tablon_eventos (catedra_id, publicacion_id, hecho, para_alumnos)
	VALUES (
		NEW.catedra_id, NEW.id,
		iif(OLD.visible_to_students AND NOT NEW.visible_to_students, 'oculta', 'publicacion'),
		OLD.visible_to_students OR NEW.visible_to_students
	);
END;
--> statement-breakpoint
CREATE TRIGGER publicaciones_evento_ad AFTER DELETE ON publicaciones BEGIN
	INSERT INTO tablon_eventos (catedra_id, publicacion_id, hecho, para_alumnos)
	VALUES (OLD.catedra_id, OLD.id, 'eliminada', OLD.visible_to_students);
END;
--> statement-breakpoint
CREATE TRIGGER publicacion_comentarios_evento_ai AFTER INSERT ON publicacion_comentarios BEGIN
	INSERT INTO tablon_eventos (catedra_id, publicacion_id, hecho, para_alumnos)
	SELECT catedra_id, id, 'comentarios', visible_to_students FROM publicaciones WHERE id = NEW.publicacion_id;
END;
--> statement-breakpoint
CREATE TRIGGER publicacion_comentarios_evento_ad AFTER DELETE ON publicacion_comentarios BEGIN
	INSERT INTO tablon_eventos (catedra_id, publicacion_id, hecho, para_alumnos)
	SELECT catedra_id, id, 'comentarios', visible_to_students FROM publicaciones WHERE id = OLD.publicacion_id;
END;
--> statement-breakpoint
CREATE TRIGGER publicacion_interacciones_evento_ai AFTER INSERT ON publicacion_interacciones BEGIN
	INSERT INTO tablon_eventos (catedra_id, publicacion_id, hecho, para_alumnos)
	SELECT catedra_id, id, 'interacciones', visible_to_students FROM publicaciones WHERE id = NEW.publicacion_id;
END;
--> statement-breakpoint
CREATE TRIGGER publicacion_interacciones_evento_ad AFTER DELETE ON publicacion_interacciones BEGIN
	INSERT INTO tablon_eventos (catedra_id, publicacion_id, hecho, para_alumnos)
	SELECT catedra_id, id, 'interacciones', visible_to_students FROM publicaciones WHERE id = OLD.publicacion_id;
END;
