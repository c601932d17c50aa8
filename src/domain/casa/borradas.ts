/** How somebody is called who asked to be erased. */
export const nombreDeBorrada = (id: number) => ({ nombre: 'Persona', apellido: `borrada ${id}` })

/** No mail can ever reach it (RFC 2606). */
export const DOMINIO_DE_BORRADAS = '@borrado.invalid'

/** An address that is nobody's. */
export const emailDeBorrada = (rol: string, id: number) => `${rol}-${id}${DOMINIO_DE_BORRADAS}`

export const isDeBorrada = (email: string): boolean => email.toLowerCase().endsWith(DOMINIO_DE_BORRADAS)

/** Of whom something came, where the address says nothing. */
export const UNA_BORRADA = 'Una persona borrada'
