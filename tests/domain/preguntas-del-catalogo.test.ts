import { expect, test } from 'vitest'
import catalogo from '../../db/seed/creadores.json'
import { azarDe } from '../../src/domain/base/azar.ts'
import { fold } from '../../src/domain/base/texto.ts'
import { nombreCompleto } from '../../src/domain/creadores/creadores.ts'
import { limitesDe } from '../../src/domain/creadores/edtf.ts'
import { etiquetaDePeriodo } from '../../src/domain/creadores/periodos.ts'
import { sigloDeNacimiento } from '../../src/domain/creadores/siglo-de-nacimiento.ts'
import { faltasDePreguntas, type PreguntaEscrita } from '../../src/domain/evaluaciones/preguntas.ts'
import {
  type CreadorDelCatalogo,
  preguntasDelCatalogo,
} from '../../src/domain/evaluaciones/preguntas-del-catalogo.ts'
import { etiquetaDeRol } from '../../src/domain/sesiones/roles.ts'

const todos = catalogo.map((ficha, id) => ({ id, ...ficha })) as unknown as CreadorDelCatalogo[]
const pedido = { preguntas: 20, opciones: 4, periodo: null, rol: null }
const llamado = (nombre: string) => todos.find((uno) => nombreCompleto(uno) === nombre) as CreadorDelCatalogo

/** Whether an option answers a question rightly, read anew from the catalogue. */
function isTrue(pregunta: string, opcion: string): boolean {
  const [, obra] = /^¿Quién tiene «(.+)» entre sus obras destacadas\?$/.exec(pregunta) ?? []
  if (obra) return fold(llamado(opcion).notable_works).includes(fold(obra))
  const [, deAnio] = /^¿En qué año (?:nació|se fundó) (.+)\?$/.exec(pregunta) ?? []
  if (deAnio && llamado(deAnio).birth_edtf) throw new Error(`${deAnio}: es incierto`)
  if (deAnio) return String(llamado(deAnio).birth_year) === opcion
  const [, deSiglo] = /^¿En qué siglo (?:nació|se fundó) (.+)\?$/.exec(pregunta) ?? []
  if (deSiglo) return sigloDeNacimiento(llamado(deSiglo)) === opcion
  const [, dePeriodo] = /^¿A qué período de la línea de tiempo pertenece (.+)\?$/.exec(pregunta) ?? []
  if (dePeriodo) return etiquetaDePeriodo[llamado(dePeriodo).period] === opcion
  const [, deRol] = /^¿Con qué rol figura (.+) en la línea de tiempo\?$/.exec(pregunta) ?? []
  if (deRol) return llamado(deRol).mainRole.some((rol) => etiquetaDeRol[rol] === opcion)
  throw new Error(pregunta)
}

const tipoDe = ({ texto }: PreguntaEscrita) => texto.split(' ').slice(0, 2).join(' ')

test.each(Array.from({ length: 30 }, (_, semilla) => semilla))(
  'con la semilla %i, cada pregunta tiene una sola respuesta, y es la marcada',
  (semilla) => {
    const preguntas = preguntasDelCatalogo(
      todos,
      todos,
      { ...pedido, opciones: 2 + (semilla % 4) },
      azarDe(semilla),
    )

    expect(preguntas).toHaveLength(20)
    expect(faltasDePreguntas(preguntas)).toEqual([])
    for (const { texto, opciones } of preguntas) {
      expect(opciones).toHaveLength(2 + (semilla % 4))
      for (const una of opciones)
        expect(isTrue(texto, una.texto), `${texto} ${una.texto}`).toBe(una.es_correcta)
    }
  },
)

test('la misma semilla da lo mismo, otra da otra cosa, y hay de todos los tipos', () => {
  const con = (semilla: number) => preguntasDelCatalogo(todos, todos, pedido, azarDe(semilla))

  expect(con(1)).toEqual(con(1))
  expect(con(1)).not.toEqual(con(2))
  expect(new Set(con(1).map(tipoDe)).size).toBe(4)
})

test('por período y rol pregunta solo por esos creadores, y no por lo que ya se sabe', () => {
  const buscados = todos.filter(
    ({ period, mainRole }) => period === 'DICTADURA' && mainRole.includes('COMPOSER'),
  )

  const preguntas = preguntasDelCatalogo(
    buscados,
    todos,
    { ...pedido, preguntas: 10, periodo: 'DICTADURA', rol: 'COMPOSER' },
    azarDe(1),
  )

  expect(preguntas).toHaveLength(10)
  for (const { texto, opciones } of preguntas) {
    expect(texto).not.toMatch(/período|rol/)
    const correcta = opciones.find(({ es_correcta }) => es_correcta)?.texto ?? ''
    const deQuien = buscados.some(
      (uno) => texto.includes(nombreCompleto(uno)) || nombreCompleto(uno) === correcta,
    )
    expect(deQuien, texto).toBe(true)
  }
})

