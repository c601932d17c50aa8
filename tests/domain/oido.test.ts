import { expect, test } from 'vitest'
import { camposDe, readAbc, writeAbc } from '../../src/domain/oido/abc'
import { preguntasDeOido } from '../../src/domain/oido/preguntas-de-oido'
import { clasesDeOido, modosDeSonar } from '../../src/domain/oido/receta'
import { recetaEscrita } from '../../src/domain/oido/receta-escrita'
import { celulas } from '../../src/domain/oido/ritmos'
import { banco, escritoEn, fragmentos } from '../support/dictados'

const NIVELES = [1, 2, 3]
const SEMILLAS = Array.from({ length: 25 }, (_, i) => i)
const melodias = banco.split(/\n(?=X:)/).filter((una) => una.startsWith('X:'))

const de = (que: (typeof clasesDeOido)[number], nivel: number, semilla: number, opciones = 4) =>
  preguntasDeOido({ que: [que], nivel, como: null }, { preguntas: 10, opciones }, semilla, fragmentos)

const todasLas = (que: (typeof clasesDeOido)[number], nivel: number) =>
  SEMILLAS.flatMap((semilla) => de(que, nivel, semilla, 6))

const conTitulo = melodias.map((una) => [camposDe(una).campos.T, una] as const)

test.each(conTitulo)('«%s» dice de quién es, de dónde sale y por qué es libre', (_titulo, melodia) => {
  const { T, C = '', S, N = '', M, K } = camposDe(melodia).campos

  expect([T, S, M, K].every(Boolean)).toBe(true)
  const [, murio] = /–(\d{4})\)/.exec(C) ?? []
  if (murio) expect(Number(murio)).toBeLessThan(new Date().getFullYear() - 70)
  else expect(C).toMatch(/^Tradicional de /)
  expect(N).toMatch(/^Libre: (su autor murió en \d{4}|canción anónima|melodía anónima)/)
  // Its bars are full, or this throws.
  expect(readAbc(writeAbc(readAbc(melodia)))).toEqual(readAbc(melodia))
})

test('hay melodías para una evaluación de cada nivel', () => {
  for (const nivel of NIVELES) {
    expect(fragmentos.filter((uno) => uno.nivel === nivel).length).toBeGreaterThanOrEqual(10)
  }
})

test.each(clasesDeOido)(
  '%s: una sola es la correcta, ninguna se repite y la misma semilla da lo mismo',
  (que) => {
    for (const nivel of NIVELES) {
      const preguntas = todasLas(que, nivel)

      for (const { opciones } of preguntas) {
        expect(opciones.filter((una) => una.es_correcta)).toHaveLength(1)
        expect(new Set(opciones.map((una) => una.alternativa ?? una.texto)).size).toBe(opciones.length)
        expect(Math.max(...opciones.map((una) => una.alternativa?.length ?? 0))).toBeLessThanOrEqual(200)
      }
      expect(de(que, nivel, 7)).toEqual(de(que, nivel, 7))
      expect(de(que, nivel, 7)).not.toEqual(de(que, nivel, 8))
      expect(new Set(de(que, nivel, 7).map(({ oido }) => oido.abc)).size).toBe(10)
    }
  },
)

test('toda receta del generador se acepta de vuelta; la que no se puede tocar, no', () => {
  const recetas = clasesDeOido.flatMap((que) => NIVELES.flatMap((nivel) => todasLas(que, nivel)))
  expect(recetas.filter(({ oido }) => !recetaEscrita.safeParse(oido).success)).toEqual([])

  const con = (abc: string) => recetaEscrita.safeParse({ ...recetas[0]?.oido, abc }).success
  expect(con('L:1/4\nK:C\nCDEF|')).toBe(true)
  for (const abc of [
    'C999999',
    'Q:1/4=1\nK:C\nCDEF|',
    'Q:1/4=0\nK:C\nC|',
    'L:1/0\nK:C\nC|',
    "K:C\nc''''''|",
    `L:1/1\nK:C\n[${'CEG'.repeat(100)}]|`,
    'z4|',
    'hola',
  ]) {
    expect(con(abc), abc).toBe(false)
  }
})

test('los intervalos son los de cada nivel: sin unísono, y el tritono una sola vez', () => {
  const nombres = NIVELES.map((nivel) => [
    ...new Set(todasLas('INTERVALO', nivel).flatMap(({ opciones }) => opciones.map(({ texto }) => texto))),
  ])

  expect(nombres[0]?.toSorted()).toEqual(['Octava justa', 'Quinta justa', 'Tercera mayor', 'Tercera menor'])
  expect(nombres[1]).toHaveLength(9)
  expect(nombres[2]).toHaveLength(12)
  expect(nombres[2]?.filter((uno) => /tritono|aumentada|disminuida|unísono/i.test(uno))).toEqual(['Tritono'])
})

test('un intervalo no está siempre en el medio de los que se ofrecen', () => {
  const orden = [
    'Segunda menor',
    'Segunda mayor',
    'Tercera menor',
    'Tercera mayor',
    'Cuarta justa',
    'Tritono',
  ]
  const lugares = SEMILLAS.flatMap((semilla) => de('INTERVALO', 3, semilla))
    .filter(({ opciones }) => opciones.some((una) => una.es_correcta && una.texto === 'Tercera mayor'))
    .map(({ opciones }) => {
      const menores = opciones.filter(({ texto }) => orden.indexOf(texto) < 3 && orden.includes(texto))
      return menores.length
    })

  expect(new Set(lugares).size).toBeGreaterThan(1)
})

