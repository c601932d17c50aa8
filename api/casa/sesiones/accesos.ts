import type { Tx } from '../../../db/client.ts'
import type { RolConCodigo } from '../../../src/domain/codigos.ts'
import { forgetEnlace } from '../../cursado/calendario/enlaces.ts'
import { endSesiones } from '../../services/sessions.ts'

/** All that was opened with an e-mail that is somebody's no longer. */
export function endAccesos(tx: Tx, persona: { rol: RolConCodigo; id: number }): void {
  endSesiones(tx, persona)
  forgetEnlace(tx, persona)
}
