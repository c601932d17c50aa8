import { prepararContinuacion } from './continuar'
import { prepararFiltros } from './filtrar'
import { revelar } from './revelar'
import { prepararSaltos } from './saltar'
import { prepararVideos } from './video'

prepararVideos()
if (document.querySelector('#lista')) {
  revelar()
  prepararSaltos()
  prepararContinuacion()
  prepararFiltros()
}
