import '../../lib/sin-eval'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Comunidad } from '../comunidad/comunidad'
import { useHuecos } from '../comunidad/use-huecos'
import { ConDialogos, useOpen } from '../con-dialogos'

/** Of the whole timeline: the community of each card that was opened, in the card, and the forms over the page. */
export default function EnLinea() {
  const huecos = useHuecos()
  return (
    <ConDialogos>
      <Aportar />
      {huecos.map(({ clave, hueco }) =>
        createPortal(<Comunidad composerId={Number(hueco.dataset.comunidad)} titulo="h4" />, hueco, clave),
      )}
    </ConDialogos>
  )
}

/** The link to the form's page opens it over this one; where it can't come down, the link is followed. */
function Aportar() {
  const open = useOpen()

  useEffect(() => {
    const openPedido = () => {
      const enlace = document.querySelector<HTMLAnchorElement>('[data-aportar][aria-busy]')
      if (!enlace) return
      open('aporte')
        .catch(() => location.assign(enlace.href))
        .finally(() => enlace.removeAttribute('aria-busy'))
    }
    openPedido()
    document.addEventListener('click', openPedido)
    return () => document.removeEventListener('click', openPedido)
  }, [open])

  return null
}
