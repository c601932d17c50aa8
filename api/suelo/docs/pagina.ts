import { escapeUTF8 } from 'entities'

interface Schema {
  type?: string | string[]
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
}

type Content = Record<string, { schema?: Schema }>

export interface Operation {
  tags?: string[]
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[]
  requestBody?: { content?: Content }
  responses?: Record<string, { description?: string; content?: Content }>
  security?: unknown[]
  /** Only until its refusals are told. */
  'x-sobre'?: true
}

export interface Description {
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
}

/** A description as a plain page: by subject, each call with what it takes and what it answers. */
export function paginaDe({ info, paths }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method: method.toUpperCase(), ...one })),
  )
  const temas = Object.entries(Object.groupBy(calls, ({ tags = [''] }) => tags[0] ?? '')).sort(([a], [b]) =>
    a.localeCompare(b, 'es'),
  )
  return `<!DOCTYPE html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Guarania: la API</title>
    <link rel="stylesheet" href="/docs.css">
  </head>
  <body>
    <h1>${escapeUTF8(info.title)} ${info.version}</h1>
    <p>${escapeUTF8(info.description)}</p>
    <p>Para un programa, y con los límites de cada dato: <a href="/api/docs/json">la descripción en OpenAPI</a>.</p>
    <nav><ul>${temas.map(([tema]) => `<li><a href="#${encodeURI(tema)}">${tema}</a></li>`).join('')}</ul></nav>
    ${temas.map(([tema, unas = []]) => `<h2 id="${tema}">${tema}</h2>${unas.map(callOf).join('')}`).join('')}
  </body>
</html>
`
}

function callOf(call: Operation & { method: string; path: string }): string {
  const { parameters = [], requestBody, responses = {}, security = [] } = call
  const datos = parameters.map(({ name, required, schema, description = '', ...uno }) => {
    const dato = `${name}${required ? '' : '?'}: ${typeOf(schema)}`
    return `<li><code>${escapeUTF8(dato)}</code> (${uno.in}) ${escapeUTF8(description)}</li>`
  })
  const respuestas = Object.entries(responses).map(
    ([status, { description = '', content }]) =>
      `<li>${status}: ${escapeUTF8(description)}${contentOf(content)}</li>`,
  )
  return `
<details><summary><code>${call.method} ${call.path}</code> ${escapeUTF8(call.summary ?? '')}</summary>
<p>${security.length > 0 ? 'Con sesión.' : 'Sin sesión.'}</p>
<ul>${datos.join('')}</ul>
${contentOf(requestBody?.content)}
<p>Responde:</p>
<ul>${respuestas.join('')}</ul>
</details>`
}

const contentOf = (content: Content = {}) =>
  Object.entries(content)
    .map(([mime, { schema }]) => `<pre>${escapeUTF8(`${mime} ${typeOf(schema)}`)}</pre>`)
    .join('')

/** As one would write it in TypeScript. */
function typeOf(schema: Schema = {}, indent = ''): string {
  const { items, prefixItems, anyOf, properties, additionalProperties: rest } = schema
  const within = (one: Schema) => typeOf(one, indent)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (anyOf) return anyOf.map(within).join(' | ')
  if (prefixItems) return `[${prefixItems.map(within).join(', ')}]`
  if (items) return `Array<${within(items)}>`
  if (properties) {
    const fields = Object.entries(properties).map(([name, one]) => {
      const isRequired = schema.required?.includes(name)
      return `${indent}  ${name}${isRequired ? '' : '?'}: ${typeOf(one, `${indent}  `)}\n`
    })
    return `{\n${fields.join('')}${indent}}`
  }
  if (typeof rest === 'object') return `Record<string, ${within(rest)}>`
  return schema.format ?? [schema.type ?? 'unknown'].flat().join(' | ')
}
