const enOrden = (pasos: string[]) => pasos.map((paso, i) => `${i + 1}. ${paso}`)

/** Where a student signs in, and is before the course: its own address says nothing to whom has no session. */
export const direccionDeIngreso = (origen: string, catedraId: number) =>
  `${origen}/alumno/login?catedra=${catedraId}`

/** What somebody does who comes in for the first time, by an address that they have before them. */
export const pasosDeIngreso = (enlace: string, email = 'el que diste a la institución'): string[] =>
  enOrden([
    `Abre ${enlace}`,
    `Escribe tu email: ${email}`,
    'Escribe el código de seis números que te llega a ese email',
  ])

/** The same, of who is in no list yet. */
export const pasosParaUnirse = (enlace: string): string[] =>
  enOrden([
    `Abre ${enlace}`,
    'Escribe quién eres y tu email',
    'Escribe el código de seis números que te llega a ese email',
  ])
