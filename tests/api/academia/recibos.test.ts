import { expect, test } from 'vitest'
import { creadores } from '../../../db/schema/creadores.ts'
import { mundoDeAportes } from '../../support/aportes.ts'
import { aporteDePrueba } from '../../support/formularios.ts'

const RECIBO = /^GUA-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

test('un aporte y una sugerencia responden su recibo, que también va en la carta', async () => {
  const { aporta, sugiere, cartaNueva } = mundoDeAportes()

  const aporte = await aporta()
  const cartaDeAporte = await cartaNueva()
  const sugerencia = await sugiere()
  const cartaDeSugerencia = await cartaNueva()

  expect(aporte.recibo).toMatch(RECIBO)
  expect(sugerencia.recibo).toMatch(RECIBO)
  expect(cartaDeAporte?.text).toContain(`http://localhost/aporte/${aporte.recibo}`)
  expect(cartaDeSugerencia?.text).toContain(`Tu recibo es ${sugerencia.recibo}.`)
})

test('lo que se envía dos veces tiene un solo recibo', async () => {
  const { api, sugiere } = mundoDeAportes()

  const [uno, otro] = [await api.composers.post(aporteDePrueba()), await api.composers.post(aporteDePrueba())]
  const [una, otra] = [await sugiere({ bio: 'Igual.' }), await sugiere({ bio: 'Igual.' })]

  expect(otro.data.recibo).toBe(uno.data.recibo)
  expect(otra.recibo).toBe(una.recibo)
  expect(una.recibo).not.toBe(uno.data.recibo)
})

test('dice qué fue del aporte, de que llega a que se publica', async () => {
  const { aporta, estadoDe, asAdmin } = mundoDeAportes()
  const { id, recibo } = await aporta()
  const creador = asAdmin.admin.composers({ id })

  const pasos = [await estadoDe(recibo)]
  await creador.get()
  pasos.push(await estadoDe(recibo))
  await creador.review.post({ reason: 'Falta la fuente.' })
  pasos.push(await estadoDe(recibo))
  await asAdmin.composers({ id }).status.put({ status: 'PENDING_REVIEW' })
  await asAdmin.composers({ id }).status.put({ status: 'PUBLISHED' })
  pasos.push(await estadoDe(recibo))

  expect(pasos.map(({ estado }) => estado)).toEqual(['RECIBIDO', 'EN_REVISION', 'OBSERVADO', 'PUBLICADO'])
  expect(pasos[0]).toMatchObject({ texto: 'Recibido', nombre: 'Ana Paz 1', clase: 'CREADOR', motivo: null })
  expect(pasos[2]).toMatchObject({
    motivo: 'Falta la fuente.',
    corregir: expect.stringContaining(`/contribute?corregir=${id}&token=`),
    espera: '',
  })
  expect(pasos[3]).toMatchObject({
    motivo: null,
    corregir: null,
    enlace: 'http://localhost/creador/ana-paz-1',
    puesto: null,
    puede_retirar: false,
  })
})

test('lo que se corrigió espera otra vez, sin que nadie lo haya abierto', async () => {
  const { aporta, estadoDe, asAdmin, send } = mundoDeAportes()
  const { id, recibo } = await aporta()
  await asAdmin.admin.composers({ id }).get()
  await asAdmin.admin.composers({ id }).review.post({ reason: 'Falta la fuente.' })
  const { corregir } = await estadoDe(recibo)
  const [, token] = corregir.split('token=')

  await send(`PUT /composers/resubmit/${id}?token=${token}`, aporteDePrueba({ bio: 'Con su fuente.' }))

  expect(await estadoDe(recibo)).toMatchObject({ estado: 'RECIBIDO', motivo: null })
})

test('lo que se corrigió y no se publica no repite la observación de antes', async () => {
  const { aporta, estadoDe, asAdmin, send } = mundoDeAportes()
  const { id, recibo } = await aporta()
  await asAdmin.admin.composers({ id }).review.post({ reason: 'Falta la fuente.' })
  const [, token] = (await estadoDe(recibo)).corregir.split('token=')
  await send(`PUT /composers/resubmit/${id}?token=${token}`, aporteDePrueba({ bio: 'Con su fuente.' }))

  await asAdmin.composers({ id }).status.put({ status: 'REJECTED' })

  expect(await estadoDe(recibo)).toMatchObject({ estado: 'RECHAZADO', motivo: null })
})

test('lo que se remitió y nadie corrigió no se publica por lo mismo', async () => {
  const { aporta, estadoDe, asAdmin } = mundoDeAportes()
  const { id, recibo } = await aporta()
  await asAdmin.admin.composers({ id }).review.post({ reason: 'Falta la fuente.' })

  await asAdmin.composers({ id }).status.put({ status: 'REJECTED' })

  expect(await estadoDe(recibo)).toMatchObject({ estado: 'RECHAZADO', motivo: 'Falta la fuente.' })
})

