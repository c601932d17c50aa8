import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useUltimo } from './use-ultimo'

/**
 * Which dialog of a screen is open, in its address: the browser's way back closes it, and who has to sign in again
 * comes back to it.
 */
export function useDialogo(nombre: string) {
  const [parametros, setParametros] = useSearchParams()
  const { state } = useLocation()
  const abierto = parametros.get(nombre)
  const sobre = useUltimo(abierto)
  const goBack = useGoBack(nombre, abierto !== null, state?.dialogo === nombre)

  const go = (valor: string | null, opciones: { replace?: boolean; state?: unknown }) =>
    setParametros(
      (actuales) => {
        actuales.delete(nombre)
        if (valor !== null) actuales.set(nombre, valor)
        return actuales
      },
      { ...opciones, preventScrollReset: true },
    )

  return {
    abierto: abierto !== null,
    /** What it is about, also while it fades away. */
    sobre: sobre ?? '',
    open: (valor: string | number) =>
      go(
        String(valor),
        abierto === null ? { state: { ...state, dialogo: nombre } } : { replace: true, state },
      ),
    close: () => goBack() || go(null, { replace: true }),
  }
}

/**
 * Goes back to where the dialog was opened, if it was from its screen: in place of it, the screen would stand twice
 * in the browser's history, and its way back would have to be taken once more for each dialog.
 */
function useGoBack(nombre: string, abierto: boolean, deAqui: boolean) {
  const navigate = useNavigate()
  const volviendo = useRef(false)

  useEffect(() => {
    if (!abierto) volviendo.current = false
  }, [abierto])

  return () => {
    // Who was answered late may close what is closed by now.
    const isStillAbierto = new URLSearchParams(window.location.search).has(nombre)
    if (!deAqui || !isStillAbierto) return false
    // The browser takes its time: closed twice meanwhile, it would leave the screen.
    if (!volviendo.current) navigate(-1)
    volviendo.current = true
    return true
  }
}