test('las opciones equivocadas son verosímiles: del mismo rol o del mismo período', () => {
  const deObra = preguntasDelCatalogo(todos, todos, { ...pedido, preguntas: 200 }, azarDe(3)).filter(
    ({ texto }) => texto.startsWith('¿Quién tiene'),
  )

  expect(deObra.length).toBeGreaterThan(20)
  for (const { opciones } of deObra) {
    const autor = llamado(opciones.find(({ es_correcta }) => es_correcta)?.texto ?? '')
    for (const { texto } of opciones) {
      const otro = llamado(texto)
      const comparten = otro.mainRole.some((rol) => autor.mainRole.includes(rol))
      expect(comparten || otro.period === autor.period).toBe(true)
    }
  }
})

test('de una fecha incierta no se pregunta el año sino el siglo, y nada si pudo ser de dos', () => {
  const conFecha = (birth_edtf: string | null) =>
    ({
      ...(todos[0] as CreadorDelCatalogo),
      birth_year: 1510,
      birth_edtf,
      notable_works: '',
    }) as CreadorDelCatalogo
  const preguntasDe = (birth_edtf: string | null) =>
    preguntasDelCatalogo(
      [conFecha(birth_edtf)],
      todos,
      { ...pedido, periodo: 'COLONIAL', rol: 'ESCRITOR' },
      azarDe(1),
    )

  for (const [edtf, siglo] of [
    ['1510~', 'Siglo XVI'],
    ['1560/1570', 'Siglo XVI'],
    ['/1690', null],
    ['/1700', null],
    ['156X', 'Siglo XVI'],
    ['16XX', 'Siglo XVII'],
    ['1600~', null],
  ] as const) {
    const preguntas = preguntasDe(edtf)
    expect(
      preguntas.map(({ texto }) => texto),
      edtf,
    ).toEqual(siglo ? ['¿En qué siglo nació Ulrico Schmidl?'] : [])
    const correctas = preguntas.flatMap(({ opciones }) => opciones.filter(({ es_correcta }) => es_correcta))
    expect(correctas.map(({ texto }) => texto)).toEqual(siglo ? [siglo] : [])
  }
  expect(preguntasDe('1510').map(({ texto }) => texto)).toEqual(['¿En qué año nació Ulrico Schmidl?'])
})

test('con poco catálogo da lo que hay', () => {
  const dos = todos.slice(0, 2)

  expect(preguntasDelCatalogo([], todos, pedido, azarDe(1))).toEqual([])
  expect(preguntasDelCatalogo(dos, dos, pedido, azarDe(1)).length).toBeLessThan(20)
})

test.each(Array.from({ length: 20 }, (_, semilla) => semilla))(
  'con la semilla %i, lo que se ordena por nacimiento tiene un solo orden',
  (semilla) => {
    const opciones = 2 + (semilla % 5)
    const preguntas = preguntasDelCatalogo(
      todos,
      todos,
      { ...pedido, opciones, tipos: ['ORDENAR'] },
      azarDe(semilla),
    )

    expect(preguntas).toHaveLength(20)
    expect(faltasDePreguntas(preguntas)).toEqual([])
    for (const { tipo, opciones: elementos } of preguntas) {
      expect(tipo).toBe('ORDENAR')
      expect(elementos).toHaveLength(Math.max(3, opciones))
      const fechas = elementos.map(({ texto }) => {
        const { birth_edtf, birth_year } = llamado(texto)
        return limitesDe(birth_edtf ?? String(birth_year)) as { min: number; max: number }
      })
      for (const [i, una] of fechas.slice(1).entries()) expect(fechas[i]?.max).toBeLessThan(una.min)
    }
  },
)

test('de las dos clases hay de las dos, y quien nació «antes de» no se ordena', () => {
  const preguntas = preguntasDelCatalogo(todos, todos, { ...pedido, tipos: ['UNA', 'ORDENAR'] }, azarDe(7))
  expect(preguntas).toHaveLength(20)
  expect(preguntas.filter(({ tipo }) => tipo === 'ORDENAR')).toHaveLength(10)

  const [flores] = todos
  const inciertos = ['/1680', '1700/', '1750', '1760', '1760~'].map((birth_edtf, id) => ({
    ...(flores as CreadorDelCatalogo),
    id,
    birth_edtf,
  }))
  expect(preguntasDelCatalogo(inciertos, [], { ...pedido, tipos: ['ORDENAR'] }, azarDe(1))).toEqual([])
})
