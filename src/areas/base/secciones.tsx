import { replace, useSearchParams } from 'react-router'
import { once, Part, type PartModule } from '../../ui/part'
import { Tabs } from '../../ui/tabs'
import type { Tab } from './area'
import { Lectura } from './lectura'
import { paraPrimeraVista } from './primera-vista'

interface ModuloDeSeccion<P> extends PartModule<P> {
  /** Asks for what the part reads, before it is there to ask. */
  prefetch?: (catedraId: number, parametros: URLSearchParams) => void
}

/** One part of a screen, which comes when it is first opened. */
export interface Seccion<P> extends Required<Omit<Tab, 'ayuda' | 'lee' | 'modulo'>> {
  load: () => Promise<ModuloDeSeccion<P>>
}

/** The parts that a screen's table names, by the path of their modules. */
export const seccionesDe = <P,>(
  tabs: readonly Tab[],
  modulos: Record<string, () => Promise<unknown>>,
): Seccion<P>[] =>
  tabs.map(({ valor, texto = '', falla = '', abren = [], modulo }) => ({
    valor,
    texto,
    falla,
    abren,
    load: once(modulos[`/src/areas/${modulo}`] as Seccion<P>['load']),
  }))

/** For a screen's loader: fetches the part that the address opens, and what it reads. */
export function prefetchSeccion<P>(
  secciones: readonly Seccion<P>[],
  catedraId: number,
  direccion: string,
): void {
  const { searchParams } = new URL(direccion)
  const elegida = elegidaDe(secciones, searchParams.get('tab'))
  if (!elegida) return
  const llegada = elegida.load().then(({ prefetch }) => prefetch?.(catedraId, searchParams))
  // Where it can't be had, opening it says so.
  paraPrimeraVista(llegada.catch(() => {}))
}

/** For a screen's loader: an address that names what a tab opens, and not the tab, leads to it. */
export function goToSeccion<P>(secciones: readonly Seccion<P>[], direccion: string): void {
  const url = new URL(direccion)
  if (url.searchParams.has('tab')) return
  const duena = secciones.find(({ abren }) => abren.some((uno) => url.searchParams.has(uno)))
  if (duena === undefined || duena === secciones[0]) return
  url.searchParams.set('tab', duena.valor)
  throw replace(url.pathname + url.search)
}

const elegidaDe = <P,>(secciones: readonly Seccion<P>[], valor: string | null | undefined) =>
  secciones.find((una) => una.valor === valor) ?? secciones[0]

/** Which part the address says is open. */
export function useElegida<P>(secciones: readonly Seccion<P>[], inicial?: string) {
  const [parametros] = useSearchParams()
  return elegidaDe(secciones, parametros.get('tab') ?? inicial)
}

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
  const [, setParametros] = useSearchParams()
  const elegida = useElegida(secciones, inicial)
  return (
    <Tabs
      label={etiqueta}
      value={elegida?.valor ?? ''}
      onChange={(tab) => setParametros({ tab }, { preventScrollReset: true })}
      tabs={secciones.map(({ valor, texto, falla, load }) => ({
        value: valor,
        label: texto,
        content: (
          <Lectura falla={falla}>
            <Part of={load} props={datos} />
          </Lectura>
        ),
      }))}
    />
  )
}
