import { use } from 'react'
import { api } from '../../../lib/api'
import type { admin } from '../../admin'
import type { docente } from '../../docente'
import { ContextoDeArea } from '../use-sesion'

/** Who runs a course: a teacher the own ones, the administrator every one. */
export type RolDeGestion = 'docente' | 'admin'

/** What only one of the two may do in a course; all the rest both do. */
const permisosDe = {
  docente: { editDias: true, sendBackEntregas: true },
  admin: { editDias: false, sendBackEntregas: false },
} satisfies Record<RolDeGestion, Record<string, boolean>>

type Permisos = Record<keyof (typeof permisosDe)[RolDeGestion], boolean>

/** Under which address a role has a course. */
export const enCatedra = { docente: 'docente/catedra', admin: 'admin/catedras' } as const

/** What the server mounts under a course's address for either role: typed once, whoever asks. */
export const catedraDe = (rol: RolDeGestion, id: number) =>
  rol === 'docente' ? api.docente.catedra({ id }) : api.admin.catedras({ id })

/** The same, of what is named without its course. */
export const areaDe = (rol: RolDeGestion) => (rol === 'docente' ? api.docente : api.admin)

/** A subject's calls, declared once over who runs the course; they are the same functions each time. */
export function porRol<Llamadas>(declare: (rol: RolDeGestion) => Llamadas) {
  const hechas: Partial<Record<RolDeGestion, Llamadas>> = {}
  return (rol: RolDeGestion): Llamadas => (hechas[rol] ??= declare(rol))
}

type AreaDeGestion = typeof admin | typeof docente

/** For a screen that both roles see: whose area it stands in, a subject's calls, and what may be done with them. */
export function useGestion<Llamadas = unknown>(tema?: (rol: RolDeGestion) => Llamadas) {
  const { rol, rutas } = use(ContextoDeArea) as AreaDeGestion
  return { rol, rutas, permisos: permisosDe[rol] as Permisos, ...(tema?.(rol) as Llamadas) }
}
