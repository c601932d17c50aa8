/** Somebody who runs courses, and under which addresses: what both may do is declared once over this. */
export interface Gestion<Area extends string, Catedras extends string> {
  rol: 'admin' | 'docente'
  area: Area
  catedras: Catedras
}

/** Any course. */
export const gestionDeAdmin = { rol: 'admin', area: '/admin', catedras: '/admin/catedras' } as const

/** The own ones. */
export const gestionDeDocente = { rol: 'docente', area: '/docente', catedras: '/docente/catedra' } as const
