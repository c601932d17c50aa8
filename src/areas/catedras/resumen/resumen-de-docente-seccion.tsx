import { useSuspenseQuery } from '@tanstack/react-query'
import { adelantar as pedir } from '../../base/consultas'
import { resumenQuery } from '../queries-de-docente'
import type { DeCatedra } from '../secciones-de-docente'
import { useCatedra } from '../use-catedra'
import { Figuras } from './figuras'
import { Pagos } from './pagos'
import { ParaHoy } from './para-hoy'
import { PrimerosAlumnos } from './primeros-alumnos'
import { UltimaPublicacion } from './ultima-publicacion'

export const adelantar = (catedraId: number) => pedir(resumenQuery(catedraId))

/** How the course stands today, and what waits in it. */
export default function Resumen({ catedraId }: DeCatedra) {
  const { data: resumen } = useSuspenseQuery(resumenQuery(catedraId))
  const { CatedraAlumno: inscritos } = useCatedra(catedraId)
  return (
    <div className="resumen-de-catedra">
      <Figuras resumen={resumen} />
      <PrimerosAlumnos inscritos={inscritos} alumnos={resumen.alumnos} />
      <ParaHoy catedraId={catedraId} espera={resumen.espera} />
      <UltimaPublicacion publicacion={resumen.publicacion} />
      <Pagos inscritos={inscritos} />
    </div>
  )
}
