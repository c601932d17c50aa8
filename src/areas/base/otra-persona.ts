import { bearer } from '../../lib/llaves'
import { duenoDe } from '../../lib/persona'
import { $sesion } from '../../lib/sesion'

const quienEs = () => duenoDe(bearer() ?? '')

/** Another tab may sign somebody else in: what stands in this one is not theirs, nor would be what is written in it. */
export function watchWho() {
  let antes = quienEs()
  $sesion.listen(({ vencida }) => {
    const ahora = quienEs()
    if (antes && ahora && ahora !== antes) location.reload()
    // Whose session has expired may still go on.
    if (!vencida) antes = ahora
  })
}
