import { enmascararEmail } from '../../../src/domain/ranking.ts'
import type { Letter } from '../correos/letter.ts'

/** To the new address. As in `cartaDeCodigo`, the code is only in the text. */
export const cartaDeConfirmacion = (codigo: string): Letter => ({
  subject: 'Confirma tu email nuevo',
  paragraphs: [
    `Tu código para confirmar este email es ${codigo}.`,
    'Vale por 10 minutos y una sola vez: escríbelo en tu perfil. Si no lo pediste, no hace falta que hagas nada.',
  ],
})

/** To the one that holds until then. */
export const cartaDeAviso = (nuevo: string): Letter => ({
  subject: 'Se pidió cambiar tu email',
  paragraphs: [
    `Desde tu perfil se pidió cambiar este email por ${enmascararEmail(nuevo)}.`,
    'Recién cuando se lo confirme con el código que enviamos allí, dejará de valer este.',
    'Si no fuiste tú, ingresa y cancela el cambio desde tu perfil, y avisa a la institución.',
  ],
})
