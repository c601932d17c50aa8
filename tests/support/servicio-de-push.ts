import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a browser would have: the keys that it gave, and how it reads what comes. */
export function createNavegador() {
  const ecdh = createECDH('prime256v1')
  const publica = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: publica.toString('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291. */
    read(cuerpo: Buffer): Mensaje {
      const [sal, deQuien] = [cuerpo.subarray(0, 16), cuerpo.subarray(21, 86)]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publica, deQuien])
      const comun = hkdf(ecdh.computeSecret(deQuien), auth, info, 32)
      const clave = hkdf(comun, sal, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = hkdf(comun, sal, Buffer.from('Content-Encoding: nonce\0'), 12)
      const descifrador = createDecipheriv('aes-128-gcm', clave, nonce)
      descifrador.setAuthTag(cuerpo.subarray(-16))
      const llano = Buffer.concat([descifrador.update(cuerpo.subarray(86, -16)), descifrador.final()])
      return JSON.parse(llano.subarray(0, llano.lastIndexOf(2)).toString())
    },
  }
}

interface Mensaje {
  t: string
  b: string
  u: string
  g: string
}

const hkdf = (clave: Buffer, sal: Buffer, info: Buffer, largo: number) =>
  Buffer.from(hkdfSync('sha256', clave, sal, info, largo))

/** What it says to each call, or nothing at all. */
type Respuesta = { status: number; headers?: OutgoingHttpHeaders } | null

/** The push service of a browser, which keeps what it was sent. */
export async function startServicioDePush(
  answer: (path: string, vez: number) => Respuesta = () => ({ status: 201 }),
) {
  const llegados: { path: string; headers: IncomingMessage['headers']; cuerpo: Buffer }[] = []
  let aLaVez = 0
  let masALaVez = 0
  const servidor = createServer(async (pedido, respuesta) => {
    masALaVez = Math.max(masALaVez, ++aLaVez)
    const piezas: Buffer[] = []
    for await (const pieza of pedido) piezas.push(pieza as Buffer)
    const path = pedido.url ?? '/'
    const vez = llegados.filter((uno) => uno.path === path).length
    llegados.push({ path, headers: pedido.headers, cuerpo: Buffer.concat(piezas) })
    const dicho = answer(path, vez)
    aLaVez--
    if (dicho) respuesta.writeHead(dicho.status, dicho.headers).end()
  })
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo))
  const host = `127.0.0.1:${(servidor.address() as AddressInfo).port}`
  return {
    host,
    endpoint: (nombre: string) => `http://${host}/${nombre}`,
    llegados,
    masALaVez: () => masALaVez,
    async stop() {
      servidor.closeAllConnections()
      await new Promise((listo) => servidor.close(listo))
    },
  }
}

/** What a `vapid` header says, where its own key signed it (RFC 8292). */
export function readVapidHeader(authorization = '') {
  const [, jwt = '', clave = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [cabeza = '', cuerpo = '', firma = ''] = jwt.split('.')
  const punto = Buffer.from(clave, 'base64url')
  const [x, y] = [punto.subarray(1, 33), punto.subarray(33)].map((una) => una.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isFirmado = verify(
    'sha256',
    Buffer.from(`${cabeza}.${cuerpo}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(firma, 'base64url'),
  )
  const parse = (parte: string) => JSON.parse(Buffer.from(parte, 'base64url').toString())
  return { clave, isFirmado, alg: parse(cabeza).alg, ...parse(cuerpo) }
}
