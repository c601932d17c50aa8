import { useSuspenseQuery } from '@tanstack/react-query'
import { memo, useCallback, useRef, useState } from 'react'
import { type Marca, SIN_REGISTRO, valorDe } from '../../domain/asistencia/asistencia'
import { cuantos } from '../../lib/formato'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyState } from '../../ui/empty-state'
import { SearchField } from '../../ui/search-field'
import { queryClient } from '../base/consultas'
import { SiAbierta, useAbierta } from '../base/curso/abierta'
import { useGestion } from '../base/curso/gestion'
import { SinEncontrados } from '../base/lista-buscable'
import { useBusqueda } from '../base/use-busqueda'
import { BannerDeEnvio } from './banner-de-envio'
import { mark } from './cola-de-marcas'
import { claseDe, FilaDeAsistencia } from './fila-de-asistencia'
import { FilasEnTramos } from './filas-en-tramos'
import { type Asistencia, asistencia, estadoEn, type ListaDelDia } from './gestion'
import { MenuDeMarcas } from './menu-de-marcas'
import { type Lugar, useMarca, useMarcas } from './use-marcas'

interface Props {
  lugar: Lugar
  onFinish: () => void
}

const MUCHOS = 15

export default function PlanillaDelDia({ lugar, onFinish }: Props) {
  const { catedraId, diaId } = lugar
  const abierta = useAbierta()
  const { personas, leidaEn, guardado } = usePersonas(lugar)
  const { q, setQ, encontrados } = useBusqueda(personas, ({ nombre }) => nombre)
  const onMark = useCallback(
    (alumnoId: number, marca: Marca) => mark([{ catedraId, diaId, alumnoId, ...valorDe(marca) }]),
    [catedraId, diaId],
  )
  const hoja = useRef<HTMLDivElement>(null)
  const [elegido, setElegido] = useState<number | null>(null)
  const onClose = useCallback(() => setElegido(null), [])
  const quien = personas.find(({ alumnoId }) => alumnoId === elegido)
  const fila = useCallback(
    ({ alumnoId, nombre }: Persona) => (
      <Fila
        catedraId={catedraId}
        diaId={diaId}
        alumnoId={alumnoId}
        nombre={nombre}
        guardado={guardado}
        leidaEn={leidaEn}
        {...(abierta && { onMark, onMore: setElegido })}
      />
    ),
    [catedraId, diaId, guardado, leidaEn, onMark, abierta],
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
      <div ref={hoja} className="ui-dialogo-cuerpo planilla-del-dia pila">
        <BannerDeEnvio />
        {personas.length > MUCHOS && <SearchField label="Buscar por nombre" value={q} onChange={setQ} />}
        {encontrados.length === 0 && <SinEncontrados />}
        <FilasEnTramos personas={encontrados} fila={fila} onLongPress={setElegido} />
        {abierta && quien && (
          <MenuDeMarcas
            key={quien.alumnoId}
            lugar={lugar}
            persona={quien}
            guardado={guardado}
            hoja={hoja}
            onMark={onMark}
            onClose={onClose}
          />
        )}
      </div>
      <Pie lugar={lugar} onFinish={onFinish} />
    </>
  )
}

interface FilaProps extends Lugar, Persona {
  guardado: (alumnoId: number) => Marca | null
  /** Another reading may say something else of anybody. */
  leidaEn: number
  onMark?: (alumnoId: number, marca: Marca) => void
  onMore?: (alumnoId: number) => void
}

const Fila = memo(function Fila({ catedraId, diaId, guardado, leidaEn: _, ...fila }: FilaProps) {
  return <FilaDeAsistencia {...fila} {...useMarca({ catedraId, diaId }, fila.alumnoId, guardado)} />
})

/** Near the thumb: how many of each, and everybody at once. */
function Pie({ lugar, onFinish }: Props) {
  const { asistenciaQuery } = useGestion(asistencia)
  const { asistencias } = useSuspenseQuery(asistenciaQuery(lugar.catedraId, lugar.diaId)).data
  const marcas = useMarcas(lugar, asistencias)
  const [preguntando, setPreguntando] = useState(false)
  const otras = marcas.filter((una) => una !== null && una !== 'PRESENTE')
  const todos = () => {
    // Also who is present here: somebody else may have said otherwise since this was read.
    mark(asistencias.map(({ alumnoId }) => ({ ...lugar, alumnoId, presente: true, matiz: null })))
    setPreguntando(false)
  }
  return (
    <footer className="ui-acciones pie-de-asistencia">
      <CuentaDeMarcas marcas={marcas} />
      <SiAbierta>
        <Button onClick={() => (otras.length > 0 ? setPreguntando(true) : todos())}>Todos presentes</Button>
      </SiAbierta>
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
        <p>{textoDeOtras(otras)}</p>
      </ConfirmDialog>
    </footer>
  )
}

/** What 'Todos presentes' would take away. */
function textoDeOtras(otras: readonly (Marca | null)[]): string {
  const una = otras.length === 1
  const solo = otras.every((marca) => marca === 'AUSENTE')
  const como = solo ? (una ? ' marcado ausente' : ' marcados ausentes') : ' con otra marca'
  return `Hay ${cuantos(otras.length, 'alumno', 'alumnos')}${como}: también ${una ? 'quedará presente' : 'quedarán presentes'}.`
}

/** How many of each, in words beside their colour; who was late or is excused, where anybody is. */
function CuentaDeMarcas({ marcas }: { marcas: readonly (Marca | null)[] }) {
  const veces = (marca: Marca | null) => marcas.filter((una) => una === marca).length
  return (
    <p className="cuenta-de-marcas fila">
      {enPlural.map(([marca, uno, varios]) => {
        const n = veces(marca)
        if (n === 0 && marca !== 'PRESENTE' && marca !== 'AUSENTE') return null
        return (
          <span key={marca} className={claseDe(marca)}>
            <b>{n}</b> {n === 1 ? uno : varios}
          </span>
        )
      })}
      <span className="sin-registro">
        <b>{veces(null)}</b> {SIN_REGISTRO}
      </span>
    </p>
  )
}

const enPlural: [marca: Marca, uno: string, varios: string][] = [
  ['PRESENTE', 'Presente', 'Presentes'],
  ['TARDE', 'Tarde', 'Tarde'],
  ['AUSENTE', 'Ausente', 'Ausentes'],
  ['JUSTIFICADO', 'Justificado', 'Justificados'],
]

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
      const leida = queryClient.getQueryData(asistenciaQuery(catedraId, diaId).queryKey)
      return marcasDe(leida?.asistencias ?? []).get(alumnoId) ?? null
    },
    [asistenciaQuery, catedraId, diaId],
  )
  return { personas, leidaEn, guardado }
}

interface Persona {
  alumnoId: number
  nombre: string
}

const personasDe = ({ asistencias }: ListaDelDia) =>
  asistencias.map(({ alumnoId, nombreCompleto }) => ({ alumnoId, nombre: nombreCompleto }))

const leidas = new WeakMap<readonly Asistencia[], Map<number, Marca | null>>()

function marcasDe(asistencias: readonly Asistencia[]): Map<number, Marca | null> {
  const conocidas = leidas.get(asistencias)
  if (conocidas) return conocidas
  const marcas = new Map(asistencias.map((una) => [una.alumnoId, estadoEn(una)]))
  leidas.set(asistencias, marcas)
  return marcas
}
