import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONTRASTE, contraste, isColor, tonosDe } from '../../src/domain/casa/colores.ts'

const pasos = ['00', '33', '66', '99', 'cc', 'ff']
const muchos = pasos.flatMap((r) => pasos.flatMap((g) => pasos.map((b) => `#${r}${g}${b}`)))

/** What the pages are drawn with, as it stands in the style sheet. */
const [enClaro = '', enOscuro = ''] = readFileSync(
  join(import.meta.dirname, '../../src/styles/tokens.css'),
  'utf8',
).split('prefers-color-scheme: dark')
const tono = (tema: string, nombre: string) => {
  const [, escrito = ''] = new RegExp(`--${nombre}: (#[0-9a-f]+);`).exec(tema) ?? []
  return escrito.length === 4 ? escrito.replace(/[0-9a-f]/g, '$&$&') : escrito
}

test('el contraste es el de WCAG', () => {
  expect(contraste('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contraste('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contraste('#a3215f', '#a3215f')).toBe(1)
})

test('con cualquier color, lo escrito se lee en los dos temas', () => {
  const ilegibles = muchos.filter((color) => {
    const { claro, oscuro } = tonosDe(color)
    const pares = [...paresDe(enClaro, claro), ...paresDe(enOscuro, oscuro)]
    return pares.some(([uno, otro]) => contraste(uno, otro) < CONTRASTE)
  })

  expect(
    muchos
      .flatMap((color) => paresDe(enClaro, tonosDe(color).claro))
      .flat()
      .every(isColor),
  ).toBe(true)
  expect(
    muchos
      .flatMap((color) => paresDe(enOscuro, tonosDe(color).oscuro))
      .flat()
      .every(isColor),
  ).toBe(true)
  expect(ilegibles).toEqual([])
})

const paresDe = (tema: string, { acento, suave, sobre }: ReturnType<typeof tonosDe>['claro']) => [
  [acento, tono(tema, 'paper')] as const,
  [acento, tono(tema, 'surface')] as const,
  [acento, suave] as const,
  [acento, sobre] as const,
  [tono(tema, 'ink'), suave] as const,
  [tono(tema, 'muted'), suave] as const,
]

test('un color que se lee queda como es', () => {
  expect(tonosDe('#A3215F').claro.acento).toBe('#a3215f')
  expect(tonosDe('#8DB9E6').oscuro.acento).toBe('#8db9e6')
})

test('uno que no se lee se oscurece en el tema claro, y se aclara en el oscuro', () => {
  expect(contraste(tonosDe('#ffdd00').claro.acento, '#ffffff')).toBeGreaterThan(CONTRASTE)
  expect(tonosDe('#ffdd00').oscuro.acento).toBe('#ffdd00')
  expect(contraste(tonosDe('#000080').oscuro.acento, '#16130f')).toBeGreaterThan(CONTRASTE)
})

test.each([
  ['#a3215f', true],
  ['#A3215F', true],
  ['#a32', false],
  ['rojo', false],
  ['#a3215f;}', false],
])('%s es un color: %s', (texto, esperado) => {
  expect(isColor(texto)).toBe(esperado)
})
