import { z } from 'zod'
import type { FilaDeTabla, Tabla } from '../../../src/domain/base/tablas.ts'
import {
  type EstadoDeFila,
  estadosDeFila,
  type Importacion,
} from '../../../src/domain/inscripciones/importaciones.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'

export const resumen = z.object({
  simulado: z.boolean(),
  total: z.int(),
  nuevos: z.int(),
  existentes: z.int(),
  conErrores: z.int(),
  columnasIgnoradas: z.array(z.string()),
  filas: z.array(
    z.object({
      fila: z.int(),
      estado: z.enum(estadosDeFila),
      nombre: z.string(),
      apellido: z.string(),
      email: z.string(),
      campos: z.record(z.string(), z.string()).optional(),
    }),
  ),
  quedaron: z
    .array(z.object({ fila: z.int(), errores: z.record(z.string(), z.string()) }).catchall(z.unknown()))
    .optional(),
})
export type Resumen = z.infer<typeof resumen>

/** A row that was looked at; `campos` says what is wrong with it. */
export interface Revisada {
  fila: number
  estado: EstadoDeFila
  nombre: string
  apellido: string
  email: string
  campos?: Record<string, string> | undefined
}

export function resumenDe(
  tabla: Tabla,
  revisadas: Revisada[],
  { simular, solo_buenas }: Pick<Importacion, 'simular' | 'solo_buenas'>,
): Resumen {
  const cuantas = (estado: EstadoDeFila) => revisadas.filter((una) => una.estado === estado).length
  return {
    simulado: simular,
    total: revisadas.length,
    nuevos: cuantas('NUEVO'),
    existentes: cuantas('EXISTENTE'),
    conErrores: cuantas('ERROR'),
    columnasIgnoradas: tabla.columnasIgnoradas,
    filas: revisadas.map(({ fila, estado, nombre, apellido, email, campos }) => ({
      fila,
      estado,
      nombre,
      apellido,
      email,
      ...(campos && { campos }),
    })),
    ...(solo_buenas && { quedaron: quedaronDe(tabla, revisadas) }),
  }
}

/** What each wrong row says, as it can be mended and sent again among `filas`. */
const quedaronDe = ({ filas }: Tabla, revisadas: Revisada[]) =>
  revisadas.flatMap(({ campos: errores }, i) => {
    const { fila = 0, datos } = filas[i] ?? {}
    return errores ? [{ ...datos, fila, errores }] : []
  })

/** Nothing is imported where a row is wrong: the error names each, as 'filas.3.email'. */
export function requireSinErrores(revisadas: Revisada[]): void {
  const conErrores = revisadas.filter(({ campos }) => campos)
  const [primera] = conErrores
  if (!primera) return
  const cuantas =
    conErrores.length === 1 ? 'Una fila tiene errores' : `${conErrores.length} filas tienen errores`
  const [texto] = Object.values(primera.campos ?? {})
  throw new AppError(
    400,
    'filas_con_errores',
    `${cuantas} y no se importó nada. Fila ${primera.fila}: ${texto}`,
    {
      campos: Object.fromEntries(
        conErrores.flatMap(({ fila, campos = {} }) =>
          Object.entries(campos).map(([campo, mensaje]) => [`filas.${fila}.${campo}`, mensaje]),
        ),
      ),
    },
  )
}

/** Where a cell too many has moved the others, what each says can't be trusted. */
export function faltaDeCeldas({ sobranCeldas }: FilaDeTabla): Record<string, string> | undefined {
  if (!sobranCeldas) return undefined
  return {
    fila: 'La fila tiene más celdas que títulos: un texto con el separador adentro va entre comillas.',
  }
}

/** What a schema says against a row, each field's first text. */
export function camposDe(error: z.ZodError): Record<string, string> {
  const campos: Record<string, string> = {}
  for (const { path, message } of error.issues) campos[path.join('.')] ??= message
  return campos
}

/** Says of an e-mail in which earlier row it stood. */
export function createRepetidos() {
  const vistas = new Map<string, number>()
  return (email: string, fila: number): Record<string, string> | undefined => {
    const clave = email.toLowerCase()
    const anterior = vistas.get(clave)
    if (anterior !== undefined) return { email: `El email se repite: ya está en la fila ${anterior}.` }
    vistas.set(clave, fila)
    return undefined
  }
}
