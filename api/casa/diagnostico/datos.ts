import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../../db/sqlite.ts'
import { versionOf } from '../../../db/version.ts'
import { textoDeTamano } from '../../../src/domain/archivos/archivos.ts'
import {
  BASE_ID,
  createCuarentena,
  DIAS_EN_CUARENTENA,
  fraseDeDejados,
  motivoParaDejar,
} from '../../suelo/archivos/cuarentena.ts'
import { listUploads } from '../copias/retencion.ts'
import { bien, type Hallazgo, mal } from './hallazgo.ts'

export const RESTAURAR = 'Repón la última copia buena con: guarania restore'

export function checkBase(sqlite: Database): Hallazgo[] {
  return [checkIntegridad(sqlite), checkReferencias(sqlite), checkMigraciones(sqlite)]
}

function checkIntegridad(sqlite: Database): Hallazgo {
  const [found] = sqlite.prepare('PRAGMA integrity_check(1)').pluck().all()
  if (found !== 'ok') return mal('Base de datos', `está dañada (${found})`, RESTAURAR)
  const bytes = sqlite
    .prepare('SELECT page_count * page_size FROM pragma_page_count, pragma_page_size')
    .pluck()
  return bien('Base de datos', `está sana, ${textoDeTamano(Number(bytes.get()))}`)
}

function checkReferencias(sqlite: Database): Hallazgo {
  const lost = sqlite.prepare('SELECT DISTINCT "table" FROM pragma_foreign_key_check').pluck().all()
  if (lost.length === 0) return bien('Referencias', 'todas llegan a donde dicen')
  return mal('Referencias', `hay filas que nombran lo que no existe, en ${lost.join(', ')}`, RESTAURAR)
}

function checkMigraciones(sqlite: Database): Hallazgo {
  const { applied, pending, isNewer } = versionOf(sqlite)
  if (isNewer) {
    return mal('Versión', 'los datos son de un programa más nuevo que este', 'Actualiza el programa')
  }
  if (pending > 0) {
    const faltan = pending === 1 ? 'falta 1 migración' : `faltan ${pending} migraciones`
    return mal('Versión', faltan, 'Se hacen al iniciar el programa, o con: guarania migrate')
  }
  return bien('Versión', `los datos están al día (${applied} migraciones)`)
}

interface Archivo {
  path: string
  bytes: number
}

/** Uploads that the database knows and the disk doesn't have whole, and those that it does not know. */
export function checkArchivos(sqlite: Database, dataDir: string): Hallazgo {
  const known = sqlite.prepare('SELECT path, bytes FROM archivos').all() as Archivo[]
  const lost = known.filter(
    ({ path, bytes }) => statSync(join(dataDir, path), { throwIfNoEntry: false })?.size !== bytes,
  )
  if (lost.length > 0) {
    const some = lost.slice(0, 3).map(({ path }) => path)
    const faltan = lost.length === 1 ? 'falta o está cortado' : 'faltan o están cortados'
    return mal(
      'Archivos',
      `${lost.length} de ${known.length} ${faltan} (${some.join(', ')}${lost.length > 3 ? '…' : ''})`,
      'Sácalos de una copia de seguridad: es un archivo tar',
    )
  }
  return checkDesconocidos(sqlite, dataDir, new Set(known.map(({ path }) => path)))
}

/** Files that no row knows are no harm, but may be all that is left of what another database knew. */
function checkDesconocidos(sqlite: Database, dataDir: string, known: Set<string>): Hallazgo {
  const uploads = listUploads(dataDir)
  const desconocidos = uploads.filter((path) => !known.has(path)).length
  const cuarentena = createCuarentena(dataDir)
  const baseId = sqlite.prepare('SELECT valor FROM ajustes WHERE clave = ?').pluck().get(BASE_ID)
  const owner = cuarentena.owner()
  const isSuya = owner === undefined ? known.size > 0 : owner === baseId
  const motivo = motivoParaDejar({ desconocidos, total: uploads.length, isSuya })
  if (motivo) {
    const detalle = fraseDeDejados(desconocidos, motivo).replace(/\.$/, '')
    return mal('Archivos', detalle, `Repón la base de datos que los conoce, o quítalos de ${dataDir}/uploads`)
  }
  const apartados = cuarentena.list().length
  const enCuarentena =
    apartados > 0 ? `; ${apartados} en cuarentena, ${DIAS_EN_CUARENTENA} días, en ${dataDir}/cuarentena` : ''
  const sueltos = desconocidos > 0 ? `; ${desconocidos} que nadie conoce pasan a la cuarentena` : ''
  return bien('Archivos', `están los ${known.size}${sueltos}${enCuarentena}`)
}
