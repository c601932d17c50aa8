import { useEffect, useState } from 'react'
import { minutosDe } from '../../../domain/archivos/sonido'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { SiAbierta } from '../../base/curso/abierta'
import { Escucha } from './escucha'
import { claveDe, findGrabacion, forgetGrabacion, waitForTurno } from './piezas'
import { textoDePendiente } from './textos'

export interface Props {
  tareaId: number
  onDeliver: () => void
}

/** A recording that was left on this device, for whoever made it. */
export default function Pendiente({ tareaId, onDeliver }: Props) {
  const [clave] = useState(() => claveDe(tareaId))
  const [quedo, setQuedo] = useState<{ archivo: File; ms: number } | null>(null)
  const [pregunta, setPregunta] = useState(false)

  useEffect(() => {
    if (!clave) return
    const estancia = new AbortController()
    waitForTurno(clave, estancia.signal)
      .then(() => findGrabacion(clave))
      .then(
        (una) => estancia.signal.aborted || setQuedo(una),
        () => {},
      )
    return () => estancia.abort()
  }, [clave])

  const discard = async () => {
    setPregunta(false)
    if (clave) await forgetGrabacion(clave)
    setQuedo(null)
  }

  if (!quedo) return null
  return (
    <section className="grabador" aria-label="Grabación sin entregar">
      <p className="hecha">{textoDePendiente(quedo.ms)}</p>
      <Escucha archivo={quedo.archivo} />
      <div className="botones">
        <SiAbierta>
          <Button onClick={onDeliver}>Entregar la grabación</Button>
        </SiAbierta>
        <Button onClick={() => setPregunta(true)}>Descartar</Button>
      </div>
      <ConfirmDialog
        open={pregunta}
        onClose={() => setPregunta(false)}
        onConfirm={discard}
        title="¿Descartar la grabación?"
        confirmLabel="Descartar"
        danger
      >
        La grabación de {minutosDe(quedo.ms)} se borra de este dispositivo.
      </ConfirmDialog>
    </section>
  )
}
