import { POR_CATEDRA } from './numeros.ts'
import { CERRADA, instante } from './sql.ts'

const TAREAS = 4
const PREGUNTAS = 10
const OPCIONES = 3

/** Of this year, a course's third task is delivered and its fourth still open; of the years before all is graded. */
const ESTADO = `CASE WHEN ${CERRADA} OR (t.id - 1) % ${TAREAS} < 2 THEN 'CALIFICADA'
  WHEN (t.id - 1) % ${TAREAS} = 2 THEN 'ENTREGADA' ELSE 'ASIGNADA' END`

/** Tasks, evaluations, final grades and actas. */
export const sentenciasDeEntregas: string[] = [
  `INSERT INTO rubros (id, catedra_id, posicion, nombre, peso)
   SELECT (c.id - 1) * 2 + n + 1, c.id, n, iif(n, 'Examen', 'Proceso'), iif(n, 40, 60) FROM catedras c, n WHERE n < 2`,
  `INSERT INTO pruebas_manuales (id, rubro_id, nombre, puntos_posibles, created_at)
   SELECT id, (id - 1) * 2 + 2, 'Examen final', 40, 0 FROM catedras`,
  `INSERT INTO notas_manuales (prueba_id, alumno_id, puntos_obtenidos, updated_at)
   SELECT catedra_id, alumno_id, 20 + id % 21, 0 FROM catedra_alumnos`,

  `INSERT INTO tareas_maestras (id, catedra_id, rubro_id, titulo, descripcion, puntos_posibles, fecha_entrega, recursos,
     created_at, updated_at)
   SELECT (c.id - 1) * ${TAREAS} + n + 1, c.id, (c.id - 1) * 2 + 1, 'Trabajo ' || (n + 1), '<p>Un coral a cuatro voces.</p>', 10,
     ${instante(`c.anio || printf('-%02d-28', 4 + n * 2 + (n = 3) * 2)`)}, '[]', 0, 0
   FROM catedras c, n WHERE n < ${TAREAS}`,
  `INSERT INTO tarea_asignaciones (tarea_maestra_id, alumno_id, estado, submission_date, puntos_obtenidos, calificada_en,
     publicada_en, created_at)
   SELECT t.id, i.alumno_id, ${ESTADO}, iif(${ESTADO} = 'ASIGNADA', null, t.fecha_entrega - i.alumno_id),
     iif(${ESTADO} = 'CALIFICADA', 4 + i.id % 7, null), iif(${ESTADO} = 'CALIFICADA', t.fecha_entrega + t.id, null),
     iif(${ESTADO} = 'CALIFICADA', t.fecha_entrega + t.id, null), 0
   FROM catedras c JOIN tareas_maestras t ON t.catedra_id = c.id JOIN catedra_alumnos i ON i.catedra_id = c.id`,
  `INSERT INTO historial_de_notas (tarea_asignacion_id, cuando, quien, a)
   SELECT id, calificada_en, 'Su docente', puntos_obtenidos FROM tarea_asignaciones WHERE estado = 'CALIFICADA'`,

  `INSERT INTO evaluaciones (id, catedra_id, rubro_id, titulo, origen, fecha_entrega, created_at, updated_at)
   SELECT (c.id - 1) * 2 + n + 1, c.id, (c.id - 1) * 2 + 1, 'Parcial ' || (n + 1), 'MANUAL',
     ${instante(`c.anio || iif(n, '-12-10', '-06-20')`)}, 0, 0
   FROM catedras c, n WHERE n < 2`,
  `INSERT INTO preguntas (id, evaluacion_id, posicion, texto)
   SELECT (e.id - 1) * ${PREGUNTAS} + n + 1, e.id, n, '¿Quién compuso la obra ' || n || '?' FROM evaluaciones e, n WHERE n < ${PREGUNTAS}`,
  `INSERT INTO opciones (id, pregunta_id, posicion, texto, es_correcta)
   SELECT (p.id - 1) * ${OPCIONES} + n + 1, p.id, n, 'Opción ' || n, n = 0 FROM preguntas p, n WHERE n < ${OPCIONES}`,
  // Of this year the second one is still to be done.
  `INSERT INTO evaluacion_asignaciones (id, evaluacion_id, alumno_id, estado, correctas, enviada_en, created_at)
   SELECT (e.id - 1) * ${POR_CATEDRA} + (i.id - 1) % ${POR_CATEDRA} + 1, e.id, i.alumno_id, iif(hecha, 'CALIFICADA', 'PENDIENTE'),
     iif(hecha, i.id % ${PREGUNTAS + 1}, null), iif(hecha, e.fecha_entrega - i.alumno_id, null), 0
   FROM (SELECT c.id, e.id evaluacion, ${CERRADA} OR e.id % 2 hecha FROM catedras c JOIN evaluaciones e ON e.catedra_id = c.id) c
   JOIN evaluaciones e ON e.id = c.evaluacion JOIN catedra_alumnos i ON i.catedra_id = c.id`,
  // Of each course's first one; of what was answered in the others nothing is left but the figure.
  `INSERT INTO evaluacion_respuestas (asignacion_id, pregunta_id, opcion_id, updated_at)
   SELECT a.id, p.id, (p.id - 1) * ${OPCIONES} + 1 + NOT (p.posicion < a.correctas), 0
   FROM evaluacion_asignaciones a JOIN preguntas p ON p.evaluacion_id = a.evaluacion_id
   WHERE a.evaluacion_id % 2 = 1 AND a.estado = 'CALIFICADA'`,

  `INSERT INTO actas (id, catedra_id, version, codigo, contenido, pdf, csv, pdf_sha256, csv_sha256, created_at)
   SELECT c.id, c.id, 1, printf('%012d', c.id), json_object('institucion', 'Facultad de Artes', 'catedra', c.nombre, 'anio', c.anio,
     'docente', 'Su docente', 'fecha', c.anio || '-12-15', 'version', 1, 'codigo', printf('%012d', c.id), 'direccion', '',
     'renglones', json((SELECT json_group_array(json_object('numero', (i.id - 1) % ${POR_CATEDRA} + 1, 'nombre', a.apellido || ', ' || a.nombre,
       'documento', a.documento, 'porcentaje', 7500, 'nota', 1 + i.id % 5))
       FROM catedra_alumnos i JOIN alumnos a ON a.id = i.alumno_id WHERE i.catedra_id = c.id))),
     randomblob(29000), hex(randomblob(5000)), hex(randomblob(32)), hex(randomblob(32)), c.cerrada_en
   FROM catedras c WHERE ${CERRADA}`,
  `INSERT INTO acta_renglones (acta_id, alumno_id, numero, nombre, porcentaje, nota, codigo)
   SELECT c.id, a.id, (i.id - 1) % ${POR_CATEDRA} + 1, a.apellido || ', ' || a.nombre, 7500, 1 + i.id % 5, printf('9%011d', i.id)
   FROM catedras c JOIN catedra_alumnos i ON i.catedra_id = c.id JOIN alumnos a ON a.id = i.alumno_id WHERE ${CERRADA}`,
]

/** The files of what waits to be graded; the larger rest of what a copy has to take is measured in `copias`. */
export const sentenciasDeArchivos: string[] = [
  `INSERT INTO archivos (id, path, nombre, tipo, bytes, sha256, alumno_id, usado_en, created_at)
   SELECT a.id, 'uploads/tareas/' || a.id || '.pdf', 'coral.pdf', 'application/pdf', 0, '', a.alumno_id, 0, 0
   FROM tarea_asignaciones a WHERE a.estado = 'ENTREGADA'`,
  `INSERT INTO archivo_usos (archivo_id, tarea_asignacion_id) SELECT id, id FROM archivos`,
  `UPDATE tarea_asignaciones SET archivo_id = id WHERE estado = 'ENTREGADA'`,
]
