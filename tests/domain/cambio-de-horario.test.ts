import { expect, test } from 'vitest'
import { type DiaDeSemana, diaDeSemanaDe } from '../../src/domain/calendario/semana.ts'
import type { Horario } from '../../src/domain/catedras/horarios.ts'
import { horasDe } from '../../src/domain/catedras/horas-de-clase.ts'
import { type ClasePorVenir, cambiosDeClases } from '../../src/domain/clases/cambio-de-horario.ts'

const a = (dia_semana: DiaDeSemana, hora_inicio = '18:00'): Horario => ({
  dia_semana,
  hora_inicio,
  hora_fin: '21:00',
})

/** Classes as a schedule made them; where it has none, extra ones. */
const clases = (horarios: Horario[], ...fechas: string[]): ClasePorVenir[] =>
  fechas.map((fecha, i) => {
    const dia_semana = diaDeSemanaDe(fecha)
    return { id: i + 1, fecha, dia_semana, ...horasDe(horarios, dia_semana), atada: false }
  })

/** Monday, Wednesday and Saturday of a week. */
const [LUNES, MIERCOLES, SABADO] = ['2026-03-09', '2026-03-11', '2026-03-14'] as const

function cambio(porVenir: ClasePorVenir[], antes: Horario[], despues: Horario[], hoy = '2026-03-02') {
  const ocupadas = porVenir.map(({ fecha }) => fecha)
  const { mueve, quita } = cambiosDeClases(porVenir, { antes, despues, hoy, ocupadas })
  const movidas = new Map(mueve.map(({ id, fecha, hora_desde }) => [id, `${fecha} ${hora_desde}`]))
  return { quedan: porVenir.map(({ id, fecha }) => movidas.get(id) ?? fecha), quita }
}

test.each([
  ['uno por otro', [a('Lunes')], [a('Martes', '19:00')], ['2026-03-10 19:00']],
  ['otra hora', [a('Lunes')], [a('Lunes', '19:00')], ['2026-03-09 19:00']],
  [
    'dos por dos, en su orden',
    [a('Lunes'), a('Miércoles')],
    [a('Martes'), a('Jueves')],
    ['2026-03-10 18:00', '2026-03-12 18:00'],
  ],
  [
    'el que sigue no se mueve',
    [a('Lunes'), a('Miércoles')],
    [a('Miércoles'), a('Viernes')],
    ['2026-03-13 18:00', MIERCOLES],
  ],
  ['uno que se suma no mueve a nadie', [a('Lunes')], [a('Domingo'), a('Lunes')], [LUNES]],
  [
    'para el que sobra no hay lugar',
    [a('Lunes'), a('Miércoles')],
    [a('Martes')],
    ['2026-03-10 18:00', MIERCOLES],
  ],
  ['sin horario nadie se mueve', [a('Lunes')], [], [LUNES]],
])('al cambiar de horario, %s', (_caso, antes, despues, quedan) => {
  const fechas = [LUNES, MIERCOLES].slice(0, antes.length)

  expect(cambio(clases(antes, ...fechas), antes, despues).quedan).toEqual(quedan)
})

test('una clase extra no es del horario: ni se mueve ni se quita', () => {
  const antes = [a('Lunes')]

  expect(cambio(clases(antes, LUNES, SABADO), antes, [a('Martes')])).toEqual({
    quedan: ['2026-03-10 18:00', SABADO],
    quita: [1],
  })
})

test('lo que espera de un horario anterior va al lugar nuevo al que no va nadie', () => {
  const lunes = clases([a('Lunes')], LUNES)
  expect(cambio(lunes, [a('Martes')], [a('Miércoles', '19:00')])).toEqual({
    quedan: ['2026-03-11 19:00'],
    quita: [1],
  })

  const ambos = clases([a('Lunes'), a('Martes')], LUNES, '2026-03-10')
  expect(cambio(ambos, [a('Martes')], [a('Miércoles')])).toEqual({
    quedan: [LUNES, '2026-03-11 18:00'],
    quita: [1, 2],
  })
})

test('a donde ya hay clase, o ya pasó, no se mueve', () => {
  const antes = [a('Lunes')]
  expect(cambio(clases(antes, LUNES, '2026-03-10'), antes, [a('Martes')]).quedan).toEqual([
    LUNES,
    '2026-03-10 18:00',
  ])

  const miercoles = [a('Miércoles')]
  const hoy = '2026-03-10'
  expect(cambio(clases(miercoles, MIERCOLES), miercoles, [a('Lunes')], hoy).quedan).toEqual([MIERCOLES])
  expect(cambio(clases(miercoles, MIERCOLES), miercoles, [a('Martes')], hoy).quedan).toEqual([
    '2026-03-10 18:00',
  ])
})

test('lo que tiene algo se mueve y no se quita; lo que ya es como dice el horario queda', () => {
  const antes = [a('Lunes'), a('Miércoles')]
  const [lunes, miercoles] = clases(antes, LUNES, MIERCOLES) as [ClasePorVenir, ClasePorVenir]

  expect(cambio([{ ...lunes, atada: true }, miercoles], antes, [a('Martes'), a('Miércoles')])).toEqual({
    quedan: ['2026-03-10 18:00', MIERCOLES],
    quita: [],
  })
})
