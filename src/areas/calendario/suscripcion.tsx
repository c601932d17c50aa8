import { useState } from 'react'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { fechaYHora } from '../base/instantes'
import { DireccionNueva } from './direccion-nueva'
import type { FuenteDeCalendario } from './tipos'
import { type Direccion, useDireccion } from './use-direccion'

type Pregunta = 'crear' | 'revocar' | null

/** Where one makes the address that a calendar program subscribes to, and takes it back. */
export function Suscripcion({ fuente }: { fuente: FuenteDeCalendario }) {
  const direccion = useDireccion(fuente)
  const { activa, desde, nueva } = direccion
  const [pregunta, setPregunta] = useState<Pregunta>(null)
  const cerrar = () => setPregunta(null)

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
            onClick={() => direccion.crear(cerrar)}
            saving={direccion.creando}
            savingLabel="Creando..."
          >
            Crear la dirección
          </Button>
        )}
      </div>
      <CrearOtra direccion={direccion} abierta={pregunta === 'crear'} alCerrar={cerrar} />
      <Revocar direccion={direccion} abierta={pregunta === 'revocar'} alCerrar={cerrar} />
    </>
  )
}

interface PreguntaProps {
  direccion: Direccion
  abierta: boolean
  alCerrar: () => void
}

const CrearOtra = ({ direccion, abierta, alCerrar }: PreguntaProps) => (
  <ConfirmDialog
    open={abierta}
    onClose={alCerrar}
    onConfirm={() => direccion.crear(alCerrar)}
    title="¿Crear otra dirección?"
    confirmLabel="Crear otra"
    saving={direccion.creando}
    savingLabel="Creando..."
  >
    <p>La que tienes deja de servir: los calendarios que la usan ya no se actualizan.</p>
  </ConfirmDialog>
)

const Revocar = ({ direccion, abierta, alCerrar }: PreguntaProps) => (
  <ConfirmDialog
    open={abierta}
    onClose={alCerrar}
    onConfirm={() => direccion.revocar(alCerrar)}
    title="¿Revocar la dirección?"
    confirmLabel="Revocar la dirección"
    saving={direccion.revocando}
    savingLabel="Revocando..."
    danger
  >
    <p>Los calendarios que la usan ya no se actualizan. Puedes crear otra cuando quieras.</p>
  </ConfirmDialog>
)
