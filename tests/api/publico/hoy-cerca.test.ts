import { expect, test } from 'vitest'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'

const nacida = (first_name: string, birth_year: number, birth_month: number, birth_day: number) => ({
  first_name,
  birth_year,
  birth_month,
  birth_day,
})

async function readHoy(now: string, ...creadores: Parameters<typeof insertCreador>[1][]) {
  const { db, api } = testApi({ now })
  for (const uno of creadores) insertCreador(db, uno)
  const { data } = await api.composers.today.get()
  if (!data) throw new Error('Sin respuesta')
  return data
}

const nombresPorDia = ({ semana }: Awaited<ReturnType<typeof readHoy>>) =>
  semana.map(({ fecha, nacimientos, fallecimientos }) => [
    fecha,
    ...[...nacimientos, ...fallecimientos].map(({ first_name, anios }) => `${first_name} ${anios}`),
  ])

test('la semana trae sus días con nacimientos o muertes, de lunes a domingo', async () => {
  const hoy = await readHoy(
    '2026-11-24T15:00:00Z',
    nacida('Domingo', 1900, 11, 29),
    nacida('Lunes', 1910, 11, 23),
    { first_name: 'Muere', death_year: 1950, death_month: 11, death_day: 23 },
    nacida('Antes', 1900, 11, 22),
    nacida('Después', 1900, 11, 30),
    { ...nacida('Oculta', 1900, 11, 24), status: 'PENDING_REVIEW' },
  )

  expect(nombresPorDia(hoy)).toEqual([
    ['2026-11-23', 'Lunes 116', 'Muere 76'],
    ['2026-11-29', 'Domingo 126'],
  ])
})

test('la semana de año nuevo cuenta los años de cada día', async () => {
  const hoy = await readHoy(
    '2026-12-31T15:00:00Z',
    nacida('Diciembre', 1900, 12, 30),
    nacida('Enero', 1900, 1, 2),
  )

  expect(nombresPorDia(hoy)).toEqual([
    ['2026-12-30', 'Diciembre 126'],
    ['2027-01-02', 'Enero 127'],
  ])
})

test.each([
  ['2026-02-26T15:00:00Z', '2026-02-28'],
  ['2028-03-01T15:00:00Z', '2028-02-29'],
])('en la semana del %s, quien nació un 29 de febrero está el %s', async (now, fecha) => {
  const hoy = await readHoy(now, nacida('Bisiesta', 1904, 2, 29))

  expect(hoy.semana.map((dia) => dia.fecha)).toEqual([fecha])
})

test.each([
  ['2026-11-30T02:59:59Z', ['Noviembre']],
  ['2026-11-30T03:00:00Z', ['Diciembre']],
])('la semana empieza a la medianoche de la institución: %s', async (now, nombres) => {
  const hoy = await readHoy(now, nacida('Noviembre', 1900, 11, 27), nacida('Diciembre', 1900, 12, 1))

  expect(hoy.semana.flatMap(({ nacimientos }) => nacimientos).map(({ first_name }) => first_name)).toEqual(
    nombres,
  )
})

test('los aniversarios redondos del año van del más antiguo al más nuevo, también sin día', async () => {
  const hoy = await readHoy(
    '2026-11-24T15:00:00Z',
    { first_name: 'Cien', birth_year: 1926 },
    { first_name: 'También', death_year: 1926, death_month: 3, death_day: 1 },
    { first_name: 'Ciento cincuenta', death_year: 1876 },
    { first_name: 'Veinticinco', birth_year: 2001 },
    { first_name: 'Este año', birth_year: 2026 },
    { first_name: 'Ninguno', birth_year: 1927 },
    { first_name: 'Oculta', birth_year: 1951, status: 'REJECTED' },
  )

  expect(hoy.aniversarios).toMatchObject([
    { anios: 150, nacimientos: [], fallecimientos: [{ first_name: 'Ciento cincuenta', anios: 150 }] },
    { anios: 100, nacimientos: [{ first_name: 'Cien' }], fallecimientos: [{ first_name: 'También' }] },
    { anios: 25, nacimientos: [{ first_name: 'Veinticinco' }], fallecimientos: [] },
  ])
})
