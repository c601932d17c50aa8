import { ANIO, POR_CATEDRA, POR_PENDIENTE } from './numeros.ts'
import { ABIERTA, instante, suerte } from './sql.ts'

const PUBLICACIONES = 60
const ANUNCIOS_DE_TAREA = 4
const ANUNCIOS_DE_EVALUACION = 2
const COMENTARIOS = 2
const ME_GUSTA = 15

const inscritoDe = (lugar: string) =>
  `(SELECT alumno_id FROM catedra_alumnos WHERE id = (p.catedra_id - 1) * ${POR_CATEDRA} + (${lugar}) % ${POR_CATEDRA} + 1)`

/** The boards. */
export const sentenciasDeTablon: string[] = [
  `INSERT INTO publicaciones (catedra_id, autor, autor_docente_id, titulo, contenido, tipo, tarea_maestra_id, evaluacion_id,
     created_at, updated_at)
   SELECT c.id, 'docente', c.docente_id, 'Publicación ' || n, '<p>Un aviso de tres o cuatro líneas, como los de todos los días.</p>',
     CASE WHEN n < ${ANUNCIOS_DE_TAREA} THEN 'TAREA' WHEN n < ${ANUNCIOS_DE_TAREA + ANUNCIOS_DE_EVALUACION} THEN 'EVALUACION' ELSE 'ANUNCIO' END,
     iif(n < ${ANUNCIOS_DE_TAREA}, (c.id - 1) * ${ANUNCIOS_DE_TAREA} + n + 1, null),
     iif(n BETWEEN ${ANUNCIOS_DE_TAREA} AND ${ANUNCIOS_DE_TAREA + ANUNCIOS_DE_EVALUACION - 1},
       (c.id - 1) * ${ANUNCIOS_DE_EVALUACION} + n - ${ANUNCIOS_DE_TAREA} + 1, null),
     ${instante(`c.anio || '-03-02'`)} + n * 345600000, 0
   FROM catedras c, n WHERE n < ${PUBLICACIONES}`,
  `INSERT INTO publicacion_comentarios (publicacion_id, autor, autor_alumno_id, texto, created_at)
   SELECT p.id, 'alumno', ${inscritoDe('p.id + n')}, 'De acuerdo.', p.created_at FROM publicaciones p, n WHERE n < ${COMENTARIOS}`,
  `INSERT INTO publicacion_interacciones (publicacion_id, alumno_id, created_at)
   SELECT p.id, ${inscritoDe('p.id + n')}, p.created_at FROM publicaciones p, n WHERE n < ${ME_GUSTA}`,
]

/** What the house keeps: who did what, who signed in, the mails of the last weeks. */
export const sentenciasDeCasa: string[] = [
  `INSERT INTO auditoria (rol, docente_id, nombre, llamada, ids, resumen, created_at)
   SELECT 'docente', c.docente_id, 'Su docente', 'asistencias.marcar', json_object('catedraId', c.id, 'diaId', d.id),
     'Pasó lista', ${instante('d.fecha')}
   FROM catedras c JOIN dias_clase d ON d.catedra_id = c.id`,
  `INSERT INTO auditoria (rol, docente_id, nombre, llamada, ids, resumen, created_at)
   SELECT 'docente', null, 'Su docente', 'tareas.calificar', json_object('asignacionId', id), 'Calificó una entrega', calificada_en
   FROM tarea_asignaciones WHERE estado = 'CALIFICADA'`,
  `INSERT INTO ingresos (alumno_id, cuando, como) SELECT a.id, n * 86400000, 'CORREO' FROM alumnos a, n WHERE n < 5`,
  `INSERT INTO correos (para, asunto, texto, html, estado, proximo_intento, created_at, enviado_en)
   SELECT a.email, 'Tarea calificada', 'Tu docente calificó una entrega.', '<p>Tu docente calificó una entrega.</p>', 'enviado', 0,
     unixepoch() * 1000 - n * 86400000, unixepoch() * 1000 - n * 86400000
   FROM catedras c JOIN catedra_alumnos i ON i.catedra_id = c.id JOIN alumnos a ON a.id = i.alumno_id, n WHERE ${ABIERTA} AND n < 5`,
]

/** What readers and contributors left on the timeline; one in ten creators came from a student. */
export const sentenciasDeComunidad: string[] = [
  `UPDATE creadores SET is_student_contribution = 1, student_first_name = 'Ana', student_last_name = 'Paz ' || id,
     email = 'aportante' || (id / 40) || '@universidad.py' WHERE id % 10 = 0`,
  `UPDATE creadores SET status = 'PENDING_REVIEW', created_at = ${instante(`'${ANIO}-10-01'`)} + id WHERE id % ${POR_PENDIENTE} = 0`,
  `INSERT INTO valoraciones (creador_id, visitante, estrellas, created_at)
   SELECT c.id, 'visitante-' || n, 1 + (c.id + n) % 5, 0 FROM creadores c, n WHERE n < 3 AND c.status = 'PUBLISHED'`,
  `UPDATE creadores SET rating_count = 3, rating_avg = (SELECT avg(estrellas) FROM valoraciones WHERE creador_id = creadores.id)
   WHERE status = 'PUBLISHED'`,
  `INSERT INTO comentarios (creador_id, name, text, created_at)
   SELECT c.id, 'Ana', 'Qué obra.', n FROM creadores c, n WHERE n < 2 AND c.status = 'PUBLISHED'`,
  `INSERT INTO sugerencias (creador_id, reason, suggester_email, cambios, created_at)
   SELECT id, 'Lo dice la fuente.', 'ana@universidad.py', '{"birth_year":1900}', id FROM creadores WHERE ${suerte('id', 2)}`,
]
