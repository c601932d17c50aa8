import { esEmail, LARGO, textoEscrito } from './campos.ts'
import { masLargo, type Regla } from './reglas.ts'
import { claveDeOrden } from './texto.ts'

export { nombreDePersona } from './nombres.ts'

/** What students and teachers have in common. */
export const camposDePersona = {
  nombre: textoEscrito,
  apellido: textoEscrito,
  email: textoEscrito,
  telefono: textoEscrito,
  direccion: textoEscrito,
}

type Persona = Record<keyof typeof camposDePersona, string>

export const reglasDePersona: Regla<Persona>[] = [
  ['nombre', ({ nombre }) => !nombre, 'El nombre es obligatorio.'],
  ['apellido', ({ apellido }) => !apellido, 'El apellido es obligatorio.'],
  ['email', ({ email }) => !email, 'El email es obligatorio.'],
  ['email', ({ email }) => !esEmail(email), 'El email no es válido.'],
  masLargo('nombre', LARGO.nombre, 'El nombre no puede pasar de 120 caracteres.'),
  masLargo('apellido', LARGO.nombre, 'El apellido no puede pasar de 120 caracteres.'),
  masLargo('telefono', LARGO.nombre, 'El teléfono no puede pasar de 120 caracteres.'),
  masLargo('direccion', LARGO.titulo, 'La dirección no puede pasar de 200 caracteres.'),
]

/** People stand by last name, then first name. */
export function ordenDePersona({ nombre, apellido }: Pick<Persona, 'nombre' | 'apellido'>): string {
  return claveDeOrden(`${apellido} ${nombre}`)
}
