import { expect, test } from 'vitest'
import { readDesfases, writeDesfases } from '../../src/domain/base/desfases.ts'
import { diaEn, fechaISO } from '../../src/domain/base/fechas.ts'
import { instanteDePlazo, plazoEscrito } from '../../src/domain/base/plazos.ts'
import { instanteDe, relojEn } from '../../src/domain/base/relojes.ts'

const ZONAS = [
  'America/Asuncion',
  'America/Santiago',
  'America/New_York',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
  'UTC',
]
const HORA_MS = 60 * 60 * 1000

const comoEnLaPagina = (zona: string) => readDesfases(writeDesfases(zona))

test('en Paraguay no se cambia la hora desde octubre de 2024, y antes sí', () => {
  const zona = comoEnLaPagina('America/Asuncion')
  const horaEn = (instante: string) => relojEn(zona, Date.parse(instante)).hora

  expect(horaEn('2024-07-01T12:00:00Z')).toBe(8)
  expect(horaEn('2026-01-01T12:00:00Z')).toBe(9)
  expect(horaEn('2026-07-01T12:00:00Z')).toBe(9)
  expect(horaEn('2099-07-01T12:00:00Z')).toBe(9)
})

test('un plazo de las 20:00 de julio es el mismo instante en el servidor y en el navegador', () => {
  const zona = comoEnLaPagina('America/Asuncion')
  const instante = instanteDePlazo('2026-07-10T20:00', 'America/Asuncion')

  expect(new Date(instante).toISOString()).toBe('2026-07-10T23:00:00.000Z')
  expect(instanteDePlazo('2026-07-10T20:00', zona)).toBe(instante)
  expect(plazoEscrito(instante, zona)).toBe(plazoEscrito(instante, 'America/Asuncion'))
  expect(fechaISO(diaEn(zona, Date.parse('2026-07-11T02:59:00Z')))).toBe('2026-07-10')
})

test.each(ZONAS)('con lo que dice la página, los relojes de %s son los del servidor', (zona) => {
  const leida = comoEnLaPagina(zona)
  const distintos: string[] = []
  for (let instante = Date.UTC(2019, 0); instante < Date.UTC(2030, 0); instante += 6 * HORA_MS + 60_000) {
    const reloj = relojEn(zona, instante)
    const same =
      JSON.stringify(relojEn(leida, instante)) === JSON.stringify(reloj) &&
      instanteDe(leida, reloj) === instanteDe(zona, reloj)
    if (!same) distintos.push(new Date(instante).toISOString())
  }

  expect(distintos).toEqual([])
})

test('lo que la página dice entra en poco', () => {
  for (const zona of ZONAS) expect(writeDesfases(zona).length).toBeLessThan(2500)
  expect(writeDesfases('UTC')).toBe('0')
})
