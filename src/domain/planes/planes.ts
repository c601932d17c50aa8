import { z } from 'zod'
import { enteroEscrito, LARGO, textoEscrito, textoLargoEscrito } from '../base/campos.ts'
import {
  applyReglas,
  masLargo,
  type Regla,
  soloLoEnviado,
  soloLoEnviadoConAntes,
} from '../base/reglas-de-formulario.ts'
import { showsAnything } from '../base/texto-rico.ts'
import { type TipoDeOrganizacion, tiposDeOrganizacion } from './organizacion.ts'
import { type Recurso, recursosEscritos, reglasDeRecursos } from './recursos.ts'

const datosDePlan = z.object({ titulo: textoEscrito, tipoOrganizacion: textoEscrito })

const reglasDePlan: Regla<z.infer<typeof datosDePlan>>[] = [
  ['titulo', ({ titulo }) => !titulo, 'El título del plan de clases es obligatorio.'],
  masLargo('titulo', LARGO.titulo, 'El título del plan de clases no puede pasar de 200 caracteres.'),
  [
    'tipoOrganizacion',
    (d) => !!d.tipoOrganizacion && !tiposDeOrganizacion.includes(d.tipoOrganizacion as TipoDeOrganizacion),
    'El plan se organiza por mes (MES) o por módulo (MODULO).',
  ],
]

export const planNuevo = datosDePlan
  .superRefine(applyReglas(reglasDePlan))
  .transform(({ titulo, tipoOrganizacion }) => ({
    titulo,
    tipoOrganizacion: (tipoOrganizacion || 'MES') as TipoDeOrganizacion,
  }))
export type DatosDePlan = z.infer<typeof planNuevo>

/** Only what is sent changes. */
export const edicionDePlan = soloLoEnviado(datosDePlan)
export type EdicionDePlan = z.infer<typeof edicionDePlan>

export const copiaDePlan = z
  .object({ catedraId: enteroEscrito })
  .superRefine(
    applyReglas([
      ['catedraId', ({ catedraId }) => !(Number(catedraId) > 0), 'Debes elegir la cátedra de destino.'],
    ]),
  )
  .transform(({ catedraId }) => ({ catedraId: catedraId as number }))

export const formularioDeUnidad = z.object({
  periodo: textoEscrito,
  /** HTML */
  contenido: textoLargoEscrito,
  capacidades: textoLargoEscrito,
  horasTeoricas: enteroEscrito,
  horasPracticas: enteroEscrito,
  estrategiasMetodologicas: textoLargoEscrito,
  mediosVerificacionEvaluacion: textoLargoEscrito,
  recursos: recursosEscritos,
})
type UnidadEscrita = z.infer<typeof formularioDeUnidad>

const INCOMPLETA =
  'Por favor, complete todos los campos obligatorios y asegure que las horas no sean negativas.'
const HORAS = 'Escribe cuántas horas: 0 o más.'
const HORAS_MAXIMO = 1000

const demasiadas = (campo: 'horasTeoricas' | 'horasPracticas', cuales: string): Regla<UnidadEscrita> => [
  campo,
  (datos) => Number(datos[campo]) > HORAS_MAXIMO,
  `Las horas ${cuales} no pueden pasar de 1.000.`,
]
const noSonHoras = (horas: number | null) => horas === null || !(horas >= 0)

const reglasDeUnidad: Regla<UnidadEscrita>[] = [
  ['periodo', ({ periodo }) => !periodo, 'Escribe el período.', INCOMPLETA],
  ['contenido', ({ contenido }) => !showsAnything(contenido), 'Escribe el contenido.', INCOMPLETA],
  ['capacidades', ({ capacidades }) => !capacidades, 'Escribe las capacidades.', INCOMPLETA],
  ['horasTeoricas', ({ horasTeoricas }) => noSonHoras(horasTeoricas), HORAS, INCOMPLETA],
  ['horasPracticas', ({ horasPracticas }) => noSonHoras(horasPracticas), HORAS, INCOMPLETA],
  masLargo('periodo', LARGO.titulo, 'El período no puede pasar de 200 caracteres.'),
  masLargo('contenido', LARGO.rico, 'El contenido no puede pasar de 100.000 caracteres.'),
  masLargo('capacidades', LARGO.texto, 'Las capacidades no pueden pasar de 5.000 caracteres.'),
  demasiadas('horasTeoricas', 'teóricas'),
  demasiadas('horasPracticas', 'prácticas'),
  masLargo(
    'estrategiasMetodologicas',
    LARGO.texto,
    'Las estrategias metodológicas no pueden pasar de 5.000 caracteres.',
  ),
  masLargo(
    'mediosVerificacionEvaluacion',
    LARGO.texto,
    'Los medios de verificación y evaluación no pueden pasar de 5.000 caracteres.',
  ),
]

/** The unit form. */
export const unidadNueva = formularioDeUnidad
  .superRefine(applyReglas(reglasDeUnidad))
  .superRefine(({ recursos }, ctx) => reglasDeRecursos(recursos, ctx))
  .transform(({ horasTeoricas, horasPracticas, recursos, ...datos }) => ({
    ...datos,
    horasTeoricas: horasTeoricas as number,
    horasPracticas: horasPracticas as number,
    recursos: recursos as Recurso[],
  }))
export type DatosDeUnidad = z.infer<typeof unidadNueva>

/** Only what is sent changes. */
export const edicionDeUnidad = soloLoEnviadoConAntes(
  formularioDeUnidad,
  formularioDeUnidad.pick({ recursos: true }),
)
export type EdicionDeUnidad = z.infer<typeof edicionDeUnidad>

/** A plan's units in their new order. */
export const ordenDeUnidades = z.object({
  unidadIds: z
    .unknown()
    .optional()
    .transform((valor) => (Array.isArray(valor) ? valor.map(Number) : []))
    .meta({ type: 'array', items: { type: 'integer' } }),
})

/** Whether it names each of them once, and nothing else. */
export function isOrdenDe(unidadIds: readonly number[], ids: readonly number[]): boolean {
  const nombradas = new Set(unidadIds)
  return (
    unidadIds.length === ids.length && nombradas.size === ids.length && ids.every((id) => nombradas.has(id))
  )
}
