import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { DatosDeAlumno } from '../../domain/alumnos'
import { nombreDePersona } from '../../domain/nombres'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'

const fetchAlumnos = () => unwrap(api.admin.alumnos.get())

export type Alumno = Awaited<ReturnType<typeof fetchAlumnos>>[number]

export const alumnosQuery = queryOptions({ queryKey: ['alumnos'], queryFn: fetchAlumnos })

/** What a student has delivered and written, in bytes. */
export const usoQuery = (id: number) =>
  queryOptions({
    queryKey: ['alumnos', id, 'uso'],
    queryFn: async () => (await unwrap(api.alumnos({ id }).get())).uso ?? null,
  })

/** A student stands in courses, among the candidates and in the counts too. */
const refetch = () => void queryClient.invalidateQueries()

/** A new one, or changes to one that there is. */
export const saveAlumno = (id?: number) =>
  mutationOptions({
    mutationFn: (datos: Partial<DatosDeAlumno>) =>
      unwrap(id === undefined ? api.alumnos.post(datos as DatosDeAlumno) : api.alumnos({ id }).put(datos)),
    onSuccess: () => {
      toast.success(`Alumno ${id === undefined ? 'creado' : 'actualizado'} exitosamente!`)
      refetch()
    },
  })

/** Nothing happens where the browser's question is answered with no. */
export const removeAlumno = mutationOptions({
  mutationFn: async ({ id }: Alumno) => {
    const alumno = await unwrap(api.alumnos({ id }).get())
    return confirm(preguntaDe(alumno)) ? unwrap(api.alumnos({ id }).delete()) : null
  },
  onSuccess: (respuesta) => {
    if (!respuesta) return
    toast.success(respuesta.message)
    refetch()
  },
  onError: announceFailure('No se pudo eliminar el alumno.'),
})

interface Eliminable {
  nombre: string
  apellido: string
  catedras: { nombre: string; anio: number }[]
}

function preguntaDe({ catedras, ...alumno }: Eliminable): string {
  const inscripciones = catedras.map(({ nombre, anio }) => `• ${nombre} (${anio})`).join('\n')
  return [
    `¿Eliminar a ${nombreDePersona(alumno)}?`,
    inscripciones &&
      `Se eliminan también sus inscripciones, con sus pagos, asistencias, entregas y calificaciones:\n${inscripciones}`,
    'No se puede deshacer.',
  ]
    .filter(Boolean)
    .join('\n\n')
}
