import { describe, expect, test } from 'vitest'
import { AUSENTE, nombreOculto, repartoDe } from '../../src/domain/actas/actas.ts'
import { clausuraEscrita, reapertura } from '../../src/domain/actas/clausura.ts'
import { codigoDe, codigoEscrito, readCodigo } from '../../src/domain/actas/codigo-de-acta.ts'

describe('el código', () => {
  test('son doce signos que no se confunden', () => {
    const codigo = codigoDe(Uint8Array.from({ length: 12 }, (_, i) => i * 23))
    expect(codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
    expect(readCodigo(codigo)).toBe(codigo)
    expect(readCodigo(codigoEscrito(codigo))).toBe(codigo)
  })

  test.each([
    ['k3m9-0qxd-71vz', 'K3M90QXD71VZ'],
    ['K3M9OQXD7IVZ', 'K3M90QXD71VZ'],
    ['k3m9 oqxd 7lvz', 'K3M90QXD71VZ'],
    ['Código: K3M9-0QXD-71VZ.', 'K3M90QXD71VZ'],
    ['comprobación del acta K3M90QXD71VZ', 'K3M90QXD71VZ'],
    ['https://guarania.py/acta/k3m9-0qxd-71vz', 'K3M90QXD71VZ'],
    ['\u200bK3M9\u20130QXD\u201371VZ', 'K3M90QXD71VZ'],
    ['K3M9-0QXD-71VZ o K3M9-0QXD-71VA', null],
    ['K3M9-0QXD-71V', null],
    ['K3M9-0QXD-71VZ-9', null],
    ['K3M9-0QXD-71VU', null],
    ['', null],
  ])('«%s» se lee %s', (escrito, codigo) => expect(readCodigo(escrito)).toBe(codigo))
})

test.each([
  ['Ayala, María', 'M. A.'],
  ['de los Ángeles, ñusta', 'Ñ. D.'],
  ['Ayala', 'A.'],
])('«%s» se muestra «%s»', (nombre, oculto) => expect(nombreOculto(nombre)).toBe(oculto))

test('el reparto nombra cada nota', () => {
  expect(repartoDe([5, 5, 1, AUSENTE])).toEqual({ 1: 1, 2: 0, 3: 0, 4: 0, 5: 2, AUSENTE: 1 })
})

describe('lo que se decide al cerrar', () => {
  test('puede ser nada', () => expect(clausuraEscrita.parse({})).toEqual({ decisiones: [] }))
  test.each([0, 6, 2.5, '5', 'PRESENTE'])('una nota %s no es una nota', (nota) => {
    expect(clausuraEscrita.safeParse({ decisiones: [{ alumnoId: 1, nota }] }).success).toBe(false)
  })
  test('reabrir pide un motivo', () => {
    expect(reapertura.safeParse({ motivo: ' ' }).error?.issues[0]?.message).toBe(
      'Escribe por qué se reabre la cátedra.',
    )
  })
})
