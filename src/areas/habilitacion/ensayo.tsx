import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { etiquetaDeLuz } from '../../domain/habilitacion/habilitacion'
import { type ReglasDeCatedra, reglasEscritas } from '../../domain/habilitacion/reglas-de-catedra'
import { cuantos } from '../../lib/formato'
import { useGestion } from '../base/curso/gestion'
import { useReposo } from '../base/use-reposo'
import type { ValoresDeReglas } from './formulario-de-reglas'
import { type Cambio, habilitacion } from './gestion'

/** Whose light what is written would change, before it is saved. */
export function Ensayo({ catedraId }: { catedraId: number }) {
  const { ensayoQuery } = useGestion(habilitacion)
  const reglas = useEscritas()
  const { data: cambian } = useQuery({
    ...ensayoQuery(catedraId, reglas as ReglasDeCatedra),
    enabled: reglas !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <div className="ensayo" role="status">
      {reglas !== null && cambian && <Cambian cambian={cambian} />}
    </div>
  )
}

/** What the form says, once the typing rests; null where it can't be saved so. */
function useEscritas(): ReglasDeCatedra | null {
  const { getValues, subscribe } = useFormContext<ValoresDeReglas>()
  const read = () => reglasEscritas.safeParse(getValues()).data ?? null
  const [escritas, setEscritas] = useState(read)
  const onRest = useReposo()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the form, which stays the same
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => onRest(() => setEscritas(read())) }),
    [subscribe, onRest],
  )
  return escritas
}

function Cambian({ cambian }: { cambian: readonly Cambio[] }) {
  if (cambian.length === 0) return <p className="apagado">No le cambia la situación a ningún alumno.</p>
  return (
    <>
      <p>
        <b>Cambia para {cuantos(cambian.length, 'alumno', 'alumnos')}:</b>
      </p>
      <ul>
        {cambian.map(({ alumnoId, nombre, de, a }) => (
          <li key={alumnoId}>
            {nombre}: de «{etiquetaDeLuz[de]}» a «{etiquetaDeLuz[a]}»
          </li>
        ))}
      </ul>
    </>
  )
}
