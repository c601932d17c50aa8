import { Elysia } from 'elysia'

/** The query as it was written: Elysia would read 'Flores, José' as a list, and '{"a":1}' as an object. */
export const query = new Elysia({ name: 'query' }).onTransform({ as: 'global' }, (context) => {
  const { url } = context.request
  const start = url.indexOf('?')
  if (start >= 0) context.query = read(url.slice(start))
})

function read(search: string): Record<string, string> {
  const params = new URLSearchParams(search)
  const entries = [...new Set(params.keys())].map((name) => {
    const values = params.getAll(name)
    return [name, values.length === 1 ? values[0] : values]
  })
  return Object.fromEntries(entries)
}
