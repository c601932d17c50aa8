import type { Letter } from '../../casa/correos/letter.ts'

/** Goes to whatever address a visitor gave: nothing in it is the visitor's. */
export const aporteRecibido: Letter = {
  subject: 'Recibimos tu aporte',
  paragraphs: [
    '¡Gracias por tu aporte!',
    'Recibimos la ficha que nos enviaste. La vamos a revisar y te escribiremos a esta dirección cuando se publique o si hace falta mejorar algo.',
    'Si no fuiste tú, no hace falta que hagas nada.',
  ],
}
