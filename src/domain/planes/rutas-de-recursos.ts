import { parseUrl } from '../base/direccion-leida.ts'

const ANFITRIONES = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$|^(?:www\.)?youtu\.be$/i
const ID = /^[\w-]{11}$/

/** The 11 characters that name a video; nothing where the address is not of one. */
export function idDeYoutube(direccion: string): string | undefined {
  const url = parseUrl(direccion)
  if (!url || !ANFITRIONES.test(url.hostname)) return undefined
  const partes = url.pathname.split('/').filter(Boolean)
  const isShort = /youtu\.be$/i.test(url.hostname)
  const enCamino = isShort ? partes[0] : /^(embed|shorts|live|v|e)$/.test(partes[0] ?? '') && partes[1]
  const id = enCamino || url.searchParams.get('v') || ''
  return ID.test(id) ? id : undefined
}

const RUTA = /^uploads\/(?:recursos|tareas)\/[\w-]+\.\w+$/

export function isRutaDeSubida(ruta: string): boolean {
  return RUTA.test(ruta)
}

/** As it is kept, however it is written: '/uploads/x' and 'x' are 'uploads/x'. */
export function rutaDeSubida(escrita: string): string {
  const ruta = escrita.trim().replace(/^\/+/, '')
  if (ruta === '') return ''
  return (ruta.startsWith('uploads/') ? ruta : `uploads/${ruta}`).replace(
    'uploads/entregas/',
    'uploads/tareas/',
  )
}

/** All that goes with a task, each of its uploads and addresses once. */
export const valoresDeRecursos = ({
  multimedia_path,
  recursos,
}: {
  multimedia_path: string | null
  recursos: string[]
}) => [...new Set([...(multimedia_path ? [multimedia_path] : []), ...recursos])]
