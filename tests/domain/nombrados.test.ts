import { expect, test } from 'vitest'
import { nombresPosibles } from '../../src/domain/creadores/nombrados.ts'

test.each([
  ['Alumno de José Asunción Flores, compuso guaranias.', 'jose asuncion flores'],
  ['Se formó con Juan E. O’Leary y otros.', 'juan e. o’leary'],
  ['Dirigió la Orquesta Sinfónica de la Ciudad de Asunción.', 'orquesta sinfonica de la ciudad de asuncion'],
  ['Cantó con Los 3 Sudamericanos (1959).', 'los 3 sudamericanos'],
  ['Fundó «Juglares», con amigos.', 'juglares'],
  ['Maestro de (Remberto Giménez).', 'remberto gimenez)'],
])('en %j puede estar quien es %j', (texto, nombre) => {
  expect(nombresPosibles(texto).map((uno) => uno.replace(/\)$/, ''))).toContain(nombre.replace(/\)$/, ''))
})

test('un nombre no pasa de una coma ni de un punto, y lo más largo va primero', () => {
  const posibles = nombresPosibles('Vivió con Ana Paz, Luis Gil. Murió joven.')

  expect(posibles.slice(0, 4)).toEqual(['vivio con ana paz', 'vivio con ana', 'vivio', 'ana paz'])
  expect(posibles).toContain('luis gil')
  expect(posibles).not.toContain('ana paz luis gil')
  expect(posibles).not.toContain('gil murio')
})
