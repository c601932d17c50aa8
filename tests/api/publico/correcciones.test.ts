import { expect, test } from 'vitest'
import { testApi } from '../../support/api.ts'
import { aporteDePrueba } from '../../support/formularios.ts'

const MINUTO = 60_000
const DIA = 1440 * MINUTO

test('lo que es de otro tipo se dice en su campo, también al corregir y al editar', async () => {
  const { api, sesion, token } = await devuelto()
  const campos = { photo_url: 'El campo «photo_url» debe ser un texto.' }

  for (const { status, data } of [
    await api.composers.post(aporteDePrueba({ photo_url: 7 })),
    await api.composers.resubmit({ id: 1 }).put({ ...aporteDePrueba({ photo_url: 7 }), token }),
    await api.composers({ id: 1 }).put({ photo_url: 7 }, { headers: await sesion() }),
    await api.composers['admin-create'].post(aporteDePrueba({ photo_url: 7 }), { headers: await sesion() }),
  ]) {
    expect(status).toBe(400)
    expect(data).toMatchObject({ error: campos.photo_url, code: 'validacion', campos })
  }
})

async function devuelto() {
  const contexto = testApi()
  const { api, sesion, outbox, sent } = contexto
  await api.composers.post(aporteDePrueba({ period: 'MODERNO' }))
  await api.admin
    .composers({ id: 1 })
    .review.post({ reason: 'Falta la fuente.' }, { headers: await sesion() })
  await outbox.sendDue()
  const [, token = ''] = /token=(\S+)/.exec(sent.at(-1)?.text ?? '') ?? []
  return { ...contexto, token }
}

test('el correo de lo devuelto lleva las observaciones y un enlace que abre el formulario', async () => {
  const { api, sent, token } = await devuelto()

  const { status, data } = await api.composers.resubmit({ id: 1 }).get({ query: { token: token } })

  expect(sent.at(-1)).toMatchObject({ to: 'Quien@Aporta.py' })
  expect(sent.at(-1)?.text).toContain('> Falta la fuente.')
  expect(sent.at(-1)?.text).toContain(`http://localhost/contribute?corregir=1&token=${token}`)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    email: 'Quien@Aporta.py',
    motivo: 'Falta la fuente.',
    bio: 'Escribió sobre el río.',
  })
  expect(data).not.toHaveProperty('ip_address')
})

test.each(['query', 'body'])('con el token en %s se vuelve a enviar', async (donde) => {
  const { api, send, sesion, token } = await devuelto()
  const cuerpo = {
    ...aporteDePrueba({ bio: 'Con su fuente.', email: '' }),
    ...(donde === 'body' && { token }),
  }

  const { status, data } = await send(
    `PUT /composers/resubmit/1${donde === 'query' ? `?token=${token}` : ''}`,
    cuerpo,
  )

  expect(status).toBe(200)
  expect(data).toMatchObject({ status: 'PENDING_REVIEW', bio: 'Con su fuente.', period: 'MODERNO' })
  expect(data).not.toHaveProperty('email')
  const { data: pendientes } = await api.composers.pending.get({ headers: await sesion() })
  expect(pendientes).toMatchObject([{ id: 1, email: 'Quien@Aporta.py' }])
  const { data: historial } = await api.composers({ id: 1 }).history.get({ headers: await sesion() })
  expect(historial[0]).toMatchObject({
    motivo: 'CORRECCION',
    quien: 'Quien@Aporta.py',
    antes: { bio: 'Escribió sobre el río.', status: 'NEEDS_IMPROVEMENT' },
  })
})

test('sin un enlace propio y vigente no se corrige, ni se mira lo enviado', async () => {
  const { api, send, tokens, advance, token } = await devuelto()
  const ajeno = await tokens.sign('corregir', { sub: '2' }, 60)
  const deSesion = await tokens.sign('sesion', { sub: '1' }, 60)

  for (const query of ['', '?token=', '?token=x', `?token=${ajeno}`, `?token=${deSesion}`]) {
    expect(await send(`PUT /composers/resubmit/1${query}`, {})).toMatchObject({
      status: 401,
      data: { code: 'enlace_invalido' },
    })
    expect((await send(`GET /composers/resubmit/1${query}`)).status).toBe(401)
  }
  advance(61 * DIA)
  expect((await api.composers.resubmit({ id: 1 }).get({ query: { token: token } })).status).toBe(401)
})

test('lo corregido sigue las reglas de un aporte', async () => {
  const { api, token } = await devuelto()

  expect(
    await api.composers.resubmit({ id: 1 }).put({ ...aporteDePrueba({ bio: '' }), token }),
  ).toMatchObject({
    status: 400,
    data: { error: 'La biografía es obligatoria.', campos: { bio: 'La biografía es obligatoria.' } },
  })
})

test('devuelto otra vez, solo vale el enlace nuevo', async () => {
  const { api, sesion, outbox, sent, token } = await devuelto()
  await api.composers.resubmit({ id: 1 }).put({ ...aporteDePrueba(), token })
  await api.admin
    .composers({ id: 1 })
    .review.post({ reason: 'Falta la fuente.' }, { headers: await sesion() })
  await outbox.sendDue()
  const [, nuevo = ''] = /token=(\S+)/.exec(sent.at(-1)?.text ?? '') ?? []

  expect(await api.composers.resubmit({ id: 1 }).put({ ...aporteDePrueba(), token })).toMatchObject({
    status: 401,
    data: { code: 'enlace_invalido' },
  })
  expect((await api.composers.resubmit({ id: 1 }).get({ query: { token: token } })).status).toBe(401)
  expect((await api.composers.resubmit({ id: 1 }).get({ query: { token: nuevo } })).status).toBe(200)
})

test('lo que no espera correcciones no se corrige: 409', async () => {
  const { api, token } = await devuelto()
  await api.composers.resubmit({ id: 1 }).put({ ...aporteDePrueba(), token })

  expect((await api.composers.resubmit({ id: 1 }).put({ ...aporteDePrueba(), token })).status).toBe(409)
  expect((await api.composers.resubmit({ id: 1 }).get({ query: { token: token } })).status).toBe(409)
})

test('un aporte eliminado es 404', async () => {
  const { api, tokens } = testApi()
  const token = await tokens.sign('corregir', { sub: '9' }, 60)

  expect((await api.composers.resubmit({ id: 9 }).get({ query: { token: token } })).status).toBe(404)
})
