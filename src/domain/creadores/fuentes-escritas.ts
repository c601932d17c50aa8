import { enUnaLinea, escrito, exceeds, isDireccionWeb, LARGO, readLista } from '../base/campos.ts'
import type { Regla } from '../base/reglas-de-formulario.ts'
import { type DatoConFuente, datosConFuente, type Fuente } from './fuentes.ts'

export const MAX_FUENTES = 20
const LARGO_DE_FUENTE = 300
const LARGO_DE_VALOR = 120

/** As a form says them, a row each; a form that sends text only, as JSON. Rows that say nothing are none. */
export const fuentesConDatos = escrito<Fuente[]>(
  [],
  'una lista de fuentes con texto, url, datos y valor',
  readFuentes,
).meta({
  type: 'array',
  items: {
    type: 'object',
    properties: {
      texto: { type: 'string', minLength: 1, maxLength: LARGO_DE_FUENTE },
      url: { type: 'string' },
      datos: { type: 'array', items: { type: 'string', enum: [...datosConFuente] } },
      valor: { type: 'string', maxLength: LARGO_DE_VALOR },
    },
    required: ['texto'],
  },
})

function readFuentes(valor: unknown): Fuente[] | undefined {
  const leidas = readLista(valor)?.map(readFuente)
  return leidas?.every((una) => una !== undefined) ? leidas.filter(saysAnything) : undefined
}

/** Always in the same order, so that two can be compared as they are kept. */
function readFuente(una: unknown): Fuente | undefined {
  if (typeof una !== 'object' || una === null || Array.isArray(una)) return undefined
  const { texto, url, datos, valor } = una as Record<string, unknown>
  const [suTexto, suUrl, suValor] = [texto, url, typeof valor === 'number' ? String(valor) : valor].map(linea)
  const suyos = readDatos(datos)
  if (suTexto === undefined || suUrl === undefined || suValor === undefined || !suyos) return undefined
  return { texto: suTexto, ...(suUrl && { url: suUrl }), datos: suyos, ...(suValor && { valor: suValor }) }
}

function linea(valor: unknown): string | undefined {
  if (valor === null || valor === undefined) return ''
  return typeof valor === 'string' ? enUnaLinea(valor) : undefined
}

/** The known ones in their order, then what a rule complains of. */
function readDatos(valor: unknown): DatoConFuente[] | undefined {
  const lista = valor === null || valor === undefined || valor === '' ? [] : [valor].flat()
  if (!lista.every((uno) => typeof uno === 'string')) return undefined
  const dichos = new Set(lista)
  return [
    ...datosConFuente.filter((dato) => dichos.has(dato)),
    ...[...dichos].filter((dato) => !isDato(dato)),
  ] as DatoConFuente[]
}

const isDato = (dato: string) => datosConFuente.some((uno) => uno === dato)

const saysAnything = ({ texto, url, datos, valor }: Fuente) => Boolean(texto || url || datos.length || valor)

/** Those that are known and, as long as there is room, what others add to them. */
export function sumFuentes(conocidas: readonly Fuente[], otras: readonly Fuente[]): Fuente[] {
  const dichas = new Set(conocidas.map((una) => JSON.stringify(una)))
  return [...conocidas, ...otras.filter((una) => !dichas.has(JSON.stringify(una)))].slice(0, MAX_FUENTES)
}

interface ConFuentes {
  fuentes: Fuente[]
}

const alguna =
  (falla: (fuente: Fuente) => boolean) =>
  ({ fuentes }: ConFuentes) =>
    fuentes.some(falla)

export const reglasDeFuentes: Regla<ConFuentes>[] = [
  ['fuentes', ({ fuentes }) => fuentes.length > MAX_FUENTES, 'No puedes indicar más de 20 fuentes.'],
  [
    'fuentes',
    alguna(({ texto }) => !texto),
    'Escribe cuál es la fuente: su autor, su título o qué documento es.',
  ],
  [
    'fuentes',
    alguna(({ texto }) => exceeds(texto, LARGO_DE_FUENTE)),
    'El texto de una fuente no puede pasar de 300 caracteres.',
  ],
  [
    'fuentes',
    alguna(({ url = '' }) => exceeds(url, LARGO.direccion)),
    'La dirección de una fuente no puede pasar de 2.000 caracteres.',
  ],
  [
    'fuentes',
    alguna(({ url }) => url !== undefined && !isDireccionWeb(url)),
    'La dirección de una fuente debe ser una dirección web (http o https).',
  ],
  [
    'fuentes',
    alguna(({ datos }) => !datos.every(isDato)),
    'Una fuente puede ser del nacimiento, del fallecimiento, del nombre, del período o de una obra.',
  ],
  [
    'fuentes',
    alguna(({ valor = '' }) => exceeds(valor, LARGO_DE_VALOR)),
    'Lo que dice una fuente no puede pasar de 120 caracteres.',
  ],
]

/** What the public form asks for; what was written as `references` counts. */
export const algunaFuente: Regla<ConFuentes & { references: string }> = [
  'fuentes',
  ({ fuentes, references }) => fuentes.length === 0 && !references,
  'Agrega al menos una fuente.',
]
