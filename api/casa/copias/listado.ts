import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { EstadoDeCopia } from '../../../src/domain/casa/copias.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { readPedida } from './a-pedido.ts'
import { listCopias } from './carpeta.ts'
import { type CopiaProbada, readProbadas } from './probadas.ts'
import { findManifiesto } from './tamano.ts'

/** The newest first. One that is deleted meanwhile is left out. */
export async function listCopiasConPrueba({ db, copias: { dir } }: Pick<Deps, 'db' | 'copias'>) {
  const probadas = readProbadas(db)
  const copias = listCopias(dir)
    .toReversed()
    .map(async (nombre) => {
      const file = statSync(join(dir, nombre), { throwIfNoEntry: false })
      if (!file) return []
      const bytes = (await bytesOf(join(dir, nombre))) ?? file.size
      const cuando = enISO(Math.floor(file.mtimeMs))
      const estado = 'LISTA' as EstadoDeCopia
      const motivo: string | null = null
      return [{ nombre, bytes, cuando, probada: pruebaDe(probadas.get(nombre)), estado, motivo }]
    })
  const hechas = (await Promise.all(copias)).flat()
  const pedida = readPedida(db)
  if (!pedida || hechas.some(({ nombre }) => nombre === pedida.nombre)) return hechas
  const { nombre, cuando, estado, motivo } = pedida
  return [{ nombre, bytes: 0, cuando: enISO(cuando), probada: null, estado, motivo }, ...hechas]
}

/** Of all that it puts back, wherever that lies; nothing where it can't be read. */
async function bytesOf(file: string): Promise<number | undefined> {
  const found = await findManifiesto(file)
  return found?.archivos.reduce((sum, { bytes }) => sum + bytes, 0)
}

function pruebaDe(probada: CopiaProbada | undefined) {
  if (!probada) return null
  const { segundos, archivos, error } = probada
  const cuando = enISO(probada.cuando)
  return archivos === null ? { cuando, error: error ?? '' } : { cuando, segundos, archivos }
}
