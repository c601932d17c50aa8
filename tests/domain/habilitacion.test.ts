import { expect, test } from 'vitest'
import type { Marca } from '../../src/domain/asistencia/asistencia.ts'
import { azarDe } from '../../src/domain/base/azar.ts'
import { habilitacionDe, peligroDe, type Situacion } from '../../src/domain/habilitacion/habilitacion.ts'
import { type ReglasDeCatedra, SIN_REGLAS } from '../../src/domain/habilitacion/reglas-de-catedra.ts'

/** 'PPA-TJ' as marks: a hyphen where nobody made one. */
const marcas = (texto: string): (Marca | null)[] =>
  [...texto].map(
    (letra) => (({ P: 'PRESENTE', T: 'TARDE', A: 'AUSENTE', J: 'JUSTIFICADO' })[letra] as Marca) ?? null,
  )

const situacion = (dadas: string, porVenir = 0, resto: Partial<Situacion> = {}): Situacion => ({
  dias: { dadas: marcas(dadas), porVenir: Array(porVenir).fill(null) },
  proceso: { obtenidos: 0, posibles: 0, porCalificar: 0 },
  deudas: [],
  ...resto,
})

const con = (reglas: Partial<ReglasDeCatedra>, cual: Situacion) =>
  habilitacionDe({ ...SIN_REGLAS, ...reglas }, cual, 'alumno')

test('sin mínimos no se juzga a nadie, y los números están igual', () => {
  expect(con({}, situacion('PPA', 1))).toEqual({
    luz: 'SIN_REGLA',
    hasta_hoy: 66.67,
    al_final_si_viene: 75,
    proceso: null,
    faltas_restantes: null,
    pagos: 'AL_DIA',
    frases: ['Asistencia: 2 de 3 clases dadas (66,67 %).'],
  })
})

const VEINTIDOS = 'P'.repeat(18) + 'A'.repeat(4)

test.each([
  [
    'con margen',
    VEINTIDOS,
    10,
    'HABILITADO',
    81.82,
    87.5,
    4,
    ['Asistencia: 18 de 22 clases dadas (81,82 %); el mínimo es 75 %.', 'Puedes faltar 4 clases más.'],
  ],
  [
    'justo',
    VEINTIDOS,
    6,
    'HABILITADO',
    81.82,
    85.71,
    3,
    ['Asistencia: 18 de 22 clases dadas (81,82 %); el mínimo es 75 %.', 'Puedes faltar 3 clases más.'],
  ],
  [
    'con dos faltas, y tres por venir',
    VEINTIDOS,
    3,
    'EN_RIESGO',
    81.82,
    84,
    2,
    ['Asistencia: 18 de 22 clases dadas (81,82 %); el mínimo es 75 %.', 'Puedes faltar 2 clases más.'],
  ],
  [
    'con dos faltas, y dos por venir',
    VEINTIDOS,
    2,
    'HABILITADO',
    81.82,
    83.33,
    2,
    ['Asistencia: 18 de 22 clases dadas (81,82 %); el mínimo es 75 %.', 'Puedes faltar 2 clases más.'],
  ],
  [
    'abajo, y todavía alcanza',
    'PAA',
    5,
    'EN_RIESGO',
    33.33,
    75,
    0,
    [
      'Asistencia: 1 de 3 clases dadas (33,33 %); el mínimo es 75 %.',
      'No puedes faltar a ninguna clase más.',
    ],
  ],
  [
    'con una sola falta',
    'PPPPPP',
    3,
    'EN_RIESGO',
    100,
    100,
    2,
    ['Asistencia: 6 de 6 clases dadas (100 %); el mínimo es 75 %.', 'Puedes faltar 2 clases más.'],
  ],
  [
    'ya no alcanza',
    'P'.repeat(10) + 'A'.repeat(7),
    5,
    'NO_ALCANZA',
    58.82,
    68.18,
    0,
    [
      'Asistencia: 10 de 17 clases dadas (58,82 %); el mínimo es 75 %.',
      'Aunque vengas a todas llegas a 68,18 % y el mínimo es 75 %.',
    ],
  ],
  [
    'sin clases todavía',
    '',
    10,
    'EN_RIESGO',
    null,
    100,
    2,
    ['Asistencia: todavía no hubo clases; el mínimo es 75 %.', 'Puedes faltar 2 clases más.'],
  ],
  [
    'terminadas las clases',
    'PPPA',
    0,
    'HABILITADO',
    75,
    75,
    0,
    ['Asistencia: 3 de 4 clases dadas (75 %); el mínimo es 75 %.'],
  ],
  [
    'sin ninguna clase',
    '',
    0,
    'HABILITADO',
    null,
    null,
    0,
    ['Asistencia: todavía no hubo clases; el mínimo es 75 %.'],
  ],
])(
  'asistencia al 75 %%: %s',
  (_caso, dadas, porVenir, luz, hasta_hoy, al_final_si_viene, faltas_restantes, frases) => {
    expect(con({ asistencia_minima: 75 }, situacion(dadas, porVenir))).toMatchObject({
      luz,
      hasta_hoy,
      al_final_si_viene,
      faltas_restantes,
      frases,
    })
  },
)