test.each([
  [{ status: 'REJECTED', reason: 'Ya está con otro nombre.' }, 'Ya está con otro nombre.'],
  [{ status: 'REJECTED' }, null],
])('lo que no se publica lo dice, con su motivo donde hay uno: %o', async (cambio, motivo) => {
  const { aporta, estadoDe, asAdmin } = mundoDeAportes()
  const { id, recibo } = await aporta()

  await asAdmin.composers({ id }).status.put(cambio)

  expect(await estadoDe(recibo)).toMatchObject({ estado: 'RECHAZADO', texto: 'No se publica', motivo })
})

test.each([
  ['se rechaza', 'Ya está con otro nombre.'],
  ['se elimina', null],
])('lo que se publicó y después %s ya no se publica', async (que, motivo) => {
  const { aporta, estadoDe, asAdmin } = mundoDeAportes()
  const { id, recibo } = await aporta()
  await asAdmin.composers({ id }).status.put({ status: 'PUBLISHED' })

  if (motivo) await asAdmin.composers({ id }).status.put({ status: 'REJECTED', reason: motivo })
  else await asAdmin.composers({ id }).delete()

  expect(que && (await estadoDe(recibo))).toMatchObject({
    estado: 'RECHAZADO',
    texto: 'Ya no se publica',
    motivo,
    enlace: null,
  })
})

test('después de tres correos en un día, los demás esperan juntos a la mañana siguiente', async () => {
  const { aporta, sugiere, advance, outbox, sent } = mundoDeAportes({
    now: '2026-11-27T20:00:00Z',
    zona: 'America/Asuncion',
  })
  for (let i = 0; i < 3; i++) await aporta()
  const cuarto = await aporta()
  const quinto = await sugiere()
  await outbox.sendDue()
  expect(sent).toHaveLength(3)

  advance(14 * 3_600_000)
  await outbox.sendDue()
  expect(sent).toHaveLength(3)
  advance(3_600_000)
  await outbox.sendDue()

  expect(sent).toHaveLength(4)
  expect(sent[3]).toMatchObject({ subject: 'Recibimos 2 envíos tuyos' })
  for (const { recibo } of [cuarto, quinto]) expect(sent[3]?.text).toContain(recibo)
})

test('de una sugerencia también, y aprobada lleva a su ficha', async () => {
  const { sugiere, estadoDe, asAdmin } = mundoDeAportes()
  const { id, recibo } = await sugiere()
  const sugerencia = asAdmin.composers.admin.suggestions({ id })

  await sugerencia.get()
  const abierta = await estadoDe(recibo)
  await sugerencia.approve.post()

  expect(abierta).toMatchObject({ estado: 'EN_REVISION', clase: 'CORRECCION', nombre: 'Luz Vera' })
  expect(await estadoDe(recibo)).toMatchObject({
    estado: 'PUBLICADO',
    enlace: 'http://localhost/creador/luz-vera',
  })
})

test('el que pasó a sugerencia sigue con el mismo recibo y en su lugar', async () => {
  const { aporta, estadoDe, asAdmin, advance } = mundoDeAportes()
  const { id, recibo } = await aporta({ first_name: 'Luz', last_name: 'Vera', bio: 'Otra vida.' })
  advance(1000)
  await aporta()

  const { data } = await asAdmin.admin.composers({ id }).suggestion.post({ composerId: 1 })

  expect(await estadoDe(recibo)).toMatchObject({ estado: 'RECIBIDO', clase: 'CORRECCION', antes: 0 })
  await asAdmin.composers.admin.suggestions({ id: data.id }).reject.post({ reason: 'No hace falta.' })
  expect(await estadoDe(recibo)).toMatchObject({ estado: 'RECHAZADO', motivo: 'No hace falta.' })
})

test('dice cuántos esperan desde antes, aportes y sugerencias juntos', async () => {
  const { aporta, sugiere, estadoDe, asAdmin, advance } = mundoDeAportes()
  const recibos: string[] = []
  for (const envia of [aporta, sugiere, aporta, sugiere, aporta]) {
    recibos.push((await envia()).recibo)
    advance(1000)
  }

  expect((await estadoDe(recibos[4] ?? '')).espera).toBe('Hay 4 antes que el tuyo.')
  await asAdmin.composers({ id: 2 }).status.put({ status: 'PUBLISHED' })

  expect(await estadoDe(recibos[4] ?? '')).toMatchObject({ antes: 3, espera: 'Hay 3 antes que el tuyo.' })
  expect(await estadoDe(recibos[1] ?? '')).toMatchObject({ antes: 0, espera: 'El tuyo es el próximo.' })
  expect(await estadoDe(recibos[0] ?? '')).toMatchObject({ antes: null, espera: '' })
})

