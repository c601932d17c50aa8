import { expect, test } from 'vitest'
import { recordatorioDeAportes } from '../../../api/publico/recibos/recordatorio.ts'
import { mundoDeAportes } from '../../support/aportes.ts'
import { aporteDePrueba } from '../../support/formularios.ts'

const DIA = 24 * 3_600_000

test('la cola promete con diez respuestas: publicar, rechazar y devolver', async () => {
  const { aporta, sugiere, asAdmin, api, advance } = mundoDeAportes({ sinLimites: true })
  const ids: number[] = []
  for (let uno = 0; uno < 9; uno++) ids.push((await aporta()).id)
  const { id: sugerencia } = await sugiere()
  await aporta()
  expect((await api.composers.cola.get()).data).toEqual({ pendientes: 11, p80_dias: null, texto: '' })

  advance(1.5 * DIA)
  for (const id of ids.slice(0, 3)) await asAdmin.composers({ id }).status.put({ status: 'PUBLISHED' })
  for (const id of ids.slice(3, 5)) await asAdmin.composers({ id }).status.put({ status: 'REJECTED' })
  for (const id of ids.slice(5)) await asAdmin.admin.composers({ id }).review.post({ reason: 'Falta.' })
  expect((await api.composers.cola.get()).data).toMatchObject({ pendientes: 2, p80_dias: null })
  advance(3 * DIA)
  await asAdmin.composers.admin.suggestions({ id: sugerencia }).review.post({ reason: 'Falta.' })

  expect((await api.composers.cola.get()).data).toEqual({
    pendientes: 1,
    p80_dias: 2,
    texto: 'Respondemos 8 de cada 10 aportes en 2 días o menos.',
  })
})

test('cuenta la primera respuesta, no las que siguieron', async () => {
  const { aporta, asAdmin, api, advance } = mundoDeAportes({ sinLimites: true })
  const ids: number[] = []
  for (let uno = 0; uno < 10; uno++) ids.push((await aporta()).id)
  for (const id of ids) await asAdmin.admin.composers({ id }).review.post({ reason: 'Falta.' })
  advance(20 * DIA)
  for (const id of ids) await asAdmin.composers({ id }).status.put({ status: 'REJECTED' })

  expect((await api.composers.cola.get()).data.p80_dias).toBe(1)
})

test('a los tres días sin respuesta va un correo a la administración, y otro a los siete', async () => {
  const mundo = mundoDeAportes()
  const { aporta, sugiere, asAdmin, deps, advance, sent, outbox } = mundo
  await asAdmin.admin.institucion.put({ correo: 'museo@ejemplo.py' })
  await aporta()
  await sugiere()
  const { id } = await aporta()
  await asAdmin.composers({ id }).status.put({ status: 'PUBLISHED' })
  const job = recordatorioDeAportes(deps)
  const cartas = async () => {
    await job.run()
    await job.run()
    await outbox.sendDue()
    return sent.filter(({ to }) => to === 'museo@ejemplo.py')
  }

  expect(await cartas()).toEqual([])
  advance(3 * DIA)
  expect(await cartas()).toMatchObject([{ subject: '2 aportes esperan una respuesta' }])
  advance(2 * DIA)
  expect(await cartas()).toHaveLength(1)
  advance(2 * DIA)
  const [, segunda] = await cartas()
  expect(segunda?.text).toContain('Ana Paz 1: hace más de 7 días.')
  advance(30 * DIA)
  expect(await cartas()).toHaveLength(2)
})

test('lo que vuelve corregido espera otra vez, desde que volvió', async () => {
  const { aporta, asAdmin, deps, advance, sent, outbox, tokens, send } = mundoDeAportes()
  await asAdmin.admin.institucion.put({ correo: 'museo@ejemplo.py' })
  const { id } = await aporta()
  const cartas = async () => {
    await recordatorioDeAportes(deps).run()
    await outbox.sendDue()
    return sent.filter(({ to }) => to === 'museo@ejemplo.py').length
  }
  advance(8 * DIA)
  expect(await cartas()).toBe(1)
  await asAdmin.admin.composers({ id }).review.post({ reason: 'Falta.' })
  advance(8 * DIA)
  expect(await cartas()).toBe(1)

  const token = await tokens.sign('corregir', { sub: String(id), ronda: 0 }, 60)
  const { status } = await send(
    `PUT /composers/resubmit/${id}?token=${token}`,
    aporteDePrueba({ bio: 'Más.' }),
  )

  expect(status).toBe(200)
  expect(await cartas()).toBe(1)
  advance(3 * DIA)
  expect(await cartas()).toBe(2)
  await asAdmin.composers({ id }).status.put({ status: 'PUBLISHED' })
  advance(8 * DIA)
  expect(await cartas()).toBe(2)
})

test('donde nadie dijo a quién escribir, no se escribe', async () => {
  const { aporta, deps, advance, sent, outbox } = mundoDeAportes()
  await aporta()
  await outbox.sendDue()
  advance(3 * DIA)

  await recordatorioDeAportes(deps).run()
  await outbox.sendDue()

  expect(sent).toHaveLength(1)
})
