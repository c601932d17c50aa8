import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { adelantar as pedir, queryClient } from '../../../shared/consultas'
import { perfilQuery } from '../../../shared/perfil/queries'
import { adelantarTablon } from '../../../shared/tablon/paginas'
import { Tablon } from '../../../shared/tablon/tablon'
import { acceso } from '../../acceso'
import { catedrasQuery } from '../../panel/queries'
import type { DeCatedra } from '../secciones'
import { enlacesDeTablon } from './enlaces'

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
