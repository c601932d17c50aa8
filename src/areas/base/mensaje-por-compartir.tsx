import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { canShare, enlaceDeWhatsApp, sendTexto } from '../../lib/compartir'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { toast } from '../../ui/toast'
import type { TextoPorCompartir } from './compartir-texto'
import { Lectura } from './lectura'

type Props = TextoPorCompartir & { onClose: () => void }

export default function MensajePorCompartir({ open, onClose, ...texto }: Props & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Copiar para WhatsApp"
      description="Esto es lo que vas a enviar."
      size="narrow"
    >
      <Lectura falla="No se pudo escribir el mensaje.">
        {'texto' in texto ? (
          <Mensaje texto={texto.texto} onClose={onClose} />
        ) : (
          <Leido {...texto} onClose={onClose} />
        )}
      </Lectura>
    </Dialog>
  )
}

/** As it is now: how many are missing changes. */
function Leido({ fetchTexto, clave, onClose }: Exclude<Props, { texto: string }>) {
  const { data } = useSuspenseQuery({
    queryKey: ['mensaje', clave],
    queryFn: fetchTexto,
    staleTime: 0,
    gcTime: 0,
  })
  return <Mensaje texto={data} onClose={onClose} />
}

function Mensaje({ texto, onClose }: { texto: string; onClose: () => void }) {
  const [sinDonde, setSinDonde] = useState(false)

  const send = async () => {
    const destino = await sendTexto(texto)
    setSinDonde(destino === 'ninguno')
    if (destino === 'copiado') toast.success('Copiado.')
    if (destino === 'copiado' || destino === 'compartido') onClose()
  }

  return (
    <>
      <div className="ui-dialogo-cuerpo">
        <p className="mensaje">{texto}</p>
        {sinDonde && (
          <p role="alert">
            No se pudo copiar.{' '}
            <a href={enlaceDeWhatsApp(texto)} target="_blank" rel="noopener">
              Abrir WhatsApp con el mensaje
            </a>
          </p>
        )}
      </div>
      <footer className="ui-acciones">
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="primary" onClick={send}>
          {canShare() ? 'Compartir' : 'Copiar'}
        </Button>
      </footer>
    </>
  )
}
