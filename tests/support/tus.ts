export const VERSION_DE_TUS = { 'tus-resumable': '1.0.0' }
const PIEZA = 'application/offset+octet-stream'

export const metadatosDe = (nombre: string) => `filename ${Buffer.from(nombre).toString('base64')}`

type Call = (path: string, init: RequestInit) => Response | Promise<Response>

/** The calls of tus by whoever has these headers. */
export function tus({ call }: { call: Call }, sesion: { authorization?: string; connection?: string }) {
  const headers: Record<string, string> = { ...sesion, ...VERSION_DE_TUS }
  const ask = async (
    method: string,
    id: string,
    otras: Record<string, string> = {},
    body: BodyInit | null = null,
  ) =>
    call(`/subidas/${id}`, { method, headers: { ...headers, ...otras }, body, duplex: 'half' } as RequestInit)

  const begin = async (bytes: number | string, nombre = 'Guitarra.mp3', otras: Record<string, string> = {}) =>
    call('/subidas', {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': String(bytes),
        'upload-metadata': metadatosDe(nombre),
        ...otras,
      },
    })
  const send = (id: string, offset: number | string, piece: BodyInit, otras: Record<string, string> = {}) =>
    ask('PATCH', id, { 'content-type': PIEZA, 'upload-offset': String(offset), ...otras }, piece)

  return {
    ask,
    begin,
    send,
    /** The id of a new one. */
    async start(bytes: number, nombre?: string): Promise<string> {
      return idEn(await begin(bytes, nombre))
    },
    /** The id of one that has arrived whole. */
    async upload(contenido: Uint8Array, nombre?: string): Promise<string> {
      const id = idEn(await begin(contenido.byteLength, nombre))
      await send(id, 0, contenido as Uint8Array<ArrayBuffer>)
      return id
    },
    async offset(id: string): Promise<number> {
      return Number((await ask('HEAD', id)).headers.get('upload-offset'))
    },
  }
}

export const idEn = (response: Response): string => response.headers.get('location')?.split('/').at(-1) ?? ''
