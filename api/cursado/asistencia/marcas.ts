import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { asistencias } from '../../../db/schema/asistencia.ts'
import { etiquetaDeAsistencia, type Matiz } from '../../../src/domain/asistencia/asistencia.ts'
import type { AsistenciaMarcada, AsistenciasMarcadas } from '../../../src/domain/asistencia/marcas.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { requireMismaPersona } from '../../academia/inscripciones/misma-persona.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { autorDe, cambiadaPor, valeMas } from '../clases/autor-de-marca.ts'
import { isListaEmpezada, requireClaseDada } from '../clases/ficha.ts'
import { listJustificados } from '../justificativos/marcas.ts'
import { findPersona, listPersonas } from './personas.ts'

/** Where a mark goes, and who makes it. */
export interface Lugar {
  catedraId: number
  diaId: number
  sesion: Quien
}

/** `campo` is the field that says who it is. */
export function markAsistencia(
  deps: Deps,
  { catedraId, diaId, sesion }: Lugar,
  { presente, matiz, hecha_hace = 0, ...quien }: AsistenciaMarcada,
  campo = quien.alumnoId === null ? 'composerId' : 'alumnoId',
) {
  return enActo(deps, sesion, { catedra: catedraId }, ({ tx, note, ahora }) => {
    requireClaseDada(tx, catedraId, diaId)
    requireMismaPersona(tx, catedraId, quien)
    const persona = findPersona(tx, catedraId, quien)
    if (!persona) throw noEsInscrito(campo)
    const marca = { diaClaseId: diaId, alumnoId: persona.alumnoId, presente, matiz }
    const write = writerOf(tx, diaId, { ahora: ahora, por: autorDe(sesion) })
    const { queda, superada } = write(marca, hecha_hace)
    if (!superada) {
      const sobre = { alumno: persona.alumnoId, dia: diaId, catedra: catedraId }
      const ademas = [etiquetaDeAsistencia(queda.presente, queda.matiz)]
      note({ hecho: 'asistencia.marcar', sobre, ademas })
    }
    return { asistencia: { ...persona, ...queda }, superada }
  })
}

/**
 * Those that are named or, where nobody is, all that are enrolled; `quedan` is what stands of those of whom something
 * else does: of the `superadas`, and of who is excused.
 */
export function markAsistencias(
  deps: Deps,
  { catedraId, diaId, sesion }: Lugar,
  { presente, matiz, alumnoIds, hecha_hace = 0 }: AsistenciasMarcadas,
) {
  return enActo(deps, sesion, { catedra: catedraId }, ({ tx, note, ahora }) => {
    requireClaseDada(tx, catedraId, diaId)
    const inscritos = new Set(listPersonas(tx, catedraId).map(({ alumnoId }) => alumnoId))
    const nombrados = alumnoIds ?? [...inscritos]
    const write = writerOf(tx, diaId, { ahora: ahora, por: autorDe(sesion) })
    const escritas = nombrados.map((alumnoId, i) => {
      if (!inscritos.has(alumnoId)) throw noEsInscrito('alumnoIds')
      const hechaHace = typeof hecha_hace === 'number' ? hecha_hace : (hecha_hace[i] ?? 0)
      return { alumnoId, ...write({ diaClaseId: diaId, alumnoId, presente, matiz }, hechaHace) }
    })
    const quedan = escritas
      .filter(({ queda }) => queda.presente !== presente || queda.matiz !== matiz)
      .map(({ alumnoId, queda }) => ({ alumnoId, presente: queda.presente, matiz: queda.matiz }))
    const superadas = escritas.filter(({ superada }) => superada).map(({ alumnoId }) => alumnoId)
    const marcadas = nombrados.length - superadas.length
    if (marcadas > 0) {
      const sobre = { dia: diaId, catedra: catedraId }
      const ademas = [etiquetaDeAsistencia(presente, matiz)]
      const detalle = cuantos(marcadas, 'alumno', 'alumnos')
      note({ hecho: 'asistencia.marcar', sobre, ademas, detalle })
    }
    return { marcadas, superadas, quedan }
  })
}

interface Dicha {
  alumnoId: number
  presente: boolean
  matiz: Matiz | null
}

/** A list of different marks, within what else is done then: each goes by the same rules as one that is sent alone. */
export function writeLista(
  tx: Tx,
  { catedraId, diaId, sesion }: Lugar,
  dichas: readonly Dicha[],
  { ahora, hechaHace }: Omit<Cuando, 'por'>,
): void {
  if (dichas.length === 0) return
  const inscritos = new Set(listPersonas(tx, catedraId).map(({ alumnoId }) => alumnoId))
  const ajena = dichas.findIndex(({ alumnoId }) => !inscritos.has(alumnoId))
  if (ajena >= 0) throw noEsInscrito(`marcas.${ajena}.alumnoId`)
  const write = writerOf(tx, diaId, { ahora, por: autorDe(sesion) })
  for (const dicha of dichas) write({ diaClaseId: diaId, ...dicha }, hechaHace)
}

/**
 * Writes marks of a day, and tells what stands. An absence is excused where an accepted excuse explains it, in the day's
 * first list and in any that was taken before the acceptance, whenever it comes; who marks a student again after it knows
 * of it, and has the last word.
 */
function writerOf(tx: Tx, diaId: number, { ahora, por }: Omit<Cuando, 'hechaHace'>) {
  const justificados = new Map(listJustificados(tx, diaId).map((uno) => [uno.alumnoId, uno]))
  const isPrimera = !isListaEmpezada(tx, diaId)
  return (marca: MarcaNueva, hechaHace: number) => {
    const suyo = !marca.presente && marca.matiz === null ? justificados.get(marca.alumnoId) : undefined
    const explica = suyo && (isPrimera || ahora - hechaHace < suyo.resuelto_en)
    const suya = explica ? { ...marca, matiz: 'JUSTIFICADO' as const } : marca
    const autor = explica ? cambiadaPor(suyo.justificativoId) : por
    const queda = writeMarca(tx, suya, { ahora, hechaHace, por: autor })
    return { queda, superada: queda.presente !== suya.presente || queda.matiz !== suya.matiz }
  }
}

type MarcaNueva = Required<
  Pick<typeof asistencias.$inferInsert, 'diaClaseId' | 'alumnoId' | 'presente' | 'matiz'>
>

interface Cuando {
  ahora: number
  /** How long it waited where it was made. */
  hechaHace: number
  por: string
}

/**
 * What stands then: the mark, unless somebody else made another one after it. Of one person the last to come counts:
 * their device sends them in order, and how long each was on its way nobody knows. The same value a second time only
 * says that it still holds. Who came, came, whatever an excuse says.
 */
function writeMarca(tx: Tx, marca: MarcaNueva, { ahora, hechaHace, por }: Cuando) {
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
      setWhere: sql`marcada_por IS excluded.marcada_por OR marcada_en <= excluded.marcada_en OR ${valeMas}`,
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

const noEsInscrito = (campo: string) => invalidFields([[campo, 'Ese alumno no está inscrito en la cátedra.']])
