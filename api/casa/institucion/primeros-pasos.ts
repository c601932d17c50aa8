import { count } from 'drizzle-orm'
import { catedras } from '../../../db/schema/catedras.ts'
import type { Paso } from '../../../src/domain/casa/primeros-pasos.ts'
import { enActo } from '../../suelo/actos.ts'
import { isCorreoProbado } from '../../suelo/correos/correo-de-prueba.ts'
import type { Deps } from '../../suelo/deps.ts'
import { readAjustes, writeAjuste } from '../../suelo/services/ajustes.ts'
import type { Quien } from '../../suelo/services/sessions.ts'

const TERMINADOS = 'primeros_pasos_terminados'

/** How far an installation is. It counts as new while it has no course and still the password that was made up. */
export function readPrimerosPasos(deps: Deps) {
  const { db, adminPassword, institucion, via } = deps
  const escritos = institucion.escritos()
  const clave = adminPassword.origin()
  const hasCatedras = (db.select({ cuantas: count() }).from(catedras).get()?.cuantas ?? 0) > 0
  const hechos: Record<Paso, boolean> = {
    clave: clave !== 'generada',
    nombre: escritos.nombre,
    zona: escritos.zona,
    correo: isCorreoProbado(deps),
    catedra: hasCatedras,
  }
  const terminados = readAjustes(db, [TERMINADOS])[TERMINADOS] !== undefined
  const nueva = clave === 'generada' && !terminados && !hasCatedras
  return { hechos, clave, correo: via().proveedor, terminados, nueva }
}

export function finishPrimerosPasos(deps: Deps, quien: Quien) {
  enActo(deps, quien, {}, ({ tx, note }) => {
    writeAjuste(tx, TERMINADOS, 'true')
    note({ hecho: 'primeros-pasos.terminar' })
  })
  return readPrimerosPasos(deps)
}
