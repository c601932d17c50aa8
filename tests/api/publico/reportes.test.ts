import { expect, test } from 'vitest'
import { comentarios } from '../../../db/schema/comunidad.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'

/** A creator with a comment, and visitors who each have a cookie. */
function conComentario(opciones = {}) {
  const contexto = testApi({ sinLimites: true, ...opciones })
  insertCreador(contexto.db, { first_name: 'Agustín', last_name: 'Barrios' })
  contexto.db
    .insert(comentarios)
    .values([1, 2].map((n) => ({ creadorId: 1, name: 'Ana', text: `Texto ${n}`, created_at: 0 })))
    .run()
  const report = (motivo: unknown, cookie?: string, id = 1) =>
    contexto.send(`POST /composers/comments/1/${id}/reporte`, { motivo }, cookie ? { cookie } : {})
  const cola = async (pregunta = '?reportados=1') =>
    (await contexto.asAdmin(`GET /admin/comentarios${pregunta}`)).data
  const aLaVista = async () => (await contexto.api.composers.comments({ composerId: 1 }).get()).data
  return { ...contexto, report, cola, aLaVista }
}

const galletaDe = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''

test('cada visitante reporta una vez, y nada se oculta ni se cuenta en público', async () => {
  const { report, cola, aLaVista } = conComentario()
  const antes = await aLaVista()

  const primero = await report('INSULTO')
  const cookie = galletaDe(primero.headers)
  const otraVez = await report('PUBLICIDAD', cookie)
  await report('OTRO')

  expect(primero).toMatchObject({
    status: 200,
    data: { message: 'Gracias. La administración lo va a revisar.' },
  })
  expect(otraVez).toMatchObject({ status: 200, data: primero.data })
  expect(await aLaVista()).toEqual(antes)
  expect(await cola()).toEqual([
    {
      id: 1,
      composerId: 1,
      composer: 'Agustín Barrios',
      name: 'Ana',
      text: 'Texto 1',
      created_at: '1970-01-01T00:00:00.000Z',
      oculto: false,
      reportes: { INSULTO: 1, OTRO: 1 },
    },
  ])
  expect(await cola('')).toMatchObject([{ id: 2, reportes: {} }, { id: 1 }])
})

test('a quien reporta lo que ya no está, o se miró, se le dice lo mismo', async () => {
  const { report, cola, asAdmin } = conComentario()
  const { data } = await report('INSULTO')

  expect((await asAdmin('POST /admin/comentarios/1/sin-problema')).data.message).toBe(
    'El comentario queda como está, y no se vuelve a reportar.',
  )
  expect(await cola()).toEqual([])

  for (const id of [1, 99])
    expect(await report('INSULTO', undefined, id)).toMatchObject({ status: 200, data })
  expect(await cola()).toEqual([])
  expect((await report('FEO')).data.campos).toEqual({ motivo: 'Elige un motivo.' })
})

test('lo que se oculta no se ve hasta que se muestra otra vez', async () => {
  const { report, cola, asAdmin, aLaVista, changes } = conComentario()
  await report('DATOS_PERSONALES')
  const antes = changes.stamp(['comunidad'])

  await asAdmin('POST /admin/comentarios/1/ocultar')

  expect(await aLaVista()).toMatchObject([{ id: 2 }])
  expect(await cola()).toEqual([])
  expect(await cola('')).toMatchObject([
    { id: 2 },
    { id: 1, oculto: true, reportes: { DATOS_PERSONALES: 1 } },
  ])
  expect(changes.stamp(['comunidad'])).not.toBe(antes)

  await asAdmin('POST /admin/comentarios/1/mostrar')
  expect(await aLaVista()).toHaveLength(2)
  expect((await asAdmin('POST /admin/comentarios/9/ocultar')).status).toBe(404)
})

test('pasado el décimo en una hora, quien reporta desde una red hace una cuenta antes', async () => {
  const { report } = conComentario({ sinLimites: false })
  for (let i = 0; i < 10; i++) expect((await report('OTRO')).status).toBe(200)

  expect(await report('OTRO')).toMatchObject({ status: 429, data: { reto: expect.any(String) } })
})
