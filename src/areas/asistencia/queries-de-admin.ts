import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { DatosDeDiaClase, PeriodoDeClases } from '../../domain/dias-clase'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'

const de = (id: number) => api.admin.catedras({ id })
const clave = (catedraId: number) => ['catedras', catedraId, 'asistencia'] as const

const fetchResumen = (catedraId: number) => unwrap(de(catedraId).asistencias.resumen.get())

export type ResumenDeAlumno = Awaited<ReturnType<typeof fetchResumen>>[number]

export const resumenQuery = (catedraId: number) =>
  queryOptions({
    queryKey: [...clave(catedraId), 'resumen'],
    queryFn: () => fetchResumen(catedraId),
  })

export const detalleQuery = (catedraId: number, alumnoId: number) =>
  queryOptions({
    queryKey: [...clave(catedraId), 'alumno', alumnoId],
    queryFn: () => unwrap(de(catedraId).alumnos({ alumnoId }).asistencias.get()),
  })

export const diasQuery = (catedraId: number) =>
  queryOptions({
    queryKey: [...clave(catedraId), 'dias'],
    queryFn: () => unwrap(de(catedraId).diasclase.get()),
  })

export const asistenciaQuery = (catedraId: number, diaId: number) =>
  queryOptions({
    queryKey: [...clave(catedraId), 'dia', diaId],
    queryFn: async () => (await unwrap(de(catedraId).diasclase({ diaId }).asistencias.get())).asistencias,
    refetchOnWindowFocus: false,
  })

/** What is counted from the marks and the days. */
export const refetchAsistencia = (catedraId: number) =>
  void queryClient.invalidateQueries({ queryKey: clave(catedraId) })

/** The administrator adds days; the course's teacher changes and removes them. */
export const createDia = (catedraId: number) =>
  mutationOptions({
    mutationFn: (datos: Partial<DatosDeDiaClase>) =>
      unwrap(de(catedraId).diasclase.post(datos as DatosDeDiaClase)),
    onSuccess: () => {
      toast.success('Día de clase creado.')
      refetchAsistencia(catedraId)
    },
  })

export const generateDias = (catedraId: number) =>
  mutationOptions({
    mutationFn: (periodo: PeriodoDeClases) => unwrap(de(catedraId).diasclase.generar.post(periodo)),
    onSuccess: ({ message }) => {
      toast.success(message)
      refetchAsistencia(catedraId)
    },
  })
