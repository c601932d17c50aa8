import { expect, test } from 'vitest'
import { noteCopia } from '../../../api/casa/copias/fallida.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'
import { sugerenciaDePrueba } from '../../support/formularios.ts'

test('el panel cuenta lo que espera y lo que hay', async () => {
  const { db, api, sesion } = testApi()
  for (const status of ['PUBLISHED', 'PUBLISHED', 'PENDING_REVIEW', 'REJECTED'] as const)
    insertCreador(db, { status })
  await api.composers({ id: 1 }).suggestions.post(sugerenciaDePrueba({ bio: 'Otra.' }))

  expect((await api.admin['dashboard-counts'].get({ headers: await sesion() })).data).toEqual({
    aportesPendientes: 1,
    sugerenciasPendientes: 1,
    pedidosDeDatos: 0,
    tareasEntregadas: 0,
    tareasCalificadas: 0,
    catedras: 0,
    alumnos: 0,
    docentes: 0,
    compositores: 2,
    copiaFallida: null,
  })
})

test('una copia que falló está en el panel y en las métricas, hasta que otra sale bien', async () => {
  const metricsToken = 'una clave larga y secreta'
  const { db, deps, asAdmin, call } = testApi({ metricsToken })
  const readPanel = async () => (await asAdmin.admin['dashboard-counts'].get()).data.copiaFallida
  const readMetrica = async () => {
    const response = await call('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
    return /^guarania_backup_failed (\d)$/m.exec(await response.text())?.[1]
  }
  noteCopia(db, 'No queda espacio.', deps.now())

  expect(await readPanel()).toEqual({
    cuando: new Date(deps.now()).toISOString(),
    motivo: 'No queda espacio.',
  })
  expect(await readMetrica()).toBe('1')
  noteCopia(db, null, deps.now())
  expect([await readPanel(), await readMetrica()]).toEqual([null, '0'])
})

test.each(['entregadas', 'calificadas'])('sin cátedras no hay tareas %s', async (cuales) => {
  const { api, sesion } = testApi()

  expect((await api.admin.tareas({ id: cuales }).get({ headers: await sesion() })).data).toEqual([])
})
