/** What a screen knows of a one-time code, without the schemas that the server reads it by. */
export const DIGITOS = 6
export const SEGUNDOS_ENTRE_CODIGOS = 60

export const SEIS_DIGITOS = 'El código debe tener 6 dígitos.'
export const EMAIL_OBLIGATORIO = 'El email es obligatorio.'

/** As it was typed or pasted: '123 456' is a code too. */
export const codigoLimpio = (texto: string) => texto.replace(/[\s-]/g, '')

export const isCodigo = (limpio: string) => /^\d{6}$/.test(limpio)
