import { expect, test } from 'vitest'
import type { Horario } from '../../src/domain/catedras/horarios.ts'
import { botonDeClase } from '../../src/domain/clases/boton-de-clase.ts'

const LUNES = '2026-03-02'
const horarios: Horario[] = [
  { dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '19:00' },
  { dia_semana: 'Lunes', hora_inicio: '19:30', hora_fin: '20:30' },
  { dia_semana: 'Jueves', hora_inicio: '08:00', hora_fin: '09:00' },
]
const abierta = { hora_hasta: '20:30', suspendida: null, cerrada: false }

test.each([
  ['antes de clase', abierta, '17:00', 'PASAR_LISTA'],
  ['entre dos horas', abierta, '19:15', 'PASAR_LISTA'],
  ['al terminar la última', abierta, '20:30', 'CERRAR'],
  ['si la clase es a otra hora que el horario', { ...abierta, hora_hasta: '22:00' }, '21:00', 'PASAR_LISTA'],
  ['cuando nadie creó el día', null, '21:00', 'CERRAR'],
  ['cuando ya se cerró', { ...abierta, cerrada: true }, '21:00', 'CERRADA'],
  ['cuando no hubo clase', { ...abierta, suspendida: 'Paro' }, '21:00', null],
])('%s, el botón del panel es el que corresponde', (_caso, dia, hora, boton) => {
  expect(botonDeClase(horarios, dia, { fecha: LUNES, hora })).toBe(boton)
})

test('un día sin clase no hay botón; uno fuera de horario pasa lista', () => {
  const ahora = { fecha: '2026-03-03', hora: '21:00' }
  expect(botonDeClase(horarios, null, ahora)).toBeNull()
  expect(botonDeClase(horarios, { ...abierta, hora_hasta: null }, ahora)).toBe('PASAR_LISTA')
})
