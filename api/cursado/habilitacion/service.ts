import { contarAsistencia, marchaDe } from '../../../src/domain/asistencia/asistencia-contada.ts'
import { requireCierrePara } from '../../academia/catedras/busqueda.ts'
import { catedraNoEncontrada } from '../../academia/catedras/errors.ts'
import { readReglas } from '../../academia/catedras/reglas.ts'
import { relojDe, relojHasta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { habilitacionesDe, listCursantes } from './lectura.ts'

/** Whether each of a course's students may sit its exam. */
export function readHabilitacion(deps: Deps, quien: Quien, catedraId: number) {
  const hoy = todayOf(relojHasta(deps, requireCierrePara(deps.db, quien, catedraId)))
  const reglas = readReglas(deps.db, catedraId)
  const cursantes = listCursantes(deps.db, { catedraId }, hoy)
  return { reglas, alumnos: habilitacionesDe(cursantes, reglas, 'docente') }
}

/** One's own: of a course that somebody is not in it may not know. */
export function readHabilitacionPropia(deps: Deps, alumnoId: number, catedraId: number) {
  const reglas = readReglas(deps.db, catedraId)
  const cursantes = listCursantes(
    deps.db,
    { catedraId, alumnoId },
    todayOf(relojDe(deps, deps.db, catedraId)),
  )
  const [suya] = habilitacionesDe(cursantes, reglas, 'alumno')
  const [cursante] = cursantes
  if (!suya || !cursante) throw catedraNoEncontrada()
  const dias = cursante.diasCon(reglas)
  const { medias, dadas, porVenir } = contarAsistencia(dias, reglas)
  return {
    ...suya,
    reglas,
    cuenta: { puntos: medias / 2, dadas, por_venir: porVenir },
    dadas: [...dias.dadas],
    por_venir: [...dias.porVenir],
    marcha: marchaDe(dias.dadas, reglas),
  }
}
