import type { Paso } from '../../../domain/casa/primeros-pasos'
import { rutas } from '../../admin'

/** Each step has its address, so that one can come back to it; without one it is the dashboard. */
export const rutaDePaso = (paso: Paso | undefined) =>
  paso ? `${rutas.primerosPasos}?paso=${paso}` : rutas.panel
