import type { Aviso, Medios } from '../../domain/correos/avisos'
import type { RolConCodigo } from '../../domain/sesiones/codigos'
import type { Clave } from '../../lib/llaves'
import type { Persona } from '../../lib/persona'

/** How one gets a kind of notice: what changes. */
export type Preferencia = { aviso: Aviso } & Partial<Medios>

/** Who one is, as one may edit it. */
export interface Perfil extends Persona {
  /** The one that does not count yet, and from when on it does: null until its code is written. */
  email_pendiente: string | null
  email_vale_en: string | null
  /** From when on one may do all, where a code in hand let one in. */
  libre_en: string | null
}

/** How one enters an area with a code from one's mail, and who one is there: `Datos` is what one may say of oneself. */
export interface Acceso<P extends Perfil = Perfil, Datos = never> {
  rol: RolConCodigo
  clave: Clave
  etiqueta: 'Docente' | 'Alumno'
  /** The addresses of its login and of its first screen. */
  ingreso: string
  panel: string
  rutaDePerfil: (id: number) => string
  /** Where one goes from an address without a session. */
  sinSesion: (direccion: string) => string
  fetchCodigo: (email: string) => Promise<{ message: string }>
  verifyCodigo: (email: string, codigo: string) => Promise<{ message: string; token: string }>
  readPerfil: () => Promise<P>
  savePerfil: (cambios: Partial<Datos>) => Promise<P>
  confirmEmail: (codigo: string) => Promise<P>
  cancelEmail: () => Promise<{ message: string }>
  saveAviso: (preferencia: Preferencia) => Promise<unknown>
}
