import { mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { announceFailure } from '../base/fallas'

const put = (id: number) => unwrap(api.publicaciones({ id })['toggle-visibility'].put())

/** Shows a post to the students or hides it from them, wherever it is done. */
export const toggleVisibilidad = (onToggle: (publicacion: Awaited<ReturnType<typeof put>>) => void) =>
  mutationOptions({
    mutationFn: put,
    onSuccess: (publicacion) => {
      toast.success(
        publicacion.visibleToStudents
          ? 'La publicación se ve en el tablón.'
          : 'La publicación quedó oculta para los alumnos.',
      )
      onToggle(publicacion)
    },
    onError: announceFailure('No se pudo cambiar la visibilidad de la publicación.'),
  })
