import { mutationOptions } from '@tanstack/react-query'
import type { DatosDeDiaClase, PeriodoDeClases } from '../../domain/clases/dias-clase'
import { noHuboClase } from '../../domain/clases/suspension'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { refetchClases } from '../base/curso/dias'
import { catedraDe, porRol } from '../base/curso/gestion'
import { announceFailure } from '../base/fallas'
import { announceRemoval } from '../papelera/deshacer'

/** The class days of a course, by whoever runs it; `editDias` says who changes one, or takes it away. */
export const clases = porRol((rol) => ({
  /** A new one, or changes to one that there is. */
  saveDia: (catedraId: number, diaId?: number) =>
    mutationOptions({
      mutationFn: (datos: Partial<DatosDeDiaClase>) =>
        unwrap(
          diaId === undefined
            ? catedraDe(rol, catedraId).diasclase.post(datos as DatosDeDiaClase)
            : diaPropio(catedraId, diaId).put(datos),
        ),
      onSuccess: () => {
        toast.success(diaId === undefined ? 'Día de clase creado.' : 'Día de clase actualizado.')
        refetchClases(rol, catedraId)
      },
    }),

  removeDia: (catedraId: number) =>
    mutationOptions({
      mutationFn: (diaId: number) => unwrap(diaPropio(catedraId, diaId).delete()),
      onSuccess: ({ message }, diaId) => {
        announceRemoval(rol, 'DIA', diaId, message)
        refetchClases(rol, catedraId)
      },
      onError: announceFailure('Error al eliminar el día de clase.'),
    }),

  quitDias: (catedraId: number) =>
    mutationOptions({
      mutationFn: (ids: number[]) => unwrap(catedraDe(rol, catedraId).diasclase.quitar.post({ ids })),
      onSuccess: ({ quitadas }) => {
        const cuales = quitadas === 1 ? 'Se quitó 1 día de clase' : `Se quitaron ${quitadas} días de clase`
        toast.success(`${cuales}: desde la papelera puede volver cada uno.`)
        refetchClases(rol, catedraId)
      },
      onError: announceFailure('No se pudieron quitar los días de clase.'),
    }),

  suspendDia: (catedraId: number, diaId: number) =>
    mutationOptions({
      mutationFn: (datos: { motivo: string }) =>
        unwrap(catedraDe(rol, catedraId).diasclase({ diaId }).suspension.put(datos)),
      onSuccess: ({ suspendida }) => {
        toast.success(noHuboClase(suspendida ?? ''))
        refetchClases(rol, catedraId)
      },
    }),

  restoreDia: (catedraId: number) =>
    mutationOptions({
      mutationFn: (diaId: number) =>
        unwrap(catedraDe(rol, catedraId).diasclase({ diaId }).suspension.delete()),
      onSuccess: () => {
        toast.success('La clase vuelve a contar.')
        refetchClases(rol, catedraId)
      },
      onError: announceFailure('No se pudo reponer la clase.'),
    }),

  generateDias: (catedraId: number) =>
    mutationOptions({
      mutationFn: (periodo: PeriodoDeClases) =>
        unwrap(catedraDe(rol, catedraId).diasclase.generar.post(periodo)),
      onSuccess: ({ message }) => {
        toast.success(message)
        refetchClases(rol, catedraId)
      },
    }),
}))

const diaPropio = (id: number, diaId: number) => api.docente.catedra({ id }).diasclase({ diaId })
