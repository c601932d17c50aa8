import { prepararAporte } from './aportar'
import { prepararComunidad } from './comunidad'
import { prepararContinuacion } from './continuar'
import { prepararFiltros } from './filtrar'
import { prepararFotos } from './fotos'
import { revelar } from './revelar'
import { prepararSaltos } from './saltar'
import { prepararVideos } from './video'

prepararFotos()
// In a task of its own: the one that runs this has the document to finish.
setTimeout(() => {
  prepararVideos()
  prepararComunidad()
  if (!document.querySelector('#lista')) return
  revelar()
  prepararSaltos()
  prepararContinuacion()
  prepararFiltros()
  prepararAporte()
})
// In development there is none.
if (import.meta.env.PROD) addEventListener('load', () => navigator.serviceWorker?.register('/sw.js'))
