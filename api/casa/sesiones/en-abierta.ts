import { requireAbierta } from '../../academia/catedras/abierta.ts'
import type { Deps } from '../../deps.ts'
import type { Propiedad } from '../../plugins/propiedad.ts'
import { catedraDe } from '../auditoria/sobre.ts'

/** What the `:id` of an address names, from which it follows in which course that is. */
const cosas: readonly (readonly [RegExp, string])[] = [
  [/\/catedras?\/:id/, 'catedraId'],
  [/\/tareasAsignaciones\/:id|^\/tareas\/:id|^\/admin\/tareas\/:id\/calificar/, 'entregaId'],
  [/^\/admin\/tareas\/:id/, 'tareaId'],
  [/\/evaluaciones\/:id/, 'evaluacionId'],
  [/\/justificativos\/:id/, 'justificativoId'],
  [/\/planes\/:id/, 'planId'],
  [/\/unidades\/:id/, 'unidadId'],
  [/^\/publicaciones\/:id/, 'publicacionId'],
  [/\/catedraalumnos\/:id/, 'inscripcionId'],
  [/\/pagos\/:id/, 'pagoId'],
  [/\/papelera\/:id/, 'papeleraId'],
]

const DE_CERRADAS = /\/(reabrir|recibo)$/

/** Refuses a call that would change something of a closed course, whatever else is wrong with it. */
export const enAbiertaDe =
  ({ db }: Pick<Deps, 'db'>): Propiedad =>
  ({ ruta, params }) => {
    const [, cosa] = cosas.find(([forma]) => forma.test(ruta)) ?? []
    const catedraId =
      cosa && !DE_CERRADAS.test(ruta) ? catedraDe(db, { [cosa]: Number(params.id) }) : undefined
    if (catedraId !== undefined) requireAbierta(db, catedraId)
  }