test.each([
  ['una tarde vale media', { tarde_vale: 0.5 }, 'PT', 75, 'Asistencia: 1,5 de 2 clases dadas (75 %).'],
  ['una tarde vale entera', {}, 'PT', 100, 'Asistencia: 2 de 2 clases dadas (100 %).'],
  ['lo justificado no cuenta', {}, 'PAJ', 50, 'Asistencia: 1 de 2 clases dadas (50 %).'],
  [
    'lo justificado es presente',
    { justificada: 'PRESENTE' },
    'PAJJ',
    75,
    'Asistencia: 3 de 4 clases dadas (75 %).',
  ],
  [
    'lo justificado es ausente',
    { justificada: 'AUSENTE' },
    'PAJJ',
    25,
    'Asistencia: 1 de 4 clases dadas (25 %).',
  ],
  ['sin lista es ausente', {}, 'P-', 50, 'Asistencia: 1 de 2 clases dadas (50 %).'],
  ['se perdona una falta', { faltas_perdonadas: 1 }, 'PAA-', 50, 'Asistencia: 2 de 4 clases dadas (50 %).'],
  [
    'se perdona a quien no faltó',
    { faltas_perdonadas: 3 },
    'PP',
    100,
    'Asistencia: 2 de 2 clases dadas (100 %).',
  ],
  ['todo justificado', {}, 'JJ', null, 'Asistencia: todavía no hubo clases.'],
] as const)('%s', (_caso, reglas, dadas, hasta_hoy, frase) => {
  expect(con(reglas, situacion(dadas))).toMatchObject({ hasta_hoy, frases: [frase] })
})

test('lo que queda por perdonar deja faltar más', () => {
  expect(con({ asistencia_minima: 100, faltas_perdonadas: 2 }, situacion('PA', 5))).toMatchObject({
    faltas_restantes: 1,
    luz: 'EN_RIESGO',
  })
})

test('lo que no llega al mínimo nunca se lee como que llega', () => {
  const casi = `${'P'.repeat(149)}T${'A'.repeat(50)}`

  const { hasta_hoy, luz, frases } = con({ asistencia_minima: 75, tarde_vale: 0.5 }, situacion(casi))

  expect([hasta_hoy, luz]).toEqual([74.75, 'NO_ALCANZA'])
  expect(frases[0]).toContain('(74,75 %); el mínimo es 75 %')
})

test.each([
  [
    'nada calificado',
    [0, 0, 0],
    'DEPENDE',
    null,
    'Todavía no hay nada calificado; el mínimo de proceso es 60 %.',
  ],
  ['ya llegó', [35, 50, 50], 'HABILITADO', 70, 'Proceso: 35 de 50 puntos (70 %); el mínimo es 60 %.'],
  [
    'le falta',
    [35, 70, 0],
    'NO_ALCANZA',
    50,
    'Proceso: 35 de 70 puntos (50 %); el mínimo es 60 % y no queda nada por calificar.',
  ],
  ['puede llegar', [35, 40, 30], 'HABILITADO', 87.5, 'Proceso: 35 de 40 puntos (87,5 %); el mínimo es 60 %.'],
  [
    'le faltan puntos',
    [35, 70, 0 + 30],
    'DEPENDE',
    50,
    'Te faltan 25 puntos para el 60 %; quedan 30 por calificar.',
  ],
  [
    'no llega ni con todo',
    [5, 70, 30],
    'NO_ALCANZA',
    7.14,
    'Aunque obtengas todo lo que falta calificar llegas a 35 % y el mínimo es 60 %.',
  ],
] as const)('proceso al 60 %%: %s', (_caso, [obtenidos, posibles, porCalificar], luz, proceso, frase) => {
  const cual = situacion('', 0, { proceso: { obtenidos, posibles, porCalificar } })

  expect(con({ proceso_minimo: 60 }, cual)).toMatchObject({ luz, proceso })
  expect(con({ proceso_minimo: 60 }, cual).frases.at(-1)).toBe(frase)
})

