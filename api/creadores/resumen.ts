import { sigloDe } from '../../src/domain/fechas.ts'
import { type Periodo, periodos } from '../../src/domain/periodos.ts'
import { roles } from '../../src/domain/roles.ts'
import type { Filtros } from './consultas.ts'
import type { Listado } from './listado.ts'
import type { createStatements, SeleccionDe } from './seleccion.ts'

interface Decada {
  period: Periodo
  /** Its first year; null for those of an unknown year. */
  decada: number | null
  total: number
}

interface Anio {
  orden: number
  anio: number | null
  total: number
}

export interface Resumen {
  total: number
  catalogo: number
  siglos: number
  roles: number
  desde: number | null
  hasta: number | null
  periodos: { period: Periodo; total: number }[]
  decadas: Decada[]
}

/** Figures of a selection; its decades stand as on the page, so that a running sum says where each one begins. */
export function createResumen(
  statements: ReturnType<typeof createStatements>,
  seleccionDe: SeleccionDe,
  listado: Listado,
) {
  return (filtros: Filtros): Resumen => {
    const { where, params } = seleccionDe(filtros)
    const from = `FROM creadores INDEXED BY creadores_linea_anio_ix WHERE ${where}`
    const anios = statements(
      `SELECT period_order AS orden, nullif(birth_order, 99999) AS anio, count(*) AS total
      ${from} GROUP BY period_order, birth_order ORDER BY period_order, birth_order`,
    ).all(...params) as Anio[]
    const presentes = roles.filter((_rol, bit) =>
      statements(`SELECT 1 ${from} AND role_mask & ${1 << bit} LIMIT 1`).get(...params),
    )
    const conocidos = anios.flatMap(({ anio }) => anio ?? [])
    const desde = conocidos.length ? Math.min(...conocidos) : null
    const hasta = conocidos.length ? Math.max(...conocidos) : null
    const decadas = decadasDe(anios)

    return {
      total: sumOf(decadas),
      catalogo: listado.count({}),
      siglos: desde === null || hasta === null ? 0 : sigloDe(hasta) - sigloDe(desde) + 1,
      roles: presentes.length,
      desde,
      hasta,
      periodos: [...Map.groupBy(decadas, ({ period }) => period)].map(([period, suyas]) => ({
        period,
        total: sumOf(suyas),
      })),
      decadas,
    }
  }
}

const sumOf = (partes: { total: number }[]) => partes.reduce((suma, { total }) => suma + total, 0)

/** The years come in the page's order, so those of a decade stand together. */
function decadasDe(anios: Anio[]): Decada[] {
  const decadas: Decada[] = []
  for (const { orden, anio, total } of anios) {
    const period = periodos[orden] as Periodo
    const decada = anio === null ? null : Math.floor(anio / 10) * 10
    const ultima = decadas.at(-1)
    if (ultima?.period === period && ultima.decada === decada) ultima.total += total
    else decadas.push({ period, decada, total })
  }
  return decadas
}
