import type { EdicionDeInscripcion, InscripcionesNuevas } from '../../domain/inscripciones/inscripciones'
import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { lectura, lecturaDeParte, type Parte } from '../base/leer'
import type { PedidoDeParte } from '../base/use-lista'

export type Candidato = Parte<'admin/enrollment-candidates'>['data'][number]

export const candidatosQuery = (catedra: number) => (pedido: PedidoDeParte) =>
  lecturaDeParte('admin/enrollment-candidates', { catedra, ...pedido })

/** How much of what the others have who enrols can be given at once. */
export const porAsignarQuery = (catedra: number) => lectura('admin/catedras/:id/por-asignar', { id: catedra })

/** A contributor who enrols becomes a student, so that list changes too. */
const refetch = () => queryClient.invalidateQueries()

/** One or several. */
export const enroll = (catedra: number) =>
  accion({
    mutationFn: async ({ alumnos, ...condiciones }: InscripcionesNuevas) => {
      const { inscribir, inscripciones } = api.admin.catedras({ id: catedra })
      const [uno, otro] = alumnos
      if (!uno || otro) return (await unwrap(inscripciones.post({ alumnos, ...condiciones }))).message
      await unwrap(inscribir.post({ ...uno, ...condiciones }))
      return 'Alumno inscrito exitosamente!'
    },
    exito: (mensaje) => mensaje,
    refetch: () => void refetch(),
  })

export const editInscripcion = (id: number) =>
  accion({
    mutationFn: (cambios: EdicionDeInscripcion) => unwrap(api.admin.catedraalumnos({ id }).put(cambios)),
    exito: 'Inscripción actualizada.',
    refetch: () => void refetch(),
  })
