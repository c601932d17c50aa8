import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedDatabaseError, openDb } from '../../../db/client.ts'
import type { Database } from '../../../db/sqlite.ts'
import { versionOf } from '../../../db/version.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { avisoDeClaveCorta } from '../../../src/domain/sesiones/clave.ts'
import { verifySmtp } from '../../suelo/correos/senders.ts'
import { createVia, type Via } from '../../suelo/correos/via.ts'
import { readSecret } from '../../suelo/services/secret.ts'
import type { Settings } from '../../suelo/services/settings.ts'
import { createTokens } from '../../suelo/services/tokens.ts'
import { BASE } from '../copias/manifiesto.ts'
import { checkAlarmas, checkPrueba } from './alarmas.ts'
import { checkBordes } from './bordes.ts'
import { checkCarpeta, checkCopias, checkDisco } from './carpeta.ts'
import { checkArchivos, checkBase, RESTAURAR } from './datos.ts'
import { checkDeudas } from './deudas.ts'
import { bien, type Hallazgo, mal } from './hallazgo.ts'
import { checkRemota } from './remota.ts'

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
      ...(await checkRemota(settings, now())),
      await checkDisco({ dataDir, ...backup }),
      checkCopias({ dataDir, ...backup, now }),
    )
  }
  return [...hallazgos, ...(await Promise.all([checkCorreo(settings, now), checkIA(settings)]))]
}

function checkAjustes({ limitsCalls, siteUrl }: Settings): Hallazgo {
  if (!limitsCalls) return mal('Ajustes', 'RATE_LIMIT=off deja adivinar contraseñas', 'Quítalo')
  if (!siteUrl)
    return bien('Ajustes', 'valen todos; sin SITE_URL, los enlaces de los correos dirán localhost')
  return bien('Ajustes', `valen todos; el sitio es ${siteUrl}`)
}

function checkDatos({ dataDir, backup, edge }: Settings, now: number): Hallazgo[] {
  let sqlite: Database | undefined
  try {
    const data = openDb(join(dataDir, BASE))
    sqlite = data.sqlite
    const base = checkBase(sqlite)
    // Of an earlier version it may not have these tables.
    if (versionOf(sqlite).pending > 0) return base
    return [
      ...base,
      checkArchivos(sqlite, dataDir),
      checkDeudas(data.db),
      checkBandeja(sqlite, now),
      ...checkPrueba(data.db, { dataDir, ...backup }, now),
      ...checkAlarmas(data.db),
      ...(edge ? [checkBordes(data.db, now)] : []),
    ]
  } catch (error) {
    const detalle = (error as Error).message.replace(/\.$/, '')
    const isDamaged = error instanceof DamagedDatabaseError
    const remedio = isDamaged ? RESTAURAR : 'Revisa el disco y de quién es la carpeta'
    return [mal('Base de datos', detalle, remedio)]
  } finally {
    sqlite?.close()
  }
}

const TIMEOUT_MS = 10_000
const WEEK_MS = 7 * 24 * 3_600_000
const GOOGLE = 'https://generativelanguage.googleapis.com'

/** Whether the mail service lets us in; no mail is sent. */
async function checkCorreo(settings: Settings, now: () => number): Promise<Hallazgo> {
  const { salida, partes, ajuste, clave } = readVia(settings, now)
  const remedio = `Revisa ${ajuste ?? 'el correo de la institución, en /admin'}`
  if (clave === 'ILEGIBLE')
    return mal('Correo', 'la clave guardada es de otro secreto', 'Escríbela otra vez en /admin')
  const { resendApiKey, smtp } = salida
  if (resendApiKey) {
    return ask('Correo', 'Resend', remedio, async (signal) => {
      const headers = { authorization: `Bearer ${resendApiKey}` }
      const response = await fetch('https://api.resend.com/domains', { headers, signal })
      // A key that may only send is refused here by its name.
      const { name } = (await response.json()) as { name?: string }
      if (!response.ok && name !== 'restricted_api_key') throw new Error(`respondió ${response.status}`)
    })
  }
  if (smtp) return ask('Correo', `${partes.servidor}:${partes.puerto}`, remedio, () => verifySmtp(smtp))
  return bien('Correo', `sin Resend ni SMTP, cada correo queda como archivo en ${settings.dataDir}/correos`)
}

/** What the environment says, else what is written in the database, where there is one that can be read. */
function readVia(settings: Settings, now: () => number): Via {
  const { dataDir } = settings
  const withoutData = { db: undefined, tokens: { unseal: () => null }, fijos: settings }
  const base = join(dataDir, BASE)
  if (!existsSync(base) || !existsSync(join(dataDir, 'secret'))) return createVia(withoutData)()
  let sqlite: Database | undefined
  try {
    const data = openDb(base)
    sqlite = data.sqlite
    return createVia({ db: data.db, tokens: createTokens(readSecret(dataDir), now), fijos: settings })()
  } catch {
    // What is wrong with the database is said by who looks at it.
    return createVia(withoutData)()
  } finally {
    sqlite?.close()
  }
}

function checkBandeja(sqlite: Database, now: number): Hallazgo {
  const failed = sqlite
    .prepare(`SELECT count(*) FROM correos WHERE estado = 'fallido' AND caduca_en IS NULL AND created_at > ?`)
    .pluck()
    .get(now - WEEK_MS)
  if (failed === 0) return bien('Bandeja', 'ningún correo falló en los últimos siete días')
  const cuales = cuantos(Number(failed), 'correo falló', 'correos fallaron')
  return mal('Bandeja', `${cuales} en los últimos siete días`, 'Están en Correos, en /admin')
}

async function checkIA({ geminiApiKey, geminiModel, geminiBaseUrl }: Settings): Promise<Hallazgo> {
  if (!geminiApiKey) return bien('IA', 'sin GEMINI_API_KEY: se generan preguntas desde la línea de tiempo')
  return ask('IA', `Gemini, ${geminiModel}`, 'Revisa GEMINI_API_KEY y GEMINI_MODEL', async (signal) => {
    const url = `${geminiBaseUrl ?? GOOGLE}/v1beta/models/${encodeURIComponent(geminiModel)}`
    const response = await fetch(url, { headers: { 'x-goog-api-key': geminiApiKey }, signal })
    if (!response.ok) throw new Error(`respondió ${response.status}`)
  })
}

async function ask(
  tema: string,
  who: string,
  remedio: string,
  work: (signal: AbortSignal) => Promise<unknown>,
): Promise<Hallazgo> {
  try {
    await work(AbortSignal.timeout(TIMEOUT_MS))
    return bien(tema, `${who} responde`)
  } catch (error) {
    return mal(tema, `${who} no responde como se espera: ${(error as Error).message}`, remedio)
  }
}
