/** What a stream of server-sent events tells. */
export interface Evento {
  nombre: string
  id: number | undefined
  datos: unknown
}

/** Reads such a stream to its end; `alRecibir` hears of anything, also of what only keeps the line open. */
export async function* leerEventos(
  cuerpo: ReadableStream<Uint8Array>,
  alRecibir: () => void = () => {},
): AsyncGenerator<Evento> {
  const lector = cuerpo.getReader()
  const decoder = new TextDecoder()
  let pendiente = ''
  try {
    for (;;) {
      const { value, done } = await lector.read()
      if (done) return
      alRecibir()
      const bloques = (pendiente + decoder.decode(value, { stream: true })).split('\n\n')
      pendiente = bloques.pop() ?? ''
      for (const bloque of bloques) {
        const evento = leerBloque(bloque)
        if (evento) yield evento
      }
    }
  } finally {
    await lector.cancel().catch(() => {})
  }
}

/** Null where it is but a comment. */
function leerBloque(bloque: string): Evento | null {
  const campos = new Map<string, string>()
  for (const linea of bloque.split('\n')) {
    const [, nombre, valor = ''] = /^([a-z]+): ?(.*)$/.exec(linea) ?? []
    if (nombre) campos.set(nombre, valor)
  }
  const nombre = campos.get('event')
  if (!nombre) return null
  const id = campos.get('id')
  return {
    nombre,
    id: id === undefined ? undefined : Number(id),
    datos: JSON.parse(campos.get('data') || 'null'),
  }
}
