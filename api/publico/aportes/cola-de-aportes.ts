import { and, asc, count, desc, isNotNull } from 'drizzle-orm'
import { conValor } from '../../../db/consulta.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { NOMBRE_DE_ADMINISTRACION } from '../../suelo/auditoria/hechos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { privateColumns, toCreador } from '../creadores/ficha.ts'
import { paginaDe } from '../creadores/listado.ts'
import { POR_PAGINA } from './cola-de-sugerencias.ts'
import type { ConsultaDeAportes } from './esquemas-de-cola.ts'
import { createParecidos } from './parecidos.ts'
import { conSugerencias } from './revision.ts'

/** What waits, the longest waiting first; or what was decided, the last first. What never was is no contribution. */
export function createColaDeAportes(deps: Deps) {
  const { db } = deps
  const listParecidos = createParecidos(deps)
  return async ({ estado, page }: ConsultaDeAportes) => {
    const isEspera = estado === 'PENDING_REVIEW'
    const { status, decidido_en, created_at, id } = creadores
    const cuales = and(conValor(status, estado), estado === 'PUBLISHED' ? isNotNull(decidido_en) : undefined)
    const filas = db
      .select({ creador: privateColumns, decidido_en })
      .from(creadores)
      .where(cuales)
      .orderBy(...(isEspera ? [asc(created_at), asc(id)] : [desc(decidido_en), desc(id)]))
      .limit(POR_PAGINA)
      .offset((page - 1) * POR_PAGINA)
      .all()
      .map((fila) => ({ ...fila, creador: toCreador(fila.creador) }))
    const parecidos = await listParecidos(isEspera ? filas.map(({ creador }) => creador) : [])
    const data = filas.map(({ creador, decidido_en }) => ({
      ...conSugerencias(creador),
      parecidos: parecidos.get(creador.id) ?? [],
      por: decidido_en === null ? null : NOMBRE_DE_ADMINISTRACION,
      decidido_en: decidido_en === null ? null : enISO(decidido_en),
    }))
    const total = db.select({ n: count() }).from(creadores).where(cuales).get()?.n ?? 0
    return paginaDe(data, total, page, POR_PAGINA)
  }
}
