import { z } from 'zod'
import type { Columna, Tabla } from '../base/tablas.ts'

/** What was written over a table's cells: by row, and by field. In a form it comes as its JSON. */
export const correccionesEscritas = z
  .preprocess(
    (valor) => (typeof valor === 'string' ? leidas(valor) : valor),
    z.record(z.string(), z.record(z.string(), z.string().trim())).catch({}),
  )
  .meta({ type: 'object' })
export type Correcciones = z.infer<typeof correccionesEscritas>

function leidas(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return {}
  }
}

/** The table with that written over it, read as any cell is. */
export function corregida(columnas: Columna[], tabla: Tabla, correcciones: Correcciones): Tabla {
  const filas = tabla.filas.map((una) => {
    const escritas = columnas.flatMap(({ campo, read = String, falta }) => {
      const texto = correcciones[una.fila]?.[campo]
      return texto === undefined ? [] : [{ campo, valor: read(texto, ''), falta: falta?.(texto, '') }]
    })
    if (escritas.length === 0) return una
    const faltas = {
      ...una.faltas,
      ...Object.fromEntries(escritas.map(({ campo, falta }) => [campo, falta])),
    }
    return {
      fila: una.fila,
      datos: { ...una.datos, ...Object.fromEntries(escritas.map(({ campo, valor }) => [campo, valor])) },
      faltas: Object.fromEntries(Object.entries(faltas).filter(([, falta]) => falta)),
      // Whoever wrote has seen under which heading each cell stands.
      sobranCeldas: false,
    }
  })
  return { ...tabla, filas } as Tabla
}
