/** A bare number, as its field invites one to write, says by itself what it is the number of. */
export const nombreDeAula = (aula: string) => (/^\d/.test(aula) ? `Aula ${aula}` : aula)
