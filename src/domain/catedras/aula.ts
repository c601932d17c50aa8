/** A bare number, with a letter or without, does not say what it is the number of; '2º piso' does. */
export const nombreDeAula = (aula: string) => (/^\d+\s?[a-z]?$/i.test(aula) ? `Aula ${aula}` : aula)
