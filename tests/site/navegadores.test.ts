import { describe, expect, test } from 'vitest'
import { loNuevoDe } from '../../api/lo-nuevo'

describe('lo que un teléfono de hace años no tiene se nota al armar el programa', () => {
  test.each([
    ['agrupar en un mapa', 'Map.groupBy(lista, clave)', 'Map.groupBy'],
    ['leer una dirección', 'const { pathname } = URL.parse(texto) ?? {}', 'URL.parse'],
    ['una promesa con sus llaves', 'const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['una lista que llega de a poco', 'await Array.fromAsync(partes)', 'Array.fromAsync'],
    ['la unión de dos conjuntos', 'if (unos.isSubsetOf(otros)) todos()', 'isSubsetOf'],
    ['filtrar los valores de un mapa', 'mapa.values().filter(Boolean)', 'filter'],
    ['cuánto dura algo, en palabras', 'new Intl.DurationFormat("es")', 'Intl.DurationFormat'],
    ['una fecha con su zona', 'Temporal.Now.plainDateISO()', 'Temporal'],
    ['lo que se ve', 'if (enlace.checkVisibility()) enlace.focus()', 'checkVisibility'],
    ['el nombre de un botón', 'boton.ariaLabel = "Pausar"', 'ariaLabel'],
    ['cuál de varios cortes', 'fetch("/", { signal: AbortSignal.any(cortes) })', 'AbortSignal.any'],
    ['una regla con v', 'const PALABRA = /[[a-z]--[b]]/v', 'RegExp v'],
    ['una regla con v, escrita', 'new RegExp(texto, "gv")', 'RegExp v'],
    ['una regla con v, escrita corta', 'new RegExp(texto, `gv`)', 'RegExp v'],
    ['lo que tiene algo adentro', 'caja.querySelector("div:has(a)")', ':has()'],
    ['una parte de una regla sin mayúsculas', 'const SI = /(?i:sí)/', 'RegExp (?i:)'],
    ['lo que se cierra solo', 'function leer() { using archivo = abrir() }', 'using'],
    ['un JSON como módulo', 'import datos from "./datos.json" with { type: "json" }', 'import with'],
  ])('%s', (_caso, programa, nombre) => {
    expect(loNuevoDe(programa)).toContainEqual(expect.stringContaining(nombre))
  })

  test.each([
    ['lo que se busca antes', 'const leida = URL.canParse ? URL.canParse(texto) : leer(texto)'],
    ['y solo si está', 'navigator.wakeLock?.request("screen")'],
    ['o por su tipo', 'if (typeof uno.checkVisibility === "function") uno.checkVisibility()'],
    ['o por su nombre', '"Temporal" in globalThis ? Temporal.Now.instant() : Date.now()'],
    ['lo de siempre', 'Object.values(filas).map(una).at(-1).toSorted(); structuredClone(/(?<=a)b/u)'],
  ])('vale %s', (_caso, programa) => {
    expect(loNuevoDe(programa)).toEqual([])
  })
})
