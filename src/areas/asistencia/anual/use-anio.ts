import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCatedra } from '../../base/curso/queries'
import { asistencia } from '../gestion'

const { anualQuery, resumenQuery } = asistencia('docente')

/**
 * The class days of a year, and how often each student came in the whole course. Those of the next year, as an exam in
 * February, follow those of the course's own.
 */
export function useAnio(catedraId: number, anio: number) {
  const { anio: propio } = useCatedra(catedraId)
  const anios = anio === propio ? [anio, anio + 1] : [anio]
  const leidos = useSuspenseQueries({ queries: anios.map((uno) => anualQuery(catedraId, uno)) })
  const { data: resumen } = useSuspenseQuery(resumenQuery(catedraId))
  const [suyos, siguientes] = leidos.map(({ data }) => data)
  const dias = useMemo(
    () => [...(suyos ?? []), ...(siguientes ?? [])].filter(({ suspendida }) => suspendida === null),
    [suyos, siguientes],
  )
  const deCurso = useMemo(() => new Map(resumen.map((uno) => [uno.alumnoId, uno])), [resumen])
  return { dias, deCurso }
}
