import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { noteAlarma, readAlarmas } from '../../../api/casa/alarmas/alarmas.ts'
import { avisoDeAlarmas } from '../../../api/casa/alarmas/aviso.ts'
import { motivoDeCorreo } from '../../../api/casa/alarmas/correo.ts'
import { CLAVE_RECHAZADA } from '../../../api/suelo/correos/senders.ts'
import { startJobs } from '../../../api/suelo/services/jobs.ts'
import { transact } from '../../../db/client.ts'
import { correos } from '../../../db/schema/correos.ts'
import type { Causa } from '../../../src/domain/casa/alarmas.ts'
import { testApi } from '../../support/api.ts'

test('una alarma dice desde cuándo y por qué, hasta que pasa', () => {
  const { db } = testApi()
  noteAlarma(db, 'DISCO', 'Quedan 2 MB.', 100)
  noteAlarma(db, 'COPIA', 'No hay\n  lugar.', 200)
  noteAlarma(db, 'DISCO', 'Queda 1 MB.', 300)

  const mientras = readAlarmas(db)
  noteAlarma(db, 'DISCO', null, 400)
  const despues = readAlarmas(db)
  noteAlarma(db, 'DISCO', '', 500)

  expect(mientras).toEqual([
    { causa: 'DISCO', motivo: 'Queda 1 MB.', desde: 100, cuando: 300 },
    { causa: 'COPIA', motivo: 'No hay lugar.', desde: 200, cuando: 200 },
  ])
  expect(despues.map(({ causa }) => causa)).toEqual(['COPIA'])
  expect(readAlarmas(db)[1]).toEqual({
    causa: 'DISCO',
    motivo: 'No se sabe por qué.',
    desde: 500,
    cuando: 500,
  })
})

test('de lo que no falla no queda nada escrito', () => {
  const { db, sqlite } = testApi()

  noteAlarma(db, 'COPIA', null, 100)

  expect(sqlite.prepare('SELECT count(*) FROM alarmas').pluck().get()).toBe(0)
})

/** An administrator who hears of what fails, unless there is none. */
function conAviso({
  correo = 'yo@prueba.py',
  ...opciones
}: Parameters<typeof testApi>[0] & { correo?: string } = {}) {
  const contexto = testApi({ siteUrl: 'https://prueba.py', ...opciones })
  const { deps, db, outbox, sent, advance } = contexto
  deps.institucion.save({ correo })
  const job = avisoDeAlarmas(deps)
  return {
    ...contexto,
    note: (causa: Causa, motivo: string | null) => noteAlarma(db, causa, motivo, deps.now()),
    /** What has been written by now, after `horas` more. */
    async after(horas: number) {
      advance(horas * 3_600_000)
      await job.run()
      await outbox.sendDue()
      return sent.map(({ subject }) => subject)
    },
  }
}

const COPIA = 'La última copia de seguridad falló — Guarania'
const DISCO = 'Queda poco lugar en el disco — Guarania'

test('de cada causa se escribe al administrador una vez al día, mientras dura', async () => {
  const { note, after, sent } = conAviso()
  note('COPIA', 'No hay lugar.')
  const enseguida = await after(0)
  note('DISCO', 'Quedan 2 MB.')
  const masTarde = await after(23)
  const alDiaSiguiente = await after(1)
  note('COPIA', null)
  note('DISCO', null)

  expect(enseguida).toEqual([COPIA])
  expect(masTarde).toEqual([COPIA, DISCO])
  expect(alDiaSiguiente).toEqual([COPIA, DISCO, COPIA])
  expect(await after(48)).toHaveLength(3)
  expect(sent[0]).toMatchObject({ to: 'yo@prueba.py' })
  expect(sent[0]?.text).toContain('No hay lugar.')
  expect(sent[0]?.text).toContain('https://prueba.py/admin/dashboard')
})

test('una que pasa y vuelve el mismo día no se escribe otra vez', async () => {
  const { note, after } = conAviso()
  note('COPIA', 'No hay lugar.')
  await after(0)
  note('COPIA', null)
  note('COPIA', 'No hay lugar.')

  expect(await after(1)).toEqual([COPIA])
  expect(await after(23)).toEqual([COPIA, COPIA])
})

test('sin correo del administrador no se escribe a nadie, hasta que lo hay', async () => {
  const { note, after, deps } = conAviso({ correo: '' })
  note('COPIA', 'No hay lugar.')
  const sin = await after(0)
  deps.institucion.save({ correo: 'yo@prueba.py' })

  expect(sin).toEqual([])
  expect(await after(0)).toEqual([COPIA])
})