test('quien debe depende de que pague, y se dice qué', () => {
  const cual = situacion('PPPP', 1, { deudas: ['Matrícula', 'Cuota de octubre'] })

  expect(con({ asistencia_minima: 75, exige_pagos: true }, cual)).toMatchObject({
    luz: 'DEPENDE',
    pagos: 'DEBE',
    frases: [expect.any(String), expect.any(String), 'Matrícula sin pagar.', 'Cuota de octubre sin pagar.'],
  })
  expect(con({ asistencia_minima: 75 }, cual)).toMatchObject({ luz: 'HABILITADO', pagos: 'DEBE' })
})

test.each([
  ['AAPP', 4, 'Aunque venga a todas llega a 75 % y el mínimo es 80 %.'],
  ['PPPP', 6, 'Puede faltar 2 clases más.'],
  ['PPP', 1, 'No puede faltar a ninguna clase más.'],
] as const)(
  'a un docente se le dice de %s y %i por venir lo que puede su alumno',
  (dadas, porVenir, frase) => {
    const { frases } = habilitacionDe(
      { ...SIN_REGLAS, asistencia_minima: 80 },
      situacion(dadas, porVenir),
      'docente',
    )

    expect(frases.at(-1)).toBe(frase)
  },
)

test.each([
  ['quien puede rendir', {}, situacion('PPPP', 8), null],
  [
    'quien no llega',
    {},
    situacion('AAAA', 1),
    ['NO_ALCANZA', 'Aunque venga a todas llega a 20 % y el mínimo es 75 %.'],
  ],
  ['quien está justo', {}, situacion('PPPA', 4), ['EN_RIESGO', 'Puede faltar 1 clase más.']],
  [
    'quien depende de sus puntos',
    { proceso_minimo: 60 },
    situacion('PPPP', 8, { proceso: { obtenidos: 5, posibles: 10, porCalificar: 10 } }),
    ['DEPENDE', 'Le faltan 7 puntos para el 60 %; quedan 10 por calificar.'],
  ],
  [
    'nadie mientras nada se calificó',
    { proceso_minimo: 60 },
    situacion('PPPP', 8, { proceso: { obtenidos: 0, posibles: 0, porCalificar: 10 } }),
    null,
  ],
  [
    'quien debe, donde se exige',
    { exige_pagos: true, proceso_minimo: 60 },
    situacion('PPPP', 8, { deudas: ['Matrícula'] }),
    ['DEPENDE', 'Matrícula sin pagar.'],
  ],
] as const)('peligra %s', (_caso, reglas, cual, peligro) => {
  const espera = peligro && { luz: peligro[0], frase: peligro[1] }

  expect(peligroDe({ ...SIN_REGLAS, asistencia_minima: 75, ...reglas }, cual)).toEqual(espera)
})

