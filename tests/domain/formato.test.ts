import { expect, test } from 'vitest'
import { horariosPorDia } from '../../src/areas/catedras/horario.ts'
import { conDosDecimales, conUnDecimal, entero, hastaDosDecimales } from '../../src/domain/base/numeros.ts'
import { relojEn } from '../../src/domain/base/relojes.ts'
import { diaYMes, enLinea, mesCorto, mesLargo } from '../../src/lib/formato.ts'

const IDIOMA = 'es-PY'
const como = (opciones: Intl.NumberFormatOptions) => new Intl.NumberFormat(IDIOMA, opciones)

/** What is written without Intl is written as Intl would. */
test('los enteros se agrupan de a tres', () => {
  const formato = como({ useGrouping: 'always' })
  for (const n of [0, 7, -7, 999, 1000, -1000, 12345, 999_999, 1_000_000, -25_000_000, 1234.5]) {
    expect(entero(n)).toBe(formato.format(n))
  }
  expect(entero(2025)).toBe('2.025')
})

const decimales = [
  ['uno', conUnDecimal, 1, 1],
  ['dos', conDosDecimales, 2, 2],
  ['hasta dos', hastaDosDecimales, 0, 2],
] as const

test.each(decimales)('los decimales se redondean a %s', (_, write, minimo, maximo) => {
  const formato = como({ minimumFractionDigits: minimo, maximumFractionDigits: maximo })
  for (let de = 1; de <= 240; de++) {
    for (let n = 0; n <= de; n++) {
      const parte = Math.round((n * 10_000) / de) / 100
      expect(write(parte), `${n} de ${de}`).toBe(formato.format(parte))
      expect(write((n * 5) / de), `${n * 5} de ${de}`).toBe(formato.format((n * 5) / de))
    }
  }
  for (const n of [-1.5, 0.5, 999.94, 999.99, 999.999, 1000.5, 12345.678]) {
    expect(write(n)).toBe(formato.format(n))
  }
})

test('los meses se llaman como en todas partes', () => {
  const nombre = (mes: string, opciones: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(IDIOMA, { ...opciones, timeZone: 'UTC' }).format(new Date(`${mes}-05T00:00:00Z`))
  for (let n = 1; n <= 12; n++) {
    const mes = `2026-${String(n).padStart(2, '0')}`
    expect(mesLargo(mes)).toBe(nombre(mes, { month: 'long', year: 'numeric' }))
    expect(mesCorto(mes)).toBe(nombre(mes, { month: 'short' }).replace('.', ''))
    expect(diaYMes(`${mes}-05`)).toBe(nombre(mes, { day: 'numeric', month: 'long' }))
  }
})

test('los relojes de una zona son los mismos con Temporal y sin él', () => {
  const instantes = [
    '2024-02-29T02:30:15Z',
    '2024-10-06T03:59:59Z',
    '2024-10-06T04:00:00Z',
    '1969-12-31T23:59:59.500Z',
  ]
  const zonas = ['America/Asuncion', 'Europe/Madrid', 'Asia/Kolkata', 'UTC']
  const read = () => zonas.flatMap((zona) => instantes.map((uno) => relojEn(zona, Date.parse(uno))))

  const con = read()
  Reflect.deleteProperty(globalThis, 'Temporal')

  expect(con).toEqual(read())
  expect(con[0]).toEqual({ anio: 2024, mes: 2, dia: 28, hora: 23, minuto: 30, segundo: 15 })
})

test('lo que se dice en una línea solo se corta después de un punto, y falta lo que no hay', () => {
  expect(enLinea([2026, null, 'Turno Noche', '', false, 'Sala 3'])).toBe(
    '2026\u00a0· Turno Noche\u00a0· Sala 3',
  )
})

test('un horario se escribe como se lo busca', () => {
  const horarios = [{ dia_semana: 'Lunes', hora_inicio: '18:30', hora_fin: '20:30' }] as const

  const [lunes = ''] = horariosPorDia(horarios)

  expect(lunes).toBe('Lunes 18:30\u00a0-\u00a020:30')
})
