import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import {
  falloDe,
  findRemota,
  forgetOtherPlace,
  noteRemota,
  readRemota,
} from '../../../api/casa/copias/remota/estado.ts'
import { copiaRemota } from '../../../api/casa/copias/remota/programada.ts'
import { checkRemota } from '../../../api/casa/diagnostico/remota.ts'
import { parseDestino } from '../../../api/suelo/services/destino-s3.ts'
import { readSettings } from '../../../api/suelo/services/settings.ts'
import { testApi } from '../../support/api.ts'
import { createDatosEnUso } from '../../support/carpetas.ts'
import { startTienda, trastornos } from '../../support/tienda.ts'

const MINUTO = 60_000
const ADDRESS = 's3://CLAVE:SECRETO@s3.eu/cubo/x'
const destino = parseDestino(ADDRESS) as NonNullable<ReturnType<typeof parseDestino>>

afterEach(() => {
  vi.mocked(console.error).mockClear()
})

/** A place for copies, which answers as told; the clock moves when told to. */
function remota({ everyMinutes = 60 } = {}) {
  const { db, dataDir, raiz } = createDatosEnUso()
  const dir = join(raiz, 'copias')
  mkdirSync(dir)
  let instante = Date.parse('2026-03-02T12:00:00Z')
  const enviados: string[] = []
  const state = { answer: async () => {} }
  const job = copiaRemota({
    dataDir,
    dir,
    everyMinutes,
    now: () => instante,
    read: () => readRemota(db, destino),
    send: async (envio, nombre) => {
      enviados.push(nombre ?? envio)
      await state.answer()
    },
    note: (nota) => noteRemota(db, destino, nota, instante),
  })
  return {
    db,
    job,
    enviados,
    state,
    copy(nombre: string) {
      writeFileSync(join(dir, nombre), '')
      utimesSync(join(dir, nombre), instante / 1000, instante / 1000)
    },
    /** So many minutes pass, one by one. */
    async pass(minutos: number) {
      for (let i = 0; i < minutos; i++) {
        await job.run()
        await new Promise((resolve) => setImmediate(resolve))
        instante += MINUTO
      }
    },
  }
}

test('la base va cada tantos minutos, y cada copia una vez', async () => {
  const { enviados, copy, pass } = remota()
  await pass(1)
  copy('guarania-2026-03-02T12-00-00.tar')

  await pass(130)

  expect(enviados).toEqual(['base', 'guarania-2026-03-02T12-00-00.tar', 'base', 'base'])
})

test('con cero minutos van solo las copias', async () => {
  const { enviados, copy, pass } = remota({ everyMinutes: 0 })
  copy('guarania-2026-03-02T12-00-00.tar')

  await pass(130)

  expect(enviados).toEqual(['guarania-2026-03-02T12-00-00.tar'])
})

test('lo que falla se dice, se intenta en la próxima vuelta, y se olvida cuando sale bien', async () => {
  const { db, enviados, state, pass } = remota()
  const fallo = () => falloDe(readRemota(db, destino))
  state.answer = () => Promise.reject(new Error('no responde\n    at trace'))

  await pass(59)
  expect([enviados.length, fallo()]).toEqual([1, 'no responde'])
  expect(console.error).toHaveBeenCalledExactlyOnceWith('No se mandó la copia a otro lugar: no responde')
  state.answer = async () => {}
  await pass(2)

  expect([enviados.length, fallo()]).toEqual([2, null])
  expect(readRemota(db, destino).llego).toBe('2026-03-02T13:00:00.000Z')
})

test('mientras una está en camino no comienza otra, y nadie la espera', async () => {
  const { job, enviados, state, pass } = remota()
  let llega = () => {}
  state.answer = () =>
    new Promise((resolve) => {
      llega = resolve
    })

  expect(job.run()).toBeUndefined()
  await pass(200)
  expect(enviados).toEqual(['base'])
  llega()
  await pass(62)

  expect(enviados).toEqual(['base', 'base'])
})

test('detener el programa corta lo que está en camino, y no es una falla', async () => {
  const { db, job, state, pass } = remota()
  let corta = () => {}
  state.answer = () =>
    new Promise((_resolve, reject) => {
      corta = () => reject(new Error('cortado'))
    })
  await pass(1)

  job.stop?.()
  corta()
  await pass(1)

  expect(findRemota(db)).toBeUndefined()
})

test('de otro lugar no vale lo que se sabía del anterior', () => {
  const { db } = createDatosEnUso()
  const otro = parseDestino('s3://CLAVE:SECRETO@s3.eu/cubo/otro')
  noteRemota(db, destino, { envio: 'base', nombre: null, motivo: 'no responde' }, 0)

  forgetOtherPlace(db, destino)
  expect(findRemota(db)?.fallos).toEqual({ base: 'no responde' })
  expect(otro && readRemota(db, otro).fallos).toEqual({})
  forgetOtherPlace(db, undefined)
  expect(findRemota(db)).toBeUndefined()
})

test('doctor dice hace cuánto llegó, o qué pasa', async () => {
  const tienda = await startTienda()
  try {
    const { db, dataDir } = createDatosEnUso()
    const { address } = tienda.newCarpeta()
    const alli = parseDestino(address) as typeof destino
    const ajustes = { DATA_DIR: dataDir, BACKUP_S3: address }
    const look = async (env: Record<string, string>, ahora = 12 * MINUTO) => {
      const [hallazgo] = await checkRemota(readSettings(env), ahora)
      return [hallazgo?.bien, hallazgo?.detalle]
    }
    const note = (motivo: string | null) => noteRemota(db, alli, { envio: 'base', nombre: null, motivo }, 0)
    const donde = `s3://${address.split('@')[1]}`

    expect(await checkRemota(readSettings({ DATA_DIR: dataDir }), 0)).toEqual([])
    expect(await look(ajustes)).toEqual([true, `todavía no llegó ninguna a ${donde}`])
    note(null)
    expect(await look(ajustes)).toEqual([true, `hace 12 minutos, en ${donde}`])
    expect(await look(ajustes, 200 * MINUTO)).toEqual([false, `hace 3 horas, en ${donde}`])
    tienda.disturb(trastornos.refuses)
    expect(await look(ajustes)).toEqual([
      false,
      `${donde} no deja entrar (403 AccessDenied): revisa BACKUP_S3`,
    ])
    note('No queda lugar.')
    expect(await look(ajustes)).toEqual([false, 'No queda lugar'])
  } finally {
    await tienda.stop()
  }
})

test('las métricas dicen si falló y cuándo llegó la última, donde hay otro lugar', async () => {
  const { db, call } = testApi({ metricsToken: 'una-clave-bien-larga' })
  const headers = { authorization: 'Bearer una-clave-bien-larga' }
  const read = async () => {
    const text = await (await call('/metrics', { headers })).text()
    return text.match(/^guarania_remote_backup_\w+ .*$/gm)
  }

  expect(await read()).toBeNull()
  noteRemota(db, destino, { envio: 'base', nombre: null, motivo: null }, 5000)
  expect(await read()).toEqual(['guarania_remote_backup_failed 0', 'guarania_remote_backup_seconds 5'])
  noteRemota(db, destino, { envio: 'copia', nombre: null, motivo: 'no' }, 9000)
  expect(await read()).toEqual(['guarania_remote_backup_failed 1', 'guarania_remote_backup_seconds 5'])
})
