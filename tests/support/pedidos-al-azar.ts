import type { Azar } from '../../src/domain/base/azar.ts'
import { formularioCon, muestras } from './archivos.ts'
import { formularios, gustan, ids, rotos, textos, textosComunes, tipos, valores } from './valores-al-azar.ts'

/** Of the API's own description, what a call needs to be made and what it may answer. */
export interface Operacion {
  method: string
  path: string
  /** What stands in the path and behind it, by name. */
  enRuta: Record<string, Esquema>
  enPregunta: Record<string, Esquema>
  /** And in its headers. */
  enCabecera: Record<string, Esquema>
  /** Of a JSON body; without it the call takes a file, or nothing. */
  campos: Record<string, Esquema> | undefined
  tomaArchivo: boolean
  estados: number[]
}

interface Esquema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Esquema[]
  items?: Esquema
  /** Of a list of so many, each of its own. */
  prefixItems?: Esquema[]
  properties?: Record<string, Esquema>
  minimum?: number
}

interface Documento {
  paths: Record<string, Record<string, Descripcion>>
}

interface Descripcion {
  parameters?: { in: string; name: string; schema: Esquema }[]
  requestBody?: { content?: Record<string, { schema?: Esquema }> }
  responses?: Record<string, unknown>
}

export function operacionesDe({ paths }: Documento): Operacion[] {
  return Object.entries(paths).flatMap(([path, porMetodo]) =>
    Object.entries(porMetodo).map(([method, { parameters = [], requestBody, responses = {} }]) => {
      const esquemasEn = (donde: string) =>
        Object.fromEntries(
          parameters.filter((uno) => uno.in === donde).map(({ name, schema }) => [name, schema]),
        )
      const cuerpo = requestBody?.content?.['application/json']?.schema
      return {
        method: method.toUpperCase(),
        path: path.replace(/^\/api/, ''),
        enRuta: esquemasEn('path'),
        enPregunta: esquemasEn('query'),
        enCabecera: esquemasEn('header'),
        campos: cuerpo && (cuerpo.properties ?? {}),
        tomaArchivo: requestBody !== undefined && (cuerpo === undefined || tomaFormulario(requestBody)),
        estados: Object.keys(responses).map(Number),
      }
    }),
  )
}

const tomaFormulario = ({ content = {} }: NonNullable<Descripcion['requestBody']>) =>
  'multipart/form-data' in content

/** What a call sends: an address, and a body or none. */
export interface Pedido {
  url: string
  method: string
  body: string | FormData | null
  headers: Record<string, string>
}

/** A call as its description asks for it, with ids of what there is. */
export function pedidoConforme(azar: Azar, operacion: Operacion): Pedido {
  const { method, enPregunta, campos } = operacion
  const cuerpo = campos && JSON.stringify(segunEsquemas(azar, campos, 0.9))
  return {
    url: direccionDe(azar, operacion, conforme, segunEsquemas(azar, enPregunta, 0.4)),
    method,
    ...conCabeceras(
      azar,
      operacion,
      1,
      cuerpoDe(azar, operacion, cuerpo ?? null, () => formularioCon('apuntes.pdf', muestras.pdf)),
    ),
  }
}

/** The same, with something in it that the description does not ask for. */
export function pedidoTorcido(azar: Azar, operacion: Operacion): Pedido {
  const { method, enPregunta, campos } = operacion
  const preguntas = { ...segunEsquemas(azar, enPregunta, 0.4), ...torcidos(azar, enPregunta, textos) }
  const cuerpo = campos && cuerpoTorcido(azar, campos)
  const enRuta = azar.suerte(0.2) ? () => azar.uno(ids) : conforme
  const { body, headers } = conCabeceras(
    azar,
    operacion,
    0.9,
    cuerpoDe(azar, operacion, cuerpo ?? null, () => azar.uno(formularios)()),
  )
  return {
    url: direccionDe(azar, operacion, enRuta, preguntas),
    method,
    body,
    headers: method !== 'GET' && azar.suerte(0.1) ? { 'content-type': azar.uno(tipos) } : headers,
  }
}

