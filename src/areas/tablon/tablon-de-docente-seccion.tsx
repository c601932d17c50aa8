import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { queryClient } from '../base/consultas'
import { catedrasQuery } from '../base/curso/queries-de-docente'
import type { DeCatedra } from '../base/curso/seccion'
import { readAgain } from '../base/leer'
import { rutaDeCatedra, rutaDeEvaluacion, rutaDeTareas } from '../docente'
import { acceso } from '../ingreso/acceso-de-docente'
import { perfilQuery } from '../ingreso/perfil'
import type { EnlacesDeTablon } from './contexto'
import { prefetchTablon } from './paginas'
import { Tablon } from './tablon'

const readCatedras = async () => (await queryClient.query(catedrasQuery)).filter(({ cerrada }) => !cerrada)

export const prefetch = prefetchTablon

export default function TablonDeDocente({ catedraId }: DeCatedra) {
  const { data: perfil } = useSuspenseQuery(perfilQuery(acceso))
  const enlaces = useMemo(() => enlacesDe(catedraId), [catedraId])

  // What is read and written here is told nowhere else; the summary shows the newest of it.
  useEffect(() => () => void readAgain(`docente/me/catedra/${catedraId}/resumen`), [catedraId])

  return (
    <Tablon
      catedraId={catedraId}
      lector={{ rol: 'docente', id: perfil.id }}
      enlaces={enlaces}
      catedras={readCatedras}
      onLose={() => void readAgain(`docente/me/catedra/${catedraId}`)}
    />
  )
}

const enlacesDe = (catedraId: number): EnlacesDeTablon => ({
  publicacion: (id) => `${rutaDeCatedra(catedraId)}?tab=tablon&publicacion=${id}`,
  tarea: ({ tareaMaestraId }) => ({ a: `${rutaDeTareas(catedraId)}&tarea=${tareaMaestraId}` }),
  evaluacion: ({ evaluacionId }) =>
    evaluacionId === null ? null : { a: rutaDeEvaluacion(catedraId, evaluacionId) },
})
