import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button'
import { useAbierta } from '../base/curso/abierta'
import { useGestion } from '../base/curso/gestion'
import { ParaWhatsApp } from '../base/curso/para-whatsapp'
import { fechaYHora } from '../base/instantes'
import { useAccion } from '../base/use-accion'
import { inscripciones } from './gestion'

/** Who never came in, and the ways to ask them; nothing where all have, or it is closed. */
export function Ingresos({ catedraId }: { catedraId: number }) {
  const { ingresosQuery, invite } = useGestion(inscripciones)
  const { data } = useQuery(ingresosQuery(catedraId))
  const { send, enviando } = useAccion(invite(catedraId))
  const abierta = useAbierta()
  if (!abierta || !data || data.faltan.length === 0) return null
  const { entraron, faltan } = data
  return (
    <details className="panel sin-correo">
      <summary>
        {faltan.length === 1 ? 'Falta entrar 1' : `Faltan entrar ${faltan.length}`} de{' '}
        {entraron + faltan.length}
      </summary>
      <div className="botones">
        <Button saving={enviando} savingLabel="Invitando..." onClick={() => send(undefined)}>
          Invitar de nuevo
        </Button>
        <ParaWhatsApp catedraId={catedraId} de="invitacion">
          <span className="oculto"> cómo se entra</span>
        </ParaWhatsApp>
      </div>
      <ul>
        {faltan.map(({ alumnoId, nombre, ...invitacion }) => (
          <li key={alumnoId}>
            <span>
              {nombre} <small className="apagado">{comoQuedo(invitacion)}</small>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const estados = {
  ENVIADO: 'Enviado',
  EN_CARPETA: 'Quedó en la carpeta',
  FALLIDO: 'No salió',
}

interface Invitacion {
  invitado_en: string | null
  correo: keyof typeof estados | null
}

const comoQuedo = ({ invitado_en, correo }: Invitacion) =>
  invitado_en === null
    ? 'Sin invitación'
    : `${correo ? estados[correo] : 'Por salir'}, ${fechaYHora(invitado_en)}`
