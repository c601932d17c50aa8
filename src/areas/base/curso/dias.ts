import { claveDe } from '../clave-de'

/** Under it is kept what a course's classes are closed with: whoever keeps that up to date needs no more of it. */
export const claveDeCierres = (catedraId: number) =>
  claveDe(`docente/catedra/${catedraId}/diasclase/hoy/cierre`)
