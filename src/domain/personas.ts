import { esEmail, LARGO, pasaDe, type Regla, textoEscrito } from './campos.ts'
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
  ['nombre', ({ nombre }) => pasaDe(nombre, LARGO.nombre), 'El nombre no puede pasar de 120 caracteres.'],
  [
    'apellido',
    ({ apellido }) => pasaDe(apellido, LARGO.nombre),
    'El apellido no puede pasar de 120 caracteres.',
  ],
  [
    'telefono',
    ({ telefono }) => pasaDe(telefono, LARGO.nombre),
    'El teléfono no puede pasar de 120 caracteres.',
  ],
  [
    'direccion',
    ({ direccion }) => pasaDe(direccion, LARGO.titulo),
    'La dirección no puede pasar de 200 caracteres.',
  ],
]

/** People stand by last name, then first name. */
export function ordenDePersona({ nombre, apellido }: Pick<Persona, 'nombre' | 'apellido'>): string {
  return claveDeOrden(`${apellido} ${nombre}`)
}
