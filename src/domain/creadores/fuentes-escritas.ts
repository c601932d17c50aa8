import { exceeds, isDireccionWeb, LARGO } from '../base/campos.ts'
import { filasEscritas, linea } from '../base/filas-escritas.ts'
import type { Regla } from '../base/reglas-de-formulario.ts'
import { maximoDeFilas } from './filas.ts'
import { type DatoConFuente, datosConFuente, type Fuente } from './fuentes.ts'

const LARGO_DE_FUENTE = 300
const LARGO_DE_VALOR = 120

export const fuentesConDatos = filasEscritas<Fuente>(
  'una lista de fuentes con texto, url, datos y valor',
  readFuente,
  ({ texto, url, datos, valor }) => Boolean(texto || url || datos.length || valor),
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

/** Always in the same order, so that two can be compared as they are kept. */
function readFuente({ texto, url, datos, valor }: Record<string, unknown>): Fuente | undefined {
  const [suTexto, suUrl, suValor] = [texto, url, typeof valor === 'number' ? String(valor) : valor].map(linea)
  const suyos = readDatos(datos)
  if (suTexto === undefined || suUrl === undefined || suValor === undefined || !suyos) return undefined
  return { texto: suTexto, ...(suUrl && { url: suUrl }), datos: suyos, ...(suValor && { valor: suValor }) }
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

interface ConFuentes {
  fuentes: Fuente[]
}

const alguna =
  (falla: (fuente: Fuente) => boolean) =>
  ({ fuentes }: ConFuentes) =>
    fuentes.some(falla)

export const reglasDeFuentes: Regla<ConFuentes>[] = [
  [
    'fuentes',
    ({ fuentes }) => fuentes.length > maximoDeFilas.fuentes,
    'No puedes indicar más de 20 fuentes.',
  ],
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
