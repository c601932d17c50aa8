/** In which header it travels: '<reto>.<nonce>'. */
export const CABECERA_DE_PRUEBA = 'x-prueba'

/** The code of the refusal that brings a challenge: whoever answers it goes on. */
export const PRUEBA_PEDIDA = 'prueba_pedida'

/** How many bits of the hash have to be nought: some eight thousand tries, a third of a second for a cheap telephone. */
export const DIFICULTAD = 13

/** What nobody fills in who sees the form. */
export const CAMPO_OCULTO = 'sitio_web'

/** Of the challenge, the part that nobody can make up; with it what is hashed is one block long. */
const SEMILLA = 32

export const textoDePrueba = (reto: string, nonce: string | number) => `${reto.slice(-SEMILLA)}:${nonce}`

/** Whether a hash, by its first 32 bits, begins with as many noughts as are asked for. */
export const isPrueba = (primeros: number) => primeros >>> (32 - DIFICULTAD) === 0
