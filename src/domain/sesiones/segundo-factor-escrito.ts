/** What the login knows of the second factor, without the schemas that the server reads it by. */
export const FALTA_EL_CODIGO = 'Escribe el código de tu aplicación.'

/** The codes of two refusals of the login. */
export const FALTA_SEGUNDO_FACTOR = 'falta_segundo_factor'
export const SEGUNDO_FACTOR_INCORRECTO = 'segundo_factor_incorrecto'

/** How many recovery codes there are, and their digits: a phone shows the keys of numbers for them too. */
export const CODIGOS_DE_RECUPERACION = 10
export const DIGITOS_DE_RECUPERACION = 12
