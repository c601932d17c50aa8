import { and, eq, sql } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { asistencias } from '../../../db/schema/asistencia.ts'
import { etiquetaDeAsistencia, type Matiz } from '../../../src/domain/asistencia.ts'
import type { AsistenciaMarcada, AsistenciasMarcadas } from '../../../src/domain/marcas.ts'
import { cuantos } from '../../../src/domain/numeros.ts'
import { requireMismaPersona } from '../../academia/inscripciones/misma-persona.ts'
import { noteHecho } from '../../casa/auditoria/hechos.ts'
import type { Deps } from '../../deps.ts'
import type { Sesion } from '../../plugins/auth.ts'
import { requireClaseDada } from '../clases/ficha.ts'
import { noEsInscrito } from './errors.ts'
import { findPersona, listPersonas } from './personas.ts'

/** Where a mark goes, and who makes it. */
export interface Lugar {
  catedraId: number
  diaId: number
  sesion: Sesion
}

/** `campo` is the field that says who it is. */
export function markAsistencia(
  { db, now }: Deps,
  { catedraId, diaId, sesion }: Lugar,
  { presente, matiz, hecha_hace = 0, ...quien }: AsistenciaMarcada,
  campo = quien.alumnoId === null ? 'composerId' : 'alumnoId',
) {
  return transact(db, (tx) => {
    requireClaseDada(tx, catedraId, diaId)
    requireMismaPersona(tx, catedraId, quien)
    const persona = findPersona(tx, catedraId, quien)
    if (!persona) throw noEsInscrito(campo)
    const marca = { diaClaseId: diaId, alumnoId: persona.alumnoId, presente, matiz }
    const queda = writeMarca(tx, marca, { ahora: now(), hechaHace: hecha_hace, por: nombreDe(sesion) })
    const superada = queda.presente !== presente || queda.matiz !== matiz
    if (!superada) {
      const sobre = { alumno: persona.alumnoId, dia: diaId, catedra: catedraId }
      const ademas = [etiquetaDeAsistencia(presente, matiz)]
      noteHecho(tx, sesion, { hecho: 'asistencia.marcar', sobre, ademas }, now())
    }
    return { asistencia: { ...persona, ...queda }, superada }
  })
}

/** Those that are named or, where nobody is, all that are enrolled; `quedan` is what stands of the `superadas`. */
export function markAsistencias(
  { db, now }: Deps,
  { catedraId, diaId, sesion }: Lugar,
  { presente, matiz, alumnoIds, hecha_hace = 0 }: AsistenciasMarcadas,
) {
  return transact(db, (tx) => {
    requireClaseDada(tx, catedraId, diaId)
    const inscritos = new Set(listPersonas(tx, catedraId).map(({ alumnoId }) => alumnoId))
    const nombrados = alumnoIds ?? [...inscritos]
    const quedan = nombrados.flatMap((alumnoId, i) => {
      if (!inscritos.has(alumnoId)) throw noEsInscrito('alumnoIds')
      const hechaHace = typeof hecha_hace === 'number' ? hecha_hace : (hecha_hace[i] ?? 0)
      const cuando = { ahora: now(), hechaHace, por: nombreDe(sesion) }
      const queda = writeMarca(tx, { diaClaseId: diaId, alumnoId, presente, matiz }, cuando)
      const superada = queda.presente !== presente || queda.matiz !== matiz
      return superada ? [{ alumnoId, presente: queda.presente, matiz: queda.matiz }] : []
    })
    const superadas = quedan.map(({ alumnoId }) => alumnoId)
    const marcadas = nombrados.length - superadas.length
    if (marcadas > 0) {
      const sobre = { dia: diaId, catedra: catedraId }
      const ademas = [etiquetaDeAsistencia(presente, matiz)]
      const detalle = cuantos(marcadas, 'alumno', 'alumnos')
      noteHecho(tx, sesion, { hecho: 'asistencia.marcar', sobre, ademas, detalle }, now())
    }
    return { marcadas, superadas, quedan }
  })
}

/** All administrators are one. */
const nombreDe = ({ rol, id }: Sesion) => (rol === 'admin' ? rol : `${rol}:${id}`)

interface Cuando {
  ahora: number
  /** How long it waited where it was made. */
  hechaHace: number
  por: string
}

/**
 * What stands then: the mark, unless somebody else made another one after it. Of one person the last to come counts:
 * their device sends them in order, and how long each was on its way nobody knows. The same value a second time only
 * says that it still holds.
 */
function writeMarca(
  tx: Tx,
  marca: Pick<typeof asistencias.$inferInsert, 'diaClaseId' | 'alumnoId' | 'presente' | 'matiz'>,
  { ahora, hechaHace, por }: Cuando,
) {
  const queda = { id: asistencias.id, presente: asistencias.presente, matiz: asistencias.matiz }
  const escrita = tx
    .insert(asistencias)
    .values({ ...marca, updated_at: ahora, marcada_en: ahora - hechaHace, marcada_por: por })
    .onConflictDoUpdate({
      target: [asistencias.diaClaseId, asistencias.alumnoId],
      set: {
        presente: sql`excluded.presente`,
        matiz: sql`excluded.matiz`,
        updated_at: sql`iif(presente = excluded.presente AND matiz IS excluded.matiz, updated_at, excluded.updated_at)`,
        marcada_en: sql`max(marcada_en, excluded.marcada_en)`,
        marcada_por: sql`excluded.marcada_por`,
      },
      setWhere: sql`marcada_por IS excluded.marcada_por OR marcada_en <= excluded.marcada_en`,
    })
    .returning(queda)
    .get()
  if (escrita) return escrita
  const suya = and(eq(asistencias.diaClaseId, marca.diaClaseId), eq(asistencias.alumnoId, marca.alumnoId))
  return tx.select(queda).from(asistencias).where(suya).get() as {
    id: number
    presente: boolean
    matiz: Matiz | null
  }
}
