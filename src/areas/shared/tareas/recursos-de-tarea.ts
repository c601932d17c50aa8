import { esRutaDeSubida, idDeYoutube } from '../../../domain/rutas-de-recursos'
import type { Recurso } from '../planes/tipos'
import type { Tarea } from './tipos'

type ConRecursos = Pick<Tarea, 'recursos' | 'multimedia_path' | 'archivos'>

/** What goes with a task, as a unit's resources are shown: each of its uploads and addresses once. */
export function recursosDeTarea({ recursos, multimedia_path, archivos }: ConRecursos): Recurso[] {
  const valores = [...new Set([...(multimedia_path ? [multimedia_path] : []), ...recursos])]
  return valores.map((value) => {
    if (!esRutaDeSubida(value)) return { type: idDeYoutube(value) ? 'youtube' : 'url', value }
    const { nombre, bytes, tipo } = archivos.find(({ path }) => path === value) ?? {}
    return { type: 'file', value, nombre, bytes, tipo }
  })
}
