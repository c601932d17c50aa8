import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { tareasMaestras } from '../../../db/schema/tareas.ts'
import { type Cifra, cifrasDe } from '../../../src/domain/nota-final/cifra-final.ts'
import { type Escala, notaDe } from '../../../src/domain/nota-final/escala.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { readReglas } from '../../academia/catedras/reglas.ts'
import { relojDe } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { listPersonas } from '../asistencia/personas.ts'
import { listRubros } from '../rubros/rubros.ts'
import { listPuntajes } from './puntajes.ts'

/** The same for who runs the course, with what it is called. */
export function readCifrasPara(deps: Deps, quien: Quien, id: number) {
  const { db } = deps
  const { nombre, anio, id: catedraId } = requireCatedraPara(db, quien, id)
  const cifras = readCifras(db, catedraId, relojDe(deps, db, catedraId).now())
  return { catedra: { nombre, anio }, pedidos: listPedidos(db, catedraId), ...cifras }
}

/** How each of the enrolled stands: of what is graded, if the course ended now, and at the end. */
export function readCifras(tx: Reader, catedraId: number, ahora: number) {
  const { escala } = readReglas(tx, catedraId)
  const rubros = listRubros(tx, catedraId)
  const puntajes = listPuntajes(tx, { catedraId }, 'COMPLETO')
  const alumnos = listPersonas(tx, catedraId).map(({ alumnoId, nombreCompleto }) => {
    const suyos = puntajes.get(alumnoId) ?? []
    const { final, hastaHoy, siTerminaraHoy } = cifrasDe(rubros, suyos, ahora)
    return {
      alumnoId,
      nombre: nombreCompleto,
      final: conNota(final, escala),
      hasta_hoy: conNota(hastaHoy, escala),
      si_terminara_hoy: conNota(siTerminaraHoy, escala),
      recuperados: suyos.flatMap(({ tipo, id, recuperado_por }) =>
        recuperado_por === null ? [] : [{ tipo, id, recuperado_por }],
      ),
    }
  })
  return { escala, rubros, alumnos }
}

/** What carries points and may be of a part, without what was marked by hand. */
function listPedidos(tx: Reader, catedraId: number) {
  const { id, titulo, rubroId, recupera } = tareasMaestras
  const tareas = tx
    .select({ id, titulo, rubroId, recupera })
    .from(tareasMaestras)
    .where(eq(tareasMaestras.catedraId, catedraId))
    .all()
  const suyas = tx
    .select({
      id: evaluaciones.id,
      titulo: evaluaciones.titulo,
      rubroId: evaluaciones.rubroId,
      recupera: evaluaciones.recupera,
    })
    .from(evaluaciones)
    .where(eq(evaluaciones.catedraId, catedraId))
    .all()
  return [
    ...tareas.map((una) => ({ clase: 'tarea' as const, ...una })),
    ...suyas.map((una) => ({ clase: 'evaluacion' as const, ...una })),
  ]
}

/** As it is said, with its grade. */
export const conNota = ({ centesimos, partes }: Cifra, escala: Escala | null) => ({
  porcentaje: centesimos === null ? null : centesimos / 100,
  nota: centesimos === null || escala === null ? null : notaDe(centesimos, escala),
  partes,
})
