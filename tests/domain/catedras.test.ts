import { expect, test } from 'vitest'
import { nombreDeAula } from '../../src/domain/catedras/aula.ts'
import { catedraNueva } from '../../src/domain/catedras/catedras.ts'
import { diasDe, type Horario, horarioDe } from '../../src/domain/catedras/horarios.ts'
import { horasDe } from '../../src/domain/catedras/horas-de-clase.ts'

const slot = (dia_semana: string, hora_inicio: string, hora_fin: string) => ({
  dia_semana,
  hora_inicio,
  hora_fin,
})

const faltasDe = (datos: object) =>
  catedraNueva
    .safeParse({ nombre: 'Armonía', anio: 2026, ...datos })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test('lo que se deja en blanco tiene su valor', () => {
  expect(catedraNueva.parse({ nombre: ' Armonía ', anio: '2026' })).toMatchObject({
    nombre: 'Armonía',
    anio: 2026,
    turno: 'Noche',
    modalidad_pago: 'PARTICULAR',
    docenteId: null,
    horariosPorDia: [],
  })
})

test.each([
  ['sin nombre', { nombre: ' ' }, 'nombre', 'El nombre de la cátedra es obligatorio.'],
  ['sin año', { anio: null }, 'anio', 'El año es obligatorio.'],
  ['un año lejano', { anio: 1899 }, 'anio', 'El año debe ser un número entero entre 1900 y 2100.'],
  ['un año con decimales', { anio: 2026.5 }, 'anio', 'El año debe ser un número entero entre 1900 y 2100.'],
  ['otro turno', { turno: 'Siesta' }, 'turno', 'El turno debe ser Mañana, Tarde o Noche.'],
  [
    'otra modalidad',
    { modalidad_pago: 'BECA' },
    'modalidad_pago',
    'La modalidad de pago debe ser PARTICULAR o INSTITUCIONAL.',
  ],
  ['un docente negativo', { docenteId: -1 }, 'docenteId', 'El docente debe ser un número entero positivo.'],
  [
    'un nombre larguísimo',
    { nombre: 'a'.repeat(121) },
    'nombre',
    'El nombre de la cátedra no puede pasar de 120 caracteres.',
  ],
])('%s no vale', (_caso, datos, campo, mensaje) => {
  expect(faltasDe(datos)).toEqual([[campo, mensaje]])
})

test.each([
  [
    'otro día',
    [slot('lunes', '18:00', '20:00')],
    '0.dia_semana',
    'Cada horario necesita un día, de Lunes a Domingo.',
  ],
  [
    'otra hora',
    [slot('Lunes', '8:00', '20:00')],
    '0.hora_inicio',
    'La hora de inicio debe tener la forma HH:mm.',
  ],
  ['las 24', [slot('Lunes', '20:00', '24:00')], '0.hora_fin', 'La hora de fin debe tener la forma HH:mm.'],
  [
    'el fin al inicio',
    [slot('Lunes', '20:00', '20:00')],
    '0.hora_fin',
    'La hora de fin debe ser posterior a la de inicio.',
  ],
  [
    'el fin antes',
    [slot('Lunes', '20:00', '18:00')],
    '0.hora_fin',
    'La hora de fin debe ser posterior a la de inicio.',
  ],
  [
    'dos que se superponen',
    [slot('Lunes', '18:00', '20:00'), slot('Lunes', '19:59', '21:00')],
    '1.hora_inicio',
    'Los horarios del Lunes se superponen.',
  ],
  [
    'dos iguales',
    [slot('Lunes', '18:00', '20:00'), slot('Lunes', '18:00', '20:00')],
    '1.hora_inicio',
    'Los horarios del Lunes se superponen.',
  ],
  ['nada', [null], '0.dia_semana', 'Cada horario necesita un día, de Lunes a Domingo.'],
])('un horario con %s no vale', (_caso, horariosPorDia, campo, mensaje) => {
  expect(faltasDe({ horariosPorDia })).toEqual([[`horariosPorDia.${campo}`, mensaje]])
})

test('seguidos, o a la misma hora de otro día, sí', () => {
  const horariosPorDia = [
    slot('Lunes', '18:00', '20:00'),
    slot('Lunes', '20:00', '21:00'),
    slot('Martes', '18:00', '20:00'),
  ]

  expect(faltasDe({ horariosPorDia })).toBeUndefined()
})

test('días y horario salen de los horarios, de lunes a domingo', () => {
  const horarios = [
    slot('Viernes', '08:00', '10:00'),
    slot('Lunes', '20:00', '21:00'),
    slot('Lunes', '18:00', '20:00'),
  ] as Horario[]

  expect(diasDe(horarios)).toBe('Lunes, Viernes')
  expect(horarioDe(horarios)).toBe('18:00 - 20:00, 20:00 - 21:00, 08:00 - 10:00')
})

test.each([
  ['3', 'Aula 3'],
  ['12 B', 'Aula 12 B'],
  ['Sala 3', 'Sala 3'],
  ['2º piso', '2º piso'],
])('el aula «%s» se lee «%s»', (aula, nombre) => {
  expect(nombreDeAula(aula)).toBe(nombre)
})

test('las horas de una clase van del comienzo de su primer horario al fin del último; sin horario no tiene', () => {
  const horarios = [slot('Lunes', '19:00', '20:00'), slot('Lunes', '08:00', '10:00')] as Horario[]

  expect(horasDe(horarios, 'Lunes')).toEqual({ hora_desde: '08:00', hora_hasta: '20:00' })
  expect(horasDe(horarios, 'Martes')).toEqual({ hora_desde: null, hora_hasta: null })
})
