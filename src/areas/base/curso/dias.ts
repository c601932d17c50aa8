import type { z } from 'zod'
import type { diaClaseContado } from '../../../../api/cursado/clases/ficha'
import { claveDe } from '../clave-de'
import { queryClient } from '../consultas'
import { lectura } from '../leer'
import { enCatedra, type RolDeGestion } from './gestion'
import { readCatedraAgain } from './queries'

export type DiaClase = z.infer<typeof diaClaseContado>

/** The class days of a course. */
export const diasQuery = (rol: RolDeGestion, id: number) => lectura(`${enCatedra[rol]}/:id/diasclase`, { id })

/** Under it is kept what a course's classes are closed with: whoever keeps that up to date needs no more of it. */
export const claveDeCierres = (catedraId: number) =>
  claveDe(`docente/catedra/${catedraId}/diasclase/hoy/cierre`)

/** All that is counted from a course's days and their marks; its own page says which one is today's. */
export function refetchClases(rol: RolDeGestion, catedraId: number) {
  void readCatedraAgain(rol, catedraId)
  // Also where it is on no screen: whoever loses the connection closes the class with what was read last.
  void queryClient.invalidateQueries(
    { queryKey: claveDeCierres(catedraId), refetchType: 'all' },
    { cancelRefetch: false },
  )
}
