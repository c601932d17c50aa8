import { describe, expect, test } from 'vitest'
import type { Puntaje } from '../../src/domain/nota-final/cifra-final.ts'
import { fraseDeNota, loQueFalta } from '../../src/domain/nota-final/lo-que-falta.ts'

const escala = { cortes: [60, 70, 80, 90] } as { cortes: [number, number, number, number] }

const puntaje = (obtenidos: number | null, posibles: number, rubroId: number | null = null): Puntaje => ({
  rubroId,
  obtenidos,
  posibles,
  entregado: obtenidos !== null,
  vence: null,
})

/** What is not graded may still be all right. */
const falta = (hoy: Puntaje[], rubros: { id: number; nombre: string; peso: number }[] = []) =>
  loQueFalta(rubros, escala, {
    hoy,
    mejor: hoy.map((uno) => ({ ...uno, obtenidos: uno.obtenidos ?? uno.posibles })),
  })

const faltan = (...datos: Parameters<typeof falta>) => falta(...datos).escala.map((una) => una.faltan)

describe('lo que falta para cada nota', () => {
  test('se dice en puntos del curso, y lo que ya se tiene es 0', () => {
    const hoy = [puntaje(56, 60), puntaje(null, 40)]

    expect(falta(hoy).quedan).toBe(40)
    expect(faltan(hoy)).toEqual([0, 4, 14, 24, 34])
    const [, , tres] = falta(hoy).escala
    expect(tres && fraseDeNota(tres, 40)).toBe('Para un 3 te faltan 14 de los 40 puntos que quedan.')
  })

  test('lo que no se alcanza con todo lo que queda, ya no se alcanza', () => {
    const hoy = [puntaje(40, 60), puntaje(null, 40)]

    expect(faltan(hoy)).toEqual([0, 20, 30, 40, null])
    expect(fraseDeNota({ nota: 5, desde: 90, faltan: null }, 40)).toBe('Ya no se alcanza')
  })

  test.each([
    ['un punto y medio son dos enteros', [puntaje(4, 7), puntaje(null, 3)], [0, 2, 3, null, null]],
    ['sin nada pedido nada se alcanza', [], [0, null, null, null, null]],
    ['todo por pedir todavía', [puntaje(null, 10)], [0, 6, 7, 8, 9]],
    ['un tercio de punto', [puntaje(20 / 3, 10), puntaje(10 / 3, 10)], [0, null, null, null, null]],
  ] as [string, Puntaje[], (number | null)[]][])('%s', (_caso, hoy, esperado) => {
    expect(faltan(hoy)).toEqual(esperado)
  })

  test('con rubros que pesan distinto, el total del curso es 100', () => {
    const rubros = [
      { id: 1, nombre: 'Tareas', peso: 60 },
      { id: 2, nombre: 'Exámenes', peso: 40 },
    ]
    const hoy = [puntaje(5, 10, 1), puntaje(null, 20, 2)]

    expect(falta(hoy, rubros)).toMatchObject({ quedan: 40 })
    expect(faltan(hoy, rubros)).toEqual([0, 30, 40, null, null])
  })

  test.each([
    [1, 1, 'Para un 2 te falta 1 del punto que queda.'],
    [1, 8, 'Para un 2 te falta 1 de los 8 puntos que quedan.'],
    [0, 8, null],
  ])('faltando %d de %d', (faltan, quedan, frase) => {
    expect(fraseDeNota({ nota: 2, desde: 60, faltan }, quedan)).toBe(frase)
  })
})
