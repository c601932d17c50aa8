import { join } from 'node:path'
import { openDb, transact } from '../../db/client'
import { correos } from '../../db/schema/correos'
import { insertAlumno } from '../support/academia'
import { startSmtp } from '../support/smtp'
import { startAula } from './support/aula'
import { check, info, type Measure } from './support/measure'
import { waitFor } from './support/wait'

const INVITACIONES = 2000
const CODIGOS = 8
const LIMIT_MS = 120_000

/** From asking for a code until the mail server has it, with and without invitations that wait. */
export async function* avisos(): AsyncGenerator<Measure> {
  const smtp = await startSmtp()
  await using aula = await startAula({
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'Aula <aula@guarania.example>' },
  })
  const { db, sqlite } = openDb(join(aula.dataDir, 'guarania.db'))
  const ask = async () => {
    const { email } = insertAlumno(db)
    const headers = { 'Content-Type': 'application/json' }
    await fetch(`${aula.url}/api/request-otp`, { method: 'POST', headers, body: JSON.stringify({ email }) })
    return waitFor('the code', LIMIT_MS, async () => smtp.recibidos.some((uno) => uno.includes(email)))
  }
  const askAll = async () => {
    const ms: number[] = []
    for (let i = 0; i < CODIGOS; i++) ms.push(await ask())
    return ms
  }
  const alone = await askAll()
  transact(db, (tx) => {
    const created_at = Date.now()
    for (let i = 0; i < INVITACIONES; i++) {
      const carta = {
        asunto: 'Te inscribieron en Armonía',
        texto: 'Entra con esta dirección.',
        html: '<p>Entra.</p>',
      }
      tx.insert(correos)
        .values({ para: `invitada-${i}@guarania.example`, ...carta, proximoIntento: created_at, created_at })
        .run()
    }
  })
  const among = await askAll()
  const left = smtp.recibidos.filter((uno) => uno.includes('invitada-')).length
  sqlite.close()
  smtp.stop()
  yield info('avisos: from asking for a code to the mail server, the slowest', Math.max(...alone) / 1000, 's')
  yield info(`avisos: invitations that left meanwhile, of ${INVITACIONES}`, left)
  const later = (Math.max(...among) - Math.max(...alone)) / 1000
  yield check(`avisos: more of it while ${INVITACIONES} invitations wait`, later, '≤', 2, 's')
}
