/** As `correccion.css` says it. */
export const enTelefono = () => matchMedia('(max-width: 39.99rem), (pointer: coarse)').matches
