import { expect, test } from 'vitest'
import {
  conFechasEnteras,
  propuestaDe,
  propuestaDeAporte,
  sugerenciaNueva,
} from '../../src/domain/aportes/sugerencias.ts'
import type { Creador } from '../../src/domain/creadores/creadores.ts'
import { datosDeCreador } from '../../src/domain/creadores/datos-de-creador.ts'
import { columnasDeFechas } from '../../src/domain/creadores/fechas-de-vida.ts'
import { muestras } from '../../src/domain/creadores/muestras.ts'
import { valoresPropuestos } from '../../src/islands/creador/valores.ts'
import { aporteDePrueba, sugerenciaDePrueba } from '../support/formularios.ts'

const mensajes = (datos: object) =>
  sugerenciaNueva.safeParse(datos).error?.issues.map(({ message }) => message) ?? []

const propuesta = (datos: object, actual: object = {}) =>
  propuestaDe(
    sugerenciaNueva.parse(sugerenciaDePrueba(datos)),
    datosDeCreador.parse({ ...aporteDePrueba(), ...actual }),
  )

test('las reglas van en su orden', () => {
  expect(mensajes({ is_student_contribution: true, birth_month: 13 })).toEqual([
    'El motivo de la sugerencia es obligatorio.',
    'El email de contacto es obligatorio.',
    'Como alumno, debes proporcionar tu nombre y apellido.',
    'Como alumno, debes proporcionar tu nombre y apellido.',
    'El mes debe estar entre 1 y 12.',
  ])
  expect(mensajes(sugerenciaDePrueba({ suggester_email: 'no@es' }))).toEqual([
    'El email de contacto no es válido.',
  ])
  expect(mensajes(sugerenciaDePrueba({ photo_url: 'foto.jpg' }))).toEqual([
    'La foto debe ser una dirección web (http o https).',
  ])
})

test('solo se propone lo que se envía, dice algo y difiere', () => {
  expect(
    propuesta({ first_name: 'Ana', bio: '', death_year: null, mainRole: [], birth_year: 1931, period: null }),
  ).toEqual({ birth_year: 1931 })
})

test('una fecha se propone entera, también lo que de ella no cambia', () => {
  const elDia = { birth_year: 1885, birth_month: 5, birth_day: 5, birth_edtf: '1885-05-05' }

  expect(propuesta({ birth_day: 6 }, elDia)).toEqual({ birth_year: 1885, birth_month: 5, birth_day: 6 })
  expect(propuesta({ birth_day: 5 }, elDia)).toEqual({})
  expect(conFechasEnteras({ birth_year: 1886 })).toEqual({
    birth_year: 1886,
    birth_month: null,
    birth_day: null,
    birth_edtf: '1886',
  })
  expect(conFechasEnteras({ death_edtf: '1870~', bio: 'Y' })).toEqual({
    death_year: 1870,
    death_month: null,
    death_day: null,
    death_edtf: '1870~',
    bio: 'Y',
  })
})

test('el orden de los roles es un cambio', () => {
  expect(propuesta({ mainRole: ['PINTOR', 'POET'] }, { mainRole: ['POET', 'PINTOR'] })).toEqual({
    mainRole: ['PINTOR', 'POET'],
  })
})

test.each([
  [{}, false, {}],
  [{ death_unknown: false }, false, {}],
  [{ death_unknown: true }, false, { death_unknown: true }],
  [{ death_unknown: false }, true, { death_unknown: false }],
])('de %o sobre un año de muerte que se ignora: %s', (datos, death_unknown, esperada) => {
  expect(propuesta(datos, { death_unknown })).toEqual(esperada)
})

test('que se ignora el año de muerte no dice nada donde se sabe', () => {
  expect(propuesta({ death_unknown: true }, { death_year: 1944 })).toEqual({})
  expect(propuesta({ death_unknown: true, death_year: 1944 })).toEqual({ death_year: 1944 })
})

test('lo que no es del creador no se propone', () => {
  expect(propuesta({ email: 'otro@x.py', slug: 'otro', status: 'REJECTED', quality: 'A' })).toEqual({})
})

const deAporte = (datos: object, actual: object) =>
  propuestaDeAporte(
    datosDeCreador.parse(aporteDePrueba(datos)),
    datosDeCreador.parse({ ...aporteDePrueba(), ...actual }),
  )

test('un aporte de quien ya está no propone menos nombre, ni otro período, ni quita roles', () => {
  expect(
    deAporte({ period: 'ACTUALIDAD', mainRole: ['PINTOR'] }, { first_name: 'Ana Lía', period: 'DICTADURA' }),
  ).toEqual({ mainRole: ['POET', 'PINTOR'] })
})

test('sí propone el nombre que dice más, y el período donde no hay uno', () => {
  expect(
    deAporte({ first_name: 'Ana Lía', period: 'ACTUALIDAD' }, { first_name: 'Ana', period: 'INDETERMINADO' }),
  ).toEqual({ first_name: 'Ana Lía', period: 'ACTUALIDAD' })
})

test.each([
  [{ birth_year: 1885, birth_edtf: '1885' }],
  [{ birth_year: 1885, birth_month: 5, birth_edtf: '1885-05' }],
  [{ birth_year: undefined, birth_edtf: '1885~' }],
  [{ birth_year: 1885 }],
])('un aporte que dice %o de una fecha no dice menos que el día que se sabe', (fecha) => {
  const elDia = { birth_year: 1885, birth_month: 5, birth_day: 5, birth_edtf: '1885-05-05' }

  expect(deAporte(fecha, elDia)).toEqual({})
})

test.each([
  ['solo su año', '1885-05-05', { birth_edtf: '1885' }, { birth_year: '1885', birth_month: '' }],
  ['otro año', '1885-05-05', { birth_year: 1886 }, { birth_year: '1886', birth_month: '' }],
  ['el año de una incierta', '1560/1570', { birth_edtf: '1564' }, { birth_year: '1564', birth_hasta: '' }],
  ['una década', '1564', { birth_edtf: '156X' }, { birth_year: '1560', birth_certeza: 'DECADA' }],
])('quien la corrige encuentra en el formulario lo que propuso: %s', (_que, birth_edtf, cambios, tipeado) => {
  const creador = { ...muestras[0], ...columnasDeFechas({ birth_edtf }) } as Creador

  expect(valoresPropuestos(creador, cambios)).toMatchObject({ birth_certeza: 'EXACTO', ...tipeado })
})

test('sin marcar, un aporte no niega que falleció', () => {
  expect(deAporte({}, { death_unknown: true })).toEqual({})
  expect(deAporte({ death_unknown: true }, {})).toEqual({ death_unknown: true })
})
