import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { Tabs } from '../../ui/tabs'
import { Lectura } from './lectura'

/** One part of a screen. It may be `lazy`: then it comes when it is first opened. */
export interface Seccion<P> {
  /** As it stands in the address, after `?tab=`. */
  valor: string
  texto: string
  /** What is said when it can't be read. */
  falla: string
  Contenido: ComponentType<P>
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
  const [parametros, setParametros] = useSearchParams()
  const pedida = parametros.get('tab') ?? inicial
  const elegida = secciones.find(({ valor }) => valor === pedida) ?? secciones[0]
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
