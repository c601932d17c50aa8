import { nombreDePersona } from '../../domain/personas/nombres'
import { Button } from '../../ui/button'
import type { Inscrito } from '../base/curso/queries'

interface Props {
  inscritos: readonly Inscrito[]
  onReview: (inscrito: Inscrito) => void
}

/** Who came in by the code at what the one before pays, until somebody has looked at it. */
export function PorRevisar({ inscritos, onReview }: Props) {
  const porRevisar = inscritos.filter(({ condiciones_por_revisar }) => condiciones_por_revisar)
  if (porRevisar.length === 0) return null
  return (
    <details className="panel sin-correo">
      <summary>Condiciones por revisar ({porRevisar.length})</summary>
      <p>
        Entraron por el código, y pagan lo mismo que quien se inscribió antes. Guárdalas, aunque estén bien.
      </p>
      <ul>
        {porRevisar.map((inscrito) => (
          <li key={inscrito.id}>
            <span>{nombreDePersona(inscrito.Alumno)}</span>
            <Button onClick={() => onReview(inscrito)}>
              Revisar<span className="oculto"> las de {nombreDePersona(inscrito.Alumno)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
