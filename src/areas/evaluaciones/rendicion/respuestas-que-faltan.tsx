import { useState } from 'react'
import { RESPONDE_TODAS } from '../../../domain/evaluaciones/evaluaciones'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { idDePregunta, type Pregunta } from './pregunta-item'

interface Props {
  abierto: boolean
  preguntas: Pregunta[]
  faltan: Pregunta[]
  onClose: () => void
}

/** While something is unanswered it says what, and leads there. */
export function FaltanRespuestas({ abierto, preguntas, faltan, onClose }: Props) {
  const [elegida, setElegida] = useState<Pregunta | null>(null)
  const goTo = (pregunta: Pregunta | null) => {
    setElegida(pregunta)
    onClose()
  }
  return (
    <Dialog
      open={abierto}
      onClose={() => goTo(null)}
      title="Faltan respuestas"
      size="narrow"
      returnTo={elegida && document.getElementById(idDePregunta(elegida.id))}
    >
      <div className="ui-dialogo-cuerpo">
        <p>{RESPONDE_TODAS}</p>
        <ul className="faltan hilera aire-2" aria-label="Preguntas sin responder">
          {faltan.map((una) => (
            <li key={una.id}>
              <Button onClick={() => goTo(una)}>Pregunta {preguntas.indexOf(una) + 1}</Button>
            </li>
          ))}
        </ul>
      </div>
      <footer className="ui-acciones">
        <Button variant="primary" onClick={() => faltan[0] && goTo(faltan[0])}>
          Seguir respondiendo
        </Button>
      </footer>
    </Dialog>
  )
}
