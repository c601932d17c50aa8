import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { prefetch as call, queryClient } from '../base/consultas'
import { catedraQuery } from '../base/curso/queries'
import { resumenQuery } from '../catedras/queries-de-docente'
import type { DeCatedra } from '../catedras/secciones-de-docente'
import { rutaDeCatedra, rutaDeEvaluacion, rutaDeTareas } from '../docente'
import { acceso } from '../ingreso/acceso-de-docente'
import { perfilQuery } from '../personas/perfil/queries'
import { catedrasQuery } from '../tableros/queries-de-docente'
import type { EnlacesDeTablon } from './contexto'
import { prefetchTablon } from './paginas'
import { Tablon } from './tablon'

const readCatedras = async () => (await queryClient.query(catedrasQuery)).filter(({ cerrada }) => !cerrada)

export function prefetch(catedraId: number) {
  call(perfilQuery(acceso))
  prefetchTablon(catedraId)
}

export default function TablonDeDocente({ catedraId }: DeCatedra) {
  const { data: perfil } = useSuspenseQuery(perfilQuery(acceso))
  const enlaces = useMemo(() => enlacesDe(catedraId), [catedraId])

  // What is read and written here is told nowhere else; the summary shows the newest of it.
  useEffect(
    () => () => void queryClient.invalidateQueries({ queryKey: resumenQuery(catedraId).queryKey }),
    [catedraId],
  )

  return (
    <Tablon
      catedraId={catedraId}
      lector={{ rol: 'docente', id: perfil.id }}
      enlaces={enlaces}
      catedras={readCatedras}
      onLose={() =>
        void queryClient.invalidateQueries({ queryKey: catedraQuery('docente', catedraId).queryKey })
      }
    />
  )
}

const enlacesDe = (catedraId: number): EnlacesDeTablon => ({
  publicacion: (id) => `${rutaDeCatedra(catedraId)}?tab=tablon&publicacion=${id}`,
  tarea: ({ tareaMaestraId }) => ({ a: `${rutaDeTareas(catedraId)}&tarea=${tareaMaestraId}` }),
  evaluacion: ({ evaluacionId }) =>
    evaluacionId === null ? null : { a: rutaDeEvaluacion(catedraId, evaluacionId) },
})
