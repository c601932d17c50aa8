import { quienesRinden } from '../../../db/schema/rubros.ts'
import { instanteDePlazo } from '../../../src/domain/base/plazos.ts'
import { entregaDeEvaluacion } from '../../../src/domain/evaluaciones/evaluacion-nueva.ts'
import {
  type RecuperatorioNuevo,
  tituloDeRecuperatorio,
} from '../../../src/domain/nota-final/recuperatorio-nuevo.ts'
import type { TipoDePuntaje } from '../../../src/domain/nota-final/recuperatorios.ts'
import { type Acto, enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { areInscritos } from '../../suelo/vigentes.ts'
import { giveEvaluacion } from '../evaluaciones/asignacion.ts'
import { requireEvaluacion } from '../evaluaciones/busqueda.ts'
import { insertEvaluacion } from '../evaluaciones/escritura.ts'
import { listPreguntasDe, paraCopiar } from '../evaluaciones/preguntas.ts'
import { insertPrueba } from '../nota-final/notas-manuales.ts'
import { requireRecuperable } from '../recuperados/requerido.ts'
import { alumnoSinInscripcion } from '../tareas/errors.ts'
import { insertTarea } from '../tareas/escritura.ts'
import { requirePrimera } from './primera.ts'

/** A copy that makes up for the first one, given to whom it says. */
export function createRecuperatorio(deps: Deps, quien: Quien, catedraId: number, nuevo: RecuperatorioNuevo) {
  return enActo(deps, quien, { catedra: catedraId }, (acto) => {
    const { tipo } = nuevo
    const id = Number(nuevo.id)
    const { titulo: original } = requirePrimera[tipo](acto.tx, quien, { catedraId, id })
    requireRecuperable(acto.tx, { tipo, catedraId, id: null, recupera: id })
    const titulo = nuevo.titulo || tituloDeRecuperatorio(original)
    return { tipo, id: copyDe[tipo](deps, acto, { ...nuevo, catedraId, id, titulo }), titulo }
  })
}

type Pedido = Omit<RecuperatorioNuevo, 'tipo' | 'id'> & { catedraId: number; id: number }

const copyDe: Record<TipoDePuntaje, (deps: Deps, acto: Acto, pedido: Pedido) => number> = {
  TAREA(deps, acto, { catedraId, id, titulo, alumnoIds, fecha_entrega }) {
    const primera = requirePrimera.TAREA(acto.tx, acto.quien, { catedraId, id })
    const asignar = alumnoIds.length > 0 ? alumnoIds : null
    return insertTarea(deps, acto, catedraId, { ...primera, titulo, fecha_entrega, recupera: id, asignar })
  },

  EVALUACION(deps, acto, { catedraId, id, titulo, ...pedido }) {
    const { tx, quien, ahora, note } = acto
    const asignar = pedido.alumnoIds.length > 0 ? pedido.alumnoIds : null
    const { fecha_entrega } = parsed(entregaDeEvaluacion, { ...pedido, asignar })
    const { unidadPlanId, rubroId, origen, muestra } = requireEvaluacion(tx, quien, id)
    const preguntas = paraCopiar(listPreguntasDe(tx, id))
    const datos = { titulo, catedraId, unidadPlanId, rubroId, origen, muestra, recupera: id, preguntas }
    const copiaId = insertEvaluacion(tx, datos, ahora)
    const sobre = { evaluacion: id, catedra: catedraId }
    note({ hecho: 'evaluaciones.duplicar', nombre: titulo, sobre, ids: { copiaId } })
    if (asignar) {
      const plazo = instanteDePlazo(fecha_entrega, deps.zona)
      giveEvaluacion(deps, acto, requireEvaluacion(tx, quien, copiaId), { alumnoIds: asignar, plazo })
    }
    return copiaId
  },

  PRUEBA(_, { tx, quien, ahora, note }, { catedraId, id, titulo, alumnoIds }) {
    if (!areInscritos(tx, catedraId, alumnoIds)) throw alumnoSinInscripcion()
    const { rubroId, puntos_posibles } = requirePrimera.PRUEBA(tx, quien, { catedraId, id })
    const pruebaId = insertPrueba(tx, { rubroId, nombre: titulo, puntos_posibles, recupera: id }, ahora)
    if (alumnoIds.length > 0) {
      tx.insert(quienesRinden)
        .values([...new Set(alumnoIds)].map((alumnoId) => ({ pruebaId, alumnoId })))
        .run()
    }
    const hecho = { hecho: 'notas-manuales.anotar', nombre: titulo } as const
    note({ ...hecho, sobre: { catedra: catedraId }, ids: { pruebaId } })
    return pruebaId
  },
}
