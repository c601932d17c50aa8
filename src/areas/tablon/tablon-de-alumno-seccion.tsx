import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { adelantar as pedir, queryClient } from '../base/consultas'
import type { DeCatedra } from '../catedras/secciones-de-alumno'
import { acceso } from '../ingreso/acceso-de-alumno'
import { perfilQuery } from '../personas/perfil/queries'
import { catedrasQuery } from '../tableros/queries-de-alumno'
import { enlacesDeTablon } from './enlaces'
import { adelantarTablon } from './paginas'
import { Tablon } from './tablon'

const leerCatedras = async () => (await queryClient.query(catedrasQuery)).map(({ catedra }) => catedra)
const releerCatedras = () => void queryClient.invalidateQueries({ queryKey: catedrasQuery.queryKey })

export function adelantar(catedraId: number) {
  pedir(perfilQuery(acceso))
  adelantarTablon(catedraId)
}

export default function TablonDeAlumno({ catedraId }: DeCatedra) {
  const { data: perfil } = useSuspenseQuery(perfilQuery(acceso))
  const enlaces = useMemo(() => enlacesDeTablon(catedraId), [catedraId])
  return (
    <Tablon
      catedraId={catedraId}
      lector={{ rol: 'alumno', id: perfil.id }}
      enlaces={enlaces}
      catedras={leerCatedras}
      alPerder={releerCatedras}
    />
  )
}
