import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isRealizada } from '../../domain/evaluaciones/evaluaciones'
import { rutaDeCatedra, rutaDeEvaluacion, rutaDeResultados } from '../alumno'
import { queryClient } from '../base/consultas'
import { catedrasQuery } from '../base/curso/queries-de-alumno'
import type { DeCatedra } from '../base/curso/seccion'
import type { Venida } from '../base/curso/venida'
import { readAgain } from '../base/leer'
import { acceso } from '../ingreso/acceso-de-alumno'
import { perfilQuery } from '../ingreso/perfil'
import type { EnlacesDeTablon } from './contexto'
import { prefetchTablon } from './paginas'
import { Tablon } from './tablon'

const readCatedras = async () =>
  (await queryClient.query(catedrasQuery)).map(({ catedra }) => catedra).filter(({ cerrada }) => !cerrada)
const refetchCatedras = () => void readAgain('alumnos/me/catedras')

export const prefetch = prefetchTablon

export default function TablonDeAlumno({ catedraId }: DeCatedra) {
  const { data: perfil } = useSuspenseQuery(perfilQuery(acceso))
  const enlaces = useMemo(() => enlacesDeTablon(catedraId), [catedraId])
  return (
    <Tablon
      catedraId={catedraId}
      lector={{ rol: 'alumno', id: perfil.id }}
      enlaces={enlaces}
      catedras={readCatedras}
      onLose={refetchCatedras}
    />
  )
}

/** From a post one comes to the own task, or to the evaluation; one that is not one's own leads nowhere. */
function enlacesDeTablon(catedraId: number): EnlacesDeTablon {
  const ruta = rutaDeCatedra(catedraId)
  return {
    publicacion: (id) => `${ruta}?tab=tablon&publicacion=${id}`,
    tarea: ({ tareaAsignacionId }) => {
      if (tareaAsignacionId === null) return null
      const state: Venida = { activeTab: 'tareas', highlightId: tareaAsignacionId }
      return { a: `${ruta}?tab=tareas`, state }
    },
    evaluacion: ({ evaluacionId, evaluacionAsignacionEstado }) => {
      if (evaluacionId === null || evaluacionAsignacionEstado === null) return null
      return {
        a: isRealizada(evaluacionAsignacionEstado)
          ? rutaDeResultados(catedraId, evaluacionId)
          : rutaDeEvaluacion(evaluacionId),
      }
    },
  }
}
