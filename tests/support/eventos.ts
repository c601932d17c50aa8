import type { TestApi } from './api.ts'

export interface Recibido {
  event: string
  id?: number
  data: Record<string, unknown>
}

/** Listens as a client does: reads one event after the other; comments only keep the line open. */
export async function listen({ call }: Pick<TestApi, 'call'>, path: string, headers: Record<string, string>) {
  const response = await call(path, { headers })
  if (!response.body || response.status !== 200) throw new Error(`${path} respondió ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let pending = ''
  let latidos = 0

  /** Null once it has ended. */
  const siguiente = async (): Promise<Recibido | null> => {
    for (;;) {
      const end = pending.indexOf('\n\n')
      if (end < 0) {
        const { value, done } = await reader.read()
        if (done) return null
        pending += value
        continue
      }
      const block = pending.slice(0, end)
      pending = pending.slice(end + 2)
      if (block.startsWith(':')) latidos++
      else return read(block)
    }
  }

  return {
    response,
    siguiente,
    /** So many events, in their order. */
    async varios(cuantos: number) {
      const recibidos: (Recibido | null)[] = []
      while (recibidos.length < cuantos) recibidos.push(await siguiente())
      return recibidos
    },
    latidos: () => latidos,
    close: () => reader.cancel(),
  }
}

function read(block: string): Recibido {
  const campos = new Map(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]))
  const id = campos.get('id')
  return {
    event: campos.get('event') ?? '',
    ...(id !== undefined && { id: Number(id) }),
    data: JSON.parse(campos.get('data') ?? 'null'),
  }
}
