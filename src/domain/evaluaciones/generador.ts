import { z } from 'zod'
import { enteroEscrito, LARGO, textoEscrito, textoLargoEscrito, unoDe } from '../base/campos.ts'
import { applyReglas, fueraDe, masLargo, noEsId, type Regla } from '../base/reglas-de-formulario.ts'
import { type Periodo, periodos } from '../creadores/periodos.ts'
import { oidoEscrito, type PedidoDeOido, reglasDeOido } from '../oido/pedido-de-oido.ts'
import { type Rol, roles } from '../sesiones/roles.ts'
import { type TipoDelCatalogo, tiposDelCatalogo } from './evaluaciones.ts'
import { type MomentoDeMostrar, momentosDeMostrar } from './muestra-de-evaluacion.ts'

/** Where questions come from: an AI service, the catalogue of creators, or what is made to be heard. */
export const fuentes = ['ai', 'catalogo', 'oido'] as const
export type Fuente = (typeof fuentes)[number]

/** What the two forms allow, and have where nothing is said. */
export const limitesDelGenerador = {
  admin: { preguntas: [1, 50], opciones: [2, 5] },
  docente: { preguntas: [1, 20], opciones: [2, 6] },
} as const
export const POR_DEFECTO = { preguntas: 5, opciones: 4 } as const

export const TITULO_DEL_CATALOGO = 'Desde la línea de tiempo'
export const TITULO_DE_OIDO = 'Oído'

/** What one is called that was given no name; of the AI's, none. */
export const TITULOS: Record<Fuente, string> = { ai: '', catalogo: TITULO_DEL_CATALOGO, oido: TITULO_DE_OIDO }

/** What is asked of a source. */
export interface PedidoDeEvaluacion {
  source: Fuente
  titulo: string
  /** What the questions are to be like; of the AI only. */
  instrucciones: string
  preguntas: number
  opciones: number
  unidadPlanId: number | null
  /** When its students see the right answers. */
  muestra: MomentoDeMostrar
  /** Of the catalogue only. */
  tipos: TipoDelCatalogo[]
  periodo: Periodo | null
  rol: Rol | null
  /** Of what is made to be heard only. */
  oido: PedidoDeOido | null
}

/** One or both; of one right option where nothing was said. */
const tiposEscritos = z
  .unknown()
  .optional()
  .transform((valor) => {
    const dichos = [valor].flat().filter((uno) => uno !== undefined && uno !== null && uno !== '')
    return dichos.length === 0 ? ['UNA'] : dichos
  })
  .meta({ type: 'array', items: { type: 'string', enum: [...tiposDelCatalogo] } })

const comunes = {
  subject: textoEscrito,
  numberOfQuestions: enteroEscrito,
  numberOfOptions: enteroEscrito,
  unidadPlanId: enteroEscrito,
  muestra: unoDe(momentosDeMostrar),
  source: textoEscrito.meta({ type: 'string', enum: fuentes }),
  tipos: tiposEscritos,
  periodo: textoEscrito,
  rol: textoEscrito,
  oido: oidoEscrito,
}

/** Any number, to be brought into a range; NaN where none was written. */
const cantidadEscrita = z
  .unknown()
  .optional()
  // An object may have no text: to ask for it would throw.
  .transform((valor) =>
    typeof valor === 'number' ? valor : Number.parseFloat(typeof valor === 'string' ? valor : ''),
  )
  .meta({ type: ['number', 'null'] })

type Comun = { [campo in keyof typeof comunes]: z.infer<(typeof comunes)[campo]> }

const isFromIA = (d: Pick<Comun, 'source'>) => sourceDe(d) === 'ai'
const sourceDe = ({ source }: Pick<Comun, 'source'>) => (source || 'ai') as Fuente

