import { expect, test } from 'vitest'
import { insertCatedra, insertDocente } from '../support/academia.ts'
import { como, testApi } from '../support/api.ts'
import { insertEvaluacion, preguntasDePrueba } from '../support/evaluaciones.ts'

async function conEvaluacion() {
  const contexto = testApi()
  const docente = insertDocente(contexto.db)
  const catedra = insertCatedra(contexto.db, { docenteId: docente.id })
  insertEvaluacion(contexto.db, { catedraId: catedra.id, titulo: 'Parcial Nº 1' })
  const pide = await como(contexto, 'docente', docente)
  return { contexto, docente, pide, admin: await como(contexto), otro: await como(contexto, 'docente') }
}

test.each([
  ['gift', 'parcial-n-1.gift'],
  ['txt', 'parcial-n-1.txt'],
])('lo exportado como %s se vuelve a importar igual', async (extension, archivo) => {
  const { contexto, docente, pide } = await conEvaluacion()
  const headers = await contexto.sesion('docente', docente)

  const response = await contexto.call(`/docente/evaluaciones/1/exportar.${extension}`, { headers })
  const texto = await response.text()

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${archivo}"`)
  const { status, data } = await pide.docente.evaluaciones.importar.post({ texto })
  expect({ status, data }).toEqual({ status: 200, data: { preguntas: preguntasDePrueba(), errores: [] } })
})

test('lo que no sirve se dice con su línea, y no se guarda nada', async () => {
  const { admin, pide } = await conEvaluacion()

  const { status, data } = await admin.admin.evaluaciones.importar.post({ texto: '\n1. ¿Q?\na) b\nc) d' })

  expect(status).toBe(200)
  expect(data).toEqual({
    preguntas: [],
    errores: [{ linea: 2, mensaje: 'Marca una sola opción como correcta.' }],
  })
  expect((await admin.admin.catedras({ id: 1 }).evaluaciones.get()).data).toHaveLength(1)
  expect(await pide.docente.evaluaciones.importar.post({ texto: ' ' })).toMatchObject({
    status: 400,
    data: { error: 'Pega o elige un texto con preguntas.' },
  })
})

test.each(['gift', 'txt'])('exportar.%s es de su docente y de quien administra', async (extension) => {
  const { contexto, otro, admin } = await conEvaluacion()
  const headers = await contexto.sesion()

  expect((await contexto.call(`/admin/evaluaciones/1/exportar.${extension}`, { headers })).status).toBe(200)
  expect((await otro(`GET /docente/evaluaciones/1/exportar.${extension}`)).status).toBe(404)
  expect((await admin(`GET /docente/evaluaciones/1/exportar.${extension}`)).status).toBe(403)
})
