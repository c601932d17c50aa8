import { rutas } from '../admin'

/** To the screens about the creators of the timeline. */
export const migasDeCreadores = [
  { texto: 'Panel', ruta: rutas.panel },
  { texto: 'Creadores', ruta: rutas.creadores },
]
