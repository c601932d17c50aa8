CREATE TABLE `archivo_usos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`archivo_id` integer NOT NULL,
	`unidad_plan_id` integer,
	`tarea_maestra_id` integer,
	`tarea_asignacion_id` integer,
	FOREIGN KEY (`archivo_id`) REFERENCES `archivos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`unidad_plan_id`) REFERENCES `unidades_plan`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_maestra_id`) REFERENCES `tareas_maestras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_asignacion_id`) REFERENCES `tarea_asignaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "archivo_usos_uno_ck" CHECK(("archivo_usos"."unidad_plan_id" is not null) + ("archivo_usos"."tarea_maestra_id" is not null) + ("archivo_usos"."tarea_asignacion_id" is not null) = 1)
);
--> statement-breakpoint
CREATE INDEX `archivo_usos_archivo_ix` ON `archivo_usos` (`archivo_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_unidad_ix` ON `archivo_usos` (`unidad_plan_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_tarea_ix` ON `archivo_usos` (`tarea_maestra_id`);--> statement-breakpoint
CREATE INDEX `archivo_usos_asignacion_ix` ON `archivo_usos` (`tarea_asignacion_id`);--> statement-breakpoint
CREATE TABLE `archivos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`path` text NOT NULL,
	`nombre` text NOT NULL,
	`tipo` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`docente_id` integer,
	`alumno_id` integer,
	`usado_en` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `archivos_path_uq` ON `archivos` (`path`);--> statement-breakpoint
CREATE INDEX `archivos_docente_ix` ON `archivos` (`docente_id`);--> statement-breakpoint
CREATE INDEX `archivos_alumno_ix` ON `archivos` (`alumno_id`);--> statement-breakpoint
CREATE TABLE `asistencias` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dia_clase_id` integer NOT NULL,
	`alumno_id` integer NOT NULL,
	`presente` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`dia_clase_id`) REFERENCES `dias_clase`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `asistencias_uq` ON `asistencias` (`dia_clase_id`,`alumno_id`);--> statement-breakpoint
CREATE INDEX `asistencias_alumno_ix` ON `asistencias` (`alumno_id`);--> statement-breakpoint
CREATE TABLE `dias_clase` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`fecha` text NOT NULL,
	`dia_semana` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dias_clase_uq` ON `dias_clase` (`catedra_id`,`fecha`);--> statement-breakpoint
CREATE TABLE `avisos_apagados` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`alumno_id` integer,
	`docente_id` integer,
	`aviso` text NOT NULL,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "avisos_apagados_quien_ck" CHECK(("avisos_apagados"."alumno_id" is null) <> ("avisos_apagados"."docente_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `avisos_apagados_alumno_uq` ON `avisos_apagados` (`alumno_id`,`aviso`);--> statement-breakpoint
CREATE UNIQUE INDEX `avisos_apagados_docente_uq` ON `avisos_apagados` (`docente_id`,`aviso`);--> statement-breakpoint
CREATE TABLE `evaluacion_asignaciones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`evaluacion_id` integer NOT NULL,
	`alumno_id` integer NOT NULL,
	`estado` text DEFAULT 'PENDIENTE' NOT NULL,
	`correctas` integer,
	`enviada_en` integer,
	`avisada_en` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`evaluacion_id`) REFERENCES `evaluaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `evaluacion_asignaciones_uq` ON `evaluacion_asignaciones` (`evaluacion_id`,`alumno_id`);--> statement-breakpoint
CREATE INDEX `evaluacion_asignaciones_alumno_ix` ON `evaluacion_asignaciones` (`alumno_id`);--> statement-breakpoint
CREATE TABLE `evaluacion_respuestas` (
	`asignacion_id` integer NOT NULL,
	`pregunta_id` integer NOT NULL,
	`opcion_id` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`asignacion_id`, `pregunta_id`),
	FOREIGN KEY (`asignacion_id`) REFERENCES `evaluacion_asignaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pregunta_id`) REFERENCES `preguntas`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`opcion_id`) REFERENCES `opciones`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `evaluacion_respuestas_pregunta_ix` ON `evaluacion_respuestas` (`pregunta_id`);--> statement-breakpoint
CREATE INDEX `evaluacion_respuestas_opcion_ix` ON `evaluacion_respuestas` (`opcion_id`);--> statement-breakpoint
CREATE TABLE `evaluaciones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`unidad_plan_id` integer,
	`titulo` text NOT NULL,
	`origen` text NOT NULL,
	`fecha_entrega` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`unidad_plan_id`) REFERENCES `unidades_plan`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `evaluaciones_catedra_ix` ON `evaluaciones` (`catedra_id`);--> statement-breakpoint
