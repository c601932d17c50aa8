import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { App } from '../../api/app.ts'

interface Operacion {
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
interface Llamada {
  method: string
  address: RegExp
  /** How many of its segments stand for something: of two that fit, the one with fewer is meant. */
  libres: number
  ruta: string
  operacion: Operacion
}

let llamadas: Promise<Llamada[]> | undefined
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
const compiled = new WeakMap<object, ValidateFunction>()

/** Holds every answer against what the API's description says of its call: what is not as it says fails the test. */
export function holdToDescription(app: App): void {
  const handle = app.handle.bind(app)
  app.handle = async (request) => {
    const [{ method }, { pathname }] = [request, new URL(request.url)]
    const response = await handle(request)
    if (pathname !== '/api/docs/json') await check(() => readLlamadas(handle), { method, pathname }, response)
    return response
  }
}

async function readLlamadas(handle: App['handle']): Promise<Llamada[]> {
  const response = await handle(new Request('http://localhost/api/docs/json'))
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operacion>> }
  return Object.entries(paths)
    .flatMap(([ruta, metodos]) =>
      Object.entries(metodos).map(([method, operacion]) => ({
        method: method.toUpperCase(),
        address: new RegExp(`^${ruta.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
        libres: ruta.split('{').length,
        ruta,
        operacion,
      })),
    )
    .sort((una, otra) => una.libres - otra.libres)
}

async function check(
  read: () => Promise<Llamada[]>,
  { method, pathname }: { method: string; pathname: string },
  response: Response,
): Promise<void> {
  if (
    !(response instanceof Response) ||
    !response.ok ||
    !response.headers.get('content-type')?.startsWith('application/json')
  )
    return
  llamadas ??= read()
  const llamada = (await llamadas).find((una) => una.method === method && una.address.test(pathname))
  if (!llamada) return
  const { ruta, operacion } = llamada
  const schema = operacion.responses[response.status]?.content?.['application/json']?.schema
  if (!schema)
    throw new Error(`${method} ${ruta}: la descripción no dice qué responde con ${response.status}.`)
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  if (!validate(await response.clone().json()))
    throw new Error(
      `${method} ${ruta}: lo que respondió no es lo que dice la descripción: ${errorsOf(validate)}`,
    )
}

const errorsOf = ({ errors }: ValidateFunction) =>
  errors
    ?.map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join('; ')
