import { expect, test } from 'vitest'
import { barras } from '../../src/lib/barras.ts'
import type { Columna } from '../../src/lib/cinta.ts'

const escala = { desde: 1510, lapso: 10, columnas: 50 }

const columna = (desde: number, parte: Partial<Columna> = {}): Columna => ({
  desde,
  hasta: desde + 9,
  lugar: (desde - escala.desde) / escala.lapso,
  total: 2,
  deTodos: 2,
  destino: `/#COLONIAL-${desde}`,
  tramos: [{ period: 'COLONIAL', total: 2 }],
  ...parte,
})

test('cada columna lleva a su década, y dice cuántos son', () => {
  const { html } = barras([columna(1510), columna(1520, { total: 1, tramos: [] })], escala)

  expect(html).toContain('<a href="/#COLONIAL-1510" data-n="0"><title>1510–1519: 2 creadores</title>')
  expect(html).toContain('<a href="/#COLONIAL-1520" data-n="1"><title>1520–1529: 1 creador</title>')
})

test('cada década está donde le toca en los años: entre una y otra queda el lugar de las vacías', () => {
  const { html } = barras([columna(1510), columna(1650), columna(2000)], escala)

  expect([...html.matchAll(/class="zona" x="(.*?)"/g)].map(([, x]) => x)).toEqual(['0%', '28%', '98%'])
})

test('lo que los filtros dejan afuera queda atrás, y una columna vacía no lleva a ninguna parte', () => {
  const { html } = barras([columna(1510, { total: 0, deTodos: 4, destino: undefined, tramos: [] })], escala)

  expect(html).toContain('<rect class="fondo" x="0.24%" width="1.52%" y="2" height="33" rx="2"/>')
  expect(html).not.toContain('<a ')
})

test('los tramos de una columna van uno sobre otro', () => {
  const { html } = barras(
    [
      columna(1510, {
        total: 4,
        deTodos: 4,
        tramos: [
          { period: 'POSGUERRA', total: 1 },
          { period: 'DICTADURA', total: 3 },
        ],
      }),
    ],
    escala,
  )

  expect(html).toContain('<rect class="tono POSGUERRA" x="0.24%" width="1.52%" y="27" height="8" rx="2"/>')
  expect(html).toContain('<rect class="tono DICTADURA" x="0.24%" width="1.52%" y="1" height="25" rx="2"/>')
})

test('los años redondos van donde comienzan, y en las puntas no se salen', () => {
  const { html } = barras([columna(1510)], escala)

  expect(html).toContain('<text x="18%" text-anchor="middle" y="50">1600</text>')
  expect(html).toContain('<text x="100%" text-anchor="end" y="50">2000</text>')
  expect(barras([], { ...escala, desde: 1500 }).html).toContain(
    '<text x="0%" text-anchor="start" y="50">1500</text>',
  )
})
