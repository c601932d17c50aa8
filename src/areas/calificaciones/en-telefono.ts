/** As `correccion.css` says it. */
export const enTelefono = () => matchMedia('(max-width: 40rem), (pointer: coarse)').matches
