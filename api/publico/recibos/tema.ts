import type { Tema } from '../../suelo/tema.ts'
import { recordatorioDeAportes } from './recordatorio.ts'

export const temaDeRecibos: Tema = {
  trabajos: [recordatorioDeAportes],
}
