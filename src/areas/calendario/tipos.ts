import type { To } from 'react-router'
import type { Entrada } from '../../../api/cursado/calendario/esquemas'

export type { Entrada }

/** Whose calendar it is, and where what stands in it leads to. */
export interface FuenteDeCalendario {
  rol: 'docente' | 'alumno'
  read: (periodo: { desde: string; hasta: string }) => Promise<Entrada[]>
  enlace: (entrada: Entrada) => { to: To; state?: unknown }
  readDireccion: () => Promise<{ activo: boolean; created_at: string | null }>
  createDireccion: () => Promise<{ url: string; created_at: string }>
  revokeDireccion: () => Promise<{ message: string }>
}
