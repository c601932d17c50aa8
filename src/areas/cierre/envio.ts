import type { Clase } from './borrador-de-cierre'
import type { Cuerpo } from './cuerpo'

/** A closing, as it waits to be sent. */
export interface Envio extends Clase {
  cuerpo: Cuerpo
  /** Where the class had its day when it was closed. */
  diaId?: number | undefined
}
