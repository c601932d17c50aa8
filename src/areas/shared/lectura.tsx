import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { ApiError } from '../../lib/api'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton } from '../../ui/skeleton'

interface Props {
  /** What is said when it can't be read. */
  falla: string
  children: ReactNode
}

/** A part of a screen that reads data: grey lines while they come, and a way to try again where they don't. */
export function Lectura({ falla, children }: Props) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <Contencion falla={falla} alReintentar={reset}>
      <Suspense fallback={<Skeleton lines={8} />}>{children}</Suspense>
    </Contencion>
  )
}

interface ContencionProps {
  falla: string
  alReintentar: () => void
  children: ReactNode
}

class Contencion extends Component<ContencionProps, { error: Error | null }> {
  override state = { error: null as Error | null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  reintentar = () => {
    this.props.alReintentar()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (!(error instanceof ApiError)) throw error
    return (
      <div role="alert">
        <EmptyState title={this.props.falla} action={<Button onClick={this.reintentar}>Reintentar</Button>}>
          {error.message}
        </EmptyState>
      </div>
    )
  }
}
