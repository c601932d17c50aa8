import { and, eq, inArray, isNull, lte, ne, type SQL } from 'drizzle-orm'
import { transact } from '../../../db/client.ts'
import { consulta, estaEn, hueco } from '../../../db/consulta.ts'
import { novedades } from '../../../db/schema/avisos.ts'
import type { NovedadesLeidas } from '../../../src/domain/correos/lectura-de-novedades.ts'
import type { Deps } from '../deps.ts'
import type { Quien } from '../services/sessions.ts'
import { columnaDe, type Sobre } from './filas.ts'
import { countSinLeer, readNovedades, rolDe } from './lectura.ts'

type Needs = Pick<Deps, 'db' | 'now'>

/** As somebody says that they have read them. */
export function noteLeidas({ db, now }: Needs, quien: Quien, { hasta, ids }: NovedadesLeidas) {
  const cuales = hasta === undefined ? inArray(novedades.id, ids ?? []) : lte(novedades.id, hasta)
  return transact(db, (tx) => {
    tx.update(novedades)
      .set({ leida_en: now() })
      .where(
        and(
          eq(columnaDe[rolDe(quien)], quien.id),
          lte(novedades.created_at, now()),
          isNull(novedades.leida_en),
          cuales,
        ),
      )
      .run()
    return { sin_leer: countSinLeer(readNovedades(tx, quien, now())) }
  })
}

const sinLeer = consulta((tx, cuales) =>
  tx
    .select({ id: novedades.id })
    .from(novedades)
    .where(and(cuales, isNull(novedades.leida_en), lte(novedades.created_at, hueco('ahora')))),
)

const delQue = (cosa: keyof Sobre, mas?: SQL) => {
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
}

/** Who was given what they were told of has read that. */
export function openNovedades({ db, now }: Needs, quien: Quien, que: keyof typeof abre, ids: number[]): void {
  if (quien.rol === 'admin') return
  const valores = { quien: quien.id, ids: JSON.stringify(ids), ahora: now() }
  const suyas = sinLeer(db, abre[que][quien.rol]).all(valores)
  if (suyas.length === 0) return
  try {
    noteLeidas({ db, now }, quien, { ids: suyas.map(({ id }) => id) })
  } catch {
    // What was asked for is given also while nothing may be written.
  }
}
