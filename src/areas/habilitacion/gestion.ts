import { queryOptions } from '@tanstack/react-query'
import type { ReglasDeCatedra } from '../../domain/habilitacion/reglas-de-catedra'
import { unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { claveDe } from '../base/clave-de'
import { refetchClases } from '../base/curso/dias'
import { catedraDe, enCatedra, porRol, type RolDeGestion } from '../base/curso/gestion'
import { type Leido, lectura } from '../base/leer'

const fetchEnsayo = (rol: RolDeGestion, catedraId: number, reglas: ReglasDeCatedra) =>
  unwrap(catedraDe(rol, catedraId).reglas.put(reglas, { query: { prueba: '1' } }))

type Habilitacion = Leido<'admin/catedras/:id/habilitacion'>
export type SituacionDeAlumno = Habilitacion['alumnos'][number]
export type Reglas = Habilitacion['reglas']
export type Cambio = Extract<Awaited<ReturnType<typeof fetchEnsayo>>, { cambian: unknown }>['cambian'][number]

/** Who may sit a course's exam, and what the course asks for it, by whoever runs it. */
export const habilitacion = porRol((rol) => ({
  habilitacionQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/habilitacion`, { id }),

  /** Whose light these rules would change. */
  ensayoQuery: (catedraId: number, reglas: ReglasDeCatedra) =>
    queryOptions({
      queryKey: [...claveDe(`${enCatedra[rol]}/${catedraId}/reglas`), reglas],
      queryFn: async () => {
        const ensayo = await fetchEnsayo(rol, catedraId, reglas)
        return 'cambian' in ensayo ? ensayo.cambian : []
      },
    }),

  saveReglas: (catedraId: number) =>
    accion({
      mutationFn: (reglas: ReglasDeCatedra) => unwrap(catedraDe(rol, catedraId).reglas.put(reglas)),
      exito: 'Reglas de la cátedra guardadas.',
      refetch: () => refetchClases(rol, catedraId),
    }),
}))