CREATE INDEX `evaluaciones_unidad_ix` ON `evaluaciones` (`unidad_plan_id`);--> statement-breakpoint
CREATE INDEX `evaluaciones_entrega_ix` ON `evaluaciones` (`fecha_entrega`);--> statement-breakpoint
CREATE TABLE `opciones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pregunta_id` integer NOT NULL,
	`posicion` integer NOT NULL,
	`texto` text NOT NULL,
	`es_correcta` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`pregunta_id`) REFERENCES `preguntas`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `opciones_pregunta_ix` ON `opciones` (`pregunta_id`,`posicion`);--> statement-breakpoint
CREATE TABLE `preguntas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`evaluacion_id` integer NOT NULL,
	`posicion` integer NOT NULL,
	`texto` text NOT NULL,
	FOREIGN KEY (`evaluacion_id`) REFERENCES `evaluaciones`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `preguntas_evaluacion_ix` ON `preguntas` (`evaluacion_id`,`posicion`);--> statement-breakpoint
CREATE TABLE `planes_de_clases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`titulo` text NOT NULL,
	`tipo_organizacion` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "planes_de_clases_tipo_ck" CHECK("planes_de_clases"."tipo_organizacion" in ('MES', 'MODULO'))
);
--> statement-breakpoint
CREATE INDEX `planes_de_clases_catedra_ix` ON `planes_de_clases` (`catedra_id`);--> statement-breakpoint
CREATE TABLE `publicacion_comentarios` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`publicacion_id` integer NOT NULL,
	`autor` text NOT NULL,
	`autor_alumno_id` integer,
	`autor_docente_id` integer,
	`texto` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`publicacion_id`) REFERENCES `publicaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`autor_alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`autor_docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "publicacion_comentarios_autor_ck" CHECK(("publicacion_comentarios"."autor" = 'alumno') = ("publicacion_comentarios"."autor_alumno_id" is not null))
);
--> statement-breakpoint
CREATE INDEX `publicacion_comentarios_publicacion_ix` ON `publicacion_comentarios` (`publicacion_id`,`id`);--> statement-breakpoint
CREATE INDEX `publicacion_comentarios_alumno_ix` ON `publicacion_comentarios` (`autor_alumno_id`);--> statement-breakpoint
CREATE INDEX `publicacion_comentarios_docente_ix` ON `publicacion_comentarios` (`autor_docente_id`);--> statement-breakpoint
CREATE TABLE `publicacion_interacciones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`publicacion_id` integer NOT NULL,
	`alumno_id` integer,
	`docente_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`publicacion_id`) REFERENCES `publicaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `publicacion_interacciones_alumno_uq` ON `publicacion_interacciones` (`publicacion_id`,`alumno_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `publicacion_interacciones_docente_uq` ON `publicacion_interacciones` (`publicacion_id`,`docente_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `publicacion_interacciones_admin_uq` ON `publicacion_interacciones` (`publicacion_id`) WHERE alumno_id is null and docente_id is null;--> statement-breakpoint
CREATE INDEX `publicacion_interacciones_alumno_ix` ON `publicacion_interacciones` (`alumno_id`);--> statement-breakpoint
CREATE INDEX `publicacion_interacciones_docente_ix` ON `publicacion_interacciones` (`docente_id`);--> statement-breakpoint
CREATE TABLE `publicaciones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`autor` text NOT NULL,
	`autor_alumno_id` integer,
	`autor_docente_id` integer,
	`titulo` text NOT NULL,
	`contenido` text NOT NULL,
	`tipo` text NOT NULL,
	`visible_to_students` integer DEFAULT true NOT NULL,
	`tarea_maestra_id` integer,
	`evaluacion_id` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`autor_alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`autor_docente_id`) REFERENCES `docentes`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`tarea_maestra_id`) REFERENCES `tareas_maestras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`evaluacion_id`) REFERENCES `evaluaciones`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "publicaciones_autor_ck" CHECK(("publicaciones"."autor" = 'alumno') = ("publicaciones"."autor_alumno_id" is not null))
);
--> statement-breakpoint
CREATE INDEX `publicaciones_catedra_ix` ON `publicaciones` (`catedra_id`,`id`);--> statement-breakpoint
CREATE INDEX `publicaciones_alumno_ix` ON `publicaciones` (`autor_alumno_id`);--> statement-breakpoint
CREATE INDEX `publicaciones_docente_ix` ON `publicaciones` (`autor_docente_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `publicaciones_tarea_uq` ON `publicaciones` (`tarea_maestra_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `publicaciones_evaluacion_uq` ON `publicaciones` (`evaluacion_id`);--> statement-breakpoint
CREATE TABLE `tarea_asignaciones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tarea_maestra_id` integer NOT NULL,
	`alumno_id` integer NOT NULL,
	`estado` text DEFAULT 'ASIGNADA' NOT NULL,
	`archivo_id` integer,
	`submission_date` integer,
	`reentregada` integer DEFAULT false NOT NULL,
	`puntos_obtenidos` integer,
	`comentario_docente` text,
	`calificada_en` integer,
	`avisada_en` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tarea_maestra_id`) REFERENCES `tareas_maestras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`alumno_id`) REFERENCES `alumnos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`archivo_id`) REFERENCES `archivos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "tarea_asignaciones_puntos_ck" CHECK("tarea_asignaciones"."puntos_obtenidos" >= 0),
	CONSTRAINT "tarea_asignaciones_calificada_ck" CHECK(("tarea_asignaciones"."estado" = 'CALIFICADA') = ("tarea_asignaciones"."puntos_obtenidos" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tarea_asignaciones_uq` ON `tarea_asignaciones` (`tarea_maestra_id`,`alumno_id`);--> statement-breakpoint
