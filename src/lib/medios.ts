import { isDireccionWeb } from '../domain/base/campos'

const SONIDO = /\.(?:mp3|m4a|aac|oga|ogg|opus|wav|flac|weba)$/i
const FILM = /\.(?:mp4|m4v|webm|ogv|mov)$/i
const DE_YOUTUBE = /^https?:\/\/(?:www\.|m\.|music\.)?youtube\.com\//i

/** The id of a video whose address has a v= parameter. */
export function videoDe(youtubeLink: string | null): string | null {
  return youtubeLink?.match(/[?&]v=([\w-]{1,64})(?:[&#]|$)/)?.[1] ?? null
}

/** Of which kind a file at an address is, by its ending, where a browser plays it. */
export function medioDe(direccion: string | null): 'audio' | 'video' | null {
  if (!direccion || !isDireccionWeb(direccion)) return null
  const { pathname } = new URL(direccion)
  if (SONIDO.test(pathname)) return 'audio'
  return FILM.test(pathname) ? 'video' : null
}

/** What the player needs to know of a link among others; nothing where it plays nothing. */
export function queSuena(direccion: string): { video: string } | { suena: 'audio' | 'video' } | null {
  const id = DE_YOUTUBE.test(direccion) ? videoDe(direccion) : null
  if (id) return { video: id }
  const medio = medioDe(direccion)
  return medio && { suena: medio }
}

/** The same, as a link says it. */
export function marcaDe(direccion: string, titulo?: string) {
  const que = queSuena(direccion)
  if (!que) return {}
  return 'video' in que ? { 'data-video': que.video, 'data-titulo': titulo } : { 'data-suena': que.suena }
}
