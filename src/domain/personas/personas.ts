import { datoEscrito, LARGO } from '../base/campos.ts'
import { emailInvalido, masLargo, type Regla, sinEmail } from '../base/reglas-de-formulario.ts'
import { claveDeOrden } from '../base/texto.ts'

export { nombreDePersona } from './nombres.ts'

/** What students and teachers have in common. */
export const camposDePersona = {
  nombre: datoEscrito,
  apellido: datoEscrito,
  email: datoEscrito,
  telefono: datoEscrito,
  direccion: datoEscrito,
}

type Persona = Record<keyof typeof camposDePersona, string>

export const reglasDePersona: Regla<Persona>[] = [
  ['nombre', ({ nombre }) => !nombre, 'El nombre es obligatorio.'],
  ['apellido', ({ apellido }) => !apellido, 'El apellido es obligatorio.'],
  sinEmail('email'),
  emailInvalido('email'),
  masLargo('nombre', LARGO.nombre, 'El nombre no puede pasar de 120 caracteres.'),
  masLargo('apellido', LARGO.nombre, 'El apellido no puede pasar de 120 caracteres.'),
  masLargo('telefono', LARGO.nombre, 'El teléfono no puede pasar de 120 caracteres.'),
  masLargo('direccion', LARGO.titulo, 'La dirección no puede pasar de 200 caracteres.'),
]

/**
 * People stand by last name, then first name: a tab comes before all letters and blanks, so Rosa Agüero stands before
 * Ana Agüero Gómez.
 */
export function ordenDePersona({ nombre, apellido }: Pick<Persona, 'nombre' | 'apellido'>): string {
  return `${claveDeOrden(apellido)}\t${claveDeOrden(nombre)}`
}
