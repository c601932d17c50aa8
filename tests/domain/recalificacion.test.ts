import { expect, test } from 'vitest'
import { aciertosDe, queCuentan, recalificada } from '../../src/domain/evaluaciones/recalificacion.ts'
import { recalificacion } from '../../src/domain/evaluaciones/recalificacion-nueva.ts'

const opcion = (id: number, texto: string, es_correcta = false) => ({ id, texto, es_correcta })
const pregunta = (...Opcion: ReturnType<typeof opcion>[]) => ({
  id: 1,
  tipo: 'UNA' as const,
  anulada: false,
  aceptadas: null,
  Opcion,
})
const nacio = pregunta(opcion(1, '1885', true), opcion(2, '1887'), opcion(3, '1890'))

const elegida = (opcionId: number) => ({ opcionId, opciones: null, texto: null })

const buenas = ({ Opcion }: { Opcion: ReturnType<typeof opcion>[] }) =>
  Opcion.filter(({ es_correcta }) => es_correcta).map(({ texto }) => texto)

test('actualizar hace correcta la opción que dice lo de hoy', () => {
  const despues = recalificada(nacio, 'ACTUALIZAR', '1887')

  expect(buenas(despues)).toEqual(['1887'])
  expect(despues.Opcion.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('si ninguna lo dice, la correcta pasa a decirlo', () => {
  const despues = recalificada(nacio, 'ACTUALIZAR', '1886')

  expect(despues.Opcion).toEqual([opcion(1, '1886', true), opcion(2, '1887'), opcion(3, '1890')])
})

test('de dos que valían, al actualizar queda una', () => {
  const dos = recalificada(nacio, 'DOS', '1887')
  expect(buenas(dos)).toEqual(['1885', '1887'])

  expect(buenas(recalificada(dos, 'ACTUALIZAR', '1890'))).toEqual(['1890'])
})

test('dar por buenas las dos agrega la que falta', () => {
  expect(recalificada(nacio, 'DOS', '1886').Opcion).toEqual([...nacio.Opcion, opcion(0, '1886', true)])
})

test('anulada no cuenta, acierte quien acierte', () => {
  const otra = { ...pregunta(opcion(4, 'sí', true), opcion(5, 'no')), id: 2 }
  const elegidas = new Map([
    [1, elegida(1)],
    [2, elegida(5)],
  ])
  expect(aciertosDe([nacio, otra], elegidas)).toBe(1)

  const despues = [recalificada(nacio, 'ANULAR', ''), otra]

  expect(queCuentan(despues)).toEqual([otra])
  expect(aciertosDe(despues, elegidas)).toBe(0)
  expect(aciertosDe([otra], new Map())).toBe(0)
})

test.each([
  [{}, { preguntaId: 'Di qué pregunta es.', como: expect.stringContaining('ACTUALIZAR, DOS o ANULAR') }],
  [{ preguntaId: 'x', como: 'DOS' }, { preguntaId: 'Di qué pregunta es.' }],
  [{ preguntaId: 1, como: 'BORRAR' }, { como: expect.stringContaining('ACTUALIZAR, DOS o ANULAR') }],
])('%o se rechaza en su campo', (pedido, faltas) => {
  const { error } = recalificacion.safeParse(pedido)

  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual(faltas)
})
