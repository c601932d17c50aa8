import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { queryClient } from '../../shared/consultas'
import { Tablon } from '../../shared/tablon/tablon'
import { catedrasQuery } from '../catedras/queries'
import { rutaDeCatedra, rutas } from '../rutas'

/** There is but one administrator. */
const lector = { rol: 'admin', id: 0 } as const

const leerCatedras = () => queryClient.query(catedrasQuery)

export default function TablonDeAdmin({ catedraId }: { catedraId: number }) {
  const navigate = useNavigate()
  const enlaces = useMemo(
    () => ({
      publicacion: (id: number) => `${rutaDeCatedra(catedraId)}?publicacion=${id}`,
      evaluacion: ({ evaluacionId }: { evaluacionId: number | null }) =>
        evaluacionId === null ? null : { a: `${rutaDeCatedra(catedraId)}?evaluacion=${evaluacionId}` },
    }),
    [catedraId],
  )
  return (
    <Tablon
      catedraId={catedraId}
      lector={lector}
      enlaces={enlaces}
      catedras={leerCatedras}
      breve
      alPerder={() => void navigate(rutas.catedras)}
    />
  )
}
