import { maskEmail } from '../../../src/domain/comunidad/ranking.ts'
import type { Letter } from '../correos/letter.ts'

const CONFIRMA = 'Confirma tu email nuevo'
const CONFIRMASTE = 'Confirmaste tu email nuevo'

/** Of what goes to an address that may never come to be anybody's. */
export const asuntosAlNuevo = [CONFIRMA, CONFIRMASTE]

/** To the new address. As in `cartaDeCodigo`, the code is only in the text. */
export const cartaDeConfirmacion = (codigo: string): Letter => ({
  subject: CONFIRMA,
  paragraphs: [
    `Tu código para confirmar este email es ${codigo}.`,
    'Vale por 10 minutos y una sola vez: escríbelo en tu perfil. Si no lo pediste, no hace falta que hagas nada.',
  ],
})

const cancelarEn = (url: string) => ({ label: 'Cancelar el cambio', url })

const SI_NO_FUISTE =
  'Si no fuiste tú, cancela el cambio con este enlace, cierra las demás sesiones desde tu perfil y avisa a la institución.'

/** To the one that holds until then. */
export const cartaDePedido = (nuevo: string, enlace: string): Letter => ({
  subject: 'Se pidió cambiar tu email',
  paragraphs: [
    `Desde tu perfil se pidió cambiar este email por ${maskEmail(nuevo)}.`,
    'Recién 72 horas después de que se lo confirme con el código que enviamos allí, dejará de valer este.',
    SI_NO_FUISTE,
  ],
  action: cancelarEn(enlace),
})

/** To the same one, once the code was written. */
export const cartaDeEspera = (nuevo: string, cuando: string, enlace: string): Letter => ({
  subject: 'Tu email va a cambiar',
  paragraphs: [
    `Se confirmó el cambio de este email por ${maskEmail(nuevo)}. Vale desde el ${cuando}; hasta entonces ingresas con este.`,
    SI_NO_FUISTE,
  ],
  action: cancelarEn(enlace),
})

/** To the new one. */
export const cartaDeConfirmado = (antes: string, cuando: string): Letter => ({
  subject: CONFIRMASTE,
  paragraphs: [`Vale desde el ${cuando}; hasta entonces ingresas con ${maskEmail(antes)}.`],
})

interface Emails {
  antes: string
  nuevo: string
}

/** To both. */
export const cartaDeCambio = ({ antes, nuevo }: Emails): Letter => ({
  subject: 'Tu email cambió',
  paragraphs: [`Desde ahora ingresas con ${maskEmail(nuevo)}; ${maskEmail(antes)} ya no vale.`],
})

/** To both. */
export const cartaDeDescarte = ({ antes, nuevo }: Emails): Letter => ({
  subject: 'Tu email no cambió',
  paragraphs: [
    `Mientras el cambio esperaba, ${maskEmail(nuevo)} pasó a ser de otra persona, y el cambio quedó sin efecto.`,
    `Sigues ingresando con ${maskEmail(antes)}.`,
  ],
})
