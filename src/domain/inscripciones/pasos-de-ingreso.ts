/** What somebody does who comes in for the first time, by an address that they have before them. */
export const pasosDeIngreso = (enlace: string, email = 'el que diste a la institución'): string[] =>
  [
    `Abre ${enlace}`,
    `Escribe tu email: ${email}`,
    'Escribe el código de seis números que te llega a ese email',
  ].map((paso, i) => `${i + 1}. ${paso}`)
