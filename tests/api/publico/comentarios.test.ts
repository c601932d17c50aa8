import { expect, test } from 'vitest'
import { comentarios } from '../../../db/schema/comunidad.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'

const VACIOS = 'El nombre y el comentario no pueden estar vacíos.'

function conCreador() {
  const contexto = testApi()
  insertCreador(contexto.db)
  return {
    ...contexto,
    comenta: (cuerpo?: object) => contexto.api.composers.comments({ composerId: 1 }).post(cuerpo),
    lista: async () => (await contexto.api.composers.comments({ composerId: 1 }).get()).data,
  }
}

test('un comentario se ve enseguida, el más nuevo primero y tal como se escribió', async () => {
  const { comenta, lista, changes } = conCreador()
  const antes = changes.stamp(['comunidad'])

  const { status, data } = await comenta({ name: ' Luz ', text: '<b>Hola</b>' })
  await comenta({ name: 'Ada', text: 'Segundo' })

  expect(status).toBe(201)
  expect(data).toEqual({ id: 1, name: 'Luz', text: '<b>Hola</b>', created_at: '2026-03-02T12:00:00.000Z' })
  expect(await lista()).toEqual([
    { id: 2, name: 'Ada', text: 'Segundo', created_at: '2026-03-02T12:00:00.000Z' },
    data,
  ])
  expect(changes.stamp(['comunidad'])).not.toBe(antes)
})

test.each([
  [undefined, VACIOS],
  [{ name: 'Luz', text: '  ' }, VACIOS],
  [{ name: '', text: 'Hola' }, VACIOS],
  [{ name: 'a'.repeat(121), text: 'Hola' }, 'El nombre no puede pasar de 120 caracteres.'],
  [{ name: 'Luz', text: 'a'.repeat(1001) }, 'El comentario no puede pasar de 1.000 caracteres.'],
])('%o no vale', async (cuerpo, texto) => {
  const { comenta, lista } = conCreador()

  expect(await comenta(cuerpo)).toMatchObject({ status: 400, data: { error: texto, message: texto } })
  expect(await lista()).toEqual([])
})

test('el mismo comentario, enviado otra vez dentro del minuto, es uno solo', async () => {
  const { comenta, lista, advance } = conCreador()
  const hola = { name: 'Luz', text: 'Hola' }
  const [una, otra] = await Promise.all([comenta(hola), comenta(hola)])

  expect(otra).toMatchObject({ status: 201, data: una.data })
  expect(await lista()).toHaveLength(1)
  await comenta({ ...hola, text: 'Hola, Ana' })
  advance(60_000)
  await comenta(hola)
  expect(await lista()).toHaveLength(3)
})

test('mil emojis son mil caracteres', async () => {
  const { comenta } = conCreador()

  expect((await comenta({ name: 'Luz', text: '🎵'.repeat(1000) })).status).toBe(201)
  expect((await comenta({ name: 'Luz', text: '🎵'.repeat(1001) })).status).toBe(400)
})

test('un robot cree que comentó', async () => {
  const { comenta, lista, changes } = conCreador()
  const antes = changes.stamp(['comunidad'])

  const { status, data } = await comenta({ name: 'Robot', text: 'Compre', website: 'https://malo.example' })

  expect(status).toBe(201)
  expect(data).toMatchObject({ id: 1, name: 'Robot', text: 'Compre' })
  expect(await lista()).toEqual([])
  expect(changes.stamp(['comunidad'])).toBe(antes)
})

test('de lo que no está publicado no se comenta ni se lee: 404', async () => {
  const { db, api } = testApi()
  insertCreador(db, { status: 'REJECTED' })

  for (const id of [1, 9]) {
    expect((await api.composers.comments({ composerId: id }).get()).status).toBe(404)
    expect((await api.composers.comments({ composerId: id }).post({ name: 'a', text: 'b' })).status).toBe(404)
    expect(
      (await api.composers.comments({ composerId: id }).post({ name: 'a', text: 'b', website: 'x' })).status,
    ).toBe(404)
  }
})

test('el administrador elimina un comentario de ese creador', async () => {
  const { db, comenta, lista, asAdmin } = conCreador()
  insertCreador(db)
  await comenta({ name: 'Luz', text: 'Hola' })

  expect((await asAdmin('DELETE /composers/comments/2/1')).status).toBe(404)
  expect(await asAdmin('DELETE /composers/comments/1/1')).toMatchObject({
    status: 200,
    data: { message: 'Se eliminó el comentario.' },
  })
  expect(await lista()).toEqual([])
  expect((await asAdmin('DELETE /composers/comments/1/1')).status).toBe(404)
})

test('tras sesenta comentarios de una dirección hay que esperar', async () => {
  const { comenta } = conCreador()
  for (let i = 0; i < 60; i++) await comenta({ name: 'Luz', text: 'Hola' })

  const { status, headers } = await comenta({ name: 'Luz', text: 'Hola' })

  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe('600')
})

test('los comentarios llegan de a cien, y todos se alcanzan', async () => {
  const { db, api } = testApi()
  insertCreador(db)
  const filas = Array.from({ length: 250 }, (_, i) => ({
    creadorId: 1,
    name: 'Ana',
    text: `Comentario ${i + 1}`,
    ip_address: '10.0.0.1',
    created_at: i,
  }))
  db.insert(comentarios).values(filas).run()

  const leidos: string[] = []
  const totales: (string | null)[] = []
  for (let query = {}; ; ) {
    const { data, headers } = await api.composers.comments({ composerId: 1 }).get({ query })
    leidos.push(...data.map(({ text }) => text))
    totales.push(headers.get('x-total'))
    const siguiente = headers.get('x-siguiente')
    if (siguiente === null) break
    query = { antes: siguiente }
  }

  expect(leidos).toEqual(filas.map(({ text }) => text).reverse())
  expect(totales).toEqual(['250', '250', '250'])
  expect((await api.composers.comments({ composerId: 1 }).get({ query: { antes: 'x' } })).status).toBe(400)
})
