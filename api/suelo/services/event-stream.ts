const encoder = new TextEncoder()

/** So many messages may wait for a client that doesn't read; then it has to come again and say where it was. */
const WAITING_LIMIT = 100

const HEARTBEAT = encoder.encode(': sigo aquí\n\n')

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would wait for more before it hands anything on.
  'x-accel-buffering': 'no',
}

/** One event as it travels, made once for all who get it. */
export function eventOf(name: string, data: unknown, id?: number): Uint8Array {
  const line = id === undefined ? '' : `id: ${id}\n`
  return encoder.encode(`${line}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

export interface EventStream {
  response: Response
  send(event: Uint8Array): void
  beat(): void
  close(): void
}

/** A reply that goes on (server-sent events); `onClose` is called once, whoever ends it. */
export function openEventStream(signal: AbortSignal, onClose: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started
    },
    cancel: () => end(),
  })

  function end() {
    if (!controller) return
    const open = controller
    controller = undefined
    signal.removeEventListener('abort', end)
    onClose()
    try {
      open.close()
    } catch {
      // Who reads has gone already.
    }
  }

  const send = (bytes: Uint8Array) => {
    if (!controller) return
    controller.enqueue(bytes)
    if ((controller.desiredSize ?? 0) < -WAITING_LIMIT) end()
  }

  // Behind the API's own reply, Bun tells of a client that left by the request's signal only.
  signal.addEventListener('abort', end)

  return {
    response: new Response(body, { headers: HEADERS }),
    send,
    beat: () => send(HEARTBEAT),
    close: end,
  }
}
