import { describe, expect, test } from 'vitest'
import { cifrasDe, type Puntaje } from '../../src/domain/nota-final/cifra-final.ts'
import { faltaDePesos, type Rubro, rubrosEscritos } from '../../src/domain/nota-final/rubros.ts'

const puntaje = (obtenidos: number | null, posibles: number, mas: Partial<Puntaje> = {}): Puntaje => ({
  rubroId: null,
  obtenidos,
  posibles,
  entregado: obtenidos !== null,
  vence: null,
  ...mas,
})
const AHORA = Date.parse('2026-06-15T12:00:00Z')
const rubro = (id: number, peso: number): Rubro => ({ id, nombre: `Rubro ${id}`, peso })
const centesimos = (rubros: Rubro[], puntajes: Puntaje[]) => {
  const { final, hastaHoy } = cifrasDe(rubros, puntajes, AHORA)
  return [final.centesimos, hastaHoy.centesimos]
}

describe('sin rubros, lo obtenido sobre lo posible de todo', () => {
  test.each([
    ['nada pedido', [], [null, null]],
    ['todo calificado', [puntaje(8, 10), puntaje(15, 30)], [5750, 5750]],
    [
      'lo que nunca se entregó es 0 al final, y hoy no cuenta',
      [puntaje(8, 10), puntaje(null, 10)],
      [4000, 8000],
    ],
    [
      'lo entregado sin corregir no cuenta en ninguna',
      [puntaje(8, 10), puntaje(null, 10, { entregado: true })],
      [8000, 8000],
    ],
    ['nada entregado', [puntaje(null, 10)], [0, null]],
    ['nunca se redondea hacia arriba', [puntaje(2, 3)], [6666, 6666]],
  ] as [string, Puntaje[], (number | null)[]][])('%s', (_, puntajes, esperado) => {
    expect(centesimos([], puntajes)).toEqual(esperado)
  })
})

test('si terminara hoy es 0 lo que venció sin entregarse, y lo que no vence todavía queda afuera', () => {
  const puntajes = [
    puntaje(8, 10),
    puntaje(null, 10, { vence: AHORA - 1 }),
    puntaje(null, 30, { vence: AHORA + 1 }),
    puntaje(null, 30),
    puntaje(null, 30, { vence: AHORA - 1, entregado: true }),
  ]

  expect(cifrasDe([], puntajes, AHORA).siTerminaraHoy.centesimos).toBe(4000)
})

describe('con rubros, la suma pesada', () => {
  const rubros = [rubro(1, 60), rubro(2, 40)]

  test('de cada uno', () => {
    const puntajes = [puntaje(9, 10, { rubroId: 1 }), puntaje(10, 40, { rubroId: 2 })]
    expect(centesimos(rubros, puntajes)).toEqual([6400, 6400])
  })

  test('un rubro vacío deja su peso a los demás', () => {
    expect(centesimos(rubros, [puntaje(9, 10, { rubroId: 1 })])).toEqual([9000, 9000])
  })

  test('lo que no es de ningún rubro no cuenta', () => {
    expect(centesimos(rubros, [puntaje(9, 10, { rubroId: 1 }), puntaje(0, 100)])).toEqual([9000, 9000])
  })

  test('muestra sus partes', () => {
    expect(
      cifrasDe(rubros, [puntaje(9, 10, { rubroId: 1 }), puntaje(1, 4, { rubroId: 1 })], AHORA).final.partes,
    ).toEqual([
      { rubroId: 1, obtenidos: 10, posibles: 14 },
      { rubroId: 2, obtenidos: 0, posibles: 0 },
    ])
  })

  test('tres tercios de un corte lo alcanzan, sin el polvo de la coma flotante', () => {
    const tercios = [rubro(1, 33), rubro(2, 33), rubro(3, 34)]
    const puntajes = tercios.map(({ id }) => puntaje(7, 10, { rubroId: id }))
    expect(centesimos(tercios, puntajes)).toEqual([7000, 7000])
  })
})

describe('los pesos', () => {
  test.each([
    [[], null],
    [[100], null],
    [[60, 40], null],
    [[60, 30], 'Los pesos suman 90: faltan 10.'],
    [[60, 39], 'Los pesos suman 99: falta 1.'],
    [[60, 41], 'Los pesos suman 101: sobra 1.'],
    [[80, 40], 'Los pesos suman 120: sobran 20.'],
  ])('%o: %s', (pesos, mensaje) => expect(faltaDePesos(pesos)).toBe(mensaje))

  test.each([
    [[{ nombre: 'Tareas', peso: 90 }], 'Los pesos suman 90: faltan 10.'],
    [[{ nombre: ' ', peso: 100 }], 'Cada rubro necesita un nombre.'],
    [
      [
        { nombre: 'Tareas', peso: 50.5 },
        { nombre: 'Otros', peso: 49.5 },
      ],
      'Cada peso es un número entero entre 1 y 100.',
    ],
    [
      [
        { nombre: 'Tareas', peso: 50 },
        { nombre: 'tareas', peso: 50 },
      ],
      'Dos rubros no pueden llamarse igual.',
    ],
  ])('%o no son rubros', (rubros, mensaje) => {
    expect(rubrosEscritos.safeParse({ rubros }).error?.issues[0]?.message).toBe(mensaje)
  })
})
