import type { Persona } from '../../../lib/persona'

/** A profile as it is typed. */
export interface ValoresDePersona {
  nombre: string
  apellido: string
  email: string
  telefono: string
  direccion: string
}

export type PersonaGuardada = Persona & { telefono: string | null; direccion: string | null }

export const valoresDePersona = (persona: PersonaGuardada): ValoresDePersona => ({
  nombre: persona.nombre,
  apellido: persona.apellido,
  email: persona.email,
  telefono: persona.telefono ?? '',
  direccion: persona.direccion ?? '',
})
