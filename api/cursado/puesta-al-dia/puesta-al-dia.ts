import type { Tx } from '../../../db/client.ts'
import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import { loAsignable, type QueAsignar } from '../../../src/domain/inscripciones/inscripciones.ts'
import type { Acto } from '../../suelo/actos.ts'
import { listDestinatarios } from '../../suelo/correos/destinatarios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { insertAsignaciones as insertDeEvaluacion } from '../evaluaciones/asignacion.ts'
import { insertAsignaciones as insertDeTarea } from '../tareas/asignacion.ts'
import { cartaDeLoAsignado } from './carta.ts'
import { listDadas } from './pendientes.ts'

interface Llegada {
  catedra: { id: number; nombre: string }
  alumnoIds: number[]
  asignar: QueAsignar
}

/** Gives who has just come what the others of the course have, in the transaction that enrols, with one mail for all. */
export function catchUp(deps: Deps, acto: Acto, { catedra, alumnoIds, asignar }: Llegada): void {
  if (asignar === 'NINGUNA' || alumnoIds.length === 0) return
  const { tx, ahora, note } = acto
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
  if (dadas.length === 0) return
  const detalle = loAsignable({ tareas: tareas.length, evaluaciones: evaluaciones.length })
  note({ hecho: 'inscripciones.asignar', sobre: { catedra: catedra.id }, detalle })
  notifyLlegados(deps, tx, catedra, dadas)
}

interface Dada {
  tipo: string
  una: { titulo: string; vence: number | null }
  alumnoId: number
}

function notifyLlegados(deps: Deps, tx: Tx, catedra: Llegada['catedra'], dadas: readonly Dada[]): void {
  const suyas = Map.groupBy(dadas, ({ alumnoId }) => alumnoId)
  const url = `${deps.site.url}/alumno/catedra/${catedra.id}`
  for (const { id, nombre, email } of listDestinatarios(tx, 'TAREA_ASIGNADA', [...suyas.keys()])) {
    const lineas = (suyas.get(id) ?? []).map(({ tipo, una }) => lineaDe(deps, tipo, una))
    deps.outbox.post(tx, email, cartaDeLoAsignado(nombre, { catedra: catedra.nombre, lineas, url }))
  }
}

const lineaDe = ({ zona }: Deps, tipo: string, { titulo, vence }: Dada['una']) =>
  `${tipo} «${titulo}»${vence === null ? '' : `, hasta el ${plazoEscrito(vence, zona)}`}`
