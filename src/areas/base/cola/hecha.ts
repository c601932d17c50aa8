import { HECHA_HACE_MAXIMO } from '../../../domain/asistencia/asistencia'

/** How long ago something was put: a clock that was set meanwhile tells nothing of the future, nor of long before. */
export const haceDe = (hecha: number): number =>
  Math.min(Math.max(Math.round(Date.now() - hecha), 0), HECHA_HACE_MAXIMO)
