import { expect, test } from 'vitest'
import { aporteNuevo, creadorDelAdministrador } from '../../src/domain/aportes.ts'
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
  ['birth_day', 0, 'El día debe estar entre 1 y 31.'],
  ['death_year', 1929, 'El año de fallecimiento no puede ser anterior al de nacimiento.'],
  ['death_month', 0, 'El mes debe estar entre 1 y 12.'],
  ['death_day', 32, 'El día debe estar entre 1 y 31.'],
  ['mainRole', ['POET', 'MAGO'], 'Ese rol no existe.'],
  ['period', 'BARROCO', 'Ese período no existe.'],
  ['email', 'no es', 'El email no es válido.'],
  ['first_name', 'a'.repeat(121), 'Los nombres no pueden pasar de 120 caracteres.'],
  ['bio', 'a'.repeat(5001), 'La biografía no puede pasar de 5.000 caracteres.'],
  ['photo_url', 'javascript:alert(1)', 'La foto debe ser una dirección web (http o https).'],
  ['youtube_link', 'youtu.be/x', 'El enlace de YouTube debe ser una dirección web (http o https).'],
  ['references', 'a'.repeat(5001), 'Las referencias no pueden pasar de 5.000 caracteres.'],
])('%s = %j no vale', (campo, valor, mensaje) => {
  expect(faltas(aporteDePrueba({ [campo]: valor }))).toEqual([[campo, mensaje]])
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
