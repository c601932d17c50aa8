import type { DatosDeDiaClase, PeriodoDeClases } from '../../domain/clases/dias-clase'
import { noHuboClase } from '../../domain/clases/suspension'
import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { refetchClases } from '../base/curso/dias'
import { catedraDe, porRol } from '../base/curso/gestion'
import { removal } from '../papelera/deshacer'

/** A class day of a course, by whoever runs it; `editDias` says who changes one, or takes it away. */
export const clases = porRol((rol) => ({
  /** A new one, or changes to one that there is. */
  saveDia: (catedraId: number, diaId?: number) =>
    accion({
      mutationFn: (datos: Partial<DatosDeDiaClase>) =>
        unwrap(
          diaId === undefined
            ? catedraDe(rol, catedraId).diasclase.post(datos as DatosDeDiaClase)
            : diaPropio(catedraId, diaId).put(datos),
        ),
      exito: diaId === undefined ? 'Día de clase creado.' : 'Día de clase actualizado.',
      refetch: () => refetchClases(rol, catedraId),
    }),

  removeDia: (catedraId: number) =>
    removal(rol, 'DIA', {
      mutationFn: (diaId: number) => unwrap(diaPropio(catedraId, diaId).delete()),
      refetch: () => refetchClases(rol, catedraId),
      falla: 'Error al eliminar el día de clase.',
    }),

  suspendDia: (catedraId: number, diaId: number) =>
    accion({
      mutationFn: (datos: { motivo: string }) =>
        unwrap(catedraDe(rol, catedraId).diasclase({ diaId }).suspension.put(datos)),
      exito: ({ suspendida }) => noHuboClase(suspendida ?? ''),
      refetch: () => refetchClases(rol, catedraId),
    }),

  restoreDia: (catedraId: number) =>
    accion({
      mutationFn: (diaId: number) =>
        unwrap(catedraDe(rol, catedraId).diasclase({ diaId }).suspension.delete()),
      exito: 'La clase vuelve a contar.',
      refetch: () => refetchClases(rol, catedraId),
      falla: 'No se pudo reponer la clase.',
    }),
}))

/** Many of them at once. */
export const variosDias = porRol((rol) => ({
  quitDias: (catedraId: number) =>
    accion({
      mutationFn: (ids: number[]) => unwrap(catedraDe(rol, catedraId).diasclase.quitar.post({ ids })),
      exito: ({ quitadas }) => `${lasQuitadas(quitadas)}: desde la papelera puede volver cada uno.`,
      refetch: () => refetchClases(rol, catedraId),
      falla: 'No se pudieron quitar los días de clase.',
    }),

  generateDias: (catedraId: number) =>
    accion({
      mutationFn: (periodo: PeriodoDeClases) =>
        unwrap(catedraDe(rol, catedraId).diasclase.generar.post(periodo)),
      exito: ({ message }) => message,
      refetch: () => refetchClases(rol, catedraId),
    }),
}))

const lasQuitadas = (cuantas: number) =>
  cuantas === 1 ? 'Se quitó 1 día de clase' : `Se quitaron ${cuantas} días de clase`

const diaPropio = (id: number, diaId: number) => api.docente.catedra({ id }).diasclase({ diaId })
