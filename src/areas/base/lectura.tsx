import { useStore } from '@nanostores/react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense, useDeferredValue } from 'react'
import { ApiError, INESPERADO } from '../../lib/api'
import { bearer } from '../../lib/llaves'
import type { Sesion } from '../../lib/sesion'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton } from '../../ui/skeleton'
import { queryClient } from './consultas'
import { isPrimeraVista } from './primera-vista'
import { $sinConexion } from './sin-conexion/conexion'
import { useSesion } from './use-sesion'

interface Props {
  /** What is said when it can't be read. */
  falla: string
  /** Where the whole screen waits for it: the screen that stands there meanwhile. */
  enPantalla?: (parte: ReactNode) => ReactNode
  children: ReactNode
}

/**
 * A part of a screen that reads data: grey lines while they come, and a way to try again where they don't, or where they
 * can't be shown because they are not what they should be. What a session's end kept from being read is read as soon as
 * there is a new one, and what a lost connection kept, once it is back.
 */
export function Lectura({ falla, enPantalla = (parte) => parte, children }: Props) {
  const { reset } = useQueryErrorResetBoundary()
  const huesos = enPantalla(<Skeleton lines={8} />)
  // What replaces a fallback of React's waits until that has stood for 300 ms; what replaces other content does not.
  // The first screen has what it reads.
  const empieza = useDeferredValue(true, isPrimeraVista())
  return (
    <Contencion
      falla={falla}
      enPantalla={enPantalla}
      onRetry={reset}
      sesion={useSesion()}
      sinConexion={useStore($sinConexion)}
    >
      <Suspense fallback={huesos}>{empieza ? children : huesos}</Suspense>
    </Contencion>
  )
}

interface ContencionProps extends Required<Props> {
  onRetry: () => void
  sesion: Sesion
  sinConexion: boolean
}

/** A part of the program did not come: it takes another page to get it. The words are each browser's own. */
const isFromProgram = ({ message }: Error) => /dynamically imported|importing a module/i.test(message)

/** An answer that can't be shown is not to be kept: it is asked for again; first, where the rest of a screen has it. */
function forgetMostrado(): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' })
  return queryClient.invalidateQueries()
}

class Contencion extends Component<ContencionProps, { error: Error | null }> {
  override state = { error: null as Error | null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  retry = async () => {
    if (!(this.state.error instanceof ApiError)) await forgetMostrado()
    this.props.onRetry()
    this.setState({ error: null })
  }

  override componentDidUpdate({ sesion, sinConexion }: ContencionProps) {
    const { error } = this.state
    const isBack = sinConexion && !this.props.sinConexion && error instanceof ApiError && error.status === 0
    if (error && (isBack || (this.props.sesion !== sesion && bearer()))) void this.retry()
  }

  override render() {
    const { error } = this.state
    const { falla, enPantalla, children } = this.props
    if (!error) return children
    if (isFromProgram(error)) throw error
    return enPantalla(
      <div role="alert">
        <EmptyState title={falla} action={<Button onClick={this.retry}>Reintentar</Button>}>
          {error instanceof ApiError ? error.message : INESPERADO}
        </EmptyState>
      </div>,
    )
  }
}
