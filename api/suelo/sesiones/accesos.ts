import type { Tx } from '../../../db/client.ts'
import { forgetEnlace } from '../../cursado/calendario/enlaces.ts'
import { endSesiones } from '../services/sessions.ts'
import { deletePendiente, type Persona } from './cambio-pendiente.ts'

/** All that was opened with an e-mail that is somebody's no longer, and the change of it that waited. */
export function endAccesos(tx: Tx, persona: Persona): void {
  endSesiones(tx, persona)
  forgetEnlace(tx, persona)
  deletePendiente(tx, persona)
}
