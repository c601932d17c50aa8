import { useEffect } from 'react'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { useUltimo } from '../../base/use-ultimo'

const SE_CIERRA_A_LOS_MS = 3000

export function Exito({ mensaje, onClose }: { mensaje: string; onClose: () => void }) {
  const ultimo = useUltimo(mensaje || null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts from when it is said, whoever closes it
  useEffect(() => {
    if (!mensaje) return
    const reloj = setTimeout(onClose, SE_CIERRA_A_LOS_MS)
    return () => clearTimeout(reloj)
  }, [mensaje])

  return (
    <Dialog open={mensaje !== ''} onClose={onClose} title="¡Listo!" size="narrow">
      <div className="ui-dialogo-cuerpo">
        <p>{ultimo}</p>
      </div>
      <footer className="ui-acciones">
        <Button variant="primary" onClick={onClose}>
          Ver las preguntas
        </Button>
      </footer>
    </Dialog>
  )
}
