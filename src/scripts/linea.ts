import './sin-eval'
import { prepararAporte } from './aportar'
import { prepararComunidad } from './comunidad'
import { prepararContinuacion } from './continuar'
import { prepararFiltros } from './filtrar'
import { revelar } from './revelar'
import { prepararSaltos } from './saltar'
import { prepararVideos } from './video'

prepararVideos()
prepararComunidad()
if (document.querySelector('#lista')) {
  revelar()
  prepararSaltos()
  prepararContinuacion()
  prepararFiltros()
  prepararAporte()
}
