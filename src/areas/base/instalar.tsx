import { useStore } from '@nanostores/react'
import { Smartphone } from 'lucide-react'
import { atom } from 'nanostores'
import { dispositivo } from '../../lib/dispositivo'
import { Button } from '../../ui/button'

/** Not in TypeScript's library: only some browsers say that they could install the page. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

const NO_ME_INTERESA = 'no-instalar'

/** How the browser is asked to install the program; null where it can't, where it is, or where somebody said no. */
const $instalable = atom<BeforeInstallPromptEvent | null>(null)

addEventListener('beforeinstallprompt', (evento) => {
  if (dispositivo.read(NO_ME_INTERESA)) return
  evento.preventDefault()
  $instalable.set(evento as BeforeInstallPromptEvent)
})
addEventListener('appinstalled', () => $instalable.set(null))

/** Offers to have it beside the other programs of a telephone, from where it opens without a connection too. */
export function Instalar() {
  const instalable = useStore($instalable)
  if (!instalable) return null
  return (
    <section className="banner-de-envio fila" aria-label="Instalar">
      <Smartphone aria-hidden="true" />
      <p>
        <b>Instálala en este dispositivo</b> y ábrela como una aplicación más, también sin conexión.
      </p>
      <div className="botones">
        <Button onClick={install}>Instalar</Button>
        <Button variant="quiet" onClick={dontInstall}>
          Ahora no
        </Button>
      </div>
    </section>
  )
}

function install() {
  void $instalable.get()?.prompt()
  $instalable.set(null)
}

function dontInstall() {
  dispositivo.keep(NO_ME_INTERESA, '1')
  $instalable.set(null)
}
