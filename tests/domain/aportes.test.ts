import { expect, test } from 'vitest'
import { aporteNuevo, aporteNuevoEn, creadorDelAdministrador } from '../../src/domain/aportes/aportes.ts'
import { aporteDePrueba } from '../support/formularios.ts'

const faltas = (
  datos: object,
  formulario: typeof aporteNuevo | typeof creadorDelAdministrador = aporteNuevo,
) => formulario.safeParse(datos).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

const NOMBRES = 'Los nombres y apellidos del compositor son obligatorios.'
const ALUMNO = 'Como alumno, debes proporcionar tu nombre y apellido.'

test('un formulario vacío falla en el orden de la especificación', () => {
  expect(faltas({ is_student_contribution: true })).toEqual([
    ['first_name', NOMBRES],
    ['last_name', NOMBRES],
    ['student_first_name', ALUMNO],
    ['student_last_name', ALUMNO],
    ['birth_year', 'El año de nacimiento es obligatorio.'],
    ['mainRole', 'Debes seleccionar al menos un rol principal.'],
    ['email', 'El email es obligatorio.'],
    ['bio', 'La biografía es obligatoria.'],
    ['notable_works', 'Las obras notables son obligatorias.'],
  ])
})

test('lo que está en blanco falta, y lo que sobra alrededor se quita', () => {
  expect(faltas(aporteDePrueba({ first_name: '  ' }))).toEqual([['first_name', NOMBRES]])
  expect(aporteNuevo.parse(aporteDePrueba({ bio: '  Una vida. ' })).bio).toBe('Una vida.')
})

test.each([
  ['birth_year', 'mil', 'El año de nacimiento debe ser un número entero entre 1 y 2100.'],
  ['birth_year', 2101, 'El año de nacimiento debe ser un número entero entre 1 y 2100.'],
  ['birth_year', 1900.5, 'El año de nacimiento debe ser un número entero entre 1 y 2100.'],
  ['birth_month', 13, 'El mes debe estar entre 1 y 12.'],
  ['birth_day', 1, 'Falta el mes.', 'birth_month'],
  ['death_day', 1, 'Falta el mes.', 'death_month'],
  ['death_month', 1, 'Falta el año.', 'death_year'],
  ['death_year', 1929, 'El año de fallecimiento no puede ser anterior al de nacimiento.'],
  ['mainRole', ['POET', 'MAGO'], 'Ese rol no existe.'],
  ['period', 'BARROCO', 'Ese período no existe.'],
  ['email', 'no es', 'El email no es válido.'],
  ['first_name', 'a'.repeat(121), 'Los nombres no pueden pasar de 120 caracteres.'],
  ['bio', 'a'.repeat(5001), 'La biografía no puede pasar de 5.000 caracteres.'],
  ['photo_url', 'javascript:alert(1)', 'La foto debe ser una dirección web (http o https).'],
  ['photo_url', 'ftp://fotos.py/ana.jpg', 'La foto debe ser una dirección web (http o https).'],
  [
    'photo_url',
    `https://a.py/${'a'.repeat(2000)}`,
    'La dirección de la foto no puede pasar de 2.000 caracteres.',
  ],
  [
    'youtube_link',
    `https://a.py/${'a'.repeat(2000)}`,
    'El enlace de YouTube no puede pasar de 2.000 caracteres.',
  ],
  ['youtube_link', 'youtu.be/x', 'El enlace de YouTube debe ser una dirección web (http o https).'],
  ['references', 'a'.repeat(5001), 'Las referencias no pueden pasar de 5.000 caracteres.'],
])('%s = %j no vale', (campo, valor, mensaje, donde = campo) => {
  expect(faltas(aporteDePrueba({ [campo]: valor }))).toEqual([[donde, mensaje]])
})

test('el 29 de febrero existe solo en los bisiestos', () => {
  const nacimiento = { birth_month: 2, birth_day: 29 }

  expect(faltas(aporteDePrueba({ ...nacimiento, birth_year: 1904 }))).toEqual([])
  expect(faltas(aporteDePrueba({ ...nacimiento, birth_year: 1905 }))).toEqual([
    ['birth_day', 'Ese día no existe en ese mes.'],
  ])
})

test('una agrupación no necesita apellido', () => {
  expect(faltas(aporteDePrueba({ last_name: '', mainRole: ['ENSEMBLE_ORCHESTRA'] }))).toEqual([])
})

test('los roles no se repiten y guardan su orden', () => {
  const { mainRole } = aporteNuevo.parse(aporteDePrueba({ mainRole: ['POET', 'PINTOR', 'POET'] }))

  expect(mainRole).toEqual(['POET', 'PINTOR'])
})

test('los números de un formulario pueden llegar como texto', () => {
  expect(aporteNuevo.parse(aporteDePrueba({ birth_year: ' 1930 ', birth_month: '' }))).toMatchObject({
    birth_year: 1930,
    birth_month: null,
  })
})