/** The same by counting classes one by one, in fractions of a hundred thousand. */
function ingenua(reglas: ReglasDeCatedra, { dias, proceso, deudas }: Situacion) {
  const vale = (marca: Marca | null) => {
    if (marca === 'PRESENTE') return 1
    if (marca === 'TARDE') return reglas.tarde_vale
    if (marca === 'JUSTIFICADO') return { NO_CUENTA: null, PRESENTE: 1, AUSENTE: 0 }[reglas.justificada]
    return 0
  }
  const puntosDe = (marcas: readonly (Marca | null)[]) => {
    const puntos = marcas.map(vale).filter((uno) => uno !== null)
    for (let n = reglas.faltas_perdonadas, i = 0; n > 0 && i < puntos.length; i++)
      if (puntos[i] === 0) {
        puntos[i] = 1
        n--
      }
    return puntos
  }
  const suma = (puntos: number[]) => puntos.reduce((total, uno) => total + uno, 0)
  const dadas = puntosDe(dias.dadas)
  const quedan = dias.porVenir.filter((marca) => vale(marca) !== null || marca !== 'JUSTIFICADO').length
  const minimo = reglas.asistencia_minima
  const alcanza = (faltas: number) => {
    const todas = puntosDe([
      ...dias.dadas,
      ...Array(faltas).fill('AUSENTE'),
      ...Array(quedan - faltas).fill('PRESENTE'),
    ])
    return suma(todas) * 100 >= (minimo ?? 0) * todas.length
  }
  let luz = 0
  const peor = (una: number) => {
    luz = Math.max(luz, una)
  }
  let restantes: number | null = null
  if (minimo !== null) {
    peor(1)
    restantes = 0
    for (let faltas = 0; faltas <= quedan; faltas++) if (alcanza(faltas)) restantes = faltas
    if (!alcanza(0)) peor(4)
    else if (
      (quedan >= 3 && restantes <= 2) ||
      (dadas.length > 0 && suma(dadas) * 100 < minimo * dadas.length)
    )
      peor(3)
  }
  if (reglas.proceso_minimo !== null) {
    peor(1)
    const { obtenidos, posibles, porCalificar } = proceso
    const llega = (puntos: number, de: number) => de > 0 && puntos * 100 >= (reglas.proceso_minimo ?? 0) * de
    if (!llega(obtenidos, posibles))
      peor(posibles + porCalificar === 0 || llega(obtenidos + porCalificar, posibles + porCalificar) ? 2 : 4)
  }
  if (luz === 1 && reglas.exige_pagos && deudas.length > 0) luz = 2
  return {
    luz: ['SIN_REGLA', 'HABILITADO', 'DEPENDE', 'EN_RIESGO', 'NO_ALCANZA'][luz],
    restantes,
    dadas,
    quedan,
    suma,
  }
}

test('diez mil cursos al azar dan lo mismo que contando clase por clase, y ninguna frase contradice sus números', () => {
  const { entero: entre, uno: una, suerte } = azarDe(2026)
  const alguna = () =>
    una(['PRESENTE', 'PRESENTE', 'PRESENTE', 'TARDE', 'AUSENTE', 'JUSTIFICADO', null] as const)

  for (let i = 0; i < 10_000; i++) {
    const reglas: ReglasDeCatedra = {
      asistencia_minima: una([null, entre(1, 100), 75, 60]),
      tarde_vale: una([1, 0.5] as const),
      justificada: una(['NO_CUENTA', 'PRESENTE', 'AUSENTE'] as const),
      faltas_perdonadas: una([0, 0, entre(0, 20)]),
      cuenta_desde: 'INICIO',
      proceso_minimo: una([null, null, entre(1, 100)]),
      exige_pagos: suerte(0.3),
      dias_para_justificar: 7,
      escala: null,
    }
    const posibles = una([0, entre(1, 100)])
    const cual: Situacion = {
      dias: {
        dadas: Array.from({ length: entre(0, 60) }, alguna),
        porVenir: Array.from({ length: una([0, entre(0, 30)]) }, () =>
          una([null, null, 'JUSTIFICADO'] as const),
        ),
      },
      proceso: { obtenidos: entre(0, posibles), posibles, porCalificar: una([0, entre(1, 60)]) },
      deudas: suerte(0.3) ? ['Matrícula'] : [],
    }

    const da = habilitacionDe(reglas, cual, 'alumno')

    const espera = ingenua(reglas, cual)
    expect([da.luz, da.faltas_restantes], JSON.stringify([reglas, cual])).toEqual([
      espera.luz,
      espera.restantes,
    ])
    const todas = da.frases.join(' ')
    if (reglas.asistencia_minima !== null && da.hasta_hoy !== null)
      expect(da.hasta_hoy >= reglas.asistencia_minima, todas).toBe(
        espera.suma(espera.dadas) * 100 >= reglas.asistencia_minima * espera.dadas.length,
      )
    expect(todas.includes('Aunque vengas') && todas.includes('Puedes faltar')).toBe(false)
    if (da.luz === 'HABILITADO')
      expect(todas).not.toMatch(/Aunque|Te falta|No puedes faltar a ninguna clase más\. Puedes/)
    if (todas.includes('Aunque')) expect(da.luz).toBe('NO_ALCANZA')
  }
})
