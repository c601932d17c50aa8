import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'
import { aporteDePrueba, sugerenciaDePrueba } from '../support/formularios.ts'

test('cuentan los creadores publicados y las sugerencias aprobadas, por correo', async () => {
  const { db, send, sesion } = testApi()
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
    await send(
      'POST /composers/1/suggestions',
      sugerenciaDePrueba({ bio, suggester_email: 'otra@gmail.com' }),
    )
  }
  await send('POST /composers/admin/suggestions/1/approve', undefined, headers)

  const { status, data } = await send('GET /ranking')

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
  const { send, sesion } = testApi()
  const headers = await sesion()
  const alumno = { is_student_contribution: true, student_first_name: 'Luz', student_last_name: 'Vera' }
  expect((await send('GET /ranking')).data).toEqual([])

  await send('POST /composers/admin-create', aporteDePrueba(alumno), headers)
  expect((await send('GET /ranking')).data).toMatchObject([{ ...alumno, email: 'q***n@aporta.py' }])
  await send('PUT /composers/1/status', { status: 'REJECTED' }, headers)

  expect((await send('GET /ranking')).data).toEqual([])
})

test('con un creador se van sus sugerencias aprobadas, también del ranking', async () => {
  const { db, send, sesion } = testApi()
  const headers = await sesion()
  insertCreador(db)
  await send('POST /composers/1/suggestions', sugerenciaDePrueba({ bio: 'Otra.' }))
  await send('POST /composers/admin/suggestions/1/approve', undefined, headers)
  await send('PUT /composers/1/status', { status: 'REJECTED' }, headers)
  expect((await send('GET /ranking')).data).toHaveLength(1)

  await send('DELETE /composers/1', undefined, headers)

  expect((await send('GET /ranking')).data).toEqual([])
})
