import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { DatosDeDocente } from '../../domain/docentes'
import { nombreDePersona } from '../../domain/nombres'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'

const fetchDocentes = () => unwrap(api.admin.docentes.get())

export type Docente = Awaited<ReturnType<typeof fetchDocentes>>[number]

export const docentesQuery = queryOptions({ queryKey: ['docentes'], queryFn: fetchDocentes })

/** A teacher's name stands in the courses too. */
const refetch = () => void queryClient.invalidateQueries()

/** A new one, or changes to one that there is. */
export const saveDocente = (id?: number) =>
  mutationOptions({
    mutationFn: (datos: Partial<DatosDeDocente>) =>
      unwrap(
        id === undefined
          ? api.admin.docentes.post(datos as DatosDeDocente)
          : api.admin.docentes({ id }).put(datos),
      ),
    onSuccess: () => {
      toast.success(`Docente ${id === undefined ? 'creado' : 'actualizado'} exitosamente!`)
      refetch()
    },
  })

/** Nothing happens where the browser's question is answered with no. */
export const removeDocente = mutationOptions({
  mutationFn: async (docente: Docente) =>
    confirm(preguntaDe(docente)) ? unwrap(api.admin.docentes({ id: docente.id }).delete()) : null,
  onSuccess: (respuesta) => {
    if (!respuesta) return
    toast.success(respuesta.message)
    refetch()
  },
  onError: announceFailure('No se pudo eliminar el docente.'),
})

function preguntaDe(docente: Docente): string {
  const { totalCatedras } = docente
  const catedras = totalCatedras === 1 ? 'Su cátedra quedará' : `Sus ${totalCatedras} cátedras quedarán`
  return [
    `¿Eliminar a ${nombreDePersona(docente)}?`,
    totalCatedras > 0 && `${catedras} sin docente, con sus alumnos y todo lo demás.`,
    'No se puede deshacer.',
  ]
    .filter(Boolean)
    .join('\n\n')
}
