import { and, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { evaluacionAsignaciones, evaluaciones, opciones, preguntas } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { partituras } from '../../../db/schema/partituras.ts'
import { isDeQuien } from '../../suelo/docentes.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { isStillInscrito } from './ficha.ts'

/**
 * Whoever may see a question sees its scores: who runs its course, and a student to whom it was given. What sounded in one
 * for the ear is read where the right answers are.
 */
export function muestraPartitura(tx: Reader, quien: Quien, suma: string, ahora: number): boolean {
  const deOpcion = sql`exists (select 1 from ${opciones} where ${opciones.preguntaId} = ${preguntas.id} and ${opciones.notacion} = ${suma})`
  const escrita = or(eq(preguntas.notacion, suma), deOpcion)
  const sonada = sql`exists (select 1 from ${partituras} where ${partituras.sha256} = ${suma} and ${partituras.abc} = ${preguntas.oido} ->> '$.abc')`
  const seMuestra = or(eq(evaluaciones.muestra, 'AL_ENVIAR'), lt(evaluaciones.fecha_entrega, ahora))
  return quien.rol === 'alumno'
    ? isDada(tx, quien.id, or(escrita, and(isNotNull(evaluacionAsignaciones.enviada_en), seMuestra, sonada)))
    : isDeCatedra(tx, quien, or(escrita, sonada))
}

const isDada = (tx: Reader, alumnoId: number, cual: SQL | undefined): boolean =>
  tx
    .select({ id: preguntas.id })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluaciones, eq(evaluaciones.id, evaluacionAsignaciones.evaluacionId))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .innerJoin(preguntas, eq(preguntas.evaluacionId, evaluaciones.id))
    .where(and(eq(evaluacionAsignaciones.alumnoId, alumnoId), cual))
    .limit(1)
    .get() !== undefined

const isDeCatedra = (tx: Reader, quien: Quien, cual: SQL | undefined): boolean =>
  tx
    .select({ id: preguntas.id })
    .from(evaluaciones)
    .innerJoin(catedras, eq(catedras.id, evaluaciones.catedraId))
    .innerJoin(preguntas, eq(preguntas.evaluacionId, evaluaciones.id))
    .where(and(isDeQuien(tx, quien), cual))
    .limit(1)
    .get() !== undefined
