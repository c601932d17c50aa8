import { DIAS, DIAS_ENTRE_CLASES, type Numeros, POR_CATEDRA } from './numeros.ts'
import { ABIERTA, CERRADA, instante, suerte } from './sql.ts'

/** Who is in which course, what they paid, and each mark of each class. */
export const sentenciasDeClases = ({ porGeneracion, porAnio }: Numeros): string[] => [
  `INSERT INTO catedra_dia_horarios (catedra_id, dia_semana, hora_inicio, hora_fin)
   SELECT id, dia, '18:00', '20:00' FROM catedras, (SELECT 'Lunes' dia UNION ALL SELECT 'Viernes')`,
  // A generation's students in turn, so that each has three courses; in its second year among others than in its first.
  `INSERT INTO catedra_alumnos (id, catedra_id, alumno_id, dia_cobro, matricula_monto, cuota_monto, created_at)
   SELECT (c.id - 1) * ${POR_CATEDRA} + n + 1, c.id,
     anio_n / 2 * ${porGeneracion} + (lugar * ${POR_CATEDRA} + n + anio_n % 2 * ${POR_CATEDRA / 2}) % ${porGeneracion} + 1,
     10, 150000, 200000, 0
   FROM (SELECT id, anio, (id - 1) / ${porAnio} anio_n, (id - 1) % ${porAnio} lugar FROM catedras) c, n
   WHERE n < ${POR_CATEDRA}`,
  `INSERT INTO estadias (catedra_alumno_id, desde)
   SELECT i.id, c.anio || '-03-01' FROM catedras c JOIN catedra_alumnos i ON i.catedra_id = c.id`,
  // The inscription's fee and ten months; one in twenty of this year's is owed.
  `INSERT INTO pagos (catedra_alumno_id, concepto, mes, monto, fecha, created_at)
   SELECT i.id, iif(n, 'CUOTA', 'MATRICULA'), iif(n, c.anio || printf('-%02d', n + 2), null), iif(n, 200000, 150000),
     c.anio || printf('-%02d-10', max(n, 1) + 2), 0
   FROM catedras c JOIN catedra_alumnos i ON i.catedra_id = c.id, n
   WHERE n < 11 AND (${CERRADA} OR NOT ${suerte('i.id * 10 + n', 50)})`,
  `INSERT INTO reglas_de_catedra (catedra_id, asistencia_minima, tarde_vale, justificada, faltas_perdonadas, cuenta_desde,
     proceso_minimo, exige_pagos, dias_para_justificar)
   SELECT id, 75, 1, 'NO_CUENTA', 0, 'INSCRIPCION', 60, 1, 7 FROM catedras`,
  `INSERT INTO dias_clase (id, catedra_id, fecha, dia_semana, created_at)
   SELECT (c.id - 1) * ${DIAS} + n + 1, c.id, date(c.anio || '-03-02', '+' || (n * ${DIAS_ENTRE_CLASES}) || ' days'), 'Lunes', 0
   FROM catedras c, n WHERE n < ${DIAS}`,
  `INSERT INTO asistencias (dia_clase_id, alumno_id, presente, matiz, updated_at, marcada_en, marcada_por)
   SELECT dia, alumno_id, presente, iif(${suerte('dia + alumno_id * 13', 60)}, iif(presente, 'TARDE', 'JUSTIFICADO'), null),
     cuando, cuando, por
   FROM (
     SELECT d.id dia, i.alumno_id, ${suerte('d.id * 200 + i.alumno_id', 820)} presente, ${instante('d.fecha')} cuando,
       'docente:' || c.docente_id por
     FROM catedras c JOIN dias_clase d ON d.catedra_id = c.id JOIN catedra_alumnos i ON i.catedra_id = c.id)`,
  `INSERT INTO luces_vistas (catedra_id, alumno_id, luz)
   SELECT c.id, i.alumno_id, 'HABILITADO' FROM catedras c JOIN catedra_alumnos i ON i.catedra_id = c.id WHERE ${ABIERTA}`,
  // One in five asks for an excuse; of this year's, one in ten still waits for its answer.
  `INSERT INTO justificativos (catedra_id, alumno_id, desde, hasta, motivo, estado, resuelto_en, resuelto_por, created_at)
   SELECT c.id, i.alumno_id, c.anio || '-05-01', c.anio || '-05-09', 'Gripe.', 'ACEPTADO', 0, 'Su docente', 0
   FROM catedras c JOIN catedra_alumnos i ON i.catedra_id = c.id WHERE ${suerte('i.id', 200)}`,
  `UPDATE justificativos SET estado = 'PENDIENTE', resuelto_en = null, resuelto_por = null
   WHERE ${suerte('id * 3', 100)} AND catedra_id IN (SELECT c.id FROM catedras c WHERE ${ABIERTA})`,
  `INSERT INTO planes_de_clases (id, catedra_id, titulo, tipo_organizacion, created_at, updated_at)
   SELECT id, id, 'Plan anual', 'MES', 0, 0 FROM catedras`,
  `INSERT INTO unidades_plan (id, plan_id, posicion, periodo, contenido, capacidades, horas_teoricas, horas_practicas,
     recursos, created_at, updated_at)
   SELECT (c.id - 1) * 8 + n + 1, c.id, n, 'Mes ' || (n + 3), '<p>La guarania y la polca</p>', 'Reconoce el compás.', 4, 2, '[]', 0, 0
   FROM catedras c, n WHERE n < 8`,
  `INSERT INTO cierres_de_clase (dia_clase_id, clave, por, cerrada_en, para_la_proxima, respuesta)
   SELECT id, 'cierre-' || id, 'Su docente', ${instante('fecha')}, 'Traer lo copiado.', '{}' FROM dias_clase`,
  `INSERT INTO unidades_dadas (dia_clase_id, unidad_id, estado)
   SELECT id, (catedra_id - 1) * 8 + (id - 1) % ${DIAS} * 8 / ${DIAS} + 1, 'DADA' FROM dias_clase`,
]
