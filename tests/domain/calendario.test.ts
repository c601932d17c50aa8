import { expect, test } from 'vitest'
import {
  consultaDeCalendario,
  enSuOrden,
  momentoDePlazo,
  periodoDe,
} from '../../src/domain/calendario/calendario.ts'

test.each([
  ['2026-03-03T02:59:59.999Z', '2026-03-02', null],
  ['2026-03-02T12:00:00Z', '2026-03-02', '09:00'],
  ['2026-03-03T02:30:00Z', '2026-03-02', '23:30'],
])('lo que vence a las %s es del %s', (instante, fecha, hora_inicio) => {
  expect(momentoDePlazo(Date.parse(instante), 'America/Asuncion')).toEqual({
    fecha,
    hora_inicio,
    hora_fin: null,
  })
})

test('va por día y por hora, y lo de todo el día primero', () => {
  const entrada = (titulo: string, fecha: string, hora_inicio: string | null) => ({
    titulo,
    fecha,
    hora_inicio,
    hora_fin: null,
  })
  const entradas = [
    entrada('C', '2026-03-02', '10:00'),
    entrada('D', '2026-03-03', null),
    entrada('B', '2026-03-02', '09:00'),
    entrada('A', '2026-03-02', null),
  ]

  expect(enSuOrden(entradas).map(({ titulo }) => titulo)).toEqual(['A', 'B', 'C', 'D'])
})

test.each([
  ['', '', { desde: '2026-02-01', hasta: '2026-02-28' }],
  ['2026-02-10', '', { desde: '2026-02-10', hasta: '2026-02-28' }],
  ['', '2026-05-10', { desde: '2026-05-01', hasta: '2026-05-10' }],
  ['2026-01-01', '2026-12-31', { desde: '2026-01-01', hasta: '2026-12-31' }],
  ['2026-01-02', '2026-01-01', null],
  ['2026-01-01', '2027-01-02', null],
])('de «%s» a «%s»', (desde, hasta, periodo) => {
  expect(periodoDe({ desde, hasta }, '2026-02-15')).toEqual(periodo)
})

test('una fecha que no lo es se dice', () => {
  expect(consultaDeCalendario.safeParse({ desde: '2026-02-30' }).error?.issues[0]?.message).toBe(
    'La fecha «desde» debe tener la forma AAAA-MM-DD.',
  )
})
