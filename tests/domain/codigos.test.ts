import { expect, test } from 'vitest'
import { codigoLimpio } from '../../src/domain/sesiones/codigo-escrito.ts'
import {
  type CodigoPedido,
  esperaDeCodigo,
  esperaDeCodigoEnMano,
  esperaSinPrueba,
  utilizables,
  verificacion,
} from '../../src/domain/sesiones/codigos.ts'

const MINUTO = 60_000
const AHORA = 1_000 * MINUTO
const hace = (...minutos: number[]) => minutos.map((uno) => AHORA - uno * MINUTO)

const CASA = 'casa'
const desde = (origen: string, ...minutos: number[]) => hace(...minutos).map((en) => ({ en, origen }))
const sesentaDeLejos = Array.from({ length: 60 }, (_, i) => desde(`lejos ${i}`, 20)).flat()

test.each([
  ['el primero', [], 0],
  ['a los treinta segundos', desde(CASA, 0.5), 0.5 * MINUTO],
  ['al minuto', desde(CASA, 1), 0],
  ['con cuatro en la hora', desde(CASA, 50, 40, 30, 20), 0],
  ['con cinco en la hora, hasta que el primero la cumpla', desde(CASA, 50, 40, 30, 20, 10), 10 * MINUTO],
  ['con cinco, uno de hace una hora', desde(CASA, 60, 40, 30, 20, 10), 0],
  ['con cinco y uno reciente', desde(CASA, 59.9, 40, 30, 20, 0.5), 0.5 * MINUTO],
  ['recién', desde(CASA, 0), MINUTO],
  ['con un reloj que estuvo adelantado', desde(CASA, -500, -501, -502, -503, -504), 0],
  ['con cinco de otra dirección, uno recién', desde('lejos', 50, 40, 30, 20, 0), 0],
  ['con cincuenta y nueve de otras en la hora', sesentaDeLejos.slice(1), 0],
  ['con sesenta de otras en la hora', sesentaDeLejos, 40 * MINUTO],
])('para pedir un código %s se espera', (_caso, pedidos, espera) => {
  expect(esperaDeCodigo(pedidos, CASA, AHORA)).toBe(espera)
})

test.each([
  ['con diecinueve en la hora, de donde sean', sesentaDeLejos.slice(0, 19), 0],
  ['con veinte, hasta que el primero la cumpla', sesentaDeLejos.slice(0, 20), 40 * MINUTO],
])('sin una prueba, para pedir un código %s se espera', (_caso, pedidos, espera) => {
  expect(esperaSinPrueba(pedidos, AHORA)).toBe(espera)
})

const treinta = hace(...Array.from({ length: 30 }, (_, i) => 40 - i))

test.each([
  ['el primero', [], [], 0],
  ['el tercero del alumno', hace(50, 0), [], 0],
  ['el cuarto del alumno, hasta que el primero cumpla la hora', hace(50, 20, 0), [], 10 * MINUTO],
  ['el trigésimo del docente', [], treinta.slice(1), 0],
  ['el que sigue, hasta que el primero cumpla la hora', [], treinta, 20 * MINUTO],
  ['con los dos agotados, lo que más falta', hace(50, 20, 0), treinta, 20 * MINUTO],
  ['con un reloj que estuvo adelantado', hace(-500, -501, -502), [], 0],
])('para dar en mano %s se espera', (_caso, recibidos, dados, espera) => {
  expect(esperaDeCodigoEnMano({ recibidos, dados }, AHORA)).toBe(espera)
})

const codigo = (id: number, cambios: Partial<CodigoPedido> = {}) => ({
  id,
  origen: CASA,
  intentos: cambios.errores?.length ?? 0,
  errores: [],
  venceEn: AHORA + MINUTO,
  usadoEn: null,
  ...cambios,
})
const veces = (cuantas: number, origen: string) => Array<string>(cuantas).fill(origen)

