import { type ComponentType, lazy } from 'react'
import { useSearchParams } from 'react-router'
import { Tabs } from '../../ui/tabs'
import { Lectura } from './lectura'

interface Modulo<P> {
  default: ComponentType<P>
  /** Asks for what the part reads, before it is there to ask. */
  adelantar?: (catedraId: number, parametros: URLSearchParams) => void
}

/** One part of a screen, which comes when it is first opened. */
export interface Seccion<P> {
  /** As it stands in the address, after `?tab=`. */
  valor: string
  texto: string
  /** What is said when it can't be read. */
  falla: string
  cargar: () => Promise<Modulo<P>>
  Contenido: ComponentType<P>
}

export function seccion<P>(una: Omit<Seccion<P>, 'Contenido'>): Seccion<P> {
  return { ...una, Contenido: lazy(una.cargar) as ComponentType<P> }
}

/** For a screen's loader: fetches the part that the address opens, and what it reads. */
export function adelantarSeccion<P>(
  secciones: readonly Seccion<P>[],
  catedraId: number,
  direccion: string,
): void {
  const { searchParams } = new URL(direccion)
  elegidaDe(secciones, searchParams.get('tab'))
    ?.cargar()
    .then(({ adelantar }) => adelantar?.(catedraId, searchParams))
    // Where it can't be had, opening it says so.
    .catch(() => {})
}

const elegidaDe = <P,>(secciones: readonly Seccion<P>[], valor: string | null | undefined) =>
  secciones.find((una) => una.valor === valor) ?? secciones[0]

interface Props<P> {
  etiqueta: string
  secciones: readonly Seccion<P>[]
  /** What each of them is given. */
  datos: P
  /** The one to begin with where the address names none. */
  inicial?: string | undefined
}

/** The parts of a screen as tabs; the address says which one is open. */
export function Secciones<P extends object>({ etiqueta, secciones, datos, inicial }: Props<P>) {
  const [parametros, setParametros] = useSearchParams()
  const elegida = elegidaDe(secciones, parametros.get('tab') ?? inicial)
  return (
    <Tabs
      label={etiqueta}
      value={elegida?.valor ?? ''}
      onChange={(tab) => setParametros({ tab }, { preventScrollReset: true })}
      tabs={secciones.map(({ valor, texto, falla, Contenido }) => ({
        value: valor,
        label: texto,
        content: (
          <Lectura falla={falla}>
            <Contenido {...datos} />
          </Lectura>
        ),
      }))}
    />
  )
}
