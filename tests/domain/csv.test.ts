import { expect, test } from 'vitest'
import { decode, readCsv, writeCsv } from '../../src/domain/base/csv.ts'
import { parseTabla, readFilas } from '../../src/domain/base/tablas.ts'
import { readBandera, readFecha, readGuaranies } from '../../src/domain/inscripciones/celdas.ts'

const celdas = (texto: string) => readCsv(texto).map((renglon) => renglon.celdas)

test.each([
  ['comas', 'a,b\n1,2'],
  ['punto y coma', 'a;b\r\n1;2\r\n'],
  ['tabuladores', 'a\tb\r1\t2'],
  ['una marca', '\uFEFFa;b\n1;2'],
  ['comillas', '"a","b"\n"1","2"'],
])('se lee una tabla con %s', (_caso, texto) => {
  expect(celdas(texto)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('entre comillas caben separadores, renglones y comillas', () => {
  expect(celdas('nombre;nota\n"Paz; Ana";"dijo ""hola""\r\ny se fue"')).toEqual([
    ['nombre', 'nota'],
    ['Paz; Ana', 'dijo "hola"\r\ny se fue'],
  ])
})

test('una línea puede decir el separador; las otras se numeran como están', () => {
  expect(readCsv('sep=;\r\na,b;c\r\n1;2')).toEqual([
    { numero: 2, celdas: ['a,b', 'c'] },
    { numero: 3, celdas: ['1', '2'] },
  ])
})

test('los renglones vacíos no cuentan, pero se numeran', () => {
  expect(readCsv('a,b\n\n,\n1,2\n')).toEqual([
    { numero: 1, celdas: ['a', 'b'] },
    { numero: 4, celdas: ['1', '2'] },
  ])
})

test('una comilla que no se cierra no se traga la tabla', () => {
  expect(celdas('a,b\n"1,2\n3,4')).toEqual([
    ['a', 'b'],
    ['"1', '2'],
    ['3', '4'],
  ])
})

test.each([
  ['UTF-8', new TextEncoder().encode('Ñemitỹ')],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from('Ñemitỹ', 'utf16le')])],
  ['UTF-16 al revés', Uint8Array.from([0xfe, 0xff, ...Buffer.from('Ñemitỹ', 'utf16le').swap16()])],
])('se entiende %s', (_caso, bytes) => {
  expect(decode(bytes).replace('\uFEFF', '')).toBe('Ñemitỹ')
})

test('lo que no es UTF-8 se lee como Latin-1', () => {
  expect(decode(Uint8Array.from(Buffer.from('Núñez, José', 'latin1')))).toBe('Núñez, José')
})

test.each(['=1+1', '+595981', '-2', '@SUMA(A1)', '\tx', '＝1'])(
  '%s no se ejecuta como fórmula, y vuelve igual',
  (texto) => {
    const csv = writeCsv({ cabecera: ['a', 'b'], filas: [[texto, 'x']] })

    expect(csv.split('\r\n')[1]).toMatch(/^'/)
    if (!texto.startsWith('\t')) expect(celdas(csv)[1]).toEqual([texto, 'x'])
  },
)

test.each([
  ['0981123456', "'0981123456"],
  ['0981.123.456', "'0981.123.456"],
  ['021 123 456', '021 123 456'],
  ['0', '0'],
  ['0,5', '0,5'],
  ['05/03/2026', '05/03/2026'],
])('%s se escribe %s, y vuelve igual', (texto, escrito) => {
  const csv = writeCsv({ cabecera: ['a', 'b'], filas: [[texto, 'x']] })

  expect(csv.split('\r\n')[1]).toBe(`${escrito};x`)
  expect(celdas(csv)[1]).toEqual([texto, 'x'])
})

test('se escribe con marca, punto y coma, comillas donde hacen falta y coma decimal', () => {
  const filas = [
    ['Paz; "Ana"', 2026],
    [null, -5.5],
  ]
  expect(writeCsv({ cabecera: ['Nombre', 'Año'], filas })).toBe(
    '\uFEFFNombre;Año\r\n"Paz; ""Ana""";2026\r\n;-5,5\r\n',
  )
})

const columnas = [
  { campo: 'email', nombres: ['email', 'correo electronico'], obligatoria: true },
  { campo: 'cuota', nombres: ['cuota'], read: readGuaranies },
]

test('los títulos se reconocen sin mirar mayúsculas, tildes ni signos', () => {
  expect(parseTabla(columnas, readCsv('CORREO_ELECTRÓNICO;Otra;Cuota\na@b.py;x;150.000'))).toEqual({
    filas: [{ fila: 2, datos: { email: 'a@b.py', cuota: 150_000 }, faltas: {}, sobranCeldas: false }],
    columnasFaltantes: [],
    columnasIgnoradas: ['Otra'],
  })
})

test('una fila con más celdas que títulos lo dice, si las de más dicen algo', () => {
  const { filas } = parseTabla(columnas, readCsv('email,cuota\na@b.py,5,,\nCalle 1, casa 2,a@b.py'))

  expect(filas.map(({ sobranCeldas }) => sobranCeldas)).toEqual([false, true])
})

test('falta lo obligatorio', () => {
  expect(readFilas(columnas, [{ cuota: 5 }])).toMatchObject({
    filas: [{ fila: 1, datos: { cuota: 5 } }],
    columnasFaltantes: ['email'],
  })
})

test.each([
  ['', null],
  ['150000', 150_000],
  ['Gs. 1.150.000', 1_150_000],
  ['₲ 150 000', 150_000],
  ['150.000,00', 150_000],
  ['150,000.00', 150_000],
  ['150.000 Gs', 150_000],
  ['150.000 Gs.', 150_000],
  ['Gs. 150.000.-', 150_000],
  ['150,00', 150],
  ['1.500.000 guaraníes', 1_500_000],
  ['1,5E+05', '1,5E+05'],
  ['150.0000', '150.0000'],
  ['150,5', '150,5'],
  ['-5', '-5'],
  ['mucho', 'mucho'],
])('%o son %o guaraníes', (celda, monto) => {
  expect(readGuaranies(celda)).toBe(monto)
})

test.each([
  ['5/3/2026', '2026-03-05'],
  ['2026-03-05', '2026-03-05'],
  ['05/03/26', '2026-03-05'],
  ['5-mar-26', '2026-03-05'],
  ['10-feb.-2026', '2026-02-10'],
  ['10-Sept-26', '2026-09-10'],
  ['1 de setiembre de 2026', '2026-09-01'],
  ['martes, 10 de febrero de 2026', '2026-02-10'],
  ['10/02/2026 00:00:00', '2026-02-10'],
  ['2026/02/10 10:00:00 a. m. GMT-3', '2026-02-10'],
  ['31/02/2026', '2026-02-31'],
  ['10-xyz-26', '10-xyz-26'],
  ['ayer', 'ayer'],
])('la fecha %s es %s', (celda, fecha) => {
  expect(readFecha(celda)).toBe(fecha)
})

test('sí o no, como se escriben', () => {
  expect(['Sí', 'x', 'TRUE', 'no', ''].map(readBandera)).toEqual([true, true, true, false, false])
  expect(readBandera('no sé')).toBe('no sé')
})
