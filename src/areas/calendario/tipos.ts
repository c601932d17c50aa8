import type { To } from 'react-router'
import type { Entrada } from '../../../api/cursado/calendario/esquemas'

export type { Entrada }

/** Whose calendar it is, and where what stands in it leads to. */
export interface FuenteDeCalendario {
  rol: 'docente' | 'alumno'
  leer: (periodo: { desde: string; hasta: string }) => Promise<Entrada[]>
  enlace: (entrada: Entrada) => { to: To; state?: unknown }
  leerDireccion: () => Promise<{ activo: boolean; created_at: string | null }>
  crearDireccion: () => Promise<{ url: string; created_at: string }>
  revocarDireccion: () => Promise<{ message: string }>
}
