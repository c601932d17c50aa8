import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Creador } from '../../src/domain/creadores/creadores.ts'
import { colorDePeriodo, enRenglones, estampa } from '../../src/domain/creadores/estampa.ts'
import { muestras } from '../../src/domain/creadores/muestras.ts'

const muestra = muestras[0] as Creador
const flores = {
  ...muestra,
  first_name: 'José Asunción',
  last_name: 'Flores',
  birth_edtf: '1904',
  death_edtf: '1972',
  period: 'GUERRA_DEL_CHACO_Y_GUARANIA' as const,
}

test('dice nombre, años, período y de quién es el sitio, con el color del período', () => {
  const svg = estampa(flores, { name: 'Conservatorio', anio: 2026 })

  for (const palabra of [
    'Asunción',
    'Flores',
    '1904 – 1972',
    'Guerra del Chaco y Guarania',
    'Conservatorio',
    'JF',
  ])
    expect(svg).toContain(palabra)
  expect(svg).toContain('fill="#a3215f"')
})

test('lo que se escribió es texto, y el dibujo no pide nada que un programa no sepa', () => {
  const svg = estampa({ ...flores, first_name: 'A&B\u0000<script>' }, { name: '<b>', anio: 2026 })

  expect(svg).toContain('A&amp;B')
  expect(svg).not.toMatch(/<script|<b>|pathLength|var\(/)
})

test('de un período que no se conoce no se dice nada', () => {
  expect(estampa({ ...flores, period: 'INDETERMINADO' }, { name: 'Guarania', anio: 2026 })).not.toContain(
    'Indeterminado',
  )
})

test.each([
  ['Flores', 1, 88],
  ['José Asunción Flores', 3, 88],
  ['Teresa Lamas Carísimo de Rodríguez Alcalá', 3, 64],
])('«%s» entra en %i renglones de %i', (nombre, renglones, cuerpo) => {
  expect(enRenglones(nombre)).toMatchObject({ cuerpo, renglones: { length: renglones } })
})

test.each([
  ['1904', '1972', '1904 – 1972', 40],
  ['1510~', '1570', 'c. 1510 – 1570', 40],
  ['1680/', '1680/', 'después de 1680 – después de 1680', 29],
  ['1560/1570', '1640/1650', 'entre 1560 y 1570 – entre 1640 y 1650', 26],
])('los años de %s a %s entran enteros', (birth_edtf, death_edtf, anios, cuerpo) => {
  const svg = estampa({ ...flores, birth_edtf, death_edtf }, { name: 'Guarania', anio: 2026 })

  expect(svg).toMatch(new RegExp(`<text [^>]*font-size="${cuerpo}"[^>]*>${anios}</text>`))
})

test('un nombre sin fin se corta', () => {
  const { renglones } = enRenglones(`${'a'.repeat(200)} ${'b '.repeat(200)}`)

  expect(renglones).toHaveLength(3)
  expect(renglones[0]).toMatch(/^a+…$/)
})

test('los colores son los de las hojas de estilo', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8')

  for (const [periodo, color] of Object.entries(colorDePeriodo)) {
    const [, escrito] =
      new RegExp(`--${periodo.toLowerCase().replaceAll('_', '-')}: (#\\w+)`).exec(tokens) ?? []
    expect(escrito).toBe(color)
  }
})
