import { expect, test } from 'vitest'
import { cifrasDe } from '../../src/domain/nota-final/cifra-final.ts'
import { porcentajeDePuntos } from '../../src/domain/nota-final/puntajes.ts'
import {
  conRecuperatorios,
  faltaDeRecuperatorio,
  type Recuperable,
} from '../../src/domain/nota-final/recuperatorios.ts'

const item = (datos: Partial<Recuperable> = {}): Recuperable => ({
  tipo: 'EVALUACION',
  id: 1,
  rubroId: 7,
  primera: null,
  obtenidos: null,
  posibles: 10,
  entregado: datos.obtenidos != null,
  ...datos,
})

/** What makes up for the first, of ten points. */
const otra = (datos: Partial<Recuperable> = {}) =>
  item({ id: 2, rubroId: 8, primera: { id: 1, rubroId: 7, posibles: 10 }, ...datos })

test.each<[string, Recuperable[], object[]]>([
  ['vale la mejor', [item({ obtenidos: 3 }), otra({ obtenidos: 7 })], [{ obtenidos: 7, recuperado_por: 2 }]],
  [
    'si no la mejora, vale la primera',
    [item({ obtenidos: 7 }), otra({ obtenidos: 3 })],
    [{ obtenidos: 7, recuperado_por: null }],
  ],
  [
    'si es igual, vale la primera',
    [item({ obtenidos: 7 }), otra({ obtenidos: 14, posibles: 20 })],
    [{ obtenidos: 7, recuperado_por: null }],
  ],
  [
    'por porcentaje, en los puntos y el rubro de la primera',
    [item({ obtenidos: 5 }), otra({ obtenidos: 12, posibles: 20 })],
    [{ id: 1, rubroId: 7, obtenidos: 6, posibles: 10, recuperado_por: 2 }],
  ],
  [
    'de dos recuperatorios, el mejor',
    [item({ obtenidos: 1 }), otra({ obtenidos: 5 }), otra({ id: 3, obtenidos: 9 })],
    [{ obtenidos: 9, recuperado_por: 3 }],
  ],
  [
    'a quien nunca se le pidió la primera también le vale',
    [otra({ obtenidos: 8 })],
    [{ id: 1, rubroId: 7, obtenidos: 8, recuperado_por: 2 }],
  ],
  [
    'lo que espera su corrección no cuenta como no entregado',
    [item(), otra({ entregado: true })],
    [{ id: 1, obtenidos: null, entregado: true, recuperado_por: null }],
  ],
  [
    'lo que nadie entregó cuenta una vez',
    [item(), otra()],
    [{ id: 1, obtenidos: null, entregado: false, recuperado_por: null }],
  ],
  [
    'el de un recuperatorio sin preguntas no vale',
    [item({ obtenidos: 1 }), otra({ obtenidos: 0, posibles: 0 })],
    [{ obtenidos: 1, recuperado_por: null }],
  ],
  [
    'lo de otra clase con el mismo número no tiene que ver',
    [item({ obtenidos: 2, tipo: 'TAREA' }), otra({ obtenidos: 9 })],
    [
      { tipo: 'TAREA', obtenidos: 2, recuperado_por: null },
      { tipo: 'EVALUACION', obtenidos: 9, recuperado_por: 2 },
    ],
  ],
])('%s', (_caso, puntajes, contados) => {
  expect(conRecuperatorios(puntajes)).toMatchObject(contados)
  expect(conRecuperatorios(puntajes)).toHaveLength(contados.length)
})

test('un tercio de otros puntos no quita una centésima', () => {
  const [uno] = conRecuperatorios([
    item({ obtenidos: 0, posibles: 3 }),
    otra({ obtenidos: 3, posibles: 5, primera: { id: 1, rubroId: null, posibles: 3 } }),
  ])

  expect(porcentajeDePuntos(uno?.obtenidos ?? 0, 3)).toBe(60)
  expect(cifrasDe([], uno ? [{ ...uno, vence: null }] : [], 0).final).toEqual({
    centesimos: 6000,
    partes: [{ rubroId: null, obtenidos: 1.8, posibles: 3 }],
  })
  expect(porcentajeDePuntos(1 / 3 + 2 / 3, 1)).toBe(100)
  expect(porcentajeDePuntos((17 * 20) / 30, 20)).toBe(56.66)
})

const suyos = [
  { id: 1, recupera: null },
  { id: 2, recupera: 1 },
  { id: 3, recupera: null },
]

test.each([
  ['nada', { id: 3, recupera: null }, null],
  ['otra de la cátedra', { id: 3, recupera: 1 }, null],
  ['una nueva, otra de la cátedra', { id: null, recupera: 1 }, null],
  ['lo que no es de la cátedra', { id: 3, recupera: 9 }, /de esta cátedra/],
  ['a sí misma', { id: 3, recupera: 3 }, /^Un recuperatorio no se recupera\.$/],
  ['un recuperatorio', { id: 3, recupera: 2 }, /^Un recuperatorio no se recupera\.$/],
  ['la que ya tiene el suyo, otra', { id: 1, recupera: 3 }, /^Un recuperatorio no se recupera\.$/],
])('se recupera %s', (_que, cual, falta) => {
  const dicha = faltaDeRecuperatorio(suyos, cual)

  if (falta === null) expect(dicha).toBeNull()
  else expect(dicha).toMatch(falta)
})