test('nada privado está en la respuesta, que nadie guarda', async () => {
  const { aporta, call, asAdmin } = mundoDeAportes()
  const { id, recibo } = await aporta()
  await asAdmin.admin.composers({ id }).review.post({ reason: 'Falta.' })

  const respuesta = await call(`/aportes/${recibo}`)

  expect(respuesta.headers.get('cache-control')).toBe('no-store')
  expect(respuesta.headers.get('x-robots-tag')).toBe('noindex')
  expect(await respuesta.text()).not.toMatch(/aporta\.py|ip_address|email/)
})

test.each([
  (recibo: string) => recibo.toLowerCase(),
  (recibo: string) => recibo.replaceAll('-', ''),
  (recibo: string) => recibo.replaceAll('0', 'O').replaceAll('1', 'l'),
])('se lee como alguien lo escribe (%#)', async (escribe) => {
  const { aporta, estadoDe } = mundoDeAportes()
  const { recibo } = await aporta()

  expect(await estadoDe(escribe(recibo))).toMatchObject({ recibo, estado: 'RECIBIDO' })
})

test('uno que no hay es 404, y quien prueba muchos espera', async () => {
  const { send, aporta } = mundoDeAportes()
  const { recibo } = await aporta()
  const pide = (cual: string) => send(`GET /aportes/${cual}`)

  expect(await pide('GUA-0000-0000')).toMatchObject({ status: 404, data: { code: 'recibo_no_encontrado' } })
  expect((await pide('cualquiera')).status).toBe(404)
  for (let otro = 0; otro < 298; otro++) await pide('GUA-0000-0000')

  const { status, headers } = await pide(recibo)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('quien lo envió lo retira, y deja de esperar', async () => {
  const { aporta, sugiere, estadoDe, asAdmin, api, db } = mundoDeAportes()
  const { recibo: deAporte } = await aporta()
  const { recibo: deSugerencia } = await sugiere()

  for (const recibo of [deAporte, deSugerencia]) {
    const { status, data } = await api.aportes({ recibo }).retirar.post()
    expect(status).toBe(200)
    expect(data.estado).toBe('RETIRADO')
    expect(await estadoDe(recibo)).toMatchObject({ estado: 'RETIRADO', puede_retirar: false })
    expect((await api.aportes({ recibo }).retirar.post()).status).toBe(200)
  }

  expect((await asAdmin.composers.pending.get()).data).toEqual([])
  expect((await asAdmin.composers.admin.suggestions.get()).data).toEqual([])
  expect((await api.composers.cola.get()).data.pendientes).toBe(0)
  expect(db.select().from(creadores).all()).toHaveLength(1)
  expect(await estadoDe(deAporte)).toMatchObject({ nombre: 'Ana Paz 1' })
})

test('lo que ya se resolvió no se retira', async () => {
  const { aporta, sugiere, asAdmin, api } = mundoDeAportes()
  const aporte = await aporta()
  const sugerencia = await sugiere()
  await asAdmin.composers({ id: aporte.id }).status.put({ status: 'PUBLISHED' })
  await asAdmin.composers.admin.suggestions({ id: sugerencia.id }).reject.post({ reason: 'No.' })

  for (const { recibo } of [aporte, sugerencia]) {
    expect(await api.aportes({ recibo }).retirar.post()).toMatchObject({
      status: 409,
      data: { code: 'aporte_resuelto' },
    })
  }
  expect((await api.aportes({ recibo: 'GUA-0000-0000' }).retirar.post()).status).toBe(404)
})

test('lo que estuvo publicado tampoco, aunque el administrador lo haya bajado', async () => {
  const { aporta, asAdmin, api, estadoDe } = mundoDeAportes()
  const { id, recibo } = await aporta()
  await asAdmin.composers({ id }).status.put({ status: 'PUBLISHED' })
  await asAdmin.composers({ id }).status.put({ status: 'PENDING_REVIEW' })

  expect((await api.aportes({ recibo }).retirar.post()).status).toBe(409)
  expect(await estadoDe(recibo)).toMatchObject({ estado: 'RECIBIDO', puede_retirar: false })
})

test('de lo que se eliminó queda el recibo', async () => {
  const { aporta, asAdmin, estadoDe } = mundoDeAportes()
  const { id, recibo } = await aporta()

  await asAdmin.composers({ id }).delete()

  expect(await estadoDe(recibo)).toMatchObject({ estado: 'RECHAZADO', nombre: 'Ana Paz 1', puesto: null })
})
