import { describe, expect, test } from 'vitest'
import { diasDelMes } from '../../src/domain/base/fechas.ts'
import {
  faltaDeEdtf,
  limitesDe,
  medioDe,
  partesDe,
  readEdtf,
  romano,
  textoDeEdtf,
  writeEdtf,
} from '../../src/domain/creadores/edtf.ts'
import { edtfDeEscrita, fechaEscritaDe } from '../../src/domain/creadores/fecha-escrita.ts'

/** 25 of each form, over all the years that may be written. */
const muestras = Array.from({ length: 25 }, (_, i) => 1003 + i * 41).flatMap((anio, i) => {
  const mes = (i % 12) + 1
  const dosCifras = (numero: number) => String(numero).padStart(2, '0')
  return [
    `${anio}`,
    `${anio}-${dosCifras(mes)}-${dosCifras(((i * 7) % diasDelMes(mes, anio)) + 1)}`,
    `${anio}~`,
    `${anio}/${anio + 1 + i}`,
    `/${anio}`,
    `${anio}/`,
    `${Math.floor(anio / 10)}X`,
    `${Math.floor(anio / 100)}XX`,
  ]
})

test('200 fechas van y vuelven, por la lectura y por el formulario', () => {
  expect(muestras).toHaveLength(200)
  for (const muestra of muestras) {
    const fecha = readEdtf(muestra)
    expect(fecha && writeEdtf(fecha)).toBe(muestra)
    expect(edtfDeEscrita(fechaEscritaDe(muestra))).toBe(muestra)
    expect(faltaDeEdtf(muestra, 'nacimiento')).toBeNull()
  }
})

test.each([
  ['1510', '1510', 1510, 1510],
  ['1885-05-05', '1885', 1885, 1885],
  ['1510~', 'c. 1510', 1505, 1515],
  ['1560/1570', 'entre 1560 y 1570', 1560, 1570],
  ['/1680', 'antes de 1680', 1580, 1680],
  ['1680/', 'después de 1680', 1680, 1780],
  ['156X', 'década de 1560', 1560, 1569],
  ['16XX', 'siglo XVII', 1600, 1699],
  ['20XX', 'siglo XXI', 2000, 2099],
])('%s se muestra «%s» y es de %i a %i', (edtf, texto, min, max) => {
  expect(textoDeEdtf(edtf)).toBe(texto)
  expect(limitesDe(edtf)).toEqual({ min, max })
})

test('lo que no se sabe no se muestra ni tiene límites', () => {
  for (const nada of [null, '', '  ']) {
    expect(textoDeEdtf(nada)).toBeNull()
    expect(limitesDe(nada)).toBeNull()
    expect(readEdtf(nada)?.certeza).toBe('DESCONOCIDO')
  }
})

test('una fecha ocupa el medio de sus límites', () => {
  expect(medioDe({ min: 1505, max: 1515 })).toBe(1510)
  expect(medioDe({ min: 1600, max: 1699 })).toBe(1649)
})

test('los campos de antes tienen las partes de lo exacto y el año de un «hacia»', () => {
  expect(partesDe('1885-05-05')).toEqual({ anio: 1885, mes: 5, dia: 5 })
  expect(partesDe('1510~')).toEqual({ anio: 1510, mes: null, dia: null })
  expect(partesDe('156X')).toEqual({ anio: null, mes: null, dia: null })
})

test('se lee con espacios y minúsculas, y entre un año y el mismo es ese año', () => {
  expect(readEdtf(' 156x ')).toMatchObject({ certeza: 'DECADA', anio: 1560 })
  expect(readEdtf('1560 / 1570')).toMatchObject({ certeza: 'ENTRE', anio: 1560, hasta: 1570 })
  expect(readEdtf('1560/1560')).toMatchObject({ certeza: 'EXACTO', anio: 1560, hasta: null })
})

describe('lo que no vale', () => {
  const AL_REVES = 'En la fecha de nacimiento, el primer año no puede ser posterior al segundo.'

  test.each([
    ['1650~/1640', AL_REVES],
    ['1650/1640', AL_REVES],
    ['siglo 25', /^No se entiende la fecha de nacimiento: se escribe 1885 o 1885-05-05/],
    ['1650~/1660', /^No se entiende/],
    ['hacia 1510', /^No se entiende/],
    ['151', /^No se entiende/],
    ['15XXX', /^No se entiende/],
    ['/', /^No se entiende/],
    ['2150', 'El año de nacimiento debe ser un número entero entre 1 y 2100.'],
    ['2050/2150', 'El año de nacimiento debe ser un número entero entre 1 y 2100.'],
    ['24XX', 'El siglo de nacimiento debe ser un número entero entre 2 y 21.'],
    ['21XX', 'El siglo de nacimiento debe ser un número entero entre 2 y 21.'],
    ['00XX', 'El siglo de nacimiento debe ser un número entero entre 2 y 21.'],
    ['0000', 'El año de nacimiento debe ser un número entero entre 1 y 2100.'],
    ['1885-13', 'El mes debe estar entre 1 y 12.'],
    ['1885-01-32', 'El día debe estar entre 1 y 31.'],
    ['1885-02-30', 'Ese día no existe en ese mes.'],
  ])('%s', (texto, mensaje) => {
    expect(faltaDeEdtf(texto, 'nacimiento')).toMatch(mensaje)
  })
})

describe('el formulario', () => {
  const nada = { certeza: 'EXACTO', anio: '', hasta: '', mes: '', dia: '' } as const

  test('de un siglo toma su número o un año suyo; de una década, cualquier año', () => {
    expect(edtfDeEscrita({ ...nada, certeza: 'SIGLO', anio: '17' })).toBe('16XX')
    expect(edtfDeEscrita({ ...nada, certeza: 'SIGLO', anio: '1650' })).toBe('16XX')
    expect(edtfDeEscrita({ ...nada, certeza: 'DECADA', anio: '1564' })).toBe('156X')
    expect(fechaEscritaDe('16XX')).toMatchObject({ certeza: 'SIGLO', anio: '17' })
  })

  test('lo que no es un año sigue como se escribió, para que alguien se queje', () => {
    expect(faltaDeEdtf(edtfDeEscrita({ ...nada, certeza: 'HACIA', anio: 'mil' }), 'nacimiento')).toMatch(
      /^No se/,
    )
    expect(faltaDeEdtf(edtfDeEscrita({ ...nada, certeza: 'ENTRE', anio: '1560' }), 'nacimiento')).toMatch(
      /^No se/,
    )
  })

  test.each(['1', '22', '25', '2150'])('un siglo %s no vale, y del 2 al 21 sí', (anio) => {
    const falta = (siglo: string) =>
      faltaDeEdtf(edtfDeEscrita({ ...nada, certeza: 'SIGLO', anio: siglo }), 'fallecimiento')

    expect(falta(anio)).toBe('El siglo de fallecimiento debe ser un número entero entre 2 y 21.')
    expect([falta('2'), falta('21')]).toEqual([null, null])
  })

  test('de quien no se sabe nada dice nada, aunque quede un año escrito', () => {
    expect(edtfDeEscrita({ ...nada, certeza: 'DESCONOCIDO', anio: '1510' })).toBe('')
    expect(fechaEscritaDe(null)).toEqual(nada)
  })
})

test.each([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [14, 'XIV'],
  [17, 'XVII'],
  [21, 'XXI'],
])('el siglo %i es %s', (numero, escrito) => {
  expect(romano(numero)).toBe(escrito)
})
