import { expect, test } from 'vitest'
import { mundoDeAportes } from '../../support/aportes.ts'
import { sugerenciaDePrueba } from '../../support/formularios.ts'

const MOTIVO = 'Falta la fuente.'
const DIA = 24 * 3_600_000

async function devuelta() {
  const mundo = mundoDeAportes()
  const { id, recibo } = await mundo.sugiere({ bio: 'Cantó mucho.' })
  const observada = await mundo.asAdmin.composers.admin.suggestions({ id }).review.post({ reason: MOTIVO })
  const carta = await mundo.cartaNueva()
  const [, token = ''] = /token=(\S+)/.exec(carta?.text ?? '') ?? []
  const corrige = (datos: object, con = token) =>
    mundo.send(`PUT /composers/suggestions/resubmit/${id}?token=${con}`, sugerenciaDePrueba(datos))
  return { ...mundo, id, recibo, observada, carta, token, corrige }
}

test('una sugerencia se devuelve con observaciones y un enlace para corregirla', async () => {
  const { id, recibo, observada, carta, token, asAdmin, api, estadoDe } = await devuelta()

  const { status, data } = await api.composers.suggestions.resubmit({ id }).get({ query: { token } })

  expect(observada).toMatchObject({ status: 200, data: { id, status: 'OBSERVED' } })
  expect(carta).toMatchObject({ to: 'quien@aporta.py', subject: 'Tu sugerencia necesita algunas mejoras' })
  expect(carta?.text).toContain(`> ${MOTIVO}`)
  expect(status).toBe(200)
  expect(data).toMatchObject({ motivo: MOTIVO, bio: 'Cantó mucho.', Composer: { last_name: 'Vera' } })
  expect(JSON.stringify(data)).not.toMatch(/ip_address|rejection_reason/)
  expect((await asAdmin.composers.admin.suggestions.get()).data).toEqual([])
  const estado = await estadoDe(recibo)
  expect(estado).toMatchObject({ estado: 'OBSERVADO', motivo: MOTIVO })
  const enlace = new URL(estado.corregir)
  expect(enlace.href).toMatch(`http://localhost/contribute?sugerencia=${id}&token=`)
  const suyo = { token: enlace.searchParams.get('token') ?? '' }
  expect((await api.composers.suggestions.resubmit({ id }).get({ query: suyo })).status).toBe(200)
})

test('corregida espera otra vez, con lo que propone ahora', async () => {
  const { id, recibo, corrige, asAdmin, api, estadoDe } = await devuelta()

  const { status, data } = await corrige({ bio: 'Cantó en 1930.', suggester_email: '' })

  expect(status).toBe(200)
  expect(data).toMatchObject({ id, status: 'PENDING', bio: 'Cantó en 1930.' })
  expect((await asAdmin.composers.admin.suggestions.get()).data).toMatchObject([
    { id, bio: 'Cantó en 1930.', suggester_email: 'quien@aporta.py' },
  ])
  expect(await estadoDe(recibo)).toMatchObject({ estado: 'RECIBIDO', antes: 0 })
  await asAdmin.composers.admin.suggestions({ id }).approve.post()
  expect((await api.composers({ id: 1 }).get()).data.bio).toBe('Cantó en 1930.')
})

test.each([
  [{ reason: '', bio: 'Otra.' }, 'El motivo de la sugerencia es obligatorio.'],
  [{}, 'Debes proponer al menos un cambio.'],
  [{ birth_month: 13 }, 'El mes debe estar entre 1 y 12.'],
  [{ death_year: 2090 }, 'La fecha de fallecimiento no puede estar en el futuro.'],
])('con %o no vuelve a revisión', async (datos, texto) => {
  const { corrige, recibo, estadoDe } = await devuelta()

  expect(await corrige(datos)).toMatchObject({ status: 400, data: { error: texto } })
  expect((await estadoDe(recibo)).estado).toBe('OBSERVADO')
})

test('el enlace es solo de ella, de esta vez y por 60 días', async () => {
  const { id, corrige, sugiere, asAdmin, cartaNueva, send, advance, token } = await devuelta()
  const { id: otra } = await sugiere()
  const ajeno = await send(`GET /composers/suggestions/resubmit/${otra}?token=${token}`)
  const deAporte = await send(`GET /composers/resubmit/${id}?token=${token}`)
  const falso = await corrige({ bio: 'Otra.' }, 'inventado')
  await corrige({ bio: 'Otra.' })
  const otraVez = await corrige({ bio: 'Y otra.' })
  advance(1000)
  await asAdmin.composers.admin.suggestions({ id }).review.post({ reason: 'Todavía falta.' })
  const conElDeAntes = await corrige({ bio: 'Y otra.' })
  const [, nuevo = ''] = /token=(\S+)/.exec((await cartaNueva())?.text ?? '') ?? []
  advance(61 * DIA)

  expect([ajeno, deAporte, falso, conElDeAntes].map(({ status }) => status)).toEqual([401, 401, 401, 401])
  expect(otraVez).toMatchObject({ status: 409, data: { code: 'sugerencia_no_corregible' } })
  expect((await corrige({ bio: 'Y otra.' }, nuevo)).status).toBe(401)
})

test('solo la que espera se devuelve, y con un motivo', async () => {
  const { id, asAdmin, sugiere } = await devuelta()
  const { id: otra } = await sugiere()
  const devuelve = (cual: number, reason: string) =>
    asAdmin.composers.admin.suggestions({ id: cual }).review.post({ reason })

  expect((await devuelve(id, 'Otra vez.')).status).toBe(409)
  expect((await devuelve(otra, ' ')).status).toBe(400)
  expect((await devuelve(99, 'No está.')).status).toBe(404)
  expect((await asAdmin.composers.admin.suggestions({ id: 99 }).get()).status).toBe(404)
})

test('las que proponen lo mismo se devuelven juntas, cada una con su enlace', async () => {
  const { sugiere, asAdmin, estadoDe, outbox, sent } = mundoDeAportes()
  const una = await sugiere({ bio: 'Cantó mucho.' })
  const otra = await sugiere({ bio: 'Cantó mucho.', suggester_email: 'otra@aporta.py' })

  const { status, data } = await asAdmin(`POST /composers/admin/suggestions/${otra.id}/review`, {
    reason: MOTIVO,
  })

  expect(status).toBe(200)
  expect(data.id).toBe(una.id)
  expect((await asAdmin('GET /admin/sugerencias')).data.data).toEqual([])
  for (const { recibo } of [una, otra]) {
    expect(await estadoDe(recibo)).toMatchObject({ estado: 'OBSERVADO', motivo: MOTIVO })
  }
  await outbox.sendDue()
  const devueltas = sent.filter(({ subject }) => subject === 'Tu sugerencia necesita algunas mejoras')
  expect(devueltas.map(({ to, text }) => [to, /sugerencia=(\d+)/.exec(text)?.[1]])).toEqual([
    ['quien@aporta.py', String(una.id)],
    ['otra@aporta.py', String(otra.id)],
  ])
})
