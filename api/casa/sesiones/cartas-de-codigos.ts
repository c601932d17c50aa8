import type { Letter } from '../correos/letter.ts'

/** The subject stays in the outbox and in logs, so the code is only in the text. */
export const cartaDeCodigo = (codigo: string): Letter => ({
  subject: 'Tu código de ingreso',
  paragraphs: [
    `Tu código para ingresar es ${codigo}.`,
    'Vale por 10 minutos y una sola vez. Si no lo pediste, no hace falta que hagas nada.',
  ],
})
