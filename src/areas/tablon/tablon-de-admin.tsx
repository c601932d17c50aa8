import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { rutaDeCatedra, rutas } from '../admin'
import { queryClient } from '../base/consultas'
import { catedrasQuery } from '../catedras/queries-de-catedras'
import type { EnlacesDeTablon } from './contexto'
import { Tablon } from './tablon'

/** There is but one administrator. */
const lector = { rol: 'admin', id: 0 } as const

const readCatedras = () => queryClient.query(catedrasQuery)

export default function TablonDeAdmin({ catedraId }: { catedraId: number }) {
  const navigate = useNavigate()
  const enlaces = useMemo(() => enlacesDe(rutaDeCatedra(catedraId)), [catedraId])
  return (
    <Tablon
      catedraId={catedraId}
      lector={lector}
      enlaces={enlaces}
      catedras={readCatedras}
      breve
      onLose={() => void navigate(rutas.catedras)}
    />
  )
}

/** What a post announces is on the same page, in a dialog. */
const enlacesDe = (ruta: string): EnlacesDeTablon => ({
  publicacion: (id) => `${ruta}?publicacion=${id}`,
  tarea: ({ tareaMaestraId }) => ({ a: `${ruta}?detalles=${tareaMaestraId}` }),
  evaluacion: ({ evaluacionId }) => ({ a: `${ruta}?evaluacion=${evaluacionId}` }),
})
