import { z } from 'zod'
import { enteroEscrito, LARGO, textoEscrito } from './campos.ts'
import { faltasDePreguntas, preguntasEscritas } from './preguntas.ts'
import { applyReglas, masLargo, noEsId, type Regla, soloLoEnviadoConAntes } from './reglas.ts'

const evaluacion = z.object({
  titulo: textoEscrito,
  unidadPlanId: enteroEscrito,
  preguntas: preguntasEscritas,
})
type Escrita = z.infer<typeof evaluacion>

const reglas: Regla<Escrita>[] = [
  ['titulo', ({ titulo }) => !titulo, 'El título de la evaluación es obligatorio.'],
  masLargo('titulo', LARGO.titulo, 'El título no puede pasar de 200 caracteres.'),
  ['unidadPlanId', ({ unidadPlanId }) => noEsId(unidadPlanId), 'La unidad no es válida.'],
]

/** An evaluation that is written by hand, or edited. */
export const evaluacionNueva = evaluacion
  .superRefine(applyReglas(reglas))
  .superRefine(({ preguntas }, ctx) => {
    for (const [path, message] of faltasDePreguntas(preguntas)) {
      ctx.issues.push({ code: 'custom', input: preguntas, path, message })
    }
  })
export type DatosDeEvaluacion = z.infer<typeof evaluacionNueva>

/** Only what is sent changes. */
export const edicionDeEvaluacion = soloLoEnviadoConAntes(evaluacion, evaluacion.pick({ preguntas: true }))
export type EdicionDeEvaluacion = z.infer<typeof edicionDeEvaluacion>

/** Into which course a duplicate goes; blank is the same one. */
export const destinoDeCopia = z
  .object({ catedraId: enteroEscrito })
  .superRefine(applyReglas([['catedraId', ({ catedraId }) => noEsId(catedraId), 'ID de cátedra inválido.']]))
