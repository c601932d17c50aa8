import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { NOMBRE_DE_ADMINISTRACION } from '../../suelo/auditoria/hechos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { privateColumns, toCreador } from '../creadores/ficha.ts'
import { paginaDe } from '../creadores/listado.ts'
import type { ConsultaDeSugerencias } from './esquemas-de-cola.ts'
import { isPrimera, listDecididasCon, listGrupos, listOtras } from './iguales.ts'
import { columns, nested } from './lectura-de-sugerencias.ts'

/** Suggestions on one page of the queue. */
export const POR_PAGINA = 50

/** What waits, the longest waiting first; or what was decided, the last first. */
export function listSugerencias({ db }: Deps, { estado, page }: ConsultaDeSugerencias) {
  return estado === 'PENDING' ? listQueEsperan(db, page) : listDecididas(db, estado, page)
}

function listQueEsperan(db: Reader, page: number) {
  const grupos = listGrupos(db)
  const deLaPagina = grupos.slice((page - 1) * POR_PAGINA, page * POR_PAGINA)
  const filas = readFilas(
    db,
    deLaPagina.flatMap(([primera]) => primera?.id ?? []),
  )
  const deCada = Map.groupBy(grupos, ([primera]) => primera?.creadorId)
  const data = deLaPagina.flatMap((grupo) => {
    const [primera] = grupo
    const fila = primera && filas.get(primera.id)
    if (!fila) return []
    const otras = listOtras(grupo, deCada.get(primera.creadorId) ?? [])
    return [{ ...fila, otras, de: grupo.map(({ id, suggester_email }) => ({ id, suggester_email })) }]
  })
  return paginaDe(data, grupos.length, page, POR_PAGINA)
}

function listDecididas(db: Reader, estado: 'APPROVED' | 'REJECTED', page: number) {
  const cuales = and(eq(sugerencias.status, estado), isPrimera)
  const ids = db
    .select({ id: sugerencias.id })
    .from(sugerencias)
    .where(cuales)
    .orderBy(desc(sugerencias.resueltaEn), desc(sugerencias.id))
    .limit(POR_PAGINA)
    .offset((page - 1) * POR_PAGINA)
    .all()
    .map(({ id }) => id)
  const filas = readFilas(db, ids)
  const total = db.select({ n: count() }).from(sugerencias).where(cuales).get()?.n ?? 0
  const data = ids.flatMap((id) => {
    const fila = filas.get(id)
    return fila ? [{ ...fila, otras: [], de: listDecididasCon(db, id) }] : []
  })
  return paginaDe(data, total, page, POR_PAGINA)
}

function readFilas(db: Reader, ids: number[]) {
  const { resueltaEn, tomados, rejection_reason: motivo } = sugerencias
  const filas = db
    .select({ sugerencia: columns, creador: privateColumns, resueltaEn, tomados, motivo })
    .from(sugerencias)
    .innerJoin(creadores, eq(creadores.id, sugerencias.creadorId))
    .where(inArray(sugerencias.id, ids))
    .all()
    .map(({ sugerencia, creador, resueltaEn, ...suyo }) => ({
      ...nested(sugerencia, toCreador(creador)),
      ...suyo,
      por: resueltaEn === null ? null : NOMBRE_DE_ADMINISTRACION,
      decidido_en: resueltaEn === null ? null : enISO(resueltaEn),
    }))
  return new Map(filas.map((fila) => [fila.id, fila]))
}
