import { request } from 'node:http'

const PIEZA = Buffer.alloc(64 * 1024, 'a')
const BORDE = 'borde'
const COMIENZO = `--${BORDE}\r\nContent-Disposition: form-data; name="file"; filename="Ensayo.mp3"\r\n\r\nID3\u0003`
const FINAL = `\r\n--${BORDE}--\r\n`

export const MB = 1024 * 1024
export const DE_FORMULARIO = `multipart/form-data; boundary=${BORDE}`

interface Cuerpo {
  bytes: number
  method?: string
  headers?: Record<string, string>
  /** In pieces, without a word on how many. */
  sinLargo?: boolean
}

interface Respondido {
  status: number
  connection: string | undefined
  texto: string
  /** How much had been handed over by then. */
  enviados: number
}

/** Sends so many bytes and gives what is answered, be it in the middle; without another type, a sound in a form. */
export function sendCuerpo(
  url: string,
  { bytes, method = 'POST', headers = {}, sinLargo = false }: Cuerpo,
): Promise<Respondido> {
  return new Promise((resolve, reject) => {
    const tipo = { 'content-type': DE_FORMULARIO, ...headers }
    const isForm = tipo['content-type'] === DE_FORMULARIO
    const [comienzo, final] = isForm ? [COMIENZO, FINAL] : ['', '']
    const medio = bytes - comienzo.length - final.length
    const pedido = request(url, {
      method,
      headers: { ...tipo, ...(sinLargo ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes }) },
    })
    let enviados = 0
    let isAnswered = false
    pedido.on('response', (respuesta) => {
      isAnswered = true
      const hasta = enviados
      const partes: Buffer[] = []
      respuesta.on('data', (parte) => partes.push(parte))
      respuesta.on('error', reject)
      respuesta.on('end', () => {
        pedido.destroy()
        resolve({
          status: respuesta.statusCode ?? 0,
          connection: respuesta.headers.connection,
          texto: Buffer.concat(partes).toString(),
          enviados: hasta,
        })
      })
    })
    // Who is answered in the middle is cut off.
    pedido.on('error', (error) => isAnswered || reject(error))
    const more = () => {
      while (enviados < medio && !isAnswered) {
        const pieza = PIEZA.subarray(0, medio - enviados)
        enviados += pieza.length
        if (!pedido.write(pieza)) return void pedido.once('drain', more)
      }
      if (!isAnswered) pedido.end(final)
    }
    pedido.write(comienzo)
    more()
  })
}
