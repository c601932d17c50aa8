import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../lib/api'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton } from '../../ui/skeleton'

/** What each is called, and its gender. */
const cosas = {
  aporte: { nombre: 'aporte', este: 'Este aporte', ese: 'ese aporte', reenviado: 'reenviado', lo: 'lo' },
  sugerencia: {
    nombre: 'sugerencia',
    este: 'Esta sugerencia',
    ese: 'esa sugerencia',
    reenviado: 'reenviada',
    lo: 'la',
  },
} as const

interface Observado {
  /** Why it was sent back, under its title. */
  titulo: string
  motivo: string | null
}

interface Props<D> {
  que: keyof typeof cosas
  id: number
  token: string
  read: (id: number, token: string) => Promise<D>
  exito: string
  /** The form that mends it. */
  children: (devuelto: D, onFinish: () => void) => ReactNode
}

type Estado<D> =
  | { paso: 'cargando' }
  | { paso: 'enviado' }
  | { paso: 'rechazado'; status: number }
  | { paso: 'abierto'; devuelto: D }

/** What was sent back, to whoever has the link of the e-mail that says so. */
export function Devuelto<D extends Observado>({ que, id, token, read, exito, children }: Props<D>) {
  const [estado, setEstado] = useState<Estado<D>>({ paso: 'cargando' })
  const cosa = cosas[que]

  const load = useCallback(() => {
    setEstado({ paso: 'cargando' })
    read(id, token).then(
      (devuelto) => setEstado({ paso: 'abierto', devuelto }),
      (error) => setEstado({ paso: 'rechazado', status: error instanceof ApiError ? error.status : 0 }),
    )
  }, [read, id, token])

  useEffect(load, [load])

  if (estado.paso === 'cargando') return <Skeleton lines={6} label={`Cargando tu ${cosa.nombre}...`} />
  if (estado.paso === 'rechazado') return <Rechazo cosa={cosa} status={estado.status} onRetry={load} />
  if (estado.paso === 'enviado') {
    return (
      <EmptyState title={exito} action={<Inicio />}>
        Te escribiremos cuando {cosa.lo} revisemos.
      </EmptyState>
    )
  }
  const { titulo, motivo } = estado.devuelto
  return (
    <>
      {motivo && (
        <section className="nota observaciones">
          <h2>{titulo}</h2>
          <p>{motivo}</p>
        </section>
      )}
      {children(estado.devuelto, () => setEstado({ paso: 'enviado' }))}
    </>
  )
}

interface RechazoProps {
  cosa: (typeof cosas)[keyof typeof cosas]
  status: number
  onRetry: () => void
}

/** Why there is nothing to mend. */
function Rechazo({ cosa: { nombre, este, ese, reenviado }, status, onRetry }: RechazoProps) {
  if (status === 401) {
    return (
      <EmptyState title="Enlace vencido" action={<Inicio />}>
        El enlace para corregir tu {nombre} venció o no está completo. Ábrelo otra vez desde el correo,
        entero.
      </EmptyState>
    )
  }
  if (status === 409) {
    return (
      <EmptyState title={`${este} ya fue ${reenviado}`} action={<Inicio />}>
        No está esperando correcciones: ya las enviaste o ya se resolvió. Te avisaremos por correo.
      </EmptyState>
    )
  }
  if (status === 400 || status === 404) {
    return (
      <EmptyState title={`No encontramos ${ese}`} action={<Inicio />}>
        Puede que se haya eliminado, o que el enlace no esté completo.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={`No se pudo cargar tu ${nombre}`}
      action={<Button onClick={onRetry}>Reintentar</Button>}
    >
      Revisa tu conexión.
    </EmptyState>
  )
}

function Inicio() {
  return (
    <a className="boton" href="/">
      Ir a la línea de tiempo
    </a>
  )
}