test('inversiones y séptima de dominante hay solo en el nivel 3', () => {
  const nombres = (nivel: number) =>
    new Set(todasLas('ACORDE', nivel).flatMap(({ opciones }) => opciones.map(({ texto }) => texto)))

  expect([...nombres(2)].toSorted()).toEqual(['Aumentado', 'Disminuido', 'Mayor', 'Menor'])
  expect(nombres(3).size).toBe(14)
  expect([...nombres(3)].filter((uno) => uno.startsWith('Aumentado'))).toEqual(['Aumentado'])
})

test.each(modosDeSonar)('un intervalo o un acorde suena %s, y siempre el mismo tiempo', (como) => {
  for (const que of ['INTERVALO', 'ACORDE'] as const) {
    const preguntas = preguntasDeOido({ que: [que], nivel: 3, como }, { preguntas: 20, opciones: 4 }, 3, [])

    for (const { oido } of preguntas) {
      const midis = escritoEn(oido.abc).flatMap((una) => una.midis)
      expect(midis).toEqual(midis.toSorted((uno, otro) => (como === 'DESCENDENTE' ? otro - uno : uno - otro)))
      expect(escritoEn(oido.abc)).toHaveLength(como === 'ARMONICO' ? 1 : midis.length)
      expect(readAbc(oido.abc).sonidos.reduce((suma, { dura }) => suma + dura, 0)).toBe(16)
    }
  }
})

/** In how many places two lists of the same things differ. */
const diferencias = (unas: readonly unknown[], otras: readonly unknown[]) =>
  unas.flatMap((una, i) => (JSON.stringify(una) === JSON.stringify(otras[i]) ? [] : [i]))

const comienzosDe = (abc: string) => escritoEn(abc).map(({ cuando }) => Math.round(1000 * cuando))

test('las melodías que no son difieren en una nota o en un valor, cada una en otro lugar', () => {
  for (const { opciones, oido } of NIVELES.flatMap((nivel) => todasLas('MELODIA', nivel))) {
    const suena = readAbc(oido.abc).sonidos
    const lugares = opciones
      .filter((una) => !una.es_correcta)
      .map(({ abc }) => {
        const otra = readAbc(abc as string).sonidos
        expect(otra).toHaveLength(suena.length)
        const alturas = diferencias(
          suena.map((una) => una.alturas),
          otra.map((una) => una.alturas),
        )
        const comienzos = diferencias(comienzosDe(oido.abc), comienzosDe(abc as string))
        expect(alturas.length + comienzos.length).toBe(1)
        return alturas[0] ?? `valor ${comienzos[0]}`
      })

    expect(new Set(lugares).size).toBe(lugares.length)
    expect(opciones.find((una) => una.es_correcta)?.abc).toBe(oido.abc)
  }
})

test('los ritmos tienen dos compases de lo que su nivel conoce, y se distinguen de oído', () => {
  for (const nivel of NIVELES) {
    const conocidas = celulas.filter((una) => una.nivel <= nivel).map(({ nombre }) => nombre)
    for (const { opciones } of todasLas('RITMO', nivel)) {
      const ataques = opciones.map(({ abc }) => JSON.stringify(escritoEn(abc as string)))

      expect(new Set(ataques).size).toBe(opciones.length)
      for (const { abc, alternativa } of opciones) {
        expect(abc?.split('|')).toHaveLength(3)
        const dichas = (alternativa as string).replace(/^\d\/\d: /, '').split('; ')
        expect(dichas.filter((una) => !conocidas.includes(una))).toEqual([])
      }
    }
  }
})

test('leer las opciones de un ritmo no dice cuál es la correcta', () => {
  for (const nivel of NIVELES) {
    const preguntas = SEMILLAS.flatMap((semilla) => de('RITMO', nivel, semilla))
    const delatadas = preguntas.filter(({ opciones }) => {
      const celulasDe = opciones.map(({ alternativa }) => (alternativa ?? '').split('; '))
      const lejos = celulasDe.map(
        (unas) => celulasDe.flatMap((otras) => otras.filter((una, i) => una !== unas[i])).length,
      )
      const cercanas = opciones.filter((_, i) => lejos[i] === Math.min(...lejos))
      return cercanas.length === 1 && cercanas[0]?.es_correcta
    })

    expect(preguntas.filter(({ opciones }) => opciones.length < 4).length).toBeLessThan(preguntas.length / 10)
    expect(delatadas.length).toBeLessThan(preguntas.length / 4)
  }
})

test('donde no hay melodías para tantas preguntas, hay menos', () => {
  const pocas = fragmentos.filter(({ nivel }) => nivel === 2).slice(0, 3)
  const pedido = { que: ['MELODIA' as const], nivel: 2, como: null }

  expect(preguntasDeOido(pedido, { preguntas: 5, opciones: 4 }, 1, pocas)).toHaveLength(3)
  expect(preguntasDeOido(pedido, { preguntas: 5, opciones: 4 }, 1, [])).toEqual([])
})
