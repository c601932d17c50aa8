import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { ReglasDeCatedra } from '../../domain/habilitacion/reglas-de-catedra'
import { unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { catedraDe, porRol, type RolDeGestion } from '../base/curso/gestion'
import { claveDeClases, refetchClases } from '../clases/gestion'

const fetchHabilitacion = (rol: RolDeGestion, catedraId: number) =>
  unwrap(catedraDe(rol, catedraId).habilitacion.get())

const fetchEnsayo = (rol: RolDeGestion, catedraId: number, reglas: ReglasDeCatedra) =>
  unwrap(catedraDe(rol, catedraId).reglas.put(reglas, { query: { prueba: '1' } }))

type Habilitacion = Awaited<ReturnType<typeof fetchHabilitacion>>
export type SituacionDeAlumno = Habilitacion['alumnos'][number]
export type Reglas = Habilitacion['reglas']
export type Cambio = Extract<Awaited<ReturnType<typeof fetchEnsayo>>, { cambian: unknown }>['cambian'][number]

/** Who may sit a course's exam, and what the course asks for it, by whoever runs it. */
export const habilitacion = porRol((rol) => ({
  habilitacionQuery: (catedraId: number) =>
    queryOptions({
      queryKey: [...claveDeClases(rol, catedraId), 'habilitacion'],
      queryFn: () => fetchHabilitacion(rol, catedraId),
    }),

  /** Whose light these rules would change. */
  ensayoQuery: (catedraId: number, reglas: ReglasDeCatedra) =>
    queryOptions({
      queryKey: [...claveDeClases(rol, catedraId), 'ensayo', reglas],
      queryFn: async () => {
        const ensayo = await fetchEnsayo(rol, catedraId, reglas)
        return 'cambian' in ensayo ? ensayo.cambian : []
      },
    }),

  saveReglas: (catedraId: number) =>
    mutationOptions({
      mutationFn: (reglas: ReglasDeCatedra) => unwrap(catedraDe(rol, catedraId).reglas.put(reglas)),
      onSuccess: () => {
        toast.success('Reglas de la cátedra guardadas.')
        refetchClases(rol, catedraId)
      },
    }),
}))
