import { createServer, type Socket } from 'node:net'

/** A server that plays SMTP; it falls silent at the command that `calla` names, and keeps what it took. */
export async function startSmtp(calla?: 'MAIL' | 'DATA') {
  const recibidos: string[] = []
  const abiertos = new Set<Socket>()
  const server = createServer((socket) => {
    abiertos.add(socket)
    socket.once('close', () => abiertos.delete(socket))
    socket.on('error', () => {})
    converse(socket, recibidos, calla)
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

function converse(socket: Socket, recibidos: string[], calla?: string) {
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
      if (orden !== calla) socket.write(orden === 'DATA' ? '354 sigue\r\n' : '250 bien\r\n')
    }
  })
}
