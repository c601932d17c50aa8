import type { Reader } from '../../../db/client.ts'
import { porcentajeDePuntos } from '../../../src/domain/nota-final/puntajes.ts'
import { shouldRecuperar } from '../../../src/domain/nota-final/recuperatorio-nuevo.ts'
import type { TipoDePuntaje } from '../../../src/domain/nota-final/recuperatorios.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { readReglas } from '../../academia/catedras/reglas.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { listPersonas } from '../asistencia/personas.ts'
import { requireEvaluacion } from '../evaluaciones/busqueda.ts'
import { requirePrueba } from '../nota-final/notas-manuales.ts'
import { listPuntajes } from '../nota-final/puntajes.ts'
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

interface Preguntada {
  tipo: TipoDePuntaje
  /** Its id. */
  de: number | null
}

/** How each of the enrolled did in it; who failed or missed it is proposed. */
export function readPorRecuperar(
  { db, now }: Deps,
  quien: Quien,
  catedraId: number,
  { tipo, de }: Preguntada,
) {
  const id = Number(de)
  const { titulo, fecha_entrega } = requirePrimera[tipo](db, quien, { catedraId, id })
  const termino = fecha_entrega === null || fecha_entrega < now()
  const minimo = readReglas(db, catedraId).escala?.cortes[0]
  const suyos = listSuyos(db, catedraId, { tipo, id })
  return {
    titulo,
    alumnos: listPersonas(db, catedraId).map(({ alumnoId, nombreCompleto: nombre }) => {
      const suyo = suyos.get(alumnoId)
      const porcentaje =
        suyo === undefined || suyo.obtenidos === null
          ? null
          : porcentajeDePuntos(suyo.obtenidos, suyo.posibles)
      // A test on paper is given to all: who has no mark missed it.
      const pedido = suyo !== undefined || tipo === 'PRUEBA'
      const comoLeFue = { porcentaje, entregado: suyo?.entregado ?? false, termino }
      return { alumnoId, nombre, porcentaje, propuesto: pedido && shouldRecuperar(comoLeFue, minimo) }
    }),
  }
}

function listSuyos(tx: Reader, catedraId: number, cual: { tipo: TipoDePuntaje; id: number }) {
  const puntajes = listPuntajes(tx, { catedraId }, 'COMPLETO')
  return new Map(
    [...puntajes].flatMap(([alumnoId, suyos]) => {
      const suyo = suyos.find(({ tipo, id }) => tipo === cual.tipo && id === cual.id)
      return suyo ? [[alumnoId, suyo] as const] : []
    }),
  )
}
