import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { mayMissExamen } from '../../domain/habilitacion/habilitacion'
import { Button } from '../../ui/button'
import { useGestion } from '../base/curso/gestion'
import { habilitacion, type SituacionDeAlumno } from './gestion'

/** How each student stands, by id, and whether only those are looked at who may not sit the exam. */
export function useSituaciones(catedraId: number) {
  const { habilitacionQuery } = useGestion(habilitacion)
  const { data } = useSuspenseQuery(habilitacionQuery(catedraId))
  const [parametros, setParametros] = useSearchParams()
  const soloEnRiesgo = parametros.get('ver') === 'en-riesgo'
  const situaciones = new Map(data.alumnos.map((una) => [una.alumnoId, una]))
  const peligra = (alumnoId: number) => mayMissExamen(situaciones.get(alumnoId)?.luz ?? 'SIN_REGLA')
  return {
    situacionDe: (alumnoId: number): SituacionDeAlumno | undefined => situaciones.get(alumnoId),
    cuantosPeligran: data.alumnos.filter(({ luz }) => mayMissExamen(luz)).length,
    soloEnRiesgo,
    filter: <T extends { alumnoId: number }>(inscritos: readonly T[]): readonly T[] =>
      soloEnRiesgo ? inscritos.filter(({ alumnoId }) => peligra(alumnoId)) : inscritos,
    toggle: () =>
      setParametros(
        (actuales) => {
          if (soloEnRiesgo) actuales.delete('ver')
          else actuales.set('ver', 'en-riesgo')
          return actuales
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}

type Situaciones = ReturnType<typeof useSituaciones>

/** Only who may end up without sitting the exam; nothing where nobody is. */
export function FiltroEnRiesgo({ cuantosPeligran, soloEnRiesgo, toggle }: Situaciones) {
  if (cuantosPeligran === 0 && !soloEnRiesgo) return null
  return (
    <div className="botones">
      <Button className="filtro-en-riesgo" aria-pressed={soloEnRiesgo} onClick={toggle}>
        En riesgo ({cuantosPeligran})
      </Button>
    </div>
  )
}
