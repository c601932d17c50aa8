import { answerTo, receive, unwrap } from './api'
import { bearer } from './llaves'

/** Saves a file that the API gives: a plain link would go without the session. */
export async function download(direccion: string): Promise<void> {
  const { archivo, nombre } = await fetchArchivo(direccion)
  save(archivo, nombre)
}

export function save(archivo: Blob, nombre: string): void {
  const enlace = document.createElement('a')
  enlace.href = URL.createObjectURL(archivo)
  enlace.download = nombre
  enlace.click()
  setTimeout(() => URL.revokeObjectURL(enlace.href), UN_MINUTO)
}

/** Until then a browser may be asking where to keep it. */
const UN_MINUTO = 60_000

/** A file that the API gives, whole. */
export const fetchArchivo = (direccion: string, init: RequestInit = {}) => unwrap(ask(direccion, init))

async function ask(direccion: string, init: RequestInit) {
  try {
    const token = bearer()
    const headers = { ...init.headers, authorization: `Bearer ${token}` }
    const response = answerTo(token, await receive(fetch(`/api${direccion}`, { ...init, headers })))
    if (response.ok) return { data: await read(response), error: null, response }
    return { data: null, error: { status: response.status, value: await cuerpoDe(response) }, response }
  } catch (value) {
    return { data: null, error: { status: 0, value } }
  }
}

const cuerpoDe = (response: Response): Promise<unknown> => response.json().catch(() => null)

async function read(response: Response) {
  const [, nombre = 'lista.csv'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { archivo: await response.blob(), nombre, headers: response.headers }
}
