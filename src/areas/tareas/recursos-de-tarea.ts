import { idDeYoutube, isRutaDeSubida, valoresDeRecursos } from '../../domain/planes/rutas-de-recursos'
import type { Recurso } from '../planes/tipos'
import type { Tarea } from './tipos'

type ConRecursos = Pick<Tarea, 'recursos' | 'multimedia_path' | 'archivos'>

/** What goes with a task, as a unit's resources are shown. */
export function recursosDeTarea(tarea: ConRecursos): Recurso[] {
  return valoresDeRecursos(tarea).map((value) => {
    if (!isRutaDeSubida(value)) return { type: idDeYoutube(value) ? 'youtube' : 'url', value }
    const { nombre, bytes, tipo, duracion_ms } = tarea.archivos.find(({ path }) => path === value) ?? {}
    return { type: 'file', value, nombre, bytes, tipo, duracion_ms: duracion_ms ?? undefined }
  })
}