function cuerpoDe(
  azar: Azar,
  { method, tomaArchivo, campos }: Operacion,
  cuerpo: string | null,
  formulario: () => FormData,
): Pick<Pedido, 'body' | 'headers'> {
  if (method === 'GET' || method === 'HEAD') return { body: null, headers: {} }
  if (tomaArchivo && (campos === undefined || azar.suerte(0.7))) return { body: formulario(), headers: {} }
  return { body: cuerpo, headers: { 'content-type': 'application/json' } }
}

/** With what the call says in its headers, each with this luck. */
function conCabeceras(
  azar: Azar,
  { enCabecera }: Operacion,
  suerte: number,
  { body, headers }: Pick<Pedido, 'body' | 'headers'>,
): Pick<Pedido, 'body' | 'headers'> {
  const suyas = Object.entries(segunEsquemas(azar, enCabecera, suerte))
  return {
    body,
    headers: { ...headers, ...Object.fromEntries(suyas.map(([una, valor]) => [una, String(valor)])) },
  }
}

function direccionDe(
  azar: Azar,
  { path, enRuta }: Operacion,
  valor: (azar: Azar, esquema: Esquema, nombre: string) => unknown,
  preguntas: Record<string, unknown>,
): string {
  const direccion = path.replace(/\{(\w+)\}/g, (_todo, nombre: string) =>
    String(valor(azar, enRuta[nombre] ?? {}, nombre)),
  )
  const pares = Object.entries(preguntas).map(
    ([nombre, uno]) => `${nombre}=${encodeURIComponent(String(uno).toWellFormed())}`,
  )
  return pares.length > 0 ? `${direccion}?${pares.join('&')}` : direccion
}

function segunEsquemas(azar: Azar, esquemas: Record<string, Esquema>, cuantos: number) {
  const elegidos = Object.entries(esquemas).filter(() => azar.suerte(cuantos))
  return Object.fromEntries(elegidos.map(([nombre, esquema]) => [nombre, conforme(azar, esquema, nombre)]))
}

function torcidos(azar: Azar, esquemas: Record<string, Esquema>, valores: readonly unknown[]) {
  const elegidos = Object.keys(esquemas).filter(() => azar.suerte(0.35))
  return Object.fromEntries(elegidos.map((nombre) => [nombre, azar.uno(valores)]))
}

function cuerpoTorcido(azar: Azar, campos: Record<string, Esquema>): string {
  if (azar.suerte(0.1)) return azar.uno(rotos)
  return JSON.stringify({ ...segunEsquemas(azar, campos, 0.8), ...torcidos(azar, campos, valores) })
}

/** What the description asks for; where it leaves open what a rule wants, a value that may please it. */
function conforme(azar: Azar, esquema: Esquema = {}, nombre = ''): unknown {
  const { enum: opciones, anyOf, items, properties = {} } = esquema
  if ('const' in esquema) return esquema.const
  if (opciones) return azar.uno(opciones)
  if (gustan[nombre] && azar.suerte(0.9)) return azar.uno(gustan[nombre])
  if (anyOf) return conforme(azar, azar.uno(anyOf), nombre)
  const type = Array.isArray(esquema.type) ? azar.uno(esquema.type) : esquema.type
  if (type === 'integer' || type === 'number') return numeroDe(azar, esquema, nombre)
  if (type === 'boolean') return azar.suerte(0.5)
  if (type === 'null') return null
  if (esquema.prefixItems) return esquema.prefixItems.map((uno) => conforme(azar, uno, nombre))
  if (type === 'array') return Array.from({ length: azar.entero(0, 3) }, () => conforme(azar, items, nombre))
  if (type === 'object') return segunEsquemas(azar, properties, 1)
  return azar.uno(textosComunes)
}

function numeroDe(azar: Azar, { minimum = 0 }: Esquema, nombre: string): number {
  if (/Id$|^id$/i.test(nombre)) return azar.uno([1, 1, 1, 2, 3, 6, 8])
  return Math.max(azar.uno([1, 2, 3, 5, 10]), minimum)
}
