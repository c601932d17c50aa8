import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Enviado {
  to: string
  subject: string
  text: string
}

/** A real server that plays Resend: it takes every mail, and answers those with a word in their subject by a refusal. */
export async function startResend(rechaza: string, motivo: string) {
  const recibidos: Enviado[] = []
  const server = createServer(async (request, response) => {
    let texto = ''
    for await (const parte of request) texto += parte
    const correo: Enviado = JSON.parse(texto)
    recibidos.push(correo)
    const mal = correo.subject.includes(rechaza)
    response.writeHead(mal ? 403 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(mal ? { statusCode: 403, name: 'x', message: motivo } : { id: 'uno' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recibidos,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