CREATE INDEX `tarea_asignaciones_alumno_ix` ON `tarea_asignaciones` (`alumno_id`);--> statement-breakpoint
CREATE INDEX `tarea_asignaciones_estado_ix` ON `tarea_asignaciones` (`estado`,`submission_date`);--> statement-breakpoint
CREATE INDEX `tarea_asignaciones_archivo_ix` ON `tarea_asignaciones` (`archivo_id`);--> statement-breakpoint
CREATE TABLE `tareas_maestras` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`catedra_id` integer NOT NULL,
	`unidad_plan_id` integer,
	`titulo` text NOT NULL,
	`descripcion` text NOT NULL,
	`puntos_posibles` integer NOT NULL,
	`fecha_entrega` integer,
	`recursos` text NOT NULL,
	`multimedia_path` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`catedra_id`) REFERENCES `catedras`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`unidad_plan_id`) REFERENCES `unidades_plan`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "tareas_maestras_puntos_ck" CHECK("tareas_maestras"."puntos_posibles" >= 1)
);
--> statement-breakpoint
CREATE INDEX `tareas_maestras_catedra_ix` ON `tareas_maestras` (`catedra_id`);--> statement-breakpoint
CREATE INDEX `tareas_maestras_unidad_ix` ON `tareas_maestras` (`unidad_plan_id`);--> statement-breakpoint
CREATE INDEX `tareas_maestras_entrega_ix` ON `tareas_maestras` (`fecha_entrega`);--> statement-breakpoint
CREATE TABLE `unidades_plan` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plan_id` integer NOT NULL,
	`posicion` integer NOT NULL,
	`periodo` text NOT NULL,
	`contenido` text NOT NULL,
	`capacidades` text NOT NULL,
	`horas_teoricas` integer NOT NULL,
	`horas_practicas` integer NOT NULL,
	`estrategias_metodologicas` text,
	`medios_verificacion_evaluacion` text,
	`recursos` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `planes_de_clases`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "unidades_plan_horas_ck" CHECK("unidades_plan"."horas_teoricas" >= 0 and "unidades_plan"."horas_practicas" >= 0)
);
--> statement-breakpoint
CREATE INDEX `unidades_plan_plan_ix` ON `unidades_plan` (`plan_id`,`posicion`);