import { createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { Certificado } from './certificado.ts'

interface Manera {
  /** Falls silent at this command. */
  calla?: 'MAIL' | 'DATA'
  /** How long it takes for each answer, once it has greeted. */
  tardaMs?: number
  /** Refuses this: being greeted, or a command. */
  niega?: 'SALUDO' | 'MAIL' | 'RCPT' | 'DATA'
  /** So many times it wants to be asked again later, as greylisting does. */
  posterga?: number
  /** Whoever says who they are is not let in. */
  rechaza?: boolean
  /** Whoever says who they are is let in. */
  acepta?: boolean
  /** Talks of nothing but STARTTLS, and after that of nothing before it knows who it is. */
  cifrado?: Certificado
}

/** A server that plays SMTP, and keeps what it took. */
export async function startSmtp({
  calla,
  tardaMs = 0,
  niega,
  posterga = 0,
  rechaza = false,
  acepta = false,
  cifrado,
}: Manera = {}) {
  const recibidos: string[] = []
  let porPostergar = posterga
  const answer = (orden: string) => {
    if (orden === niega) return '550 5.7.1 no lo tomo'
    if (orden === 'DATA') return '354 sigue'
    if (orden === 'EHLO' && (rechaza || acepta)) return '250-hola\r\n250 AUTH PLAIN'
    if (orden === 'AUTH') return acepta ? '235 pasa' : '535 5.7.8 no te conozco'
    return orden === 'RCPT' && porPostergar-- > 0 ? '451 4.7.1 vuelve en unos minutos' : '250 bien'
  }
  const abiertos = new Set<Socket>()
  const server = createServer((socket) => {
    abiertos.add(socket)
    socket.once('close', () => abiertos.delete(socket))
    socket.on('error', () => {})
    const saludo = niega === 'SALUDO' ? '554 hoy no' : '220 hola'
    if (cifrado) return converseEnSecreto(socket, { recibidos, saludo, cifrado })
    converse(socket, recibidos, saludo, (orden) => (orden === calla ? undefined : answer(orden)), tardaMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    puerto: typeof address === 'object' ? address?.port : undefined,
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    recibidos,
    stop: () => {
      for (const socket of abiertos) socket.destroy()
      server.close()
    },
  }
}

interface Secreto {
  recibidos: string[]
  saludo: string
  cifrado: Certificado
}

function converseEnSecreto(socket: Socket, { recibidos, saludo, cifrado }: Secreto) {
  converse(socket, recibidos, saludo, (orden) => {
    if (orden === 'EHLO') return '250-hola\r\n250 STARTTLS'
    if (orden !== 'STAR') return '530 5.7.0 antes STARTTLS'
    setImmediate(() => {
      socket.removeAllListeners('data')
      let entro = false
      converse(new TLSSocket(socket, { isServer: true, ...cifrado }), recibidos, '', (dicho) => {
        if (dicho === 'EHLO') return '250-hola\r\n250 AUTH PLAIN'
        entro ||= dicho === 'AUTH'
        if (dicho === 'AUTH') return '235 pasa'
        if (dicho === 'DATA') return '354 sigue'
        return entro ? '250 bien' : '530 5.7.0 antes di quién eres'
      })
    })
    return '220 listo'
  })
}

function converse(
  socket: Socket,
  recibidos: string[],
  saludo: string,
  answer: (orden: string) => string | undefined,
  tardaMs = 0,
) {
  let pendiente = ''
  let fin = '\r\n'
  if (saludo) socket.write(`${saludo}\r\n`)
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
      if (!dice) continue
      if (tardaMs > 0) setTimeout(() => socket.write(`${dice}\r\n`), tardaMs)
      else socket.write(`${dice}\r\n`)
    }
  })
}
