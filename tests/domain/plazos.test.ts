import { expect, test } from 'vitest'
import { instanteDePlazo, isPlazo } from '../../src/domain/base/plazos.ts'

const ASUNCION = 'America/Asuncion'
const SANTIAGO = 'America/Santiago'

test.each([
  ['un instante en UTC', '2026-11-20T15:00:00Z', ASUNCION, '2026-11-20T15:00:00.000Z'],
  ['un instante con milésimas', '2026-11-20T15:00:00.250Z', ASUNCION, '2026-11-20T15:00:00.250Z'],
  ['un instante con desfase', '2026-11-20T12:00-03:00', SANTIAGO, '2026-11-20T15:00:00.000Z'],
  ['un desfase sin dos puntos', '2026-11-20T12:00:00-0300', SANTIAGO, '2026-11-20T15:00:00.000Z'],
  ['una hora de la institución', '2026-11-20T12:00', ASUNCION, '2026-11-20T15:00:00.000Z'],
  ['un día, hasta que termina', '2026-11-20', ASUNCION, '2026-11-21T02:59:59.999Z'],
  ['el último día del año', '2026-12-31', ASUNCION, '2027-01-01T02:59:59.999Z'],
  ['antes de que cambie la hora', '2026-04-04T23:00', SANTIAGO, '2026-04-05T02:00:00.000Z'],
  ['después de que cambió la hora', '2026-04-05T12:00', SANTIAGO, '2026-04-05T16:00:00.000Z'],
  ['la víspera de un día que empieza a la una', '2026-09-05', SANTIAGO, '2026-09-06T03:59:59.999Z'],
  ['una hora que ese día no existe', '2026-09-06T00:30', SANTIAGO, '2026-09-06T04:30:00.000Z'],
  ['una hora que se repite, la primera vez', '2026-04-04T23:30', SANTIAGO, '2026-04-05T02:30:00.000Z'],
  ['un día al que le agregan una hora', '2026-04-04', SANTIAGO, '2026-04-05T03:59:59.999Z'],
  ['la víspera, en Asunción', '2024-10-05', ASUNCION, '2024-10-06T03:59:59.999Z'],
  ['lo último que se puede', '9999-12-30', ASUNCION, '9999-12-31T02:59:59.999Z'],
  ['un año de antes', '0026-12-01', ASUNCION, '0026-12-02T03:50:39.999Z'],
  ['un día al que le quitan una hora', '2026-09-06', SANTIAGO, '2026-09-07T02:59:59.999Z'],
])('%s', (_caso, texto, zona, instante) => {
  expect(isPlazo(texto)).toBe(true)
  expect(new Date(instanteDePlazo(texto, zona)).toISOString()).toBe(instante)
})

test.each([
  '',
  'mañana',
  '20/11/2026',
  '2026-02-29',
  '2026-13-01',
  '2026-11-20T24:00',
  '2026-11-20T12:60',
  '2026-11-20 12:00',
  '2026-11-20T12:00+99:99',
  '12026-11-20',
  '9999-12-31',
  '9999-12-31T20:00:00Z',
])('«%s» no es un plazo', (texto) => {
  expect(isPlazo(texto)).toBe(false)
})
