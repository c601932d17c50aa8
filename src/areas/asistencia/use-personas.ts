import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { queryClient } from '../base/consultas'
import type { Asistencia, Remitente } from './remitente'
import type { Lugar } from './use-marcas'

/**
 * Who stands in a sheet, and what the server says of each. That is looked up where it is shown: writing down what has
 * arrived must not draw two hundred rows again under somebody's thumb.
 */
export function usePersonas({ catedraId, diaId }: Lugar, asistencia: Remitente['asistencia']) {
  const { data: personas, dataUpdatedAt: leidaEn } = useSuspenseQuery({
    ...asistencia(catedraId, diaId),
    select: personasDe,
  })
  const guardado = useCallback(
    (alumnoId: number) => {
      const leida = queryClient.getQueryData<Asistencia[]>(asistencia(catedraId, diaId).queryKey)
      return presentesDe(leida ?? []).get(alumnoId) ?? null
    },
    [asistencia, catedraId, diaId],
  )
  return { personas, leidaEn, guardado }
}

const personasDe = (asistencias: readonly Asistencia[]) =>
  asistencias.map(({ alumnoId, nombreCompleto }) => ({ alumnoId, nombre: nombreCompleto }))

const leidas = new WeakMap<readonly Asistencia[], Map<number, boolean | null>>()

function presentesDe(asistencias: readonly Asistencia[]): Map<number, boolean | null> {
  const conocidos = leidas.get(asistencias)
  if (conocidos) return conocidos
  const presentes = new Map(asistencias.map(({ alumnoId, presente }) => [alumnoId, presente]))
  leidas.set(asistencias, presentes)
  return presentes
}
