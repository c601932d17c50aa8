import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'
import { aporteDePrueba, sugerenciaDePrueba } from '../support/formularios.ts'

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
