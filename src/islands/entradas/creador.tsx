import '../../lib/sin-eval'
import { Comunidad } from '../comunidad/comunidad'
import { ConDialogos } from '../con-dialogos'

/** Of a creator's page: its community, and the form over the page. */
export default function DeCreador({ composerId }: { composerId: number }) {
  return (
    <ConDialogos>
      <Comunidad composerId={composerId} titulo="h2" />
    </ConDialogos>
  )
}
