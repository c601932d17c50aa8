import bcd, { type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data'
import { navegadores } from './navegadores.mjs'

/** Of a page's other interfaces many names are common words. */
const DE_LA_PAGINA = [
  'EventTarget',
  'Event',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLDialogElement',
  'Document',
]
/** Libraries call something of their own so, or look for it where this does not see it: React, its router, zod, the editor. */
const AJENOS = ['toArray', 'use', 'startViewTransition', 'when', 'drop', 'getHTML', 'parseHTML']
/** What is brought where it is missing (src/lib/emergente.ts). */
const TRAIDOS = ['hidePopover']

/** All that is known of browsers, by what it belongs to. */
const suyos = Object.entries<Identifier>({ ...bcd.api, ...bcd.javascript.builtins }).flatMap(
  ([dueno, dato]) => [
    { dueno: '', nombre: dueno, isOld: isOld(dato) },
    ...Object.entries<Identifier>(dato).map(([parte, suya]) => ({
      dueno,
      nombre: parte.replace(/_static$/, ''),
      isOld: parte === '__compat' || isOld(suya),
    })),
  ],
)
const recientes = suyos.filter(({ isOld }) => !isOld)
const conocidos = new Set([
  ...suyos.filter(({ isOld }) => isOld).map(({ nombre }) => nombre),
  ...AJENOS,
  ...TRAIDOS,
])
const deEstos = (duenos: string[]) =>
  new Set(
    recientes
      .filter(({ dueno, nombre }) => duenos.includes(dueno) && !conocidos.has(nombre))
      .map(({ nombre }) => nombre),
  )

/** Globals, and what belongs to one: 'Map.groupBy'. */
export const nuevos = new Set(recientes.map(({ dueno, nombre }) => (dueno ? `${dueno}.${nombre}` : nombre)))
/** A page that came without HTTPS has none. */
nuevos.add('Crypto.randomUUID')
/** What is called, or set, on things that a program does not name. */
export const llamados = deEstos([...DE_LA_PAGINA, ...Object.keys(bcd.javascript.builtins ?? {})])
export const puestos = deEstos(DE_LA_PAGINA)
export const deIterador = new Set(
  recientes.filter(({ dueno }) => dueno === 'Iterator').map(({ nombre }) => nombre),
)

/** Also what MDN says nothing of. */
function isOld({ __compat }: Identifier): boolean {
  if (!__compat) return true
  return Object.entries(navegadores).every(([navegador, version]) =>
    [__compat.support[navegador as keyof typeof navegadores] ?? []].flat().some((uno) => hasIt(uno, version)),
  )
}

function hasIt(soporte: SimpleSupportStatement, version: number): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name } = soporte
  return (
    numero(version_added) <= version &&
    numero(version_removed) > version &&
    !flags &&
    !prefix &&
    !alternative_name
  )
}

/** Never, where it is not said. */
function numero(version: unknown): number {
  return typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.POSITIVE_INFINITY
}
