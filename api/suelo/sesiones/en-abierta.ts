import { requireAbierta } from '../abierta.ts'
import { catedraDe } from '../auditoria/sobre.ts'
import type { Deps } from '../deps.ts'
import type { Propiedad } from '../plugins/propiedad.ts'

/** What the `:id` of an address names, from which it follows in which course that is. */
const cosas: readonly (readonly [RegExp, string])[] = [
  [/\/catedras?\/:id/, 'catedraId'],
  [/\/tareasAsignaciones\/:id|^\/tareas\/:id|^\/admin\/tareas\/:id\/calificar/, 'entregaId'],
  [/^\/(admin|docente)\/tareas\/:id/, 'tareaId'],
  [/\/evaluaciones\/:id/, 'evaluacionId'],
  [/\/justificativos\/:id/, 'justificativoId'],
  [/\/planes\/:id/, 'planId'],
  [/\/unidades\/:id/, 'unidadId'],
  [/^\/publicaciones\/:id/, 'publicacionId'],
  [/\/catedraalumnos\/:id/, 'inscripcionId'],
  [/\/pagos\/:id/, 'pagoId'],
  [/\/papelera\/:id/, 'papeleraId'],
]

const DE_CERRADAS = /\/(reabrir|recibo)$|\/catedras\/:id\/copiar$/

const cosaDe = (ruta: string) => cosas.find(([forma]) => !DE_CERRADAS.test(ruta) && forma.test(ruta))?.[1]

/** Whether a call at this address is about something of a course, and refused where that is closed. */
export const isDeCatedra = (ruta: string): boolean => cosaDe(ruta) !== undefined

/** Refuses a call that would change something of a closed course, whatever else is wrong with it. */
export const enAbiertaDe =
  ({ db }: Pick<Deps, 'db'>): Propiedad =>
  ({ ruta, params }) => {
    const cosa = cosaDe(ruta)
    const catedraId = cosa === undefined ? undefined : catedraDe(db, { [cosa]: Number(params.id) })
    if (catedraId !== undefined) requireAbierta(db, catedraId)
  }
