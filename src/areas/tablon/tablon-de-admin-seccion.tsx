import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { rutaDeCatedra, rutas } from '../admin'
import { queryClient } from '../base/consultas'
import { catedrasQuery } from '../base/curso/queries-de-admin'
import type { DeCatedra } from '../base/curso/seccion'
import type { EnlacesDeTablon } from './contexto'
import { prefetchTablon } from './paginas'
import { Tablon } from './tablon'

/** There is but one administrator. */
const lector = { rol: 'admin', id: 0 } as const

const readCatedras = async () => (await queryClient.query(catedrasQuery)).filter(({ cerrada }) => !cerrada)

export const prefetch = prefetchTablon

export default function TablonDeAdmin({ catedraId }: DeCatedra) {
  const navigate = useNavigate()
  const enlaces = useMemo(() => enlacesDe(rutaDeCatedra(catedraId)), [catedraId])
  return (
    <Tablon
      catedraId={catedraId}
      lector={lector}
      enlaces={enlaces}
      catedras={readCatedras}
      onLose={() => void navigate(rutas.catedras)}
    />
  )
}

/** What a post announces is in another tab, in a dialog. */
const enlacesDe = (ruta: string): EnlacesDeTablon => ({
  publicacion: (id) => `${ruta}?tab=tablon&publicacion=${id}`,
  tarea: ({ tareaMaestraId }) => ({ a: `${ruta}?tab=tareas&detalles=${tareaMaestraId}` }),
  evaluacion: ({ evaluacionId }) => ({ a: `${ruta}?tab=evaluaciones&evaluacion=${evaluacionId}` }),
})
