import { expect, test } from 'vitest'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'
import { aporteDePrueba, sugerenciaDePrueba } from '../../support/formularios.ts'

test('cuentan los creadores publicados y las sugerencias aprobadas, por correo', async () => {
  const { db, api, sesion } = testApi()
  const headers = await sesion()
  for (const [email, status, created_at] of [
    ['maria@gmail.com', 'PUBLISHED', 5],
    ['MARIA@Gmail.com', 'PUBLISHED', 6],
    ['otra@gmail.com', 'PUBLISHED', 2],
    ['nadie@gmail.com', 'PENDING_REVIEW', 1],
    ['nadie@gmail.com', 'REJECTED', 1],
    [null, 'PUBLISHED', 1],
  ] as const) {
    insertCreador(db, { email, status, created_at })
  }
  for (const bio of ['Una.', 'Otra.']) {
    await api
      .composers({ id: 1 })
      .suggestions.post(sugerenciaDePrueba({ bio, suggester_email: 'otra@gmail.com' }))
  }
  await api.composers.admin.suggestions({ id: 1 }).approve.post(undefined, { headers })

  const { status, data } = await api.ranking.get()

  expect(status).toBe(200)
  expect(data).toEqual(
    ['o**a@gmail.com', 'm***a@gmail.com'].map((email) => ({
      email,
      is_student_contribution: false,
      student_first_name: null,
      student_last_name: null,
      contributions: 2,
      level: 'Colaborador Inicial',
    })),
  )
})

test('lo que añade el administrador con correo cuenta, y se ve enseguida', async () => {
  const { api, sesion } = testApi()
  const headers = await sesion()
  const alumno = { is_student_contribution: true, student_first_name: 'Luz', student_last_name: 'Vera' }
  expect((await api.ranking.get()).data).toEqual([])

  await api.composers['admin-create'].post(aporteDePrueba(alumno), { headers })
  expect((await api.ranking.get()).data).toMatchObject([{ ...alumno, email: 'q***n@aporta.py' }])
  await api.composers({ id: 1 }).status.put({ status: 'REJECTED' }, { headers })

  expect((await api.ranking.get()).data).toEqual([])
})

test('con un creador se van sus sugerencias aprobadas, también del ranking', async () => {
  const { db, api, sesion } = testApi()
  const headers = await sesion()
  insertCreador(db)
  await api.composers({ id: 1 }).suggestions.post(sugerenciaDePrueba({ bio: 'Otra.' }))
  await api.composers.admin.suggestions({ id: 1 }).approve.post(undefined, { headers })
  await api.composers({ id: 1 }).status.put({ status: 'REJECTED' }, { headers })
  expect((await api.ranking.get()).data).toHaveLength(1)

  await api.composers({ id: 1 }).delete(undefined, { headers })

  expect((await api.ranking.get()).data).toEqual([])
})

test('este mes y este año cuentan por el día en que se publicó o aprobó, donde está la institución', async () => {
  const { db, api, send } = testApi({ now: '2026-03-02T12:00:00Z', zona: 'America/Asuncion' })
  const publica = (email: string, cuando: string) =>
    insertCreador(db, { email, published_at: Date.parse(cuando), created_at: 0 })
  // Midnight of the first of March there.
  publica('marzo@x.py', '2026-03-01T03:00:00Z')
  publica('febrero@x.py', '2026-03-01T02:59:59Z')
  publica('enero@x.py', '2026-01-01T03:00:00Z')
  publica('antes@x.py', '2026-01-01T02:59:59Z')
  const aprobada = { creadorId: 1, status: 'APPROVED', reason: 'x', cambios: {}, created_at: 0 } as const
  db.insert(sugerencias)
    .values([
      { ...aprobada, suggester_email: 'sugiere@x.py', resueltaEn: Date.parse('2026-03-02T10:00:00Z') },
      { ...aprobada, suggester_email: 'sugirio@x.py', resueltaEn: Date.parse('2025-06-02T10:00:00Z') },
    ])
    .run()
  const de = async (periodo: string) => (await api.ranking.get({ query: { periodo } })).data

  expect(await de('mes')).toHaveLength(2)
  expect(await de('anio')).toHaveLength(4)
  expect(await de('siempre')).toHaveLength(6)
  expect((await send('GET /ranking')).data).toHaveLength(6)
  expect((await send('GET /ranking?periodo=semana')).status).toBe(400)
})

test('el mes termina aunque nadie cambie nada', async () => {
  const { db, api, advance } = testApi({ now: '2026-03-31T12:00:00Z' })
  insertCreador(db, { email: 'marzo@x.py', published_at: Date.parse('2026-03-10T12:00:00Z') })
  const delMes = async () => (await api.ranking.get({ query: { periodo: 'mes' } })).data
  expect(await delMes()).toHaveLength(1)

  advance(24 * 3_600_000)

  expect(await delMes()).toEqual([])
})
