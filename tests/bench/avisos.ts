import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDb, transact, type WritableDb } from '../../db/client'
import { correos } from '../../db/schema/correos'
import { dispositivos, empujes } from '../../db/schema/dispositivos'
import { insertAlumno } from '../support/academia'
import { createNavegador } from '../support/servicio-de-push'
import { startSmtp } from '../support/smtp'
import { startAula } from './support/aula'
import { check, info, type Measure } from './support/measure'
import { median, percentile } from './support/stats'
import { waitFor } from './support/wait'

const INVITACIONES = 2000
const CODIGOS = 8
const LIMIT_MS = 120_000

export async function* avisos(): AsyncGenerator<Measure> {
  yield* codigos()
  yield* telefonos()
}

/** From asking for a code until the mail server has it, with and without invitations that wait. */
async function* codigos(): AsyncGenerator<Measure> {
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

/** A program that was not asked itself looks once a minute whether there is something to send. */
const DISPOSITIVOS = 200
const RONDAS = 3
const CALMA_MS = 5000
/** What a push service takes to answer. */
const SERVICIO_MS = 50
/** Between one read and the next; more would ask for all of the processor. */
const MIRA_MS = 50

/** What four people who read wait for, while all of a course are told of a post on their telephones, and before. */
async function* telefonos(): AsyncGenerator<Measure> {
  let llegados = 0
  const servicio = createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      setTimeout(() => response.writeHead(201).end(), SERVICIO_MS)
      llegados++
    })
  }).listen(0, '127.0.0.1')
  await once(servicio, 'listening')
  const host = `127.0.0.1:${(servicio.address() as AddressInfo).port}`
  await using aula = await startAula({ env: { PUSH_HOSTS: host, BACKUP_EVERY_HOURS: '0' }, isPinned: false })
  const { db, sqlite } = openDb(join(aula.dataDir, 'guarania.db'))
  const ids = insertDispositivos(db, `http://${host}`)
  const headers = { authorization: `Bearer ${aula.tokens.alumno}` }
  const readWhile = async (isOn: () => boolean) => {
    const ms: number[] = []
    const read = async () => {
      while (isOn()) {
        const start = performance.now()
        await (await fetch(`${aula.url}/api/alumnos/me/dashboard`, { headers })).arrayBuffer()
        ms.push(performance.now() - start)
        await sleep(MIRA_MS)
      }
    }
    await Promise.all([read(), read(), read(), read()])
    return percentile(ms, 0.99)
  }
  const readFor = (ms: number, start = performance.now()) => readWhile(() => performance.now() - start < ms)
  await readFor(CALMA_MS)
  const rondas: { calma: number; entre: number }[] = []
  for (let ronda = 0; ronda < RONDAS; ronda++) {
    const calma = await readFor(CALMA_MS)
    llegados = 0
    postTo(db, ids, `ronda ${ronda}`)
    await waitFor('the first push', LIMIT_MS, async () => llegados > 0)
    const entre = await readWhile(() => llegados < ids.length)
    rondas.push({ calma, entre })
  }
  sqlite.close()
  servicio.close()
  const medianOf = (cual: 'calma' | 'entre') => median(rondas.map((una) => una[cual]))
  yield info('avisos: p99 of who reads', medianOf('calma'), 'ms')
  yield info(`avisos: the same while ${DISPOSITIVOS} telephones are told`, medianOf('entre'), 'ms')
  yield check('avisos: one to the other', median(rondas.map(({ calma, entre }) => entre / calma)), '≤', 1.5)
}

const insertDispositivos = (db: WritableDb, servicio: string): number[] =>
  Array.from({ length: DISPOSITIVOS }, (_, i) => {
    const { keys } = createNavegador()
    const dispositivo = {
      nombre: 'Teléfono',
      endpoint: `${servicio}/${i}`,
      ...keys,
      created_at: 1,
      usadoEn: 1,
    }
    return db
      .insert(dispositivos)
      .values({ alumnoId: insertAlumno(db).id, ...dispositivo })
      .returning({ id: dispositivos.id })
      .get().id
  })

function postTo(db: WritableDb, ids: readonly number[], grupo: string): void {
  const sale = Date.now()
  const dicho = { titulo: 'Armonía', texto: 'Hay 1 publicación nueva.', enlace: '/', hasta: sale + 3_600_000 }
  transact(db, (tx) => {
    for (const dispositivoId of ids)
      tx.insert(empujes)
        .values({ dispositivoId, grupo, sale, ...dicho })
        .run()
  })
}
