import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedDatabaseError, openDb } from '../../../db/client.ts'
import type { Database } from '../../../db/sqlite.ts'
import { versionOf } from '../../../db/version.ts'
import { avisoDeClaveCorta } from '../../../src/domain/clave.ts'
import type { Settings } from '../../services/settings.ts'
import { type CopiaFallida, readCopiaFallida } from '../copias/fallida.ts'
import { BASE } from '../copias/manifiesto.ts'
import { checkCarpeta, checkCopias, checkDisco } from './carpeta.ts'
import { checkArchivos, checkBase, RESTAURAR } from './datos.ts'
import { bien, type Hallazgo, mal } from './hallazgo.ts'
import { checkBandeja, checkCorreo, checkIA } from './servicios.ts'

/** Looks at everything that an installation depends on, and changes nothing. */
export async function diagnose(settings: Settings, now: () => number): Promise<Hallazgo[]> {
  const { dataDir, backup } = settings
  const claveCorta = avisoDeClaveCorta(settings.adminPassword)
  const hallazgos = [
    checkAjustes(settings),
    ...(claveCorta ? [bien('Contraseña', claveCorta)] : []),
    checkCarpeta(dataDir),
  ]
  if (existsSync(join(dataDir, BASE))) {
    hallazgos.push(
      ...checkDatos(settings, now()),
      checkDisco(dataDir),
      checkCopias({ dataDir, ...backup, now }),
    )
  }
  return [...hallazgos, ...(await Promise.all([checkCorreo(settings), checkIA(settings)]))]
}

function checkAjustes({ limitsCalls, siteUrl }: Settings): Hallazgo {
  if (!limitsCalls) return mal('Ajustes', 'RATE_LIMIT=off deja adivinar contraseñas', 'Quítalo')
  if (!siteUrl)
    return bien('Ajustes', 'valen todos; sin SITE_URL, los enlaces de los correos dirán localhost')
  return bien('Ajustes', `valen todos; el sitio es ${siteUrl}`)
}

function checkDatos({ dataDir }: Settings, now: number): Hallazgo[] {
  let sqlite: Database | undefined
  try {
    const data = openDb(join(dataDir, BASE))
    sqlite = data.sqlite
    const base = checkBase(sqlite)
    // Of an earlier version it may not have these tables.
    if (versionOf(sqlite).pending > 0) return base
    const fallida = readCopiaFallida(data.db)
    const hallazgos = [...base, checkArchivos(sqlite, dataDir), checkBandeja(sqlite, now)]
    return fallida ? [...hallazgos, deCopiaFallida(fallida)] : hallazgos
  } catch (error) {
    const detalle = (error as Error).message.replace(/\.$/, '')
    const isDamaged = error instanceof DamagedDatabaseError
    const remedio = isDamaged ? RESTAURAR : 'Revisa el disco y de quién es la carpeta'
    return [mal('Base de datos', detalle, remedio)]
  } finally {
    sqlite?.close()
  }
}

const deCopiaFallida = ({ cuando, motivo }: CopiaFallida) =>
  mal('Última copia', `falló (${cuando}): ${motivo.replace(/\.$/, '')}`, 'Se intenta otra vez cada hora')
