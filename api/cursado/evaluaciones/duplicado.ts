import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { tituloDeDuplicado } from '../../../src/domain/evaluaciones/duplicados.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireEvaluacion } from './busqueda.ts'
import { insertEvaluacion } from './escritura.ts'
import type { EvaluacionCompleta } from './esquemas.ts'
import { requireFicha } from './ficha.ts'
import { listPreguntasDe, paraCopiar } from './preguntas.ts'

/** In the same course or, without its unit, in another one. */
export function duplicateEvaluacion(
  deps: Deps,
  quien: Quien,
  id: number,
  destino: number | null,
): EvaluacionCompleta {
  return enActo(
    deps,
    quien,
    destino === null ? { evaluacion: id } : { catedra: destino },
    ({ tx, note, ahora }) => {
      const { titulo, origen, muestra, ...original } = requireEvaluacion(tx, quien, id)
      const catedraId = destino ?? original.catedraId
      requireCatedraPara(tx, quien, catedraId)
      const copia = {
        titulo: tituloDeDuplicado(titulo, listTitulos(tx, catedraId)),
        origen,
        muestra,
        catedraId,
        unidadPlanId: catedraId === original.catedraId ? original.unidadPlanId : null,
        rubroId: catedraId === original.catedraId ? original.rubroId : null,
        recupera: null,
        preguntas: paraCopiar(listPreguntasDe(tx, id)),
      }
      const copiaId = insertEvaluacion(tx, copia, ahora)
      const sobre = { evaluacion: id, catedra: catedraId }
      const hecho = { hecho: 'evaluaciones.duplicar', nombre: copia.titulo, sobre, ids: { copiaId } } as const
      note(hecho)
      return requireFicha(tx, copiaId, ahora)
    },
  )
}

const listTitulos = (tx: Tx, catedraId: number) =>
  tx
    .select({ titulo: evaluaciones.titulo })
    .from(evaluaciones)
    .where(eq(evaluaciones.catedraId, catedraId))
    .all()
    .map(({ titulo }) => titulo)
