import { z } from 'zod'
import { enteroEscrito, LARGO, textoEscrito, unoDe } from '../base/campos.ts'
import { isPlazo } from '../base/plazos.ts'
import {
  applyReglas,
  masLargo,
  noEsId,
  type Regla,
  soloLoEnviadoConAntes,
} from '../base/reglas-de-formulario.ts'
import { RECUPERA_AJENO } from '../nota-final/recuperatorios.ts'
import { RUBRO_AJENO } from '../nota-final/rubros.ts'
import { type AQuienes, aQuienesEscrito, reglasDeAQuienes } from '../tareas/asignar-al-crear.ts'
import { momentosDeMostrar } from './muestra-de-evaluacion.ts'
import { faltasDePreguntas, preguntasEscritas } from './preguntas.ts'

const evaluacion = z.object({
  titulo: textoEscrito,
  unidadPlanId: enteroEscrito,
  /** Of the course's final figure. */
  rubroId: enteroEscrito,
  /** The evaluation that it makes up for. */
  recupera: enteroEscrito,
  /** When its students see the right answers. */
  muestra: unoDe(momentosDeMostrar),
  preguntas: preguntasEscritas,
})
type Escrita = z.infer<typeof evaluacion>

const entrega = z.object({ asignar: aQuienesEscrito, fecha_entrega: textoEscrito })
export type Entrega = z.infer<typeof entrega>

const reglas: Regla<Escrita>[] = [
  ['titulo', ({ titulo }) => !titulo, 'El título de la evaluación es obligatorio.'],
  masLargo('titulo', LARGO.titulo, 'El título no puede pasar de 200 caracteres.'),
  ['unidadPlanId', ({ unidadPlanId }) => noEsId(unidadPlanId), 'La unidad no es válida.'],
  ['rubroId', ({ rubroId }) => noEsId(rubroId), RUBRO_AJENO],
  ['recupera', ({ recupera }) => noEsId(recupera), RECUPERA_AJENO],
]

/** An evaluation that is written by hand, or edited. */
export const evaluacionNueva = evaluacion.superRefine(applyReglas(reglas)).superRefine(withPreguntas)
export type DatosDeEvaluacion = z.infer<typeof evaluacionNueva>

/** The same, where its questions stay as they are: of one of them two options may be right by now. */
export const evaluacionSinPreguntas = evaluacion.superRefine(applyReglas(reglas))

const hasAQuienes = ({ asignar }: { asignar: AQuienes }) => asignar !== null

const reglasDeEntrega: Regla<Entrega>[] = [
  ...reglasDeAQuienes('la evaluación'),
  [
    'fecha_entrega',
    (una) => hasAQuienes(una) && !una.fecha_entrega,
    'Debes seleccionar una fecha de entrega para la evaluación.',
  ],
  [
    'fecha_entrega',
    (una) => hasAQuienes(una) && !isPlazo(una.fecha_entrega),
    'La fecha de entrega no es válida.',
  ],
]

/** To whom one is given at once, and until when; nobody yet where it is not said. */
export const entregaDeEvaluacion = entrega.superRefine(applyReglas(reglasDeEntrega))

/** The same, with those to whom it is given at once, and until when. */
export const evaluacionPorCrear = evaluacion
  .extend(entrega.shape)
  .superRefine(applyReglas<Escrita & Entrega>([...reglas, ...reglasDeEntrega]))
  .superRefine(withPreguntas)
export type EvaluacionPorCrear = z.infer<typeof evaluacionPorCrear>

function withPreguntas({ preguntas }: Pick<Escrita, 'preguntas'>, ctx: z.core.$RefinementCtx): void {
  for (const [path, message] of faltasDePreguntas(preguntas)) {
    ctx.issues.push({ code: 'custom', input: preguntas, path, message })
  }
}

/** Only what is sent changes. */
export const edicionDeEvaluacion = soloLoEnviadoConAntes(evaluacion, evaluacion.pick({ preguntas: true }))
export type EdicionDeEvaluacion = z.infer<typeof edicionDeEvaluacion>

/** Into which course a duplicate goes; blank is the same one. */
export const destinoDeCopia = z
  .object({ catedraId: enteroEscrito })
  .superRefine(applyReglas([['catedraId', ({ catedraId }) => noEsId(catedraId), 'ID de cátedra inválido.']]))
