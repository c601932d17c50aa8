import { prepareAbierta } from './abierta'
import { prepareIsla } from './abrir'
import { prepareFiltros } from './buscar'
import { prepareCompartir } from './compartir'
import { prepareContinuacion } from './continuar'
import { prepareEscucha } from './escuchar'
import './fallas'
import { prepareFotos } from './fotos'
import { reveal } from './revelar'
import { prepareSaltos } from './saltar'
import { prepareCinta } from './ubicar'

prepareFotos()
// In a task of its own: the one that runs this has the document to finish.
setTimeout(() => {
  prepareEscucha()
  prepareCompartir()
  if (!document.querySelector('#lista')) return
  prepareIsla()
  reveal()
  prepareSaltos()
  prepareAbierta()
  prepareCinta()
  prepareContinuacion()
  prepareFiltros()
})
// In development there is none.
if (import.meta.env.PROD) {
  // A browser that lets nothing be kept refuses it.
  addEventListener('load', () => navigator.serviceWorker?.register('/sw.js').catch(() => {}))
}
