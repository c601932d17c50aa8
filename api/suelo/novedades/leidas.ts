import { and, eq, inArray, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import { type Reader, type Tx, transact } from '../../../db/client.ts'
import { consulta, estaEn, hueco } from '../../../db/consulta.ts'
import { novedades } from '../../../db/schema/avisos.ts'
import { rolConAvisosDe } from '../../../src/domain/correos/avisos.ts'
import type { NovedadesLeidas } from '../../../src/domain/correos/lectura-de-novedades.ts'
import type { Deps } from '../deps.ts'
import type { Quien } from '../services/sessions.ts'
import { columnaDe, type Sobre } from './filas.ts'
import { countSinLeer, readBandeja } from './lectura.ts'

type Needs = Pick<Deps, 'db' | 'now'>

/** As somebody says that they have read them. */
export function noteLeidas({ db, now }: Needs, quien: Quien, { hasta, ids }: NovedadesLeidas) {
  return transact(db, (tx) => {
    const dichas = () =>
      readBandeja(tx, quien, now()).flatMap((una) => (una.ids.some((id) => ids?.includes(id)) ? una.ids : []))
    const cuales = hasta === undefined ? inArray(novedades.id, dichas()) : isHasta(tx, hasta)
    const vistas = and(
      eq(columnaDe[rolConAvisosDe(quien)], quien.id),
      lte(novedades.created_at, now()),
      isNull(novedades.leida_en),
    )
    tx.update(novedades).set({ leida_en: now() }).where(and(vistas, cuales)).run()
    return { sin_leer: countSinLeer(readBandeja(tx, quien, now())) }
  })
}

/** What is told later than it was written is newer than what was written after it. */
function isHasta(tx: Reader, hasta: number): SQL | undefined {
  const { id, created_at } = novedades
  const esa = tx.select({ created_at }).from(novedades).where(eq(id, hasta)).get()
  if (!esa) return lte(id, hasta)
  return or(lt(created_at, esa.created_at), and(eq(created_at, esa.created_at), lte(id, hasta)))
}

const sinLeer = consulta((tx, cuales) =>
  tx
    .select({ id: novedades.id })
    .from(novedades)
    .where(and(cuales, isNull(novedades.leida_en), lte(novedades.created_at, hueco('ahora')))),
)

const delQue = (cosa: keyof Sobre | 'catedraId', mas?: SQL) => {
  const de = (rol: 'alumno' | 'docente') =>
    and(eq(columnaDe[rol], hueco('quien')), estaEn(novedades[cosa], hueco('ids')), mas) as SQL
  return { alumno: de('alumno'), docente: de('docente') }
}

/** What is opened: what was said of a delivery is not seen with the task. */
const abre = {
  tarea: delQue('tareaAsignacionId', ne(novedades.aviso, 'COMENTARIO')),
  comentarios: delQue('tareaAsignacionId', eq(novedades.aviso, 'COMENTARIO')),
  entregas: delQue('tareaMaestraId'),
  evaluacion: delQue('evaluacionId'),
  publicaciones: delQue('publicacionId'),
  justificativos: delQue('justificativoId'),
  pedidos: delQue('catedraId', eq(novedades.aviso, 'PEDIDO_DE_INGRESO')),
}

/** Whoever did something with what they were told of has read that. */
export function noteVistas(
  tx: Tx,
  quien: Quien,
  que: keyof typeof abre,
  ids: readonly number[],
  ahora: number,
): void {
  const vistas = listSinLeer(tx, quien, que, ids, ahora)
  if (vistas.length > 0)
    tx.update(novedades).set({ leida_en: ahora }).where(inArray(novedades.id, vistas)).run()
}

/** The same of who was given it. */
export function openNovedades(
  { db, now }: Needs,
  quien: Quien,
  que: keyof typeof abre,
  ids: readonly number[],
): void {
  if (listSinLeer(db, quien, que, ids, now()).length === 0) return
  try {
    transact(db, (tx) => noteVistas(tx, quien, que, ids, now()))
  } catch {
    // What was asked for is given also while nothing may be written.
  }
}

function listSinLeer(
  tx: Reader,
  quien: Quien,
  que: keyof typeof abre,
  ids: readonly number[],
  ahora: number,
): number[] {
  if (quien.rol === 'admin') return []
  const valores = { quien: quien.id, ids: JSON.stringify(ids), ahora }
  return sinLeer(tx, abre[que][quien.rol])
    .all(valores)
    .map(({ id }) => id)
}
