import { useSuspenseQuery } from '@tanstack/react-query'
import { type CSSProperties, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { nombreDePersona } from '../../../domain/nombres'
import { EmptyState } from '../../../ui/empty-state'
import { useCatedra } from '../../catedras/use-catedra'
import { Leyenda } from '../leyenda'
import { DialogoDeDetalle } from './dialogo-de-detalle'
import { Eje } from './eje'
import { FilaAnual } from './fila-anual'
import { anualQuery } from './queries'

/** As many as a screen shows before one scrolls. */
const DE_ENTRADA = 15

interface Props {
  catedraId: number
  anio: number
}

/** Students × class days. */
export function PlanillaAnual({ catedraId, anio }: Props) {
  const { data: dias } = useSuspenseQuery(anualQuery(catedraId, anio))
  const { CatedraAlumno } = useCatedra(catedraId)
  const [elegido, setElegido] = useState<number | null>(null)
  const alElegir = useCallback((alumnoId: number) => setElegido(alumnoId), [])
  const filas = useMemo(() => {
    const personas =
      dias[0]?.asistencias ??
      CatedraAlumno.map(({ alumnoId, Alumno }) => ({ alumnoId, nombreCompleto: nombreDePersona(Alumno) }))
    return personas.map(({ alumnoId, nombreCompleto }, i) => ({
      alumnoId,
      nombre: nombreCompleto,
      marcas: dias.map(({ asistencias }) => asistencias[i]?.presente ?? null),
    }))
  }, [dias, CatedraAlumno])

  // What is below the screen follows right after, in time that nobody waits for.
  const dibujadas = useDeferredValue(filas, filas.slice(0, DE_ENTRADA))

  if (filas.length === 0) {
    return (
      <EmptyState title="Todavía no hay alumnos inscritos">
        No se encontraron datos. Cuando los haya, aquí se ve el año.
      </EmptyState>
    )
  }
  const fila = filas.find(({ alumnoId }) => alumnoId === elegido)
  return (
    <>
      {dias.length === 0 ? <p className="apagado">No hay días de clase en {anio}.</p> : <Leyenda />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys */}
      <section className="rollo" aria-label={`Asistencia de ${anio}`} tabIndex={0}>
        <table
          className="planilla-anual"
          style={{ '--dias': Math.max(1, dias.length), '--filas': filas.length } as CSSProperties}
        >
          <caption className="oculto">Asistencia de cada alumno en los días de clase de {anio}</caption>
          <thead>
            <tr>
              <th scope="col">Alumno</th>
              <th scope="col">% Asistencia</th>
              <th scope="col">
                <Eje fechas={dias.map(({ fecha }) => fecha)} />
              </th>
            </tr>
          </thead>
          <tbody>
            {dibujadas.map((una) => (
              <FilaAnual key={una.alumnoId} {...una} alElegir={alElegir} />
            ))}
          </tbody>
        </table>
      </section>
      <DialogoDeDetalle
        anio={anio}
        detalle={
          fila
            ? {
                nombre: fila.nombre,
                dias: dias.map(({ fecha }, i) => ({ fecha, presente: fila.marcas[i] ?? null })),
              }
            : null
        }
        alCerrar={() => setElegido(null)}
      />
    </>
  )
}
