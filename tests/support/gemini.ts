import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a model says, a refusal of its service, or null for silence. */
export type Dicho = string | { status: number; message: string } | null

interface Pedido {
  url: string
  clave: string | undefined
  prompt: string
  generationConfig: Record<string, unknown>
}

/** A real server that plays Gemini: one line of its part for each request, the last one again and again. */
export async function startGemini(...papel: Dicho[]) {
  const pedidos: Pedido[] = []
  let quedan = papel
  let cortados = 0
  const server = createServer(async (request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) cortados++
    })
    pedidos.push(await readPedido(request))
    say(response, quedan.length > 1 ? quedan.shift() : quedan[0])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pedidos,
    cortados: () => cortados,
    /** Its part from now on. */
    say: (...nuevo: Dicho[]) => {
      quedan = nuevo
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readPedido(request: IncomingMessage): Promise<Pedido> {
  let texto = ''
  for await (const parte of request) texto += parte
  const { contents, generationConfig } = JSON.parse(texto)
  return {
    url: request.url ?? '',
    clave: request.headers['x-goog-api-key'] as string | undefined,
    prompt: contents[0].parts[0].text,
    generationConfig,
  }
}

function say(response: ServerResponse, dicho: Dicho = null): void {
  if (dicho === null) return
  const isText = typeof dicho === 'string'
  const cuerpo = isText
    ? { candidates: [{ content: { role: 'model', parts: [{ text: dicho }] }, finishReason: 'STOP' }] }
    : { error: { code: dicho.status, message: dicho.message } }
  response.writeHead(isText ? 200 : dicho.status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(cuerpo))
}
