import { api, unwrap } from '../../../lib/api'
import { moderate } from '../../base/moderar'
import { takingBack } from '../deshacer'

export type Que = 'aportes' | 'sugerencias'

export const undoDecision = (que: Que) =>
  takingBack(
    (id: number) =>
      moderate(
        unwrap(
          que === 'aportes'
            ? api.admin.aportes({ id }).deshacer.post()
            : api.admin.sugerencias({ id }).deshacer.post(),
        ),
      ),
    'No se pudo deshacer.',
  )
