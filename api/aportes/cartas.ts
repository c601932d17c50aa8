import { type CreadorPrivado, nombreCompleto } from '../../src/domain/creadores.ts'
import type { Letter } from '../mail/letter.ts'

export const aporteRecibido = (creador: CreadorPrivado): Letter => ({
  subject: `Recibimos tu aporte: ${nombreCompleto(creador)}`,
  paragraphs: [
    '¡Gracias por tu aporte!',
    `Recibimos la ficha de ${nombreCompleto(creador)}. La vamos a revisar y te escribiremos a esta dirección cuando se publique o si hace falta mejorar algo.`,
  ],
})
