import { z } from 'zod'
import { HECHA_HACE_MAXIMO, isMatizDe, type Matiz, matices } from '../asistencia/asistencia.ts'
import {
  banderaDicha,
  banderaEscrita,
  enteroEscrito,
  escrito,
  textoEscrito,
  textoLargoEscrito,
} from '../base/campos.ts'
import { applyReglas, fueraDe, masLargo, type Regla } from '../base/reglas-de-formulario.ts'
import { type EstadoDeUnidadDada, estadosDeUnidadDada, PARA_LA_PROXIMA_MAXIMO } from './cierres-de-clase.ts'
import { isFechaDeClase } from './dias-clase.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const marcaDeCierre = z.object({ alumnoId: enteroEscrito, presente: banderaDicha, matiz: textoEscrito })
const unidadDeCierre = z.object({ unidadId: enteroEscrito, estado: textoEscrito })

/** Of each thing in a list its fields; what is no thing has none of them. */
const listaDe = <S extends z.ZodType>(que: string, cosa: S) => {
  const { type, properties } = z.toJSONSchema(cosa, { io: 'input' })
  return escrito<z.infer<S>[]>([], que, (valor, ctx) =>
    Array.isArray(valor) ? valor.map((una, i) => readCosa(cosa, { ...Object(una) }, i, ctx)) : undefined,
  ).meta({ type: 'array', items: { type, properties } as { type: 'object' } })
}

/** What is of a wrong type counts as not written here too, and is complained about at its own field. */
function readCosa<S extends z.ZodType>(cosa: S, campos: object, i: number, ctx: z.RefinementCtx): z.infer<S> {
  const { data, error } = cosa.safeParse(campos)
  if (!error) return data
  for (const { path, message } of error.issues) {
    ctx.addIssue({ code: 'custom', path: [i, ...path], message, continue: true })
  }
  const sinEscribir = Object.fromEntries(error.issues.map(({ path }) => [path[0], undefined]))
  return cosa.parse({ ...campos, ...sinEscribir })
}

const tareaDeCierre = escrito<Record<string, unknown> | null>(null, 'una tarea', (valor) =>
  typeof valor === 'object' && !Array.isArray(valor) ? (valor as Record<string, unknown>) : undefined,
).meta({
  type: ['object', 'null'],
  properties: {
    titulo: { type: 'string' },
    puntos_posibles: { type: 'integer' },
    fecha_entrega: { type: 'string' },
    descripcion: { type: 'string' },
  },
} as Record<string, unknown>)

const cierre = z.object({
  /** The sender's UUID: sent again it is the same closing. */
  clave: textoEscrito,
  /** Of 'hoy', which day it was where it was written, which may be over when it arrives. */
  fecha: textoEscrito,
  marcas: listaDe('una lista de marcas', marcaDeCierre),
  unidades: listaDe('una lista de unidades', unidadDeCierre),
  para_la_proxima: textoLargoEscrito,
  /** As a new one of the course is sent; without a text of its own, its title is one. */
  tarea: tareaDeCierre,
  /** Adds to a closing that there is. */
  agregar: banderaEscrita,
  hecha_hace: enteroEscrito,
})
type Cierre = z.infer<typeof cierre>

const reglasDeCierre: Regla<Cierre>[] = [
  ['clave', ({ clave }) => !UUID.test(clave), 'La clave debe ser un UUID.'],
  ['fecha', ({ fecha }) => !!fecha && !isFechaDeClase(fecha), 'La fecha no es válida.'],
  masLargo(
    'para_la_proxima',
    PARA_LA_PROXIMA_MAXIMO,
    `Lo de la próxima clase no puede pasar de ${PARA_LA_PROXIMA_MAXIMO} caracteres.`,
  ),
  [
    'hecha_hace',
    ({ hecha_hace }) => fueraDe(hecha_hace, 0, HECHA_HACE_MAXIMO),
    'Debes indicar hace cuánto se cerró la clase, en milisegundos.',
  ],
]

const isMatiz = (matiz: string): matiz is Matiz => (matices as readonly string[]).includes(matiz)

function faltaDeMarca({ alumnoId, presente, matiz }: z.infer<typeof marcaDeCierre>) {
  if (!(Number(alumnoId) > 0)) return ['alumnoId', 'Debes indicar de qué alumno es la asistencia.'] as const
  if (presente === null) return ['presente', 'Debes indicar si está presente (true o false).'] as const
  if (matiz === '' || (isMatiz(matiz) && isMatizDe(presente, matiz))) return undefined
  return [
    'matiz',
    'El matiz es TARDE, de quien está presente, o JUSTIFICADO, de quien está ausente.',
  ] as const
}

const isEstado = (estado: string): estado is EstadoDeUnidadDada =>
  (estadosDeUnidadDada as readonly string[]).includes(estado)

function faltaDeUnidad({ unidadId, estado }: z.infer<typeof unidadDeCierre>) {
  if (!(Number(unidadId) > 0)) return ['unidadId', 'Debes indicar qué unidad se dio.'] as const
  return isEstado(estado)
    ? undefined
    : (['estado', 'Una unidad se da entera (DADA) o en parte (EN_PARTE).'] as const)
}

/** What is wrong with each thing of a list, at its own field: 'marcas.0.presente'. */
const reglasDeLista =
  <L extends 'marcas' | 'unidades'>(
    lista: L,
    faltaDe: (una: never) => readonly [string, string] | undefined,
  ) =>
  (datos: Cierre, ctx: z.core.$RefinementCtx): void => {
    for (const [i, una] of datos[lista].entries()) {
      const falta = faltaDe(una as never)
      if (falta)
        ctx.issues.push({ code: 'custom', input: una, path: [lista, i, falta[0]], message: falta[1] })
    }
  }

/** How a class is closed, in one call. */
export const cierreDeClase = cierre
  .superRefine(applyReglas(reglasDeCierre))
  .superRefine(reglasDeLista('marcas', faltaDeMarca))
  .superRefine(reglasDeLista('unidades', faltaDeUnidad))
  .transform(({ clave, fecha, marcas, unidades, para_la_proxima, hecha_hace, ...datos }) => ({
    ...datos,
    clave: clave.toLowerCase(),
    fecha: fecha || null,
    marcas: marcas.map(({ alumnoId, presente, matiz }) => ({
      alumnoId: alumnoId as number,
      presente: presente as boolean,
      matiz: isMatiz(matiz) ? matiz : null,
    })),
    unidades: unidades.map(({ unidadId, estado }) => ({
      unidadId: unidadId as number,
      estado: estado as EstadoDeUnidadDada,
    })),
    para_la_proxima: para_la_proxima || null,
    hecha_hace: hecha_hace ?? 0,
  }))
export type CierreDeClase = z.infer<typeof cierreDeClase>
