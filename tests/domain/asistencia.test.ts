import { expect, test } from 'vitest'
import {
  etiquetaDeAsistencia,
  etiquetaDeMarca,
  isAusente,
  isMatizDe,
  isPresente,
  marcaDe,
  marcas,
  porcentajeDeAsistencia,
  textoDeMarcas,
  textoDePorcentaje,
  valorDe,
} from '../../src/domain/asistencia/asistencia.ts'
import { asistenciaMarcada } from '../../src/domain/asistencia/marcas.ts'
import { addDias } from '../../src/domain/base/fechas.ts'
import { diaDeSemanaDe, proximaFecha } from '../../src/domain/calendario/semana.ts'
import type { Horario } from '../../src/domain/catedras/horarios.ts'
import {
  diaClaseNuevo,
  fechasDeClase,
  periodoDeClases,
  proximaClase,
} from '../../src/domain/clases/dias-clase.ts'

const horario = (dia_semana: Horario['dia_semana'], hora_inicio = '18:00'): Horario => ({
  dia_semana,
  hora_inicio,
  hora_fin: '20:00',
})

test.each([
  ['1970-01-01', 'Jueves'],
  ['1969-12-31', 'Miércoles'],
  ['2024-02-29', 'Jueves'],
  ['2026-03-02', 'Lunes'],
  ['2026-10-04', 'Domingo'],
])('el %s fue %s', (fecha, dia) => {
  expect(diaDeSemanaDe(fecha)).toBe(dia)
})

test.each([
  ['2026-03-31', 1, '2026-04-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  // Where clocks change on that day, it is a day all the same.
  ['2026-10-03', 2, '2026-10-05'],
])('%s más %d días es %s', (fecha, dias, otra) => {
  expect(addDias(fecha, dias)).toBe(otra)
})

test.each([
  ['Lunes', '2026-03-02', '2026-03-09'],
  ['Martes', '2026-03-02', '2026-03-03'],
  ['Domingo', '2026-03-02', '2026-03-08'],
  ['Lunes', '2026-03-01', '2026-03-02'],
] as const)('el próximo %s después del %s es el %s', (dia, hoy, fecha) => {
  expect(proximaFecha(dia, hoy)).toBe(fecha)
})

test('un día de clase nuevo empieza en el primer día del horario', () => {
  expect(proximaClase([horario('Jueves'), horario('Martes')], '2026-03-02', [])).toEqual({
    fecha: '2026-03-03',
    dia_semana: 'Martes',
  })
  expect(proximaClase([], '2026-03-02', [])).toBeNull()
})

test('un día de clase nuevo no empieza en una fecha que ya tiene clase', () => {
  const ocupadas = ['2026-03-03', '2026-03-05', '2026-03-10']
  expect(proximaClase([horario('Jueves'), horario('Martes')], '2026-03-02', ocupadas)).toEqual({
    fecha: '2026-03-17',
    dia_semana: 'Martes',
  })
})

test.each([
  [{}, 'La fecha es obligatoria.'],
  [{ fecha: '2026-02-30', dia_semana: 'Lunes' }, 'La fecha no es válida.'],
  [{ fecha: '02/03/2026', dia_semana: 'Lunes' }, 'La fecha no es válida.'],
  [{ fecha: '2026-03-02T00:00:00Z', dia_semana: 'Lunes' }, 'La fecha no es válida.'],
  [{ fecha: '2026-03-02' }, 'El día de la semana es obligatorio.'],
  [{ fecha: '2026-03-02', dia_semana: 'lunes' }, 'El día de la semana debe ser de Lunes a Domingo.'],
  [{ fecha: '2026-03-02', dia_semana: 'Martes' }, 'El día de la semana no es el de esa fecha.'],
])('%j no es un día de clase: %s', (dia, mensaje) => {
  expect(diaClaseNuevo.safeParse(dia).error?.issues[0]?.message).toBe(mensaje)
})

test('de un período salen las fechas del horario, con sus dos extremos', () => {
  const periodo = { desde: '2026-03-02', hasta: '2026-03-09' }

  expect(fechasDeClase(periodo, [horario('Lunes'), horario('Lunes', '21:00'), horario('Viernes')])).toEqual([
    { fecha: '2026-03-02', dia_semana: 'Lunes' },
    { fecha: '2026-03-06', dia_semana: 'Viernes' },
    { fecha: '2026-03-09', dia_semana: 'Lunes' },
  ])
})

test.each([
  [{}, 'La fecha de inicio del período es obligatoria.'],
  [{ desde: '2026-03-02' }, 'La fecha de fin del período es obligatoria.'],
  [{ desde: '2026-03-02', hasta: '2026-03-01' }, 'El período debe terminar después de comenzar.'],
  [{ desde: '2026-01-01', hasta: '2027-01-02' }, 'El período no puede pasar de un año.'],
  [{ desde: '2026-01-01', hasta: '2026-01-02', feriados: ['x'] }, 'Cada feriado debe ser una fecha.'],
])('%j no es un período: %s', (periodo, mensaje) => {
  expect(periodoDeClases.safeParse(periodo).error?.issues[0]?.message).toBe(mensaje)
})

test.each([
  [0, 0, null, 'N/A'],
  [0, 3, 0, '0,00 %'],
  [1, 3, 33.33, '33,33 %'],
  [2, 3, 66.67, '66,67 %'],
  [3, 3, 100, '100,00 %'],
])('con %d de %d clases, la asistencia es %s', (presentes, total, porcentaje, texto) => {
  expect(porcentajeDeAsistencia(presentes, total)).toBe(porcentaje)
  expect(textoDePorcentaje(porcentaje)).toBe(texto)
})

test('sin marca, la asistencia es Sin Registro', () => {
  const etiquetas = [true, false, null].map((presente) => etiquetaDeAsistencia(presente))
  expect(etiquetas).toEqual(['Presente', 'Ausente', 'Sin Registro'])
})

test.each(marcas)('%s se guarda como presente y matiz, y se lee igual', (marca) => {
  const { presente, matiz } = valorDe(marca)
  expect(marcaDe(presente, matiz)).toBe(marca)
  expect(isMatizDe(presente, matiz)).toBe(true)
  expect([isPresente(marca), isAusente(marca)]).toEqual([presente, !presente])
  expect(etiquetaDeMarca(marca).toUpperCase()).toBe(marca)
})

test('una tira de marcas se dice con cuántas hay de cada una', () => {
  expect(textoDeMarcas(['PRESENTE', null, 'AUSENTE', 'PRESENTE'])).toBe(
    'Presente 2, Ausente 1, Sin Registro 1',
  )
  expect(textoDeMarcas(['TARDE', 'JUSTIFICADO', 'JUSTIFICADO'])).toBe(
    'Presente 0, Tarde 1, Ausente 0, Justificado 2, Sin Registro 0',
  )
  expect(textoDeMarcas([])).toBe('Presente 0, Ausente 0, Sin Registro 0')
})

test.each([
  [{ presente: true }, 'Debes indicar de qué alumno es la asistencia.'],
  [{ alumnoId: 0, presente: true }, 'Debes indicar de qué alumno es la asistencia.'],
  [{ alumnoId: 1 }, 'Debes indicar si está presente (true o false).'],
  [{ composerId: 1, presente: null }, 'Debes indicar si está presente (true o false).'],
])('%j no es una marca: %s', (marca, mensaje) => {
  expect(asistenciaMarcada.safeParse(marca).error?.issues[0]?.message).toBe(mensaje)
})
