import '../../lib/sin-eval'
import { useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { nombreCompleto } from '../../domain/creadores'
import type { DatosDeCreador } from '../../domain/datos-de-creador'
import { ApiError, api, unwrap } from '../../lib/api'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton } from '../../ui/skeleton'
import { FormularioDeAporte } from '../aporte/formulario-de-aporte'
import { ensureAvisos } from '../avisos'
import { type Valores, valoresDe } from '../creador/valores'

/** The form behind the link of the e-mail that sent a contribution back. */
export function mountCorreccion(hueco: Element, id: number, token: string) {
  ensureAvisos()
  createRoot(hueco).render(<Correccion id={id} token={token} />)
}

const textos = {
  send: 'Enviar corrección',
  exito: '¡Gracias! Tu aporte vuelve a revisión.',
  fallo: 'Ocurrió un error al enviar la corrección...',
}

interface Devuelto {
  nombre: string
  motivo: string | null
  iniciales: Valores
}

type Estado =
  | { paso: 'cargando' }
  | { paso: 'enviado' }
  | { paso: 'rechazado'; status: number }
  | ({ paso: 'abierto' } & Devuelto)

function Correccion({ id, token }: { id: number; token: string }) {
  const [estado, setEstado] = useState<Estado>({ paso: 'cargando' })

  const load = useCallback(() => {
    setEstado({ paso: 'cargando' })
    read(id, token).then(
      (devuelto) => setEstado({ paso: 'abierto', ...devuelto }),
      (error) => setEstado({ paso: 'rechazado', status: error instanceof ApiError ? error.status : 0 }),
    )
  }, [id, token])

  useEffect(load, [load])

  if (estado.paso === 'cargando') return <Skeleton lines={6} label="Cargando tu aporte..." />
  if (estado.paso === 'rechazado') return <Rechazo status={estado.status} onRetry={load} />
  if (estado.paso === 'enviado') {
    return (
      <EmptyState title={textos.exito} action={<Inicio />}>
        Te escribiremos cuando lo revisemos.
      </EmptyState>
    )
  }
  return (
    <>
      {estado.motivo && (
        <section className="nota observaciones">
          <h2>Qué te pidieron mejorar en la ficha de {estado.nombre}</h2>
          <p>{estado.motivo}</p>
        </section>
      )}
      <FormularioDeAporte
        clave={`guarania.correccion.${id}`}
        iniciales={estado.iniciales}
        send={(datos: DatosDeCreador) =>
          unwrap(api.composers.resubmit({ id }).put(datos, { query: { token } }))
        }
        textos={textos}
        onFinish={() => setEstado({ paso: 'enviado' })}
      />
    </>
  )
}

async function read(id: number, token: string): Promise<Devuelto> {
  const devuelto = await unwrap(api.composers.resubmit({ id }).get({ query: { token } }))
  const { email, motivo, is_student_contribution, student_first_name, student_last_name } = devuelto
  return {
    nombre: nombreCompleto(devuelto),
    motivo,
    iniciales: {
      ...valoresDe(devuelto),
      email: email ?? '',
      is_student_contribution,
      student_first_name: student_first_name ?? '',
      student_last_name: student_last_name ?? '',
    },
  }
}

function Rechazo({ status, onRetry }: { status: number; onRetry: () => void }) {
  if (status === 401) {
    return (
      <EmptyState title="Enlace vencido" action={<Inicio />}>
        El enlace para corregir tu aporte venció o no está completo. Ábrelo otra vez desde el correo, entero.
      </EmptyState>
    )
  }
  if (status === 409) {
    return (
      <EmptyState title="Este aporte ya fue reenviado" action={<Inicio />}>
        No está esperando correcciones: ya las enviaste o ya se resolvió. Te avisaremos por correo.
      </EmptyState>
    )
  }
  if (status === 400 || status === 404) {
    return (
      <EmptyState title="No encontramos ese aporte" action={<Inicio />}>
        Puede que se haya eliminado, o que el enlace no esté completo.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No se pudo cargar tu aporte" action={<Button onClick={onRetry}>Reintentar</Button>}>
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
