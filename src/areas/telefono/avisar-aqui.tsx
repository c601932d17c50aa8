import { BellRing } from 'lucide-react'
import { useState } from 'react'
import type { RolConCodigo } from '../../domain/sesiones/codigos'
import { dispositivo } from '../../lib/dispositivo'
import { Button } from '../../ui/button'
import { useAccion } from '../base/use-accion'
import { avisarAqui } from './propios'
import { type Estado, estadoDelNavegador } from './suscripcion'
import { useDispositivos } from './use-este'

const AHORA_NO = 'avisos-ahora-no'
const DIAS = 90

/** Why the button alone won't do. */
const comoSePuede: Partial<Record<Estado, string>> = {
  'falta-instalar': 'Toca Compartir, «Agregar a inicio», ábrelo desde ahí y vuelve a tocar aquí.',
  bloqueado:
    'El navegador tiene bloqueados los avisos de este sitio. Toca el candado junto a la dirección, abre «Permisos» y permite las notificaciones.',
}

/** On the first screen, to who has delivered something and may want to know what became of it. */
export function OfertaDeAvisos({ rol }: { rol: RolConCodigo }) {
  const { este } = useDispositivos(rol)
  const [isPospuesta, setPospuesta] = useState(() => dispositivo.readDato(AHORA_NO) !== null)
  if (isPospuesta || este !== undefined || estadoDelNavegador() === 'no-puede') return null
  const postpone = () => {
    dispositivo.keepDato(AHORA_NO, {}, DIAS)
    setPospuesta(true)
  }
  return (
    <section className="banner-de-envio fila" aria-label="Avisos en este teléfono">
      <BellRing aria-hidden="true" />
      <p>
        <b>Entérate en el momento</b> de una nota, de una tarea nueva o de lo que vence mañana.
      </p>
      <AvisarAqui rol={rol}>
        <Button variant="quiet" onClick={postpone}>
          Ahora no
        </Button>
      </AvisarAqui>
    </section>
  )
}

/** Asks the browser, or says what is to be done before. */
export function AvisarAqui({ rol, children }: { rol: RolConCodigo; children?: React.ReactNode }) {
  const [estado, setEstado] = useState(estadoDelNavegador)
  const [isDicho, setDicho] = useState(false)
  const { send, enviando } = useAccion(avisarAqui(rol))
  const como = comoSePuede[estado]
  const ask = () => {
    setDicho(true)
    if (!como) send(undefined, { onSuccess: () => setEstado(estadoDelNavegador()) })
  }
  return (
    <>
      {como && isDicho && <p role="status">{como}</p>}
      <div className="botones">
        <Button onClick={ask} saving={enviando} savingLabel="Un momento...">
          Avisarme en este teléfono
        </Button>
        {children}
      </div>
    </>
  )
}