test('el administrador puede ignorar el año y no acreditar a nadie', () => {
  const datos = aporteDePrueba({ birth_year: null, email: '' })

  expect(faltas(datos, creadorDelAdministrador)).toEqual([])
  expect(faltas({ ...datos, quality: 'E' }, creadorDelAdministrador)).toEqual([
    ['quality', 'La calidad debe ser A, B, C o D.'],
  ])
})

test.each([
  [{ birth_month: 2, birth_day: 0 }, 'birth_day', 'El día debe estar entre 1 y 31.'],
  [{ death_year: 1990, death_month: 0 }, 'death_month', 'El mes debe estar entre 1 y 12.'],
  [{ death_year: 1990, death_month: 5, death_day: 32 }, 'death_day', 'El día debe estar entre 1 y 31.'],
])('%o no vale en %s', (datos, campo, mensaje) => {
  expect(faltas(aporteDePrueba(datos))).toEqual([[campo, mensaje]])
})

const ANTES_DE_NACER = 'La fecha de fallecimiento no puede ser anterior a la de nacimiento.'

test.each([
  [{ birth_month: 5, death_month: 4 }, [['death_month', ANTES_DE_NACER]]],
  [{ birth_month: 5, birth_day: 9, death_month: 5, death_day: 8 }, [['death_day', ANTES_DE_NACER]]],
  [{ birth_month: 5, birth_day: 9, death_month: 5, death_day: 9 }, []],
  [{ birth_month: 5, death_month: 6 }, []],
  [{ birth_month: 5 }, []],
])('quien muere el año en que nació: %o', (datos, esperadas) => {
  expect(faltas(aporteDePrueba({ death_year: 1930, ...datos }))).toEqual(esperadas)
})

test.each([
  [{ birth_year: 2027 }, [['birth_year', 'La fecha de nacimiento no puede estar en el futuro.']]],
  [
    { birth_year: 2026, birth_month: 3, birth_day: 3 },
    [['birth_year', 'La fecha de nacimiento no puede estar en el futuro.']],
  ],
  [{ birth_year: 2026, birth_month: 3, birth_day: 2 }, []],
  [{ death_year: 2027 }, [['death_year', 'La fecha de fallecimiento no puede estar en el futuro.']]],
])('el 2 de marzo de 2026, de %o', (datos, esperadas) => {
  const formulario = aporteNuevoEn(() => ({ anio: 2026, mes: 3, dia: 2 }))

  expect(faltas(aporteDePrueba(datos), formulario)).toEqual(esperadas)
})

test.each([
  ['photo_url', 7, 'un texto'],
  ['youtube_link', ['https://a.py'], 'un texto'],
  ['student_first_name', { a: 1 }, 'un texto'],
  ['period', 7, 'un texto'],
  ['death_unknown', 'quizás', 'verdadero o falso (true o false)'],
  ['is_student_contribution', 1, 'verdadero o falso (true o false)'],
  ['references', 7, 'un texto o una lista de fuentes con title y url'],
  ['references', [{ title: 'Sin dirección' }], 'un texto o una lista de fuentes con title y url'],
])('%s = %j es de otro tipo', (campo, valor, tipo) => {
  expect(faltas(aporteDePrueba({ [campo]: valor }))).toEqual([
    [campo, `El campo «${campo}» debe ser ${tipo}.`],
  ])
})

test('las reglas se dicen antes que los tipos', () => {
  expect(faltas(aporteDePrueba({ photo_url: 7, bio: 7, mainRole: ['POET', 7] }))).toEqual([
    ['mainRole', 'Debes seleccionar al menos un rol principal.'],
    ['bio', 'La biografía es obligatoria.'],
    ['mainRole', 'El campo «mainRole» debe ser una lista de textos.'],
    ['bio', 'El campo «bio» debe ser un texto.'],
    ['photo_url', 'El campo «photo_url» debe ser un texto.'],
  ])
})

test('las fuentes pueden llegar como una lista', () => {
  const references = [
    { title: 'Portal Guaraní', url: 'https://portal.py' },
    { title: 'Un libro', url: '' },
  ]

  expect(aporteNuevo.parse(aporteDePrueba({ references })).references).toBe(
    'Portal Guaraní — https://portal.py\nUn libro',
  )
})

test('los signos de control se quitan; en un texto largo quedan los renglones', () => {
  const datos = aporteDePrueba({ first_name: 'Ana\0\nMaría\x7f', bio: 'Uno\r\n\tdos\0\x1b[2J' })

  expect(aporteNuevo.parse(datos)).toMatchObject({ first_name: 'Ana María', bio: 'Uno\n\tdos[2J' })
})

test('un emoji es un carácter', () => {
  expect(faltas(aporteDePrueba({ first_name: '🎵'.repeat(120) }))).toEqual([])
  expect(faltas(aporteDePrueba({ first_name: '🎵'.repeat(121) }))).toEqual([
    ['first_name', 'Los nombres no pueden pasar de 120 caracteres.'],
  ])
})
