import { useSuspenseQuery } from '@tanstack/react-query'
import { memo, useCallback, useMemo, useState } from 'react'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { EmptyState } from '../../../ui/empty-state'
import { SearchField } from '../../../ui/search-field'
import { useBusqueda } from '../academia/use-busqueda'
import { BannerDeEnvio } from './banner-de-envio'
import { marcar } from './cola'
import { CuentaDeMarcas } from './cuenta-de-marcas'
import { FilaDeAsistencia } from './fila-de-asistencia'
import { FilasEnTramos } from './filas-en-tramos'
import type { Asistencia, Remitente } from './remitente'
import { type Lugar, useMarca, useMarcas } from './use-marcas'

interface PieProps {
  lugar: Lugar
  alTerminar: () => void
}

type Props = PieProps & Pick<Remitente, 'asistencia'>

const MUCHOS = 15

export default function PlanillaDelDia({ lugar, asistencia, alTerminar }: Props) {
  const { catedraId, diaId } = lugar
  const { data: asistencias } = useSuspenseQuery(asistencia(catedraId, diaId))
  const { q, setQ, encontrados } = useBusqueda(usePersonas(asistencias), ({ nombre }) => nombre)
  const guardados = new Map(asistencias.map(({ alumnoId, presente }) => [alumnoId, presente]))
  const alMarcar = useCallback(
    (alumnoId: number, presente: boolean) => marcar([{ catedraId, diaId, alumnoId, presente }]),
    [catedraId, diaId],
  )

  if (asistencias.length === 0) {
    return (
      <EmptyState title="Todavía no hay alumnos inscritos">
        Cuando la administración los inscriba, aquí se marca quién está.
      </EmptyState>
    )
  }
  return (
    <>
      <div className="ui-dialogo-cuerpo planilla-del-dia">
        <BannerDeEnvio />
        {asistencias.length > MUCHOS && <SearchField label="Buscar por nombre" value={q} onChange={setQ} />}
        <FilasEnTramos
          personas={encontrados}
          fila={({ alumnoId, nombre }) => (
            <Fila
              catedraId={catedraId}
              diaId={diaId}
              alumnoId={alumnoId}
              nombre={nombre}
              guardado={guardados.get(alumnoId) ?? null}
              alMarcar={alMarcar}
            />
          )}
        />
      </div>
      <Pie lugar={lugar} asistencias={asistencias} alTerminar={alTerminar} />
    </>
  )
}

/** Each mark makes a new list of the same people: what is made of their names stays. */
function usePersonas(asistencias: readonly Asistencia[]) {
  const ids = asistencias.map(({ alumnoId }) => alumnoId).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say whether they are the same
  return useMemo(
    () => asistencias.map(({ alumnoId, nombreCompleto }) => ({ alumnoId, nombre: nombreCompleto })),
    [ids],
  )
}

interface FilaProps extends Lugar {
  alumnoId: number
  nombre: string
  guardado: boolean | null
  alMarcar: (alumnoId: number, presente: boolean) => void
}

const Fila = memo(function Fila({ catedraId, diaId, guardado, ...fila }: FilaProps) {
  return <FilaDeAsistencia {...fila} {...useMarca({ catedraId, diaId }, fila.alumnoId, guardado)} />
})

/** Near the thumb: how many of each, and everybody at once. */
function Pie({ lugar, asistencias, alTerminar }: PieProps & { asistencias: Asistencia[] }) {
  const marcas = useMarcas(lugar, asistencias)
  const [preguntando, setPreguntando] = useState(false)
  const ausentes = marcas.filter((una) => una === false).length
  const todos = () => {
    const sinMarcar = asistencias.filter((_, i) => marcas[i] !== true)
    marcar(sinMarcar.map(({ alumnoId }) => ({ ...lugar, alumnoId, presente: true })))
    setPreguntando(false)
  }
  return (
    <footer className="ui-acciones pie-de-asistencia">
      <CuentaDeMarcas marcas={marcas} />
      <Button onClick={() => (ausentes > 0 ? setPreguntando(true) : todos())}>Todos presentes</Button>
      <Button variant="primary" onClick={alTerminar}>
        Listo
      </Button>
      <ConfirmDialog
        open={preguntando}
        onClose={() => setPreguntando(false)}
        onConfirm={todos}
        title="¿Marcar a todos presentes?"
        confirmLabel="Marcar a todos"
      >
        <p>
          {ausentes === 1 ? 'Hay 1 alumno marcado ausente' : `Hay ${ausentes} alumnos marcados ausentes`}:
          también {ausentes === 1 ? 'quedará presente' : 'quedarán presentes'}.
        </p>
      </ConfirmDialog>
    </footer>
  )
}
