import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { readZip } from '../../../api/suelo/archivos/leer-zip.ts'
import { insertAlumno, insertInscripcion, insertPago } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { createMundo } from '../../support/mundo.ts'

async function conDatos() {
  const mundo = createMundo({ catedra: { nombre: 'Coro; "mixto"' } })
  const { db, catedra, call, sesion } = mundo
  const alumno = insertAlumno(db, {
    nombre: '=1+1',
    apellido: 'Núñez <&>\u0001',
    documento: '0123',
    telefono: '0981555123',
  })
  const { id } = insertInscripcion(db, {
    catedraId: catedra.id,
    alumnoId: alumno.id,
    fecha_inscripcion: '2026-03-01',
    cuota_monto: 150_000,
  })
  insertPago(db, { catedraAlumnoId: id, monto: 60 })
  const headers = await sesion()
  const baja = (path: string) => call(path, { headers })
  return { ...mundo, baja }
}

const hojaEn = async (response: Response) => readSheet(await response.arrayBuffer())
const DIA = new Date('2026-03-01T00:00:00Z')

test.each([
  ['/admin/alumnos/exportar', 'alumnos', 'Apellido', 'Núñez <&>'],
  ['/admin/docentes/exportar', 'docentes', 'Apellido', expect.any(String)],
  ['/admin/catedras/exportar', 'catedras', 'Nombre', 'Coro; "mixto"'],
  ['/admin/catedras/1/exportar', 'inscripciones-coro-mixto-2026', 'Apellido', 'Núñez <&>'],
  ['/admin/catedras/1/pagos/exportar', 'pagos-coro-mixto-2026', 'Apellido', 'Núñez <&>'],
  [
    '/admin/catedras/1/asistencias/anual/2026/exportar',
    'asistencia-coro-mixto-2026',
    'Alumno',
    expect.any(String),
  ],
])('%s.xlsx dice lo mismo que su .csv', async (path, nombre, titulo, primero) => {
  const { baja } = await conDatos()

  const response = await baja(`${path}.xlsx`)

  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${nombre}.xlsx"`)
  const hoja = await hojaEn(response)
  expect(hoja.map(([celda]) => celda)).toEqual([titulo, primero])
  const lineas = (await (await baja(`${path}.csv`)).text()).trim().split('\r\n')
  expect(hoja[0]).toEqual(lineas[0]?.replaceAll('"', '').split(';'))
})

test('los textos son textos, los números números y las fechas fechas', async () => {
  const { baja } = await conDatos()

  const [, deInscripcion] = await hojaEn(await baja('/admin/catedras/1/exportar.xlsx'))
  expect(deInscripcion).toMatchObject({ 1: '=1+1', 2: '0123', 4: '0981555123', 6: DIA, 9: 150_000 })
  const [, dePago] = await hojaEn(await baja('/admin/catedras/1/pagos/exportar.xlsx'))
  expect(dePago?.slice(3)).toEqual(['MATRICULA', null, 60, DIA, 'no'])
})

test('la primera fila está en negrita y no se mueve, y nada es una fórmula', async () => {
  const { baja } = await conDatos()
  const bytes = Buffer.from(await (await baja('/admin/catedras/1/exportar.xlsx')).arrayBuffer())
  const archivos = await readZip(bytes, { maximo: 100_000, isWanted: () => true })
  const [hoja, estilos] = ['worksheets/sheet1', 'styles'].map((uno) => String(archivos.get(`xl/${uno}.xml`)))

  expect(hoja).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(hoja).not.toContain('<f>')
  const titulos = /<row r="1">(.*?)<\/row>/.exec(hoja ?? '')?.[1] ?? ''
  const [, estilo] = /^<c r="A1" s="(\d)"/.exec(titulos) ?? []
  const [, cellXfs = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(estilos ?? '') ?? []
  expect([...cellXfs.matchAll(/fontId="(\d)"/g)][Number(estilo)]?.[1]).toBe('1')
  expect(estilos).toMatch(/<font>(?:(?!<b\/>).)*<\/font><font><b\/>/)
})

test('un .xlsx que se exportó se importa en otra instalación', async () => {
  const { baja } = await conDatos()
  const body = new FormData()
  body.set('file', await (await baja('/admin/alumnos/exportar.xlsx')).blob(), 'alumnos.xlsx')
  const { call, sesion, asAdmin } = testApi()

  await call('/admin/alumnos/importar', { method: 'POST', body, headers: await sesion() })

  expect((await asAdmin.admin.alumnos.get()).data).toMatchObject([
    { nombre: '=1+1', documento: '0123', telefono: '0981555123' },
  ])
})

test('de una cátedra que no existe no hay .xlsx', async () => {
  const { baja } = await conDatos()

  expect((await baja('/admin/catedras/99/exportar.xlsx')).status).toBe(404)
})
