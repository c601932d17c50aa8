import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'

const put = (id: number) => unwrap(api.publicaciones({ id })['toggle-visibility'].put())

/** Shows a post to the students or hides it from them, wherever it is done. */
export const toggleVisibilidad = (onToggle: (publicacion: Awaited<ReturnType<typeof put>>) => void) =>
  accion({
    mutationFn: put,
    exito: (publicacion) =>
      publicacion.visibleToStudents
        ? 'La publicación se ve en el tablón.'
        : 'La publicación quedó oculta para los alumnos.',
    refetch: (publicacion) => onToggle(publicacion),
    falla: 'No se pudo cambiar la visibilidad de la publicación.',
  })
