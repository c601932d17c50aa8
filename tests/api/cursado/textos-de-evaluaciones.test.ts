import { expect, test } from 'vitest'
import { insertEvaluacion, preguntasDePrueba } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'

function conEvaluacion() {
  const mundo = createMundo()
  insertEvaluacion(mundo.db, { catedraId: mundo.catedra.id, titulo: 'Parcial Nº 1' })
  return mundo
}

test.each([
  ['gift', 'parcial-n-1.gift'],
  ['txt', 'parcial-n-1.txt'],
])('lo exportado como %s se vuelve a importar igual', async (extension, archivo) => {
  const { call, sesion, docente, asDocente } = conEvaluacion()
  const headers = await sesion('docente', docente)

  const response = await call(`/docente/evaluaciones/1/exportar.${extension}`, { headers })
  const texto = await response.text()

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${archivo}"`)
  const { status, data } = await asDocente.docente.evaluaciones.importar.post({ texto })
  expect({ status, data }).toEqual({ status: 200, data: { preguntas: preguntasDePrueba(), errores: [] } })
})

test('lo que no sirve se dice con su línea, y no se guarda nada', async () => {
  const { asAdmin, asDocente } = conEvaluacion()

  const { status, data } = await asAdmin.admin.evaluaciones.importar.post({ texto: '\n1. ¿Q?\na) b\nc) d' })

  expect(status).toBe(200)
  expect(data).toEqual({
    preguntas: [],
    errores: [{ linea: 2, mensaje: 'Marca una sola opción como correcta.' }],
  })
  expect((await asAdmin.admin.catedras({ id: 1 }).evaluaciones.get()).data).toHaveLength(1)
  expect(await asDocente.docente.evaluaciones.importar.post({ texto: ' ' })).toMatchObject({
    status: 400,
    data: { error: 'Pega o elige un texto con preguntas.' },
  })
})

test.each(['gift', 'txt'])('exportar.%s es de su docente y de quien administra', async (extension) => {
  const { asAdmin, as, call, sesion } = conEvaluacion()
  const headers = await sesion()

  expect((await call(`/admin/evaluaciones/1/exportar.${extension}`, { headers })).status).toBe(200)
  expect((await as('docente')(`GET /docente/evaluaciones/1/exportar.${extension}`)).status).toBe(404)
  expect((await asAdmin(`GET /docente/evaluaciones/1/exportar.${extension}`)).status).toBe(403)
})
