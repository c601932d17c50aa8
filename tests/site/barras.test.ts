import { expect, test } from 'vitest'
import { barras } from '../../src/lib/barras.ts'
import type { Columna } from '../../src/lib/cinta.ts'

const columna = (desde: number, parte: Partial<Columna> = {}): Columna => ({
  desde,
  hasta: desde + 9,
  total: 2,
  deTodos: 2,
  destino: `/#COLONIAL-${desde}`,
  tramos: [{ period: 'COLONIAL', total: 2 }],
  ...parte,
})

test('cada columna lleva a su década, y dice cuántos son', () => {
  const { html } = barras([columna(1510), columna(1520, { total: 1, tramos: [] })])

  expect(html).toContain('<a href="/#COLONIAL-1510"><title>De 1510 a 1519: 2 creadores</title>')
  expect(html).toContain('<a href="/#COLONIAL-1520"><title>De 1520 a 1529: 1 creador</title>')
})

test('lo que los filtros dejan afuera queda atrás, y una columna vacía no lleva a ninguna parte', () => {
  const { html } = barras([columna(1510, { total: 0, deTodos: 4, destino: undefined, tramos: [] })])

  expect(html).toContain('<rect class="fondo" x="1%" width="6.33%" y="8" height="95" rx="2"/>')
  expect(html).not.toContain('<a ')
})

test('los tramos de una columna van uno sobre otro', () => {
  const { html } = barras([
    columna(1860, {
      total: 4,
      deTodos: 4,
      tramos: [
        { period: 'POSGUERRA', total: 1 },
        { period: 'DICTADURA', total: 3 },
      ],
    }),
  ])

  expect(html).toContain('<rect class="tono POSGUERRA" x="1%" width="6.33%" y="80" height="23" rx="2"/>')
  expect(html).toContain('<rect class="tono DICTADURA" x="1%" width="6.33%" y="8" height="71" rx="2"/>')
})

test('los años de las últimas columnas terminan donde ellas', () => {
  const { html } = barras(Array.from({ length: 42 }, (_, i) => columna(1500 + 10 * i)))

  expect(html).toContain('<text x="0%" text-anchor="start" y="124">1500</text>')
  expect(html).toMatch(/text-anchor="end" y="124">19\d0<\/text><\/svg>$/)
})
