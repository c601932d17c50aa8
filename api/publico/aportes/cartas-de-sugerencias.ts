import { type CreadorPrivado, isPublicado, nombreCompleto } from '../../../src/domain/creadores.ts'
import type { Letter } from '../../casa/correos/letter.ts'

export const sugerenciaRecibida = (creador: CreadorPrivado): Letter => ({
  subject: 'Recibimos tu sugerencia',
  paragraphs: [
    '¡Gracias por tu sugerencia!',
    `La vamos a revisar y te escribiremos a esta dirección cuando decidamos si la ficha de ${nombreCompleto(creador)} cambia.`,
  ],
})

export const sugerenciaAprobada = (creador: CreadorPrivado, url: string): Letter => ({
  subject: 'Aprobamos tu sugerencia',
  paragraphs: ['¡Gracias! Tu sugerencia fue aprobada.', efectoDe(creador)],
  ...(isPublicado(creador) && { action: { label: 'Ver la ficha', url } }),
})

/** It may have been taken down while the suggestion waited. */
const efectoDe = (creador: CreadorPrivado) =>
  isPublicado(creador)
    ? `La ficha de ${nombreCompleto(creador)} ya muestra los cambios que propusiste.`
    : `La ficha de ${nombreCompleto(creador)} no está publicada por ahora; cuando lo esté, tendrá los cambios que propusiste.`

export const sugerenciaRechazada = (creador: CreadorPrivado, motivo: string): Letter => ({
  subject: 'Sobre tu sugerencia',
  paragraphs: [
    `Gracias por tomarte el tiempo de sugerir cambios en la ficha de ${nombreCompleto(creador)}. Esta vez no los vamos a aplicar, por este motivo:`,
  ],
  quote: motivo,
})
