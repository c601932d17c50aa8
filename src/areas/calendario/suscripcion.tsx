import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { TextField } from '../../ui/text-field'
import { copy } from '../base/copiar'
import { fechaYHora } from '../base/instantes'
import { useAccion } from '../base/use-accion'
import { createDireccion, direccionQuery, revokeDireccion } from './queries'
import type { RolDeCalendario } from './tipos'

type Pregunta = 'crear' | 'revocar' | null

/** Where one makes the address that a calendar program subscribes to, and takes it back. */
export function Suscripcion({ rol }: { rol: RolDeCalendario }) {
  const direccion = useDireccion(rol)
  const { activa, desde, nueva } = direccion
  const [pregunta, setPregunta] = useState<Pregunta>(null)
  const close = () => setPregunta(null)

  return (
    <>
      <p>
        Con una dirección propia, el calendario de tu teléfono o de tu computadora muestra esto mismo y se
        actualiza solo. Quien la tenga puede verlo: no la compartas.
      </p>
      {nueva && <DireccionNueva url={nueva} />}
      {activa && !nueva && desde && (
        <p className="apagado">
          Tienes una dirección desde el {fechaYHora(desde)}. Por seguridad no se vuelve a mostrar.
        </p>
      )}
      <div className="botones">
        {activa ? (
          <>
            <Button onClick={() => setPregunta('crear')}>Crear otra dirección</Button>
            <Button variant="danger" onClick={() => setPregunta('revocar')}>
              Revocar la dirección
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            onClick={() => direccion.create(close)}
            saving={direccion.creando}
            savingLabel="Creando..."
          >
            Crear la dirección
          </Button>
        )}
      </div>
      <CrearOtra direccion={direccion} abierta={pregunta === 'crear'} onClose={close} />
      <Revocar direccion={direccion} abierta={pregunta === 'revocar'} onClose={close} />
    </>
  )
}

interface PreguntaProps {
  direccion: Direccion
  abierta: boolean
  onClose: () => void
}

const CrearOtra = ({ direccion, abierta, onClose }: PreguntaProps) => (
  <ConfirmDialog
    open={abierta}
    onClose={onClose}
    onConfirm={() => direccion.create(onClose)}
    title="¿Crear otra dirección?"
    confirmLabel="Crear otra"
    saving={direccion.creando}
    savingLabel="Creando..."
  >
    <p>La que tienes deja de servir: los calendarios que la usan ya no se actualizan.</p>
  </ConfirmDialog>
)

const Revocar = ({ direccion, abierta, onClose }: PreguntaProps) => (
  <ConfirmDialog
    open={abierta}
    onClose={onClose}
    onConfirm={() => direccion.revoke(onClose)}
    title="¿Revocar la dirección?"
    confirmLabel="Revocar la dirección"
    saving={direccion.revocando}
    savingLabel="Revocando..."
    danger
  >
    <p>Los calendarios que la usan ya no se actualizan. Puedes crear otra cuando quieras.</p>
  </ConfirmDialog>
)

function DireccionNueva({ url }: { url: string }) {
  return (
    <div className="direccion-nueva pila aire-3">
      <TextField
        label="Tu dirección"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
        hint="Cópiala ahora: no se vuelve a mostrar. En tu calendario, elige «Suscribirse» o «Desde una URL»."
      />
      <div className="botones">
        <Button onClick={() => copy(url, 'Dirección copiada.', 'No se pudo copiar. Selecciónala y cópiala.')}>
          Copiar
        </Button>
        {/* Whoever has a calendar program is asked by it. */}
        <a className="boton" href={url.replace(/^https?:/, 'webcal:')}>
          Abrir en el calendario
        </a>
      </div>
    </div>
  )
}

/** The address that a calendar program subscribes to: it is a secret, known when it is made and not again. */
function useDireccion(rol: RolDeCalendario) {
  const { data } = useSuspenseQuery(direccionQuery(rol))
  const [nueva, setNueva] = useState('')
  const creacion = useAccion(createDireccion(rol))
  const revocacion = useAccion(revokeDireccion(rol))

  return {
    activa: data.activo,
    desde: data.created_at,
    nueva,
    create: (onFinish: () => void) =>
      creacion.send(undefined, {
        onSuccess: ({ url }) => {
          setNueva(url)
          onFinish()
        },
      }),
    creando: creacion.enviando,
    revoke: (onFinish: () => void) =>
      revocacion.send(undefined, {
        onSuccess: () => {
          setNueva('')
          onFinish()
        },
      }),
    revocando: revocacion.enviando,
  }
}

type Direccion = ReturnType<typeof useDireccion>
