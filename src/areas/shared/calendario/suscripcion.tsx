import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { fechaYHora } from '../instantes'
import { useAccion } from '../use-accion'
import { DireccionNueva } from './direccion-nueva'
import { crearDireccion, direccionQuery, revocarDireccion } from './queries'
import type { FuenteDeCalendario } from './tipos'

type Pregunta = 'crear' | 'revocar' | null

/** The address that a calendar program subscribes to: it is a secret, shown when it is made and not again. */
export function Suscripcion({ fuente }: { fuente: FuenteDeCalendario }) {
  const { data } = useSuspenseQuery(direccionQuery(fuente))
  const [nueva, setNueva] = useState('')
  const [pregunta, setPregunta] = useState<Pregunta>(null)
  const creacion = useAccion(crearDireccion(fuente))
  const revocacion = useAccion(revocarDireccion(fuente))
  const cerrar = () => setPregunta(null)

  const crear = () =>
    creacion.enviar(undefined, {
      onSuccess: ({ url }) => {
        setNueva(url)
        cerrar()
      },
    })
  const revocar = () =>
    revocacion.enviar(undefined, {
      onSuccess: () => {
        setNueva('')
        cerrar()
      },
    })

  return (
    <>
      <p>
        Con una dirección propia, el calendario de tu teléfono o de tu computadora muestra esto mismo y se
        actualiza solo. Quien la tenga puede verlo: no la compartas.
      </p>
      {nueva && <DireccionNueva url={nueva} />}
      {data.activo && !nueva && data.created_at && (
        <p className="apagado">
          Tienes una dirección desde el {fechaYHora(data.created_at)}. Por seguridad no se vuelve a mostrar.
        </p>
      )}
      <div className="botones">
        {data.activo ? (
          <>
            <Button onClick={() => setPregunta('crear')}>Crear otra dirección</Button>
            <Button variant="danger" onClick={() => setPregunta('revocar')}>
              Revocar la dirección
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={crear} saving={creacion.enviando} savingLabel="Creando...">
            Crear la dirección
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={pregunta === 'crear'}
        onClose={cerrar}
        onConfirm={crear}
        title="¿Crear otra dirección?"
        confirmLabel="Crear otra"
        saving={creacion.enviando}
        savingLabel="Creando..."
      >
        <p>La que tienes deja de servir: los calendarios que la usan ya no se actualizan.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={pregunta === 'revocar'}
        onClose={cerrar}
        onConfirm={revocar}
        title="¿Revocar la dirección?"
        confirmLabel="Revocar la dirección"
        saving={revocacion.enviando}
        savingLabel="Revocando..."
        danger
      >
        <p>Los calendarios que la usan ya no se actualizan. Puedes crear otra cuando quieras.</p>
      </ConfirmDialog>
    </>
  )
}
