import { expect, test } from 'vitest'
import { readCsv } from '../../../src/domain/base/csv.ts'
import { insertAlumno, insertInscripcion, insertPago } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { createMundo } from '../../support/mundo.ts'

async function conDatos() {
  const mundo = createMundo({
    docente: { nombre: 'Eva', apellido: 'Ñandú' },
    catedra: { nombre: 'Coro; "mixto"' },
  })
  const { db, catedra, call, sesion } = mundo
  const alumno = insertAlumno(db, {
    nombre: '=HYPERLINK("http://malo")',
    apellido: 'Núñez',
    telefono: '0981555123',
    direccion: '@calle',
  })
  const { id } = insertInscripcion(db, { catedraId: catedra.id, alumnoId: alumno.id, matricula_monto: 100 })
  insertPago(db, { catedraAlumnoId: id, monto: 60 })
  insertPago(db, { catedraAlumnoId: id, monto: 40, anulado_en: 1 })
  const headers = await sesion()
  const baja = async (path: string) => {
    const response = await call(path, { headers })
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  return { ...mundo, alumno, headers, baja }
}

test.each([
  ['/admin/alumnos/exportar.csv', 'alumnos', 'Apellido', 'Núñez'],
  ['/admin/docentes/exportar.csv', 'docentes', 'Apellido', 'Ñandú'],
  ['/admin/catedras/exportar.csv', 'catedras', 'Nombre', 'Coro; "mixto"'],
  ['/admin/catedras/1/exportar.csv', 'inscripciones-coro-mixto-2026', 'Apellido', 'Núñez'],
  ['/admin/catedras/1/pagos/exportar.csv', 'pagos-coro-mixto-2026', 'Apellido', 'Núñez'],
])('%s es un archivo que una planilla de cálculo abre bien', async (path, nombre, titulo, primero) => {
  const { baja } = await conDatos()

  const { response, bytes } = await baja(path)

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${nombre}.csv"`)
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [cabecera, fila] = readCsv(new TextDecoder().decode(bytes))
  expect(cabecera?.celdas[0]).toBe(titulo)
  expect(fila?.celdas[0]).toBe(primero)
  expect(fila?.celdas).toHaveLength(cabecera?.celdas.length ?? 0)
})

test('ninguna celda se ejecuta como fórmula, ni un teléfono pierde su cero', async () => {
  const { baja } = await conDatos()

  for (const path of [
    '/admin/alumnos/exportar.csv',
    '/admin/catedras/1/exportar.csv',
    '/admin/catedras/1/pagos/exportar.csv',
  ]) {
    const texto = new TextDecoder().decode((await baja(path)).bytes)
    expect(texto).toContain(`"'=HYPERLINK(""http://malo"")"`)
    expect(texto).not.toMatch(/(^|;|")[=+\-@]/m)
    if (!path.includes('pagos')) expect(texto).toContain(";'0981555123;")
  }
})

test('los pagos dicen cuáles están anulados', async () => {
  const { baja } = await conDatos()

  const filas = readCsv(new TextDecoder().decode((await baja('/admin/catedras/1/pagos/exportar.csv')).bytes))

  expect(filas.slice(1).map(({ celdas }) => celdas.slice(3))).toEqual([
    ['MATRICULA', '', '60', '2026-03-01', 'no'],
    ['MATRICULA', '', '40', '2026-03-01', 'sí'],
  ])
})

test('lo que se exporta se puede importar en otra instalación', async () => {
  const { baja, alumno } = await conDatos()
  const { bytes } = await baja('/admin/alumnos/exportar.csv')
  const otra = testApi()
  const { asAdmin } = otra

  const { data } = await asAdmin.admin.alumnos.importar.post({ csv: new TextDecoder().decode(bytes) })

  expect(data).toMatchObject({ nuevos: 1, columnasIgnoradas: [] })
  expect((await asAdmin.admin.alumnos.get()).data).toMatchObject([
    { nombre: alumno.nombre, apellido: 'Núñez', telefono: '0981555123', direccion: '@calle' },
  ])
})

test('de una cátedra que no existe no hay archivo', async () => {
  const { baja } = await conDatos()

  for (const path of ['/admin/catedras/99/exportar.csv', '/admin/catedras/99/pagos/exportar.csv']) {
    expect((await baja(path)).response.status).toBe(404)
  }
})
