import type { Tema } from '../../suelo/tema.ts'
import { resumenDelDia } from './boletin.ts'

export const temaDeTableros: Tema = {
  trabajos: [resumenDelDia],
}
