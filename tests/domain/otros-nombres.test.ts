import { expect, test } from 'vitest'
import { aporteNuevo } from '../../src/domain/aportes/aportes.ts'
import { rebaseFilas, sumFilas } from '../../src/domain/creadores/filas.ts'
import {
  clavesDeOtros,
  coincidenciaDe,
  type OtroNombre,
  otrosALaVista,
} from '../../src/domain/creadores/otros-nombres.ts'
import { COMIENZO } from '../../src/domain/creadores/relevancia.ts'
import { aporteDePrueba } from '../support/formularios.ts'

const otro = (nombre: string, clase = 'SEUDONIMO') => ({ nombre, clase }) as OtroNombre

function leidos(otros_nombres: unknown) {
  const { data, error } = aporteNuevo.safeParse(aporteDePrueba({ otros_nombres }))
  return data ? data.otros_nombres : error?.issues.map(({ message }) => message)
}

test.each([
  ['nada', undefined, []],
  ['en blanco', '', []],
  ['una fila en blanco', [otro(' ')], []],
  ['con espacios de más', [otro('  Nitsuga\n Mangoré\u200b ')], [otro('Nitsuga  Mangoré')]],
  ['uno dicho dos veces', [otro('Nenín'), otro('NENIN', 'VARIANTE')], [otro('Nenín')]],
  [
    'lo que parece un enlace',
    [otro('javascript:alert(1)'), otro('data:x')],
    [otro('javascript:alert(1)'), otro('data:x')],
  ],
  ['de 120 letras', [otro('a'.repeat(120))], [otro('a'.repeat(120))]],
  [
    'doce',
    Array.from({ length: 12 }, (_, i) => otro(`N ${i}`)),
    Array.from({ length: 12 }, (_, i) => otro(`N ${i}`)),
  ],
  ['como texto', JSON.stringify([otro('Nenín')]), [otro('Nenín')]],
])('%s se lee como se guarda', (_caso, escritos, guardados) => {
  expect(leidos(escritos)).toEqual(guardados)
})

test.each([
  ['trece', Array.from({ length: 13 }, (_, i) => otro(`N ${i}`)), 'Puedes poner hasta 12 nombres.'],
  ['uno de 121 letras', [otro('a'.repeat(121))], 'Un nombre no puede pasar de 120 caracteres.'],
  [
    'sin clase',
    [{ nombre: 'Nenín' }],
    'Elige de qué clase es cada nombre: seudónimo, artístico, de nacimiento o variante.',
  ],
  [
    'de otra clase',
    [otro('Nenín', 'APODO')],
    'Elige de qué clase es cada nombre: seudónimo, artístico, de nacimiento o variante.',
  ],
  [
    'el nombre mismo',
    [otro('  ANÁ   paz')],
    'Uno de los otros nombres es el nombre mismo: escribe solo los otros.',
  ],
  ['otra forma', ['Nenín'], 'El campo «otros_nombres» debe ser una lista de nombres con nombre y clase.'],
  ['otra cosa', 7, 'El campo «otros_nombres» debe ser una lista de nombres con nombre y clase.'],
])('%s no vale', (_caso, escritos, mensaje) => {
  expect(leidos(escritos)).toEqual([mensaje])
})

test('se ven todos menos las variantes', () => {
  expect(
    otrosALaVista([otro('Perla', 'ARTISTICO'), otro('Rosicrán'), otro('Colman', 'VARIANTE'), otro('Otro')]),
  ).toBe('Seudónimo: Rosicrán, Otro · Nombre artístico: Perla')
  expect(otrosALaVista([otro('Colman', 'VARIANTE')])).toBe('')
})

const mangore = {
  first_name: 'Agustín Pío',
  last_name: 'Barrios',
  otros_nombres: [otro('Nitsuga Mangoré'), otro('Mangoré de la Selva', 'ARTISTICO')],
}

test.each([
  [['mangore'], 'seudónimo: Nitsuga Mangoré'],
  [['nit', 'barrios'], 'seudónimo: Nitsuga Mangoré'],
  [['mangore', 'selva'], 'nombre artístico: Mangoré de la Selva'],
  // The name says it already, or neither does.
  [['agustin', 'barrios'], undefined],
  [['catedral'], undefined],
  [['de', 'la', 'catedral'], undefined],
])('de %o se dice por qué nombre se lo encuentra: %s', (palabras, dicho) => {
  expect(coincidenciaDe(mangore, palabras, COMIENZO)).toBe(dicho)
})

test('de dos fichas los nombres se suman, cada uno una vez y hasta doce', () => {
  const muchos = Array.from({ length: 12 }, (_, i) => otro(`N ${i}`))

  expect(sumFilas('otros_nombres', [otro('Nenín')], [otro('nenin', 'ARTISTICO'), otro('Perla')])).toEqual([
    otro('Nenín'),
    otro('Perla'),
  ])
  expect(sumFilas('otros_nombres', muchos, [otro('Perla')])).toEqual(muchos)
})

test('quien dice otra clase de un nombre la cambia, y queda el que llegó entretanto', () => {
  const antes = [otro('Nenín')]
  const ahora = [otro('Nenín'), otro('Perla')]

  expect(rebaseFilas('otros_nombres', antes, ahora, [otro('Nenín', 'ARTISTICO'), otro('PERLA')])).toEqual([
    otro('Perla'),
    otro('Nenín', 'ARTISTICO'),
  ])
})

test('un nombre se encuentra por su dirección y por sus palabras', () => {
  expect(clavesDeOtros([otro('Nitsuga Mangoré'), otro('Kamba’i')])).toBe(
    '\nnitsuga-mangore nitsuga mangore\nkambai kambai kamba i',
  )
})
