import { describe, expect, test } from 'vitest'
import { momentoDeEnviar } from '../../src/areas/asistencia/ritmo'

/** When the marks that are made every `cadaMs` go, as each puts it off. */
function partidas(cadaMs: number, hastaMs: number): number[] {
  const salidas: number[] = []
  let primera: number | null = null
  let parte = Number.POSITIVE_INFINITY
  for (let ahora = 0; ahora <= hastaMs; ahora += cadaMs) {
    if (parte <= ahora) {
      salidas.push(parte)
      primera = null
    }
    primera ??= ahora
    parte = momentoDeEnviar(primera, ahora)
  }
  return [...salidas, parte]
}

describe('cuándo se envían las marcas', () => {
  test('una sola, en cuanto nadie toca', () => {
    expect(momentoDeEnviar(1000, 1000)).toBe(1800)
  })

  test('las que se hacen despacio, cada una por su lado', () => {
    expect(partidas(1700, 3400)).toEqual([800, 2500, 4200])
  })

  test('las que se hacen seguidas, juntas, y no más tarde que unos segundos', () => {
    expect(partidas(500, 2000)).toEqual([2800])
    expect(partidas(600, 9000)).toEqual([4000, 8200, 9800])
  })

  test('nunca mientras se toca sin pausa', () => {
    expect(partidas(300, 9000)).toEqual([9350])
  })
})
