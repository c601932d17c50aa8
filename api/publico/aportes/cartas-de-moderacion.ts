import { type CreadorPrivado, nombreCompleto } from '../../../src/domain/creadores.ts'
import type { Letter } from '../../casa/correos/letter.ts'

export const aportePublicado = (creador: CreadorPrivado, url: string): Letter => ({
  subject: 'Tu aporte ya está publicado',
  paragraphs: [
    '¡Buenas noticias!',
    `La ficha de ${nombreCompleto(creador)} que aportaste ya forma parte de la línea de tiempo. Gracias por ayudarnos a contar esta historia.`,
  ],
  action: { label: 'Ver la ficha', url },
})

/** Its address has not proved itself, and the creator's name was not approved: it is not in it. */
export const aporteDevuelto = (motivo: string, url: string): Letter => ({
  subject: 'Tu aporte necesita algunas mejoras',
  paragraphs: [
    'Revisamos la ficha que aportaste y, antes de publicarla, te pedimos que la mejores. Estas son las observaciones:',
  ],
  quote: motivo,
  action: { label: 'Corregir mi aporte (el enlace vale 60 días)', url },
})
