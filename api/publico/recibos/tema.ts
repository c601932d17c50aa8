import type { Tema } from '../../suelo/tema.ts'
import { recordatorioDeAportes } from './recordatorio.ts'

/**
 * A receipt comes with what somebody contributed, and is there when that has gone: whoever has it asks what became of it.
 * In which state that is follows from the creator or the suggestion (`estadoDeAporte`); kept is when it was opened,
 * answered, sent again or taken back (`paso.ts`, `retiro.ts`).
 */
export const temaDeRecibos: Tema = {
  trabajos: [recordatorioDeAportes],
}
