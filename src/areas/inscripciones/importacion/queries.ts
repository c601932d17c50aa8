import type { Correcciones } from '../../../domain/inscripciones/correcciones'
import type { ImportacionDeInscripciones } from '../../../domain/inscripciones/importaciones'
import { api, unwrap } from '../../../lib/api'

/** The table: a file, or what was pasted. */
type Tabla = { file: File } | { csv: string }

/** What a table sends along: what its rows leave unsaid. */
export type Ademas = Record<string, string | number | boolean>

export interface Pedido {
  tabla: Tabla
  ademas: Ademas
  /** Only says what would happen. */
  simular: boolean
  /** What is right goes in; else all or none. */
  solo_buenas: boolean
  correcciones: Correcciones
}

/** What is left out counts as blank, which the call's type does not know. */
const cuerpoDe = ({ tabla, ademas, correcciones, ...como }: Pedido) =>
  ({
    ...ademas,
    ...tabla,
    ...como,
    correcciones: JSON.stringify(correcciones),
  }) as unknown as ImportacionDeInscripciones

export const importAlumnos = (pedido: Pedido) => unwrap(api.admin.alumnos.importar.post(cuerpoDe(pedido)))

export const importInscripciones = (catedra: number) => (pedido: Pedido) =>
  unwrap(api.admin.catedras({ id: catedra }).importar.post(cuerpoDe(pedido)))

export type Resumen = Awaited<ReturnType<typeof importAlumnos>>
export type FilaRevisada = Resumen['filas'][number]
