import {
  type CSSProperties,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useSearchParams } from 'react-router'
import { marcaDe, SOBRE_TODO_EL_CURSO } from '../../../domain/asistencia/asistencia'
import { nombreDePersona } from '../../../domain/personas/nombres'
import { diaCorto, mesCorto } from '../../../lib/formato'
import { EmptyState } from '../../../ui/empty-state'
import { Select } from '../../../ui/select'
import { prefetch as call } from '../../base/consultas'
import { useCatedra } from '../../base/curso/queries'
import type { DeCatedra } from '../../base/curso/seccion'
import { ExportarLista } from '../../base/exportar'
import { Imprimir } from '../../base/imprimir'
import { Lectura } from '../../base/lectura'
import { hoy } from '../../base/sitio'
import { asistencia } from '../gestion'
import { Leyenda } from '../leyenda'
import { DialogoDeDetalle } from './dialogo-de-detalle'
import { FilaAnual } from './fila-anual'
import { useAnio } from './use-anio'

const { anualQuery, resumenQuery } = asistencia('docente')

const actual = () => Number(hoy().slice(0, 4))
const aniosElegibles = () => [-2, -1, 0, 1, 2].map((desde) => actual() + desde)
const anioDe = (parametros: URLSearchParams) =>
  aniosElegibles().find((uno) => String(uno) === parametros.get('anio')) ?? actual()

export const prefetch = (catedraId: number, parametros: URLSearchParams) => {
  call(anualQuery(catedraId, anioDe(parametros)))
  call(resumenQuery(catedraId))
}

/** A year's attendance of the whole course: two years back, two ahead. */
export default function Anual({ catedraId }: DeCatedra) {
  const { nombre } = useCatedra(catedraId)
  const [parametros, setParametros] = useSearchParams()
  const anios = aniosElegibles()
  const anio = anioDe(parametros)
  const choose = (elegido: string) =>
    setParametros({ tab: 'asistencia', anio: elegido }, { replace: true, preventScrollReset: true })

  return (
    <section className="apartado asistencia-anual" aria-labelledby="anual">
      <header className="extremos">
        <h2 id="anual">
          Asistencia anual{' '}
          <span className="solo-impresa">
            · {nombre}, {anio}
          </span>
        </h2>
        <div className="botones no-se-imprime">
          <ExportarLista direccion={`/docente/catedra/${catedraId}/asistencias/anual/${anio}/exportar`} />
          <Imprimir />
        </div>
      </header>
      <Select
        className="anio no-se-imprime"
        label="Año"
        options={anios.map((uno) => ({ value: String(uno), label: String(uno) }))}
        value={String(anio)}
        onChange={(event) => choose(event.target.value)}
      />
      <Lectura key={anio} falla="Error al cargar la asistencia anual.">
        <PlanillaAnual catedraId={catedraId} anio={anio} />
      </Lectura>
    </section>
  )
}

/** As many as a screen shows before one scrolls. */
const DE_ENTRADA = 15

interface Props {
  catedraId: number
  anio: number
}

/** Students × class days. */
function PlanillaAnual({ catedraId, anio }: Props) {
  const { dias, deCurso } = useAnio(catedraId, anio)
  const { CatedraAlumno } = useCatedra(catedraId)
  const [elegido, setElegido] = useState<number | null>(null)
  const onChoose = useCallback((alumnoId: number) => setElegido(alumnoId), [])
  const filas = useMemo(() => {
    const personas =
      dias[0]?.asistencias ??
      CatedraAlumno.map(({ alumnoId, Alumno }) => ({ alumnoId, nombreCompleto: nombreDePersona(Alumno) }))
    return personas.map(({ alumnoId, nombreCompleto }, i) => ({
      alumnoId,
      nombre: nombreCompleto,
      porcentaje: deCurso.get(alumnoId)?.porcentaje ?? null,
      marcas: dias.map(({ asistencias }) => marcaDe(asistencias[i]?.presente ?? null, asistencias[i]?.matiz)),
    }))
  }, [dias, deCurso, CatedraAlumno])

  const rollo = useHastaHoy(dias.length > 0)

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
  const resumen = fila && deCurso.get(fila.alumnoId)
  return (
    <>
      {dias.length === 0 ? <p className="apagado">No hay días de clase en {anio}.</p> : <Leyenda />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys */}
      <section ref={rollo} className="rollo" aria-label={`Asistencia de ${anio}`} tabIndex={0}>
        <table
          className="planilla-anual"
          style={{ '--dias': Math.max(1, dias.length), '--filas': filas.length } as CSSProperties}
        >
          <caption className="oculto">Asistencia de cada alumno en los días de clase de {anio}</caption>
          <thead>
            <tr>
              <th scope="col">Alumno</th>
              <th scope="col">
                % Asistencia
                <br />
                <small>{SOBRE_TODO_EL_CURSO}</small>
              </th>
              <th scope="col">
                <Eje anio={anio} fechas={dias.map(({ fecha }) => fecha)} />
              </th>
            </tr>
          </thead>
          <tbody>
            {dibujadas.map((una) => (
              <FilaAnual key={una.alumnoId} {...una} onChoose={onChoose} />
            ))}
          </tbody>
        </table>
      </section>
      <DialogoDeDetalle
        anio={anio}
        detalle={
          fila && resumen
            ? {
                nombre: fila.nombre,
                dias: dias.map(({ fecha }, i) => ({ fecha, marca: fila.marcas[i] ?? null })),
                resumen,
              }
            : null
        }
        onClose={() => setElegido(null)}
      />
    </>
  )
}

/** Rolls a sheet as far as today, or the last class before it; that of another year stays at its beginning. */
function useHastaHoy(hasDias: boolean) {
  const rollo = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const ultima = hasDias && rollo.current?.querySelector<HTMLElement>('.eje .hasta-hoy')
    if (!ultima || !rollo.current) return
    const { left, width } = rollo.current.getBoundingClientRect()
    rollo.current.scrollLeft += ultima.getBoundingClientRect().right + MARGEN - left - width
  }, [hasDias])
  return rollo
}

/** What is seen of what comes after today, in pixels. */
const MARGEN = 32

/** 'mar', and 'feb 2027' of another year than the one that is looked at. */
const mesDelAnio = (mes: string, anio: number) =>
  mes.startsWith(String(anio)) ? mesCorto(mes) : `${mesCorto(mes)} ${mes.slice(0, 4)}`

/** The dates over the cells: months, and the days below them. */
function Eje({ anio, fechas }: { anio: number; fechas: readonly string[] }) {
  const [primera, ultima] = [fechas[0], fechas.at(-1)]
  const hastaHoy = fechas.findLastIndex((fecha) => fecha <= hoy() && fecha.startsWith(hoy().slice(0, 4)))
  return (
    <>
      <span className="oculto">
        Días de clase
        {primera && ultima && `, del ${diaCorto(primera)} al ${diaCorto(ultima)}`}
      </span>
      <span className="eje" aria-hidden="true">
        {fechas.map((fecha, i) => {
          const mes = fecha.slice(0, 7)
          const comienza = fechas[i - 1]?.slice(0, 7) !== mes
          return (
            <span key={fecha} className={i === hastaHoy ? 'hasta-hoy' : undefined}>
              {comienza && <i>{mesDelAnio(mes, anio)}</i>}
              {fecha.slice(8)}
            </span>
          )
        })}
      </span>
    </>
  )
}