test('la carta que no salió se retira cuando la causa pasa, y nunca espera más de una', async () => {
  let cae = true
  const { note, after, db, sent } = conAviso({
    send: async (mail) => {
      if (cae) throw new Error('El servidor no responde.')
      sent.push(mail)
    },
  })
  const esperan = () => db.select().from(correos).where(eq(correos.estado, 'pendiente')).all().length
  note('CORREO', 'No salen.')
  for (let dia = 0; dia < 2; dia++) await after(24)
  const mientras = esperan()
  note('CORREO', null)
  const despues = esperan()
  cae = false
  note('CORREO', 'No salen.')
  vi.mocked(console.error).mockClear()

  expect([mientras, despues]).toEqual([1, 0])
  expect(await after(0)).toEqual(['Los correos no salen — Guarania'])
})

test.each([
  ['lo tomó hace poco', { enviadoEn: -10 }, null],
  [
    'hace mucho que no toma nada',
    { enviadoEn: -70 },
    /^Hace más de una hora que no sale .*, y 1 espera: Nadie\.$/,
  ],
])('con una carta que espera, y el proveedor %s', (_, { enviadoEn }, motivo) => {
  const { db, deps } = testApi()
  const hace = (minutos: number) => deps.now() + minutos * 60_000
  const carta = { para: 'ana@prueba.py', asunto: 'x', texto: '', html: '', proximoIntento: 0 }
  db.insert(correos)
    .values([
      { ...carta, created_at: hace(-200), estado: 'enviado', enviadoEn: hace(enviadoEn) },
      { ...carta, created_at: hace(-61), intentos: 2, ultimoError: 'Nadie.' },
      { ...carta, created_at: hace(-61) },
      { ...carta, created_at: hace(-5), intentos: 1, ultimoError: 'Nadie.' },
    ])
    .run()

  const dicho = motivoDeCorreo(deps, deps.now())

  if (motivo) expect(dicho).toMatch(motivo)
  else expect(dicho).toBeNull()
})

test('una clave que el proveedor no acepta se dice enseguida, y la carta que lo cuenta no la alarga', async () => {
  let acepta = false
  const { db, deps, after, outbox, advance, sent } = conAviso({
    send: async (mail) => {
      if (!acepta) throw new Error(`${CLAVE_RECHAZADA}API key is invalid`)
      sent.push(mail)
    },
  })
  const seen = () => {
    const motivo = motivoDeCorreo(deps, deps.now())
    noteAlarma(db, 'CORREO', motivo, deps.now())
    return motivo
  }
  const write = () =>
    transact(db, (tx) => outbox.post(tx, 'ana@prueba.py', { subject: 'Hola', paragraphs: [] }))
  const antes = seen()
  write()
  await outbox.sendDue()
  const rechazada = seen()
  await after(0)
  acepta = true
  advance(1000)
  write()
  await after(1)
  vi.mocked(console.error).mockClear()

  expect(antes).toBeNull()
  expect(rechazada).toBe('El proveedor de correo no acepta la clave: API key is invalid')
  expect(seen()).toBeNull()
})

test('una tarea que falla tres veces seguidas se dice con su nombre, hasta que no falla ninguna', async () => {
  vi.useFakeTimers()
  vi.mocked(console.error).mockClear()
  let fallan = true
  const dichos: (string | null)[] = []
  const mala = {
    name: 'resumen',
    run: () => {
      if (fallan) throw new Error('sin base')
    },
  }
  const jobs = startJobs([{ name: 'buena', run: () => {} }, mala], (motivo) => dichos.push(motivo))
  for (let minuto = 0; minuto < 3; minuto++) await vi.advanceTimersByTimeAsync(60_000)
  fallan = false
  await vi.advanceTimersByTimeAsync(60_000)
  await jobs.stop()
  vi.useRealTimers()
  vi.mocked(console.error).mockClear()

  expect(dichos).toEqual(['«resumen»: sin base', '«resumen»: sin base', null])
})

test('el administrador lee lo que está fallando, y las métricas lo dicen', async () => {
  const metricsToken = 'una clave larga y secreta'
  const { asAdmin, call, db, deps } = testApi({ metricsToken })
  noteAlarma(db, 'DISCO', 'Quedan 2 MB.', deps.now())
  const iso = new Date(deps.now()).toISOString()

  const { status, data } = await asAdmin.admin.alarmas.get()
  const metricas = await (
    await call('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text()

  expect({ status, data }).toEqual({
    status: 200,
    data: [{ causa: 'DISCO', motivo: 'Quedan 2 MB.', desde: iso, cuando: iso }],
  })
  for (const linea of [
    'guarania_alarm{causa="DISCO"} 1',
    'guarania_alarm{causa="CORREO"} 0',
    'guarania_backup_unproven 0',
    'guarania_backup_proven_time_seconds 0',
  ]) {
    expect(metricas.split('\n')).toContain(linea)
  }
})
