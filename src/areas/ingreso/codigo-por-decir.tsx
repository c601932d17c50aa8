import { useState } from 'react'
import { api, unwrap } from '../../lib/api'
import { Button } from '../../ui/button'
import { accion } from '../base/accion'
import { useAccion } from '../base/use-accion'
import { CampoDeClave } from './campo-de-clave'
import type { SinCodigo } from './codigo-en-mano'
import { comoReloj, useEspera } from './use-espera'

interface Props {
  persona: SinCodigo
  catedraId: number | null
  onClose: () => void
}

interface CodigoDado {
  codigo: string
  vence_en: string
}

const giveCodigo = ({ rol, id }: SinCodigo, catedraId: number | null) =>
  accion({
    mutationFn: (password: string) => {
      if (rol === 'docente') return unwrap(api.admin.docentes({ id }).codigo.post({ password }))
      return unwrap(
        catedraId === null
          ? api.admin.alumnos({ id }).codigo.post()
          : api.docente.catedra({ id: catedraId }).alumnos({ alumnoId: id }).codigo.post(),
      )
    },
    falla: 'No se pudo dar el código.',
  })

/** Asked for first: somebody is given three an hour, and hears of each. A teacher's asks for the password. */
export default function CodigoPorDecir({ persona, catedraId, onClose }: Props) {
  const { rol, email } = persona
  const [password, setPassword] = useState('')
  // It stays while another one is asked for, which may be refused.
  const [dado, setDado] = useState<CodigoDado | null>(null)
  const { send, enviando } = useAccion(giveCodigo(persona, catedraId))
  return (
    <>
      <div className="ui-dialogo-cuerpo apartado">
        {dado ? (
          <Dado key={dado.vence_en} {...dado} />
        ) : (
          <p>Vale por 10 minutos y una sola vez. Le avisaremos por correo que se lo diste.</p>
        )}
        <p>
          Para usarlo, en el ingreso de {rol}s escribe su email, <b className="email">{email}</b>, y elige «Ya
          tengo un código».
        </p>
        {rol === 'docente' && (
          <CampoDeClave
            label="Tu contraseña de administración"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </div>
      <footer className="ui-acciones">
        <Button onClick={onClose}>Cerrar</Button>
        <Button
          variant={dado ? 'plain' : 'primary'}
          onClick={() => send(password, { onSuccess: setDado })}
          saving={enviando}
          savingLabel="Dando..."
        >
          {dado ? 'Dar otro' : 'Dar el código'}
        </Button>
      </footer>
    </>
  )
}

/** Read out digit by digit, and big enough to be shown. */
function Dado({ codigo, vence_en }: CodigoDado) {
  const faltan = useEspera(Date.parse(vence_en))
  if (faltan === 0) return <p role="status">El código venció.</p>
  return (
    <div className="codigo-en-mano">
      <p role="status">
        <span className="oculto">El código es {[...codigo].join(' ')}.</span>
        <b aria-hidden="true">
          {codigo.slice(0, 3)} {codigo.slice(3)}
        </b>
      </p>
      <p className="apagado">
        Vale por <span role="timer">{comoReloj(faltan)}</span>
      </p>
    </div>
  )
}
