import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'
import { enISO } from '../../services/instants.ts'
import { type CopiaProbada, readProbadas } from './probadas.ts'
import { listCopias } from './programadas.ts'

/** The newest first. One that is deleted meanwhile is left out. */
export function listCopiasConPrueba({ db, copias: { dir } }: Pick<Deps, 'db' | 'copias'>) {
  const probadas = readProbadas(db)
  return listCopias(dir)
    .toReversed()
    .flatMap((nombre) => {
      const file = statSync(join(dir, nombre), { throwIfNoEntry: false })
      if (!file) return []
      const { size: bytes, mtimeMs } = file
      return { nombre, bytes, cuando: enISO(Math.floor(mtimeMs)), probada: pruebaDe(probadas.get(nombre)) }
    })
}

function pruebaDe(probada: CopiaProbada | undefined) {
  if (!probada) return null
  const { segundos, archivos, error } = probada
  const cuando = enISO(probada.cuando)
  return archivos === null ? { cuando, error: error ?? '' } : { cuando, segundos, archivos }
}
