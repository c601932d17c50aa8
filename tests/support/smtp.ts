import { createServer, type Socket } from 'node:net'

interface Manera {
  /** Falls silent at this command. */
  calla?: 'MAIL' | 'DATA'
  /** So many times it wants to be asked again later, as greylisting does. */
  posterga?: number
  /** Whoever says who they are is not let in. */
  rechaza?: boolean
}

/** A server that plays SMTP, and keeps what it took. */
export async function startSmtp({ calla, posterga = 0, rechaza = false }: Manera = {}) {
  const recibidos: string[] = []
  let porPostergar = posterga
  const answer = (orden: string) => {
    if (orden === 'DATA') return '354 sigue'
    if (orden === 'EHLO' && rechaza) return '250-hola\r\n250 AUTH PLAIN'
    if (orden === 'AUTH') return '535 5.7.8 no te conozco'
    return orden === 'RCPT' && porPostergar-- > 0 ? '451 4.7.1 vuelve en unos minutos' : '250 bien'
  }
  const abiertos = new Set<Socket>()
  const server = createServer((socket) => {
    abiertos.add(socket)
    socket.once('close', () => abiertos.delete(socket))
    socket.on('error', () => {})
    converse(socket, recibidos, (orden) => (orden === calla ? undefined : answer(orden)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    recibidos,
    stop: () => {
      for (const socket of abiertos) socket.destroy()
      server.close()
    },
  }
}

function converse(socket: Socket, recibidos: string[], answer: (orden: string) => string | undefined) {
  let pendiente = ''
  let fin = '\r\n'
  socket.write('220 hola\r\n')
  socket.on('data', (trozo) => {
    pendiente += trozo
    for (let i = pendiente.indexOf(fin); i >= 0; i = pendiente.indexOf(fin)) {
      const dicho = pendiente.slice(0, i)
      pendiente = pendiente.slice(i + fin.length)
      const isCorreo = fin !== '\r\n'
      if (isCorreo) recibidos.push(dicho)
      const orden = isCorreo ? '' : dicho.slice(0, 4)
      fin = orden === 'DATA' ? '\r\n.\r\n' : '\r\n'
      const dice = answer(orden)
      if (dice) socket.write(`${dice}\r\n`)
    }
  })
}
