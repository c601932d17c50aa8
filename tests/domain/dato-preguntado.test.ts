import { expect, test } from 'vitest'
import catalogo from '../../db/seed/creadores.json'
import { azarDe } from '../../src/domain/base/azar.ts'
import {
  type DatosPreguntados,
  respuestaDe,
  textoDeUso,
  valorDeHoy,
} from '../../src/domain/evaluaciones/dato-preguntado.ts'
import {
  type CreadorDelCatalogo,
  preguntasDelCatalogo,
} from '../../src/domain/evaluaciones/preguntas-del-catalogo.ts'

const quien: DatosPreguntados = {
  first_name: 'Agustín',
  last_name: 'Barrios',
  birth_year: 1885,
  birth_edtf: null,
  death_year: 1944,
  death_edtf: null,
  period: 'POSGUERRA',
  mainRole: ['COMPOSER', 'PERFORMER'],
  notable_works: 'La catedral; Danza paraguaya; arreglos para guitarra',
}

test.each([
  ['nacimiento', '1887', '1885'],
  ['fallecimiento', '1944', '1944'],
  ['periodo', 'Dictadura', 'Posguerra'],
  ['rol', 'Intérprete', 'Intérprete'],
  ['rol', 'Poeta', 'Compositor'],
  ['obra', 'la catedral', 'la catedral'],
  ['obra', 'India', null],
] as const)('de %s se preguntó «%s» y hoy dice %s', (campo, valor, hoy) => {
  expect(valorDeHoy(campo, valor, quien)).toBe(hoy)
})

test('lo que ya no se sabe no dice nada', () => {
  expect(valorDeHoy('nacimiento', '1885', { ...quien, birth_year: null })).toBeNull()
  expect(valorDeHoy('rol', 'Compositor', { ...quien, mainRole: [] })).toBeNull()
})

test('cuántas preguntas lo usan', () => {
  expect([1, 2].map(textoDeUso)).toEqual(['1 pregunta usa este dato', '2 preguntas usan este dato'])
})

test('lo que se pregunta del catálogo es lo que el catálogo dice', () => {
  const todos = catalogo.map((ficha, id) => ({ id, ...ficha })) as unknown as CreadorDelCatalogo[]
  const pedido = { preguntas: 50, opciones: 4, periodo: null, rol: null }

  const preguntas = preguntasDelCatalogo(todos, todos, pedido, azarDe(7))

  expect(new Set(preguntas.map(({ fuente }) => fuente?.campo)).size).toBe(4)
  for (const { texto, opciones, fuente } of preguntas) {
    const suyo = todos[fuente?.creadorId ?? -1] as unknown as DatosPreguntados
    expect(fuente && valorDeHoy(fuente.campo, fuente.valor, suyo), texto).toBe(fuente?.valor)
    expect(fuente && respuestaDe(fuente, suyo)).toBe(opciones.find(({ es_correcta }) => es_correcta)?.texto)
  }
})
