import { useState } from 'react'
import { RESPONDE_TODAS } from '../../../domain/evaluaciones'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { idDePregunta, type Pregunta } from './pregunta-item'

interface Props {
  abierto: boolean
  preguntas: Pregunta[]
  faltan: Pregunta[]
  alCerrar: () => void
}

/** While something is unanswered it says what, and leads there. */
export function FaltanRespuestas({ abierto, preguntas, faltan, alCerrar }: Props) {
  const [elegida, setElegida] = useState<Pregunta | null>(null)
  const irA = (pregunta: Pregunta | null) => {
    setElegida(pregunta)
    alCerrar()
  }
  return (
    <Dialog
      open={abierto}
      onClose={() => irA(null)}
      title="Faltan respuestas"
      size="narrow"
      returnTo={elegida && document.getElementById(idDePregunta(elegida.id))}
    >
      <div className="ui-dialogo-cuerpo">
        <p>{RESPONDE_TODAS}</p>
        <ul className="faltan" aria-label="Preguntas sin responder">
          {faltan.map((una) => (
            <li key={una.id}>
              <Button onClick={() => irA(una)}>Pregunta {preguntas.indexOf(una) + 1}</Button>
            </li>
          ))}
        </ul>
      </div>
      <footer className="ui-acciones">
        <Button variant="primary" onClick={() => faltan[0] && irA(faltan[0])}>
          Seguir respondiendo
        </Button>
      </footer>
    </Dialog>
  )
}
