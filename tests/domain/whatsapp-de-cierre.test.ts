import { expect, test } from 'vitest'
import { type Azar, azarDe } from '../../src/domain/base/azar.ts'
import { type ClaseCerrada, textoDeCierre } from '../../src/domain/clases/whatsapp-de-cierre.ts'

const ZONA = 'America/Asuncion'
const ENLACE = 'https://guarania.test/alumno/catedra/12'

const clase: ClaseCerrada = {
  catedra: 'Armonía',
  fecha: '2026-11-20',
  unidades: [],
  para_la_proxima: null,
  tareas: [],
  enlace: ENLACE,
}

test('de una clase dice lo que hay que decir, y el enlace al final', () => {
  const entera = {
    ...clase,
    unidades: [
      { periodo: 'Marzo', estado: 'DADA' as const },
      { periodo: 'Abril', estado: 'EN_PARTE' as const },
    ],
    para_la_proxima: 'Traer el cancionero.',
    tareas: [
      { titulo: 'Cantar la escala', fecha_entrega: Date.parse('2026-11-27T23:00:00Z') },
      { titulo: 'Leer', fecha_entrega: null },
    ],
  }

  expect(textoDeCierre(entera, ZONA).split('\n')).toEqual([
    '*Armonía* · viernes 20/11/2026',
    '*Vimos*: Marzo, Abril (en parte)',
    '*Para la próxima*: Traer el cancionero.',
    '*Tarea*: Cantar la escala — vence 27/11/2026 20:00',
    '*Tarea*: Leer',
    ENLACE,
  ])
})

test('de lo que no hubo no dice nada', () => {
  expect(textoDeCierre(clase, ZONA)).toBe(`*Armonía* · viernes 20/11/2026\n${ENLACE}`)
})

test('de muchas unidades y tareas dice cuántas más', () => {
  const unidades = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map((periodo) => ({
    periodo,
    estado: 'DADA' as const,
  }))
  const tareas = ['A', 'B', 'C'].map((titulo) => ({ titulo, fecha_entrega: null }))

  const texto = textoDeCierre({ ...clase, unidades, tareas }, ZONA)

  expect(texto).toContain('*Vimos*: Uno, Dos, Tres y 2 más')
  expect(texto).toContain('Y 1 tarea más.')
})

test('un asterisco no corta lo que va en negrita', () => {
  expect(textoDeCierre({ ...clase, catedra: 'Armonía *II*' }, ZONA)).toContain('*Armonía ∗II∗* ·')
})

const palabras = ['guarania', 'compás', '*forte*', 'ñanduti', '🎵', '👩‍🏫', 'a'.repeat(40), 'la\nmenor', 'é']

function textoAlAzar(azar: Azar, maximo: number): string {
  let texto = azar.uno(palabras)
  const largo = azar.entero(0, maximo)
  while (texto.length < largo) texto += ` ${azar.uno(palabras)}`
  return texto
}

const claseAlAzar = (azar: Azar): ClaseCerrada => ({
  catedra: textoAlAzar(azar, 200),
  fecha: `20${azar.entero(10, 99)}-0${azar.entero(1, 9)}-1${azar.entero(0, 9)}`,
  unidades: Array.from({ length: azar.entero(0, 9) }, () => ({
    periodo: textoAlAzar(azar, 200),
    estado: azar.uno(['DADA', 'EN_PARTE'] as const),
  })),
  para_la_proxima: azar.suerte(0.8) ? textoAlAzar(azar, 500) : null,
  tareas: Array.from({ length: azar.entero(0, 4) }, () => ({
    titulo: textoAlAzar(azar, 200),
    fecha_entrega: azar.suerte(0.5) ? azar.entero(0, 4e12) : null,
  })),
  enlace: `https://${'x'.repeat(azar.entero(1, 80))}.test/alumno/catedra/${azar.entero(1, 1e9)}`,
})

test('el texto de mil clases al azar nunca pasa de 700 caracteres y termina en su enlace', () => {
  for (let semilla = 0; semilla < 1000; semilla++) {
    const una = claseAlAzar(azarDe(semilla))
    const texto = textoDeCierre(una, ZONA)
    expect(texto.length, `semilla ${semilla}`).toBeLessThanOrEqual(700)
    expect(texto.split('\n').at(-1)).toBe(una.enlace)
    expect(texto.isWellFormed()).toBe(true)
  }
})
