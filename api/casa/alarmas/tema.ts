import type { Tema } from '../../suelo/tema.ts'
import { avisoDeAlarmas } from './aviso.ts'

export const temaDeAlarmas: Tema = {
  trabajos: [avisoDeAlarmas],
}
