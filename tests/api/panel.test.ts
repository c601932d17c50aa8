import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'
import { sugerenciaDePrueba } from '../support/formularios.ts'

test('el panel cuenta lo que espera y lo que hay', async () => {
  const { db, api, sesion } = testApi()
  for (const status of ['PUBLISHED', 'PUBLISHED', 'PENDING_REVIEW', 'REJECTED'] as const)
    insertCreador(db, { status })
  await api.composers({ id: 1 }).suggestions.post(sugerenciaDePrueba({ bio: 'Otra.' }))

  expect((await api.admin['dashboard-counts'].get({ headers: await sesion() })).data).toEqual({
    aportesPendientes: 1,
    sugerenciasPendientes: 1,
    tareasEntregadas: 0,
    tareasCalificadas: 0,
    catedras: 0,
    alumnos: 0,
    docentes: 0,
    compositores: 2,
    copiaFallida: null,
  })
})

test.each(['entregadas', 'calificadas'])('sin cátedras no hay tareas %s', async (cuales) => {
  const { api, sesion } = testApi()

  expect((await api.admin.tareas({ id: cuales }).get({ headers: await sesion() })).data).toEqual([])
})
