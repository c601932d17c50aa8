import { describe, expect, test } from 'vitest'
import {
  centesimosDe,
  type Escala,
  escalasConocidas,
  notaDe,
  notaEnLetras,
  puntosDeCadaNota,
} from '../../src/domain/nota-final/escala.ts'
import { escalaEscrita } from '../../src/domain/nota-final/escala-nueva.ts'

const [del60, del70] = escalasConocidas.map(({ escala }) => escala) as [Escala, Escala]

describe('en cada corte empieza una nota, y un centésimo antes todavía no', () => {
  test.each([
    [del60, 60, 2],
    [del60, 70, 3],
    [del60, 80, 4],
    [del60, 90, 5],
    [del70, 70, 2],
    [del70, 78, 3],
    [del70, 86, 4],
    [del70, 94, 5],
  ])('%o: con %d %% la nota es %d', (escala, corte, nota) => {
    expect(notaDe(centesimosDe(corte) - 1, escala)).toBe(nota - 1)
    expect(notaDe(centesimosDe(corte), escala)).toBe(nota)
    expect(notaDe(centesimosDe(corte) + 1, escala)).toBe(nota)
  })

  test('de 0 a 100', () => {
    expect([0, 10_000].map((centesimos) => notaDe(centesimos, del60))).toEqual([1, 5])
  })
})

describe('los puntos en que empieza cada nota', () => {
  test.each([
    [del60, 100, [0, 60, 70, 80, 90]],
    [del60, 37, [0, 23, 26, 30, 34]],
    [del70, 50, [0, 35, 39, 43, 47]],
    [del70, 3, [0, 3, 3, 3, 3]],
  ])('%o de %d puntos: %o', (escala, posibles, puntos) => {
    expect(puntosDeCadaNota(escala, posibles)).toEqual(puntos)
  })

  test('son los primeros que dan esa nota, de 1 a 400 puntos', () => {
    for (const escala of [del60, del70]) {
      for (let posibles = 1; posibles <= 400; posibles++) {
        const primeros = puntosDeCadaNota(escala, posibles)
        for (let puntos = 0; puntos <= posibles; puntos++) {
          const nota = notaDe(Math.floor((puntos * 10_000) / posibles), escala)
          expect(nota).toBe(primeros.filter((primero) => puntos >= primero).length)
        }
      }
    }
  })
})

describe('una escala escrita', () => {
  test('son cuatro cortes que suben, con hasta dos decimales, o ninguna', () => {
    expect(escalaEscrita.parse({ cortes: [59.5, 70.25, 80, 100] })).toEqual({
      cortes: [59.5, 70.25, 80, 100],
    })
    expect(escalaEscrita.parse(null)).toBe(null)
  })

  test.each([
    [[60, 60, 80, 90], 'Los cortes deben subir: cada nota empieza más arriba que la anterior.'],
    [[60, 80, 70, 90], 'Los cortes deben subir: cada nota empieza más arriba que la anterior.'],
    ...[
      [0, 70, 80, 90],
      [60, 70, 80, 101],
      [60.123, 70, 80, 90],
      ['60', 70, 80, 90],
      [60, 70, 80],
    ].map((cortes) => [
      cortes,
      'Cada corte es un porcentaje mayor que 0 y de hasta 100, con dos decimales como máximo.',
    ]),
  ])('%o no lo es', (cortes, mensaje) => {
    expect(escalaEscrita.safeParse({ cortes }).error?.issues[0]?.message).toBe(mensaje)
  })
})

test('una nota se dice en letras', () => {
  expect(([1, 2, 3, 4, 5] as const).map(notaEnLetras)).toEqual(['uno', 'dos', 'tres', 'cuatro', 'cinco'])
})
