import { minutosDe } from '../../domain/archivos/sonido'
import type { Barra } from './barra'
import type { Medio } from './medio'

/** How far a file is, and the way to another moment of it; a frame has its own. */
export function watchMomento({ archivo }: Medio, { momento, tiempo }: Barra) {
  momento.hidden = tiempo.hidden = !archivo
  if (!archivo) return
  const show = () => {
    const { currentTime, duration } = archivo
    const conFin = Number.isFinite(duration)
    momento.disabled = !conFin
    momento.max = String(conFin ? duration : 0)
    momento.value = String(currentTime)
    const leido = minutosDe(currentTime * 1000)
    tiempo.textContent = conFin ? `${leido} / ${minutosDe(duration * 1000)}` : leido
    momento.setAttribute('aria-valuetext', tiempo.textContent)
  }
  archivo.ontimeupdate = archivo.ondurationchange = show
  momento.oninput = () => {
    archivo.currentTime = Number(momento.value)
  }
  show()
}