test.each([
  ['el único', [codigo(1)], [1]],
  ['ninguno si se usó', [codigo(1, { usadoEn: AHORA })], []],
  ['ninguno si venció', [codigo(1, { venceEn: AHORA })], []],
  ['el último de quien pidió dos', [codigo(2), codigo(1)], [2]],
  ['ninguno de quien pidió dos, si el último se agotó', [codigo(2, { intentos: 20 }), codigo(1)], []],
  ['el de cada dirección que pidió', [codigo(2, { origen: 'lejos' }), codigo(1)], [2, 1]],
  [
    'los de sesenta direcciones',
    sesentaDeLejos.map(({ origen }, i) => codigo(i, { origen })),
    [...Array(60).keys()],
  ],
  [
    'ninguno más viejo que los de sesenta direcciones',
    [...sesentaDeLejos.map(({ origen }, i) => codigo(i, { origen })), codigo(99)],
    [...Array(60).keys()],
  ],
  [
    'el que se dio en mano, por más que se pidan',
    [
      ...sesentaDeLejos.map(({ origen }, i) => codigo(i, { origen })),
      codigo(99, { origen: 'en mano', dadoPor: 'docente:1' }),
    ],
    [99, ...Array(60).keys()],
  ],
  [
    'el último que se dio en mano',
    [
      codigo(2, { origen: 'en mano', dadoPor: 'admin' }),
      codigo(1, { origen: 'en mano', dadoPor: 'docente:1' }),
    ],
    [2],
  ],
  ['el que tuvo cuatro errores de aquí', [codigo(1, { errores: veces(4, CASA) })], [1]],
  ['ninguno a los cinco errores de aquí', [codigo(1, { errores: veces(5, CASA) })], []],
  ['el que tuvo cinco errores de allá', [codigo(1, { errores: veces(5, 'lejos') })], [1]],
  ['el que se pidió después de los cinco errores', [codigo(2), codigo(1, { errores: veces(5, CASA) })], [2]],
  ['el que tuvo diecinueve errores de todos', [codigo(1, { intentos: 19 })], [1]],
  ['ninguno a los veinte errores de todos', [codigo(1, { intentos: 20 })], []],
])(
  'de los códigos pedidos, desde aquí se entra con %s',
  (_caso, codigos: ReturnType<typeof codigo>[], ids) => {
    expect(utilizables(codigos, CASA, AHORA).map(({ id }) => id)).toEqual(ids)
  },
)

test.each([
  [{ otp: '012345' }, '012345'],
  [{ code: '012345' }, '012345'],
  [{ otp: '', code: '012345' }, '012345'],
  [{ otp: ' 012 345 ' }, '012345'],
  [{ otp: 123456 }, '123456'],
])('%o es un código', (datos, codigo) => {
  expect(verificacion.parse({ email: 'a@b.py', ...datos })).toEqual({ email: 'a@b.py', codigo })
})

test.each([{}, { otp: '12345' }, { otp: '1234567' }, { otp: 'abcdef' }, { otp: ['123456'] }])(
  '%o no es un código',
  (datos) => {
    expect(verificacion.safeParse({ email: 'a@b.py', ...datos }).error?.issues[0]?.message).toBe(
      'El código debe tener 6 dígitos.',
    )
  },
)

test.each([
  ['875024', '875024'],
  ['875 024', '875024'],
  ['8 7 5 0 2 4', '875024'],
  ['875-024', '875024'],
  ['875024.', '875024'],
  ['Tu código es 875024', '875024'],
  ['Tu código es 875 024.', '875024'],
  ['Guarania: 875024 es tu código. Vale por 10 minutos.', '875024'],
  ['875024\n10 minutos', '875024'],
  ['\u200b875\u00ad024\u202c', '875024'],
  ['1234-5678-9012', '123456789012'],
  ['123456 789012', '123456789012'],
  ['Código de recuperación: 1234-5678-9012.', '123456789012'],
  ['8750245', '8750245'],
  ['87502', '87502'],
  ['ninguno', 'ninguno'],
])('en «%s» está el código %s', (pegado, codigo) => {
  expect(codigoLimpio(pegado)).toBe(codigo)
})

test('de dos códigos no se elige ninguno', () => {
  expect(codigoLimpio('875024 o 123456')).not.toMatch(/^\d{6}$/)
})
