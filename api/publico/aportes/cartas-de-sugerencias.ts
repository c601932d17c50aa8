import { type CreadorPrivado, isPublicado, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enlaceDeRecibo, lineaDeRecibo } from '../recibos/enlace.ts'

export const sugerenciaRecibida = (deps: Deps, creador: CreadorPrivado, recibo: string): Letter => ({
  subject: 'Recibimos tu sugerencia',
  paragraphs: [
    '¡Gracias por tu sugerencia!',
    `La vamos a revisar y te escribiremos a esta dirección cuando decidamos si la ficha de ${nombreCompleto(creador)} cambia.`,
    lineaDeRecibo(recibo),
  ],
  action: enlaceDeRecibo(deps, recibo),
})

/** `motivo`: why a part of it was left out. */
export const sugerenciaAprobada = (
  creador: CreadorPrivado,
  url: string,
  motivo: string | null = null,
): Letter => ({
  subject: motivo ? 'Aprobamos una parte de tu sugerencia' : 'Aprobamos tu sugerencia',
  paragraphs: motivo
    ? [
        '¡Gracias! Aprobamos una parte de tu sugerencia.',
        efectoDe(creador, 'esa parte'),
        'El resto no, por este motivo:',
      ]
    : ['¡Gracias! Tu sugerencia fue aprobada.', efectoDe(creador)],
  ...(motivo && { quote: motivo }),
  ...(isPublicado(creador) && { action: { label: 'Ver la ficha', url } }),
})

/** It may have been taken down while the suggestion waited. */
const efectoDe = (creador: CreadorPrivado, que = 'los cambios que propusiste') =>
  isPublicado(creador)
    ? `La ficha de ${nombreCompleto(creador)} ya muestra ${que}.`
    : `La ficha de ${nombreCompleto(creador)} no está publicada por ahora; cuando lo esté, tendrá ${que}.`

export const sugerenciaRechazada = (creador: CreadorPrivado, motivo: string): Letter => ({
  subject: 'Sobre tu sugerencia',
  paragraphs: [
    `Gracias por tomarte el tiempo de sugerir cambios en la ficha de ${nombreCompleto(creador)}. Esta vez no los vamos a aplicar, por este motivo:`,
  ],
  quote: motivo,
})

export const sugerenciaDevuelta = (creador: CreadorPrivado, motivo: string, url: string): Letter => ({
  subject: 'Tu sugerencia necesita algunas mejoras',
  paragraphs: [
    `Revisamos lo que propusiste para la ficha de ${nombreCompleto(creador)} y, antes de aplicarlo, te pedimos que lo mejores. Estas son las observaciones:`,
  ],
  quote: motivo,
  action: { label: 'Corregir mi sugerencia (el enlace vale 60 días)', url },
})
