import { expect, test } from 'vitest'
import { alSalir, textoDeEmpuje } from '../../src/domain/correos/empujes.ts'
import { finDeSilencio, SILENCIO } from '../../src/domain/correos/silencio.ts'

const ZONA = 'America/Asuncion'
const en = (fecha: string) => Date.parse(`${fecha}-03:00`)

test.each([
  ['antes de que empiece', '2026-03-02T20:59:59', '2026-03-02T20:59:59'],
  ['cuando empieza', '2026-03-02T21:00:00', '2026-03-03T06:30:00'],
  ['pasada la medianoche', '2026-03-03T00:10:00', '2026-03-03T06:30:00'],
  ['en su último minuto', '2026-03-03T06:29:59', '2026-03-03T06:30:00'],
  ['cuando termina', '2026-03-03T06:30:00', '2026-03-03T06:30:00'],
  ['el último día del mes', '2026-03-31T23:00:00', '2026-04-01T06:30:00'],
])('%s, el silencio dura lo que falta', (_caso, ahora, fin) => {
  expect(finDeSilencio(SILENCIO, ZONA, en(ahora))).toBe(en(fin))
})

test('apagado no hay silencio, y el de un mismo día no llega al otro', () => {
  const siesta = { activo: true, desde: '13:00', hasta: '15:00' }

  expect(finDeSilencio({ ...SILENCIO, activo: false }, ZONA, en('2026-03-02T23:00:00'))).toBe(
    en('2026-03-02T23:00:00'),
  )
  expect(finDeSilencio(siesta, ZONA, en('2026-03-02T14:00:00'))).toBe(en('2026-03-02T15:00:00'))
  expect(finDeSilencio(siesta, ZONA, en('2026-03-02T15:00:00'))).toBe(en('2026-03-02T15:00:00'))
})

test.each([
  ['TAREA_CALIFICADA', 'Dictado 4', 'Te calificaron una entrega.'],
  ['TAREA_ASIGNADA', 'Dictado 4', 'Tarea nueva: «Dictado 4».'],
  ['PUBLICACION', 'Lo que escribió la docente', 'Hay 1 publicación nueva en el tablón.'],
  ['COMENTARIO', 'Lo que escribió la docente', 'Tienes 1 comentario nuevo.'],
  ['PAGO', 'Recibo por 150.000', 'Hay novedades de tus pagos.'],
] as const)('el teléfono dice de %s solo lo que cualquiera puede ver', (aviso, nombre, texto) => {
  expect(textoDeEmpuje({ rol: 'alumno', aviso, nombre, cuantas: 1 })).toBe(texto)
})

test('cuándo vence se dice al salir', () => {
  const texto = textoDeEmpuje({ rol: 'alumno', aviso: 'TAREA_VENCE', nombre: 'Dictado 4', cuantas: 1 })
  const vence = en('2026-03-03T22:00:00')

  expect(alSalir(texto, ZONA, vence, en('2026-03-02T22:00:00'))).toBe('«Dictado 4» vence mañana.')
  expect(alSalir(texto, ZONA, vence, en('2026-03-03T06:30:00'))).toBe('«Dictado 4» vence hoy.')
})
