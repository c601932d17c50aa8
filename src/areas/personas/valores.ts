import type { Persona } from '../../lib/persona'

/** What a student's form and a teacher's have in common, as it is typed. */
export interface ValoresDePersona {
  nombre: string
  apellido: string
  email: string
  telefono: string
  direccion: string
}

export type PersonaGuardada = Omit<Persona, 'id'> & { telefono: string | null; direccion: string | null }

export const personaVacia: ValoresDePersona = {
  nombre: '',
  apellido: '',
  email: '',
  telefono: '',
  direccion: '',
}

export const valoresDePersona = (persona: PersonaGuardada): ValoresDePersona => ({
  nombre: persona.nombre,
  apellido: persona.apellido,
  email: persona.email,
  telefono: persona.telefono ?? '',
  direccion: persona.direccion ?? '',
})
