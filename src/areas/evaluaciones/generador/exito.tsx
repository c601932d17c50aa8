import { useEffect } from 'react'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { useUltimo } from '../../base/use-ultimo'

const SE_CIERRA_A_LOS_MS = 3000

export function Exito({ mensaje, alCerrar }: { mensaje: string; alCerrar: () => void }) {
  const ultimo = useUltimo(mensaje || null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts from when it is said, whoever closes it
  useEffect(() => {
    if (!mensaje) return
    const reloj = setTimeout(alCerrar, SE_CIERRA_A_LOS_MS)
    return () => clearTimeout(reloj)
  }, [mensaje])

  return (
    <Dialog open={mensaje !== ''} onClose={alCerrar} title="¡Listo!" size="narrow">
      <div className="ui-dialogo-cuerpo">
        <p>{ultimo}</p>
      </div>
      <footer className="ui-acciones">
        <Button variant="primary" onClick={alCerrar}>
          Ver las preguntas
        </Button>
      </footer>
    </Dialog>
  )
}
