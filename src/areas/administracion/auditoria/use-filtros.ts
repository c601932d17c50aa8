import { useSearchParams } from 'react-router'
import type { Filtros } from './queries'

const nombres = ['quien', 'q', 'desde', 'hasta'] as const

/** What an address asks for. */
export const pedidoEn = (parametros: URLSearchParams) => ({
  filtros: Object.fromEntries(
    nombres.map((nombre) => [nombre, parametros.get(nombre) ?? '']),
  ) as unknown as Filtros,
  pagina: Math.max(1, Number.parseInt(parametros.get('pagina') ?? '', 10) || 1),
})

/** They live in the address, and so does the page. */
export function useFiltros() {
  const [parametros, setParametros] = useSearchParams()
  const { filtros, pagina } = pedidoEn(parametros)

  const go = (nuevos: Filtros, pagina: number, replace: boolean) => {
    const escritos = Object.entries(nuevos).filter(([, valor]) => valor)
    const query = Object.fromEntries(escritos)
    setParametros({ ...query, ...(pagina > 1 && { pagina: String(pagina) }) }, { replace })
  }

  return {
    filtros,
    pagina,
    hasFiltros: nombres.some((nombre) => filtros[nombre]),
    /** Other filters start at their first page. */
    filter: (cambio: Partial<Filtros>) => go({ ...filtros, ...cambio }, 1, true),
    goTo: (pagina: number) => go(filtros, pagina, false),
    drop: () => setParametros({}, { replace: true }),
  }
}
