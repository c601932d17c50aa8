import type { Reader } from '../../../db/client.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireEvaluacion } from '../evaluaciones/busqueda.ts'
import { requirePrueba } from '../nota-final/notas-manuales.ts'
import { requireTarea } from '../tareas/busqueda.ts'

interface Cual {
  catedraId: number
  id: number
}

/** What is to be made up for, by its kind: in a course that this one runs. */
export const requirePrimera = {
  TAREA: (tx: Reader, quien: Quien, { catedraId, id }: Cual) => requireTarea(tx, quien, { id, catedraId }),
  EVALUACION: (tx: Reader, quien: Quien, { catedraId, id }: Cual) =>
    requireEvaluacion(tx, quien, id, catedraId),
  PRUEBA: (tx: Reader, quien: Quien, { catedraId, id }: Cual) => {
    const { nombre, ...prueba } = requirePrueba(tx, requireCatedraPara(tx, quien, catedraId).id, id)
    return { ...prueba, titulo: nombre, fecha_entrega: null }
  },
}
