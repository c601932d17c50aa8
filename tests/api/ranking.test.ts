import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'
import { aporteDePrueba, sugerenciaDePrueba } from '../support/formularios.ts'

test('cuentan los creadores publicados y las sugerencias aprobadas, por correo', async () => {
  const { db, enviar, sesion } = testApi()
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
    await enviar(
      'POST /composers/1/suggestions',
      sugerenciaDePrueba({ bio, suggester_email: 'otra@gmail.com' }),
    )
  }
  await enviar('POST /composers/admin/suggestions/1/approve', undefined, headers)

  const { status, data } = await enviar('GET /ranking')

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
  const { enviar, sesion } = testApi()
  const headers = await sesion()
  const alumno = { is_student_contribution: true, student_first_name: 'Luz', student_last_name: 'Vera' }
  expect((await enviar('GET /ranking')).data).toEqual([])

  await enviar('POST /composers/admin-create', aporteDePrueba(alumno), headers)
  expect((await enviar('GET /ranking')).data).toMatchObject([{ ...alumno, email: 'q***n@aporta.py' }])
  await enviar('PUT /composers/1/status', { status: 'REJECTED' }, headers)

  expect((await enviar('GET /ranking')).data).toEqual([])
})

test('con un creador se van sus sugerencias aprobadas, también del ranking', async () => {
  const { db, enviar, sesion } = testApi()
  const headers = await sesion()
  insertCreador(db)
  await enviar('POST /composers/1/suggestions', sugerenciaDePrueba({ bio: 'Otra.' }))
  await enviar('POST /composers/admin/suggestions/1/approve', undefined, headers)
  await enviar('PUT /composers/1/status', { status: 'REJECTED' }, headers)
  expect((await enviar('GET /ranking')).data).toHaveLength(1)

  await enviar('DELETE /composers/1', undefined, headers)

  expect((await enviar('GET /ranking')).data).toEqual([])
})
