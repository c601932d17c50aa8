import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '../../../shared/consultas'
import { perfilQuery } from '../../../shared/perfil/queries'
import { Tablon } from '../../../shared/tablon/tablon'
import { acceso } from '../../acceso'
import { catedrasQuery } from '../../panel/queries'
import { rutaDeCatedra, rutaDeEvaluacion } from '../../rutas'
import { catedraQuery } from '../queries'
import type { DeCatedra } from '../secciones'

const leerCatedras = () => queryClient.query(catedrasQuery)

export default function TablonDeDocente({ catedraId }: DeCatedra) {
  const { data: perfil } = useSuspenseQuery(perfilQuery(acceso))
  const enlaces = useMemo(
    () => ({
      publicacion: (id: number) => `${rutaDeCatedra(catedraId)}?tab=tablon&publicacion=${id}`,
      evaluacion: ({ evaluacionId }: { evaluacionId: number | null }) =>
        evaluacionId === null ? null : { a: rutaDeEvaluacion(catedraId, evaluacionId) },
    }),
    [catedraId],
  )
  return (
    <Tablon
      catedraId={catedraId}
      lector={{ rol: 'docente', id: perfil.id }}
      enlaces={enlaces}
      catedras={leerCatedras}
      alPerder={() => void queryClient.invalidateQueries({ queryKey: catedraQuery(catedraId).queryKey })}
    />
  )
}
