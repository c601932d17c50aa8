import { useSearchParams } from 'react-router'
import { useUltimo } from './use-ultimo'

/**
 * Which dialog of a screen is open, in its address: the browser's way back closes it, and who has to sign in again
 * comes back to it.
 */
export function useDialogo(nombre: string) {
  const [parametros, setParametros] = useSearchParams()
  const abierto = parametros.get(nombre)
  const sobre = useUltimo(abierto)

  const ir = (valor: string | null, replace: boolean) =>
    setParametros(
      (actuales) => {
        actuales.delete(nombre)
        if (valor !== null) actuales.set(nombre, valor)
        return actuales
      },
      { replace, preventScrollReset: true },
    )

  return {
    abierto: abierto !== null,
    /** What it is about, also while it fades away. */
    sobre: sobre ?? '',
    abrir: (valor: string | number) => ir(String(valor), false),
    cerrar: () => ir(null, true),
  }
}
