import { and, asc, count, eq, min, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { aparte, consulta, hueco, type Valores } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { isDeAbierta } from '../../suelo/abierta.ts'
import { isDeQuien, porRol, valoresDe } from '../../suelo/docentes.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { isStillInscrito } from './busqueda.ts'
import type { TareaPorCorregir } from './esquemas-de-calificaciones.ts'
import { isEnEstado } from './estado.ts'

/** Of all courses of a teacher. */
export const listPorCorregirDe = (tx: Reader, quien: Quien) =>
  readPorCorregir(tx, suyas[quien.rol], valoresDe(quien))

export const listPorCorregir = (tx: Reader, catedraId: number) =>
  readPorCorregir(tx, deCatedra, { catedraId })

const suyas = porRol((quien) => isDeQuien(aparte, quien))
const deCatedra = eq(tareasMaestras.catedraId, hueco('catedraId'))

/** Tasks of some courses with deliveries that wait to be graded, of who is enrolled; the longest waiting first. */
const readPorCorregir = (tx: Reader, cuales: SQL | undefined, valores: Valores): TareaPorCorregir[] =>
  porCorregir(tx, cuales)
    .all(valores)
    .map(({ desde, ...tarea }) => ({ ...tarea, desde: enISO(desde) }))

const porCorregir = consulta((tx, cuales) =>
  tx
    .select({
      tareaMaestraId: tareasMaestras.id,
      titulo: tareasMaestras.titulo,
      cuantas: count(),
      desde: min(tareaAsignaciones.submission_date),
      catedra: { id: catedras.id, nombre: catedras.nombre, anio: catedras.anio },
    })
    .from(tareasMaestras)
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .where(and(cuales, isEnEstado('ENTREGADA'), isDeAbierta(tx, tareasMaestras.catedraId)))
    .groupBy(tareasMaestras.id)
    .orderBy(asc(min(tareaAsignaciones.submission_date)), asc(tareasMaestras.id)),
)
