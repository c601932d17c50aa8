import type { Tx } from '../../../db/client.ts'
import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import { type AlInscribir, loAsignable } from '../../../src/domain/inscripciones/inscripciones.ts'
import { type DeQue, invite } from '../../academia/inscripciones/invitacion.ts'
import type { Acto } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { notify } from '../../suelo/novedades/notify.ts'
import { insertAsignaciones as insertDeEvaluacion } from '../evaluaciones/asignacion.ts'
import { insertAsignaciones as insertDeTarea } from '../tareas/asignacion.ts'
import { cartaDeLoAsignado } from './carta.ts'
import { listDadas } from './pendientes.ts'

interface Llegada extends AlInscribir {
  catedra: DeQue
  alumnoIds: number[]
}

/** Gives who has just come what the others have, and tells them in one mail, in the transaction that enrols. */
export function receive(deps: Deps, acto: Acto, llegada: Llegada): void {
  const { catedra, alumnoIds, avisar } = llegada
  if (alumnoIds.length === 0) return
  const asignado = catchUp(deps, acto, llegada)
  const avisados = new Set(avisar ? invite(deps, acto.tx, { catedra, alumnoIds, asignado }) : [])
  notifyAsignado(deps, acto.tx, catedra, new Map([...asignado].filter(([id]) => !avisados.has(id))))
}

/** What each of them was given, a line for each thing. */
function catchUp(
  deps: Deps,
  { tx, ahora, note }: Acto,
  { catedra, alumnoIds, asignar }: Llegada,
): Map<number, string[]> {
  if (asignar === 'NINGUNA') return new Map()
  const cuales = { catedraId: catedra.id, asignar, ahora }
  const tareas = listDadas.tareas(tx, cuales)
  const evaluaciones = listDadas.evaluaciones(tx, cuales)
  const dadas = [
    ...tareas.flatMap((una) =>
      insertDeTarea(tx, una.id, alumnoIds, ahora).map(({ alumnoId }) => ({ tipo: 'Tarea', una, alumnoId })),
    ),
    ...evaluaciones.flatMap((una) =>
      insertDeEvaluacion(tx, una.id, alumnoIds, ahora).map((alumnoId) => ({
        tipo: 'Evaluación',
        una,
        alumnoId,
      })),
    ),
  ]
  if (dadas.length > 0) {
    const detalle = loAsignable({ tareas: tareas.length, evaluaciones: evaluaciones.length })
    note({ hecho: 'inscripciones.asignar', sobre: { catedra: catedra.id }, detalle })
  }
  const suyas = Map.groupBy(dadas, ({ alumnoId }) => alumnoId)
  return new Map([...suyas].map(([id, unas]) => [id, unas.map(({ tipo, una }) => lineaDe(deps, tipo, una))]))
}

function notifyAsignado(
  deps: Deps,
  tx: Tx,
  { id: catedraId, nombre: catedra }: DeQue,
  asignado: ReadonlyMap<number, string[]>,
): void {
  const enlace = `/alumno/catedra/${catedraId}`
  for (const [alumnoId, lineas] of asignado) {
    const datos = { catedra, lineas, url: `${deps.site.url}${enlace}` }
    notify(deps, tx, {
      aviso: 'TAREA_ASIGNADA',
      a: { alumnos: [alumnoId] },
      catedraId,
      sobre: {},
      enlace,
      carta: ({ nombre }) => cartaDeLoAsignado(nombre, datos),
    })
  }
}

const lineaDe = ({ zona }: Deps, tipo: string, { titulo, vence }: { titulo: string; vence: number | null }) =>
  `${tipo} «${titulo}»${vence === null ? '' : `, hasta el ${plazoEscrito(vence, zona)}`}`