const reglasComunes: Regla<Comun>[] = [
  [
    'source',
    ({ source }) => !!source && !fuentes.includes(source as never),
    'El origen de las preguntas debe ser ai, catalogo u oido.',
  ],
  ...reglasDeOido<Comun>((d) => sourceDe(d) === 'oido'),
  ['unidadPlanId', ({ unidadPlanId }) => noEsId(unidadPlanId), 'La unidad no es válida.'],
  [
    'tipos',
    ({ tipos }) => !tipos.every((uno) => tiposDelCatalogo.includes(uno as TipoDelCatalogo)),
    'Las clases de preguntas son UNA y ORDENAR.',
  ],
  ['periodo', ({ periodo }) => !!periodo && !periodos.includes(periodo as Periodo), 'Ese período no existe.'],
  ['rol', ({ rol }) => !!rol && !roles.includes(rol as Rol), 'Ese rol no existe.'],
]

const TITULO_LARGO = 'El tema no puede pasar de 200 caracteres.'

const deAdmin = z.object({ ...comunes, prompt: textoLargoEscrito })
type DeAdmin = z.infer<typeof deAdmin>

const { admin, docente } = limitesDelGenerador

const reglasDeAdmin: Regla<DeAdmin>[] = [
  ['subject', (d) => isFromIA(d) && !d.subject, 'El tema es obligatorio.'],
  ['prompt', (d) => isFromIA(d) && !d.prompt, 'Las instrucciones son obligatorias.'],
  [
    'numberOfQuestions',
    (d) => fueraDe(d.numberOfQuestions, ...admin.preguntas),
    'La cantidad de preguntas debe estar entre 1 y 50.',
  ],
  [
    'numberOfOptions',
    (d) => fueraDe(d.numberOfOptions, ...admin.opciones),
    'La cantidad de opciones debe estar entre 2 y 5.',
  ],
  masLargo('subject', LARGO.titulo, TITULO_LARGO),
  masLargo('prompt', LARGO.texto, 'Las instrucciones no pueden pasar de 5.000 caracteres.'),
  ...reglasComunes,
]

/** The administrator's form: numbers out of range are refused. */
export const pedidoDeAdmin = deAdmin.superRefine(applyReglas(reglasDeAdmin)).transform(
  (d): PedidoDeEvaluacion => ({
    ...pedidoDe(d),
    titulo: d.subject || TITULOS[sourceDe(d)],
    instrucciones: d.prompt,
    preguntas: d.numberOfQuestions ?? POR_DEFECTO.preguntas,
    opciones: d.numberOfOptions ?? POR_DEFECTO.opciones,
  }),
)

const deDocente = z.object({
  ...comunes,
  topic: textoEscrito,
  numberOfQuestions: cantidadEscrita,
  numberOfOptions: cantidadEscrita,
})
type DeDocente = z.infer<typeof deDocente>

const reglasDeDocente: Regla<DeDocente>[] = [
  ['topic', (d) => isFromIA(d) && !d.topic, 'El tema es obligatorio.'],
  masLargo('topic', LARGO.titulo, TITULO_LARGO),
  masLargo('subject', LARGO.titulo, 'La materia no puede pasar de 200 caracteres.'),
  ...reglasComunes,
]

/** The teacher's form: numbers out of range are brought into it. */
export const pedidoDeDocente = deDocente.superRefine(applyReglas(reglasDeDocente)).transform(
  (d): PedidoDeEvaluacion => ({
    ...pedidoDe(d),
    titulo: d.topic || TITULOS[sourceDe(d)],
    instrucciones: d.subject && `Materia: ${d.subject}`,
    preguntas: enRango(d.numberOfQuestions, docente.preguntas, POR_DEFECTO.preguntas),
    opciones: enRango(d.numberOfOptions, docente.opciones, POR_DEFECTO.opciones),
  }),
)

function pedidoDe(d: Comun) {
  return {
    source: sourceDe(d),
    unidadPlanId: d.unidadPlanId,
    muestra: d.muestra,
    tipos: d.tipos as TipoDelCatalogo[],
    periodo: (d.periodo || null) as Periodo | null,
    rol: (d.rol || null) as Rol | null,
    oido: sourceDe(d) === 'oido' ? d.oido : null,
  }
}

function enRango(numero: number, rango: readonly [number, number], sinDecir: number): number {
  return Number.isNaN(numero) ? sinDecir : clamp(numero, rango)
}

/** The whole number of a range that is nearest below, or its first. */
export const clamp = (numero: number, [desde, hasta]: readonly [number, number]): number =>
  Math.min(Math.max(Math.trunc(numero), desde), hasta)
