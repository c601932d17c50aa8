import { createParser } from 'eventsource-parser'

/** What a stream of server-sent events tells. */
export interface Evento {
  nombre: string
  id: number | undefined
  datos: unknown
}

/** Reads such a stream to its end; `onReceive` hears of anything, also of what only keeps the line open. */
export async function* readEventos(
  cuerpo: ReadableStream<Uint8Array>,
  onReceive: () => void = () => {},
): AsyncGenerator<Evento> {
  const lector = cuerpo.getReader()
  const decoder = new TextDecoder()
  const leidos: Evento[] = []
  const parser = createParser({
    onEvent: ({ event, id, data }) => {
      if (event)
        leidos.push({ nombre: event, id: id === undefined ? undefined : Number(id), datos: JSON.parse(data) })
    },
  })
  try {
    for (;;) {
      const { value, done } = await lector.read()
      if (done) return
      onReceive()
      parser.feed(decoder.decode(value, { stream: true }))
      yield* leidos.splice(0)
    }
  } finally {
    await lector.cancel().catch(() => {})
  }
}
