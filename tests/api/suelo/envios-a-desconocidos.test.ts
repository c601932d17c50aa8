import { expect, test } from 'vitest'
import { insertAlumno } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'
import { aporteDePrueba, sugerenciaDePrueba } from '../../support/formularios.ts'

const DIA = 24 * 60 * 60 * 1000
const ANZUELO = 'Gana en premios.example'

test('un correo a quien no se conoce no lleva nada de lo que escribió el visitante', async () => {
  const contexto = testApi()
  const { api, outbox, sent } = contexto
  await api.composers.post(aporteDePrueba({ first_name: ANZUELO, last_name: ANZUELO, bio: ANZUELO }))
  const pide = contexto.asAdmin
  expect((await pide.admin.composers({ id: 1 }).review.post({ reason: 'Faltan fuentes.' })).status).toBe(200)
  await outbox.sendDue()

  expect(sent.map(({ subject }) => subject)).toEqual([
    'Recibimos tu aporte',
    'Tu aporte necesita algunas mejoras',
  ])
  expect(JSON.stringify(sent)).not.toContain(ANZUELO)
  expect(sent[1]?.text).toContain('> Faltan fuentes.')
})

test('el de una sugerencia tampoco, ni el que dice que se la rechazó', async () => {
  const contexto = testApi()
  const { api, asAdmin, db, outbox, sent } = contexto
  insertCreador(db)
  await api.composers({ id: 1 }).suggestions.post(sugerenciaDePrueba({ bio: ANZUELO, reason: ANZUELO }))
  await asAdmin.composers.admin.suggestions({ id: 1 }).reject.post({ reason: 'Faltan fuentes.' })
  await outbox.sendDue()

  expect(sent).toHaveLength(2)
  expect(JSON.stringify(sent)).not.toContain(ANZUELO)
})

test('a una dirección desconocida salen a lo sumo tres recibos por día, y a la mañana uno por los demás', async () => {
  const { api, outbox, sent, advance } = testApi()
  const contribute = (n: number, email: string) =>
    api.composers.post(aporteDePrueba({ first_name: `Ana ${n}`, email }))
  for (const n of [1, 2, 3, 4]) expect((await contribute(n, n % 2 ? 'x@y.py' : 'X@y.py')).status).toBe(201)
  await outbox.sendDue()
  expect(sent).toHaveLength(3)

  advance(DIA)
  await outbox.sendDue()
  expect(sent).toHaveLength(4)
  expect(sent[3]?.subject).toBe('Recibimos tu aporte')
  await contribute(5, 'x@y.py')
  await outbox.sendDue()
  expect(sent).toHaveLength(5)
})

test('un alumno recibe todos sus recibos', async () => {
  const { db, api, outbox, sent } = testApi()
  const { email } = insertAlumno(db)
  for (const n of [1, 2, 3, 4]) await api.composers.post(aporteDePrueba({ first_name: `Ana ${n}`, email }))
  await outbox.sendDue()
  expect(sent).toHaveLength(4)
})
