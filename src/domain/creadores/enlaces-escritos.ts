import { exceeds, isDireccionWeb, LARGO } from '../base/campos.ts'
import { filasEscritas, linea } from '../base/filas-escritas.ts'
import type { Regla } from '../base/reglas-de-formulario.ts'
import { claveDeNombre } from '../base/texto.ts'
import { maximoDeFilas } from './filas.ts'
import { areSusObras, type ObraEnlace, type TipoDeEnlace, tiposDeEnlace } from './obras.ts'

const isTipo = (tipo: string) => tiposDeEnlace.some((uno) => uno === tipo)

const todosLosEnlaces = filasEscritas<ObraEnlace>(
  'una lista de enlaces con obra, tipo, url, credito y licencia',
  readEnlace,
  ({ obra, url, credito, licencia }) => Boolean(obra || url || credito || licencia),
)

/** Where each work is heard, seen or read; one said twice is one. */
export const enlacesEscritos = todosLosEnlaces.transform(withoutRepetidos).meta({
  type: 'array',
  items: {
    type: 'object',
    properties: {
      obra: { type: 'string', minLength: 1 },
      tipo: { type: 'string', enum: [...tiposDeEnlace] },
      url: { type: 'string' },
      credito: { type: 'string', maxLength: LARGO.titulo },
      licencia: { type: 'string', maxLength: LARGO.titulo },
    },
    required: ['obra', 'tipo', 'url'],
  },
})

/** Always in the same order, so that two can be compared as they are kept. */
function readEnlace(fila: Record<string, unknown>): ObraEnlace | undefined {
  const { obra, tipo, url, credito, licencia } = fila
  const leidos = [obra, tipo, url, credito, licencia].map(linea)
  if (!leidos.every((uno) => uno !== undefined)) return undefined
  const [suObra = '', suTipo = '', suUrl = '', suCredito, suLicencia] = leidos
  return {
    obra: suObra,
    tipo: suTipo as TipoDeEnlace,
    url: suUrl,
    ...(suCredito && { credito: suCredito }),
    ...(suLicencia && { licencia: suLicencia }),
  }
}

function withoutRepetidos(enlaces: ObraEnlace[]): ObraEnlace[] {
  const dichos = new Set<string>()
  return enlaces.filter(({ obra, tipo, url }) => {
    const clave = JSON.stringify([claveDeNombre(obra), tipo, url])
    return !dichos.has(clave) && dichos.add(clave)
  })
}

interface ConEnlaces {
  notable_works: string
  obra_enlaces: ObraEnlace[]
}

const alguno =
  (falla: (enlace: ObraEnlace) => boolean) =>
  ({ obra_enlaces }: Pick<ConEnlaces, 'obra_enlaces'>) =>
    obra_enlaces.some(falla)

export const isSegura = (url: string) => isDireccionWeb(url) && /^https:/i.test(url)

export const reglasDeEnlaces: Regla<Pick<ConEnlaces, 'obra_enlaces'>>[] = [
  [
    'obra_enlaces',
    ({ obra_enlaces }) => obra_enlaces.length > maximoDeFilas.obra_enlaces,
    'Puedes poner hasta 30 enlaces.',
  ],
  [
    'obra_enlaces',
    alguno(({ tipo }) => !isTipo(tipo)),
    'Elige para qué es el enlace: escuchar, partitura, ver o leer.',
  ],
  [
    'obra_enlaces',
    alguno(({ url }) => exceeds(url, LARGO.direccion)),
    'La dirección de un enlace no puede pasar de 2.000 caracteres.',
  ],
  [
    'obra_enlaces',
    alguno(({ url }) => !isSegura(url)),
    'La dirección de un enlace debe ser una dirección web segura (https).',
  ],
  [
    'obra_enlaces',
    alguno(({ credito = '', licencia = '' }) =>
      [credito, licencia].some((uno) => exceeds(uno, LARGO.titulo)),
    ),
    'El crédito y la licencia de un enlace no pueden pasar de 200 caracteres.',
  ],
]

/** Of a whole creator; a suggestion may leave its works unsaid. */
export const obraAusente: Regla<ConEnlaces> = [
  'obra_enlaces',
  (datos) => !areSusObras(datos),
  'Esa obra no está en la lista.',
]
