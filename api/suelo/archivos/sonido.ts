import type { Deps } from '../deps.ts'
import type { Sesion } from '../plugins/auth.ts'
import { archivoNoEncontrado } from './errors.ts'
import { findVisible } from './permisos.ts'

/** What a player shows of a file before it plays it, for who may see it. */
export function readSonidoDe({ db }: Deps, sesion: Sesion, path: string) {
  const archivo = findVisible(db, sesion, path.replace(/^\//, ''))
  if (!archivo) throw archivoNoEncontrado()
  const { nombre, tipo, bytes, duracion_ms, picos } = archivo
  return { nombre, tipo, bytes, duracion_ms, picos }
}
