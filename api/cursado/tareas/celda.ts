import { z } from 'zod'
import { calificacionHasta } from '../../../src/domain/tareas/calificaciones.ts'
import { cualCelda } from '../../../src/domain/tareas/rectificaciones.ts'
import { isDevuelta } from '../../../src/domain/tareas/tareas.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../../suelo/deps.ts'
import { rolDeGestionDe } from '../../suelo/plugins/gestion.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { giveNota } from './calificar.ts'
import { changeEntrega } from './cambio-de-entrega.ts'
import { entregaNoEncontrada, notaCambiada } from './errors-de-entregas.ts'
import { changeNota } from './rectificar.ts'

/** What was typed in a cell of the grade sheet: a first grade, or another one with its reason. */
export function writeCelda(deps: Deps, quien: Quien, catedraId: number, enviada: Record<string, unknown>) {
  requireCatedraPara(deps.db, quien, catedraId)
  const { tareaAsignacionId, antes } = parsed(cualCelda, enviada)
  return changeEntrega(deps, quien, Number(tareaAsignacionId), (acto, entrega) => {
    const { catedraId: suya, puntos_posibles } = entrega.TareaMaestra
    if (suya !== catedraId) throw entregaNoEncontrada()
    if (entrega.puntos_obtenidos !== antes) throw notaCambiada(entrega.puntos_obtenidos)
    if (entrega.puntos_obtenidos !== null) return changeNota(deps, acto, entrega, enviada)
    const esquema = calificacionHasta(puntos_posibles, rolDeGestionDe(quien))
    const { puntos_obtenidos: puntos } = parsed(esquema, soloPuntos.parse(enviada))
    // What was said on returning it is said of what is graded now.
    const comentario = (isDevuelta(entrega) && entrega.comentario_docente) || ''
    return giveNota(deps, acto, { entrega, puntos, comentario })
  })
}

const soloPuntos = z.object({ puntos_obtenidos: z.unknown().optional() })
