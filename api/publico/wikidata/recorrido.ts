import { and, asc, count, gt } from 'drizzle-orm'
import { z } from 'zod'
import { type Db, type Reader, type Tx, transactAnyway } from '../../../db/client.ts'
import { conValor } from '../../../db/consulta.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { type CreadorPrivado, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { partesDe } from '../../../src/domain/creadores/edtf.ts'
import { seParecen } from '../../../src/domain/creadores/parecidos.ts'
import { datosDe, dichoDe, isPersona } from '../../../src/domain/creadores/wikidata.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { readAjustes, writeAjuste } from '../../suelo/services/ajustes.ts'
import { soloLecturaDesde } from '../../suelo/services/mantenimiento.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireCreador } from '../creadores/escritura.ts'
import { setEnlace } from './enlace.ts'
import { proposeDatos } from './proponer.ts'

/** Among those that no page shows: it changes with each creator. */
const CLAVE = 'copia_wikidata'

export const recorrido = z.object({
  estado: z.enum(['SIN_EMPEZAR', 'EN_MARCHA', 'DETENIDO', 'TERMINADO']),
  /** The last creator that was looked up. */
  ultimo: z.int(),
  hechos: z.int(),
  total: z.int(),
  sugerencias: z.int(),
  enlazados: z.int(),
  /** Who may be several, or nobody: somebody has to look. */
  por_elegir: z.int(),
  /** Why it stopped by itself. */
  falla: z.string().nullable(),
})
type Recorrido = z.infer<typeof recorrido>

const nuevo: Recorrido = {
  estado: 'SIN_EMPEZAR',
  ultimo: 0,
  hechos: 0,
  total: 0,
  sugerencias: 0,
  enlazados: 0,
  por_elegir: 0,
  falla: null,
}

const admin: Quien = { rol: 'admin', id: 0 }

export function readRecorrido(db: Reader): Recorrido {
  const escrito = readAjustes(db, [CLAVE])[CLAVE]
  return escrito ? { ...nuevo, ...JSON.parse(escrito) } : nuevo
}

const write = (tx: Tx, estado: Recorrido) => writeAjuste(tx, CLAVE, JSON.stringify(estado))

const yaEstaEn = (enMarcha: boolean) =>
  new AppError(
    409,
    'wikidata_recorrido',
    enMarcha ? 'La búsqueda en Wikidata ya está en marcha.' : 'La búsqueda en Wikidata no está en marcha.',
  )

/** From the first creator, or from where it was stopped. */
export function startRecorrido(deps: Deps, quien: Quien): Recorrido {
  return enActo(deps, quien, {}, ({ tx, note }) => {
    const antes = readRecorrido(tx)
    if (antes.estado === 'EN_MARCHA') throw yaEstaEn(true)
    const desde = antes.estado === 'DETENIDO' ? antes : nuevo
    const estado: Recorrido = { ...desde, estado: 'EN_MARCHA', falla: null, total: countPublicados(tx) }
    write(tx, estado)
    note({ hecho: 'wikidata.recorrer' })
    return estado
  })
}

export function stopRecorrido(deps: Deps, quien: Quien): Recorrido {
  return enActo(deps, quien, {}, ({ tx, note }) => {
    const antes = readRecorrido(tx)
    if (antes.estado !== 'EN_MARCHA') throw yaEstaEn(false)
    const estado: Recorrido = { ...antes, estado: 'DETENIDO' }
    write(tx, estado)
    note({ hecho: 'wikidata.detener' })
    return estado
  })
}

const countPublicados = (tx: Reader) =>
  tx.select({ cuantos: count() }).from(creadores).where(conValor(creadores.status, 'PUBLISHED')).get()
    ?.cuantos ?? 0

/** One creator; whether there is another. Who was stopped in the middle has to be looked up again. */
export async function takeStep(deps: Deps): Promise<boolean> {
  const { db } = deps
  if (readRecorrido(db).estado !== 'EN_MARCHA' || soloLecturaDesde(db) !== null) return false
  const siguiente = findSiguiente(db)
  if (siguiente === undefined) {
    change(db, () => ({ estado: 'TERMINADO' }))
    return false
  }
  try {
    const hecho = await lookUp(deps, siguiente)
    change(db, (antes) => ({
      ultimo: siguiente,
      hechos: antes.hechos + 1,
      sugerencias: antes.sugerencias + hecho.sugerencias,
      enlazados: antes.enlazados + hecho.enlazados,
      por_elegir: antes.por_elegir + hecho.por_elegir,
    }))
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Where nobody answers, all the others would fail too.
    if (error.status === 503) change(db, () => ({ estado: 'DETENIDO', falla: error.message }))
    else
      change(db, (antes) => ({
        ultimo: siguiente,
        hechos: antes.hechos + 1,
        por_elegir: antes.por_elegir + 1,
      }))
    return error.status !== 503
  }
}

/** Unless somebody stopped it meanwhile. */
function change(db: Db, cambio: (antes: Recorrido) => Partial<Recorrido>): void {
  transactAnyway(db, (tx) => {
    const antes = readRecorrido(tx)
    const despues = cambio(antes)
    const estado = antes.estado === 'EN_MARCHA' ? (despues.estado ?? antes.estado) : antes.estado
    write(tx, { ...antes, ...despues, estado })
  })
}

const findSiguiente = (db: Reader) =>
  db
    .select({ id: creadores.id })
    .from(creadores)
    .where(and(conValor(creadores.status, 'PUBLISHED'), gt(creadores.id, readRecorrido(db).ultimo)))
    .orderBy(asc(creadores.id))
    .get()?.id

async function lookUp(deps: Deps, id: number) {
  const creador = requireCreador(deps.db, id)
  const qid = creador.wikidata_qid ?? (await findSeguro(deps, creador))
  if (!qid) return { sugerencias: 0, enlazados: 0, por_elegir: 1 }
  if (!creador.wikidata_qid) setEnlace(deps, admin, id, qid)
  const { sugerencias } = await proposeDatos(deps, admin, id)
  return { sugerencias: sugerencias.length, enlazados: creador.wikidata_qid ? 0 : 1, por_elegir: 0 }
}

/** The one person who is called so and was born in that year; of several, none. */
async function findSeguro({ wikidata }: Deps, creador: CreadorPrivado): Promise<string | undefined> {
  if (creador.birth_year === null) return undefined
  const elementos = await wikidata.listElementos(await wikidata.search(nombreCompleto(creador)))
  const iguales = elementos.filter((elemento) => {
    const birth_year = partesDe(datosDe(elemento).nacimiento[0] ?? null).anio
    const otro = { first_name: dichoDe(elemento.labels), last_name: '', birth_year }
    return isPersona(elemento) && birth_year === creador.birth_year && seParecen(creador, otro)
  })
  return iguales.length === 1 ? iguales[0]?.id : undefined
}

const PACE_MS = 1000
const LOOK_MS = 2000

/** Goes on by itself, slowly, wherever it was when the program ended. Returns how to end it. */
export function keepLookingUp(deps: Deps): () => Promise<void> {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  const step = async () => {
    const isMore = await takeStep(deps).catch((error) => {
      console.error('Falló la búsqueda en Wikidata.', error)
      change(deps.db, () => ({ estado: 'DETENIDO', falla: 'Ocurrió un error inesperado.' }))
      return false
    })
    schedule(isMore ? PACE_MS : LOOK_MS)
  }
  const schedule = (ms: number) => {
    if (!isOver) timer = setTimeout(() => (running = step()), ms)
  }
  schedule(LOOK_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
    return running
  }
}
