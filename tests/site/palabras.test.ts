import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What people read, in screens, messages and the manual; not what only the code's readers do. */
const textos = globSync(['{src,api}/**/*.{ts,tsx,astro}', 'docs/ayuda/**/*.md'], { cwd: root }).map(
  (path) => ({
    path,
    texto: readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  }),
)

/** Sentences that others count on to the letter. */
const alPieDeLaLetra = [
  'Añadir Compositor',
  'No se pudo añadir el compositor.',
  'Compositor añadido y publicado exitosamente!',
  'Error al añadir el comentario.',
  'Comentario añadido.',
  'Maestra (Sin Asignar)',
]

test.each([
  ['se agrega, no se añade', /(?<!\p{L})añad\p{L}*/giu],
  ['a nadie dada, está «Sin asignar»', /Sin Asignar|[Nn]o asignad[ao]|no se asignó a nadie/g],
  ['la lista se pasa, no se toma', /(?<!\p{L})tom(a|ar|e|ó) (la |el |)(lista|asistencia)(?!\p{L})/giu],
  ['la clase se cierra, no se termina', /(Terminar|Finalizar) la clase/giu],
])('%s', (_uso, otra) => {
  const dicen = textos.flatMap(({ path, texto }) => {
    const sinLetra = alPieDeLaLetra.reduce((resto, letra) => resto.replaceAll(letra, ''), texto)
    return [...sinLetra.matchAll(otra)].map(([palabra]) => `${path}: ${palabra}`)
  })

  expect(dicen).toEqual([])
})

test('lo que se abre para leerlo dice «Ver detalles», y nada a su lado dice «Revisar»', () => {
  const dice = (palabra: RegExp) => textos.filter(({ texto }) => palabra.test(texto)).map(({ path }) => path)
  const revisan = dice(/(?<!\p{L})Revisar(?!\p{L})/u)

  expect(dice(/Ver detalles/).filter((path) => revisan.includes(path))).toEqual([])
})
