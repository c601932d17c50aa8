import { useSuspenseQuery } from '@tanstack/react-query'
import { memo, useCallback, useState } from 'react'
import { SIN_REGISTRO } from '../../domain/asistencia'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyState } from '../../ui/empty-state'
import { SearchField } from '../../ui/search-field'
import { queryClient } from '../base/consultas'
import { useBusqueda } from '../base/use-busqueda'
import { useGestion } from '../catedras/gestion'
import { BannerDeEnvio } from './banner-de-envio'
import { mark } from './cola'
import { FilaDeAsistencia } from './fila-de-asistencia'
import { FilasEnTramos } from './filas-en-tramos'
import { type Asistencia, asistencia } from './gestion'
import { type Lugar, useMarca, useMarcas } from './use-marcas'

interface Props {
  lugar: Lugar
  onFinish: () => void
}

const MUCHOS = 15

export default function PlanillaDelDia({ lugar, onFinish }: Props) {
  const { catedraId, diaId } = lugar
  const { personas, leidaEn, guardado } = usePersonas(lugar)
  const { q, setQ, encontrados } = useBusqueda(personas, ({ nombre }) => nombre)
  const onMark = useCallback(
    (alumnoId: number, presente: boolean) => mark([{ catedraId, diaId, alumnoId, presente, matiz: null }]),
    [catedraId, diaId],
  )

  if (personas.length === 0) {
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
        {personas.length > MUCHOS && <SearchField label="Buscar por nombre" value={q} onChange={setQ} />}
        <FilasEnTramos
          personas={encontrados}
          fila={({ alumnoId, nombre }) => (
            <Fila
              catedraId={catedraId}
              diaId={diaId}
              alumnoId={alumnoId}
              nombre={nombre}
              guardado={guardado}
              leidaEn={leidaEn}
              onMark={onMark}
            />
          )}
        />
      </div>
      <Pie lugar={lugar} onFinish={onFinish} />
    </>
  )
}

interface FilaProps extends Lugar {
  alumnoId: number
  nombre: string
  guardado: (alumnoId: number) => boolean | null
  /** Another reading may say something else of anybody. */
  leidaEn: number
  onMark: (alumnoId: number, presente: boolean) => void
}

const Fila = memo(function Fila({ catedraId, diaId, guardado, leidaEn: _, ...fila }: FilaProps) {
  return <FilaDeAsistencia {...fila} {...useMarca({ catedraId, diaId }, fila.alumnoId, guardado)} />
})

/** Near the thumb: how many of each, and everybody at once. */
function Pie({ lugar, onFinish }: Props) {
  const { asistenciaQuery } = useGestion(asistencia)
  const { data: asistencias } = useSuspenseQuery(asistenciaQuery(lugar.catedraId, lugar.diaId))
  const marcas = useMarcas(lugar, asistencias)
  const [preguntando, setPreguntando] = useState(false)
  const ausentes = marcas.filter((una) => una === false).length
  const todos = () => {
    // Also who is present here: somebody else may have said otherwise since this was read.
    mark(asistencias.map(({ alumnoId }) => ({ ...lugar, alumnoId, presente: true, matiz: null })))
    setPreguntando(false)
  }
  return (
    <footer className="ui-acciones pie-de-asistencia">
      <CuentaDeMarcas marcas={marcas} />
      <Button onClick={() => (ausentes > 0 ? setPreguntando(true) : todos())}>Todos presentes</Button>
      <Button variant="primary" onClick={onFinish}>
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

/** How many of each, in words beside their colour. */
function CuentaDeMarcas({ marcas }: { marcas: readonly (boolean | null)[] }) {
  const veces = (valor: boolean | null) => marcas.filter((una) => una === valor).length
  const [presentes, ausentes] = [veces(true), veces(false)]
  return (
    <p className="cuenta-de-marcas">
      <span className="presente">
        <b>{presentes}</b> {presentes === 1 ? 'Presente' : 'Presentes'}
      </span>
      <span className="ausente">
        <b>{ausentes}</b> {ausentes === 1 ? 'Ausente' : 'Ausentes'}
      </span>
      <span className="sin-registro">
        <b>{veces(null)}</b> {SIN_REGISTRO}
      </span>
    </p>
  )
}

/**
 * Who stands in a sheet, and what the server says of each. That is looked up where it is shown: writing down what has
 * arrived must not draw two hundred rows again under somebody's thumb.
 */
function usePersonas({ catedraId, diaId }: Lugar) {
  const { asistenciaQuery } = useGestion(asistencia)
  const { data: personas, dataUpdatedAt: leidaEn } = useSuspenseQuery({
    ...asistenciaQuery(catedraId, diaId),
    select: personasDe,
  })
  const guardado = useCallback(
    (alumnoId: number) => {
      const leida = queryClient.getQueryData<Asistencia[]>(asistenciaQuery(catedraId, diaId).queryKey)
      return presentesDe(leida ?? []).get(alumnoId) ?? null
    },
    [asistenciaQuery, catedraId, diaId],
  )
  return { personas, leidaEn, guardado }
}

const personasDe = (asistencias: readonly Asistencia[]) =>
  asistencias.map(({ alumnoId, nombreCompleto }) => ({ alumnoId, nombre: nombreCompleto }))

const leidas = new WeakMap<readonly Asistencia[], Map<number, boolean | null>>()

function presentesDe(asistencias: readonly Asistencia[]): Map<number, boolean | null> {
  const conocidos = leidas.get(asistencias)
  if (conocidos) return conocidos
  const presentes = new Map(asistencias.map(({ alumnoId, presente }) => [alumnoId, presente]))
  leidas.set(asistencias, presentes)
  return presentes
}
