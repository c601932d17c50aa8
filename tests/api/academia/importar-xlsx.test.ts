import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { insertCatedra } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { hojaDe, xlsxDe } from '../../support/xlsx.ts'

const textos = (fila: number, ...celdas: string[]) =>
  `<row r="${fila}">${celdas.map((celda, i) => texto('ABCDEFG'[i] + String(fila), celda)).join('')}</row>`
const texto = (lugar: string, celda: string) => `<c r="${lugar}" t="inlineStr"><is><t>${celda}</t></is></c>`
const TITULOS = textos(1, 'Nombre', 'Apellido', 'Email')
const ANA = textos(2, 'Ana', 'Paz', 'ana@paz.py')

async function conArchivo(bytes: Buffer, path = '/admin/alumnos/importar', nombre = 'lista.xlsx') {
  const { call, sesion, db, asAdmin } = testApi()
  insertCatedra(db)
  const headers = await sesion()
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), nombre)
  const response = await call(path, { method: 'POST', body, headers })
  return { status: response.status, data: await response.json(), db, asAdmin }
}

test('un .xlsx se importa como se ve: fórmulas, números, fechas, filas ocultas y la fila de la hoja', async () => {
  const hoja = hojaDe(
    textos(1, 'Email', 'Nombre', 'Apellido', 'Cédula', 'Teléfono', 'Fecha de inscripción', 'Cuota') +
      `<row r="3" hidden="1">${texto('A3', 'ana@paz.py')}<c r="B3" t="str"><f>CONCAT("A","na")</f><v>Ana</v></c>${texto('C3', 'Paz')}` +
      '<c r="D3"><v>4567890</v></c><c r="E3"><v>5.95981123456E11</v></c><c r="F3" s="1"><v>46082</v></c><c r="G3"><v>150000</v></c></row>' +
      textos(5, 'beto', 'Beto', 'Ríos'),
  )
  const { status, data } = await conArchivo(
    await xlsxDe([hojaDe(''), hoja, hojaDe(TITULOS)]),
    '/admin/catedras/1/importar',
  )

  expect({ status, campos: Object.keys(data.campos) }).toEqual({ status: 400, campos: ['filas.5.email'] })

  const buena = await conArchivo(
    await xlsxDe([hoja.replace('beto<', 'beto@rios.py<')]),
    '/admin/catedras/1/importar',
    'lista.csv',
  )
  expect(buena.data).toMatchObject({ nuevos: 2, filas: [{ fila: 3, nombre: 'Ana' }, { fila: 5 }] })
  const alumnos = await buena.asAdmin.admin.alumnos.get()
  expect(alumnos.data).toMatchObject([{ documento: '4567890', telefono: '595981123456' }, {}])
  const { CatedraAlumno } = (await buena.asAdmin.admin.catedras({ id: 1 }).get()).data
  const inscritos = CatedraAlumno.toSorted((una, otra) => una.alumnoId - otra.alumnoId)
  expect(inscritos).toMatchObject([{ fecha_inscripcion: '2026-03-01', cuota_monto: 150000 }, {}])
})

test.each([
  ['filas ni celdas', /\sr="[^"]*"/g],
  ['celdas', /(?<=<c)\sr="[^"]*"/g],
  ['filas', /(?<=<row)\sr="[^"]*"/g],
])('una planilla que no dice el lugar de sus %s se lee en su orden', async (_caso, lugar) => {
  const fila = (n: number, nombre: string, apellido: string, email: string) =>
    `<row r="${n}">${texto(`A${n}`, nombre)}<c r="B${n}" s="1"/>${texto(`C${n}`, apellido)}${texto(`D${n}`, email)}</row>`
  const hoja = hojaDe(
    `${fila(1, 'Nombre', 'Apellido', 'Email')}<row r="2"/>${fila(3, 'Ana', 'Paz', 'ana@paz.py')}`,
  ).replaceAll(lugar, '')

  const { data } = await conArchivo(await xlsxDe([hoja]))

  expect(data).toMatchObject({ total: 1, filas: [{ fila: 3, nombre: 'Ana', apellido: 'Paz' }] })
})

test('cien mil filas vacías no son filas', async () => {
  const vacias = Array.from({ length: 100_000 }, (_, i) => `<row r="${i + 3}"><c r="C${i + 3}" s="1"/></row>`)
  const { data } = await conArchivo(await xlsxDe([hojaDe(TITULOS + ANA + vacias.join(''))]))

  expect(data).toMatchObject({ total: 1, nuevos: 1 })
})

const conMacros = {
  '[Content_Types].xml': '<Types>application/vnd.ms-excel.sheet.macroEnabled.main+xml</Types>',
}
test.each([
  ['con macros', () => xlsxDe([hojaDe(TITULOS + ANA)], conMacros)],
  ['de otro programa', () => xlsxDe([], { 'xl/workbook.xml': '' })],
  ['cortada', async () => (await xlsxDe([hojaDe(TITULOS + ANA)])).subarray(0, 900)],
  ['.xls, o con contraseña', async () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['que es una foto', async () => Buffer.from('89504e470d0a1a0a0000', 'hex')],
])('una planilla %s es 415', async (_caso, make) => {
  const { status, data } = await conArchivo(await make())

  expect({ status, error: data.error }).toEqual({ status: 415, error: 'Guárdala como .xlsx o CSV.' })
})

/** The same file twice as long inside as its directory says. */
async function bomba(dicho: number) {
  const mucho = Buffer.alloc(41 * 1024 * 1024, ' ')
  const hecho = await xlsxDe([hojaDe(TITULOS + ANA)], { 'xl/a.xml': 'LUGAR' })
  const empacado = deflateRawSync(mucho)
  const local = hecho.lastIndexOf('xl/a.xml', hecho.indexOf('LUGAR')) - 30
  const central = hecho.lastIndexOf('xl/a.xml') - 46
  const cabeza = Buffer.from(hecho.subarray(local, local + 38))
  cabeza.writeUInt16LE(0, 28)
  const directorio = Buffer.from(hecho.subarray(central))
  directorio.writeUInt16LE(8, 10)
  directorio.writeUInt32LE(empacado.length, 20)
  directorio.writeUInt32LE(dicho, 24)
  const antes = hecho.subarray(0, local)
  const todo = hecho.subarray(hecho.indexOf('PK\x01\x02'))
  const otros = todo.subarray(0, todo.length - directorio.length)
  const fin = directorio.indexOf('PK\x05\x06')
  directorio.writeUInt32LE(antes.length + cabeza.length + empacado.length, fin + 16)
  return Buffer.concat([antes, cabeza, empacado, otros, directorio])
}

const deMiles = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`xl/a${i}.xml`, '']))

test.each([
  ['por lo que dice su índice', () => bomba(41 * 1024 * 1024)],
  ['aunque su índice mienta', () => bomba(5)],
  [
    'por una celda al final de la hoja',
    () => xlsxDe([hojaDe(`${TITULOS + ANA}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`)]),
  ],
  [
    'por sus sesenta mil filas de siete columnas',
    () => xlsxDe([hojaDe(`${TITULOS + ANA}<row r="60000"><c r="G60000"><v>1</v></c></row>`)]),
  ],
  ['por los miles de archivos que tiene', () => xlsxDe([hojaDe(TITULOS + ANA)], deMiles)],
])('una planilla que desempacada pasa de lo que se admite es 413, %s', async (_caso, make) => {
  expect((await conArchivo(await make())).status).toBe(413)
})
