import { lazy } from 'react'
import { aniosDeVida, type Creador, nombreCompleto } from '../../../domain/creadores/creadores'
import { isElMismo } from '../../../domain/creadores/parecidos'
import { Button } from '../../../ui/button'
import { Lectura } from '../../base/lectura'
import { anioDeHoy } from '../../base/sitio'
import { useAccion } from '../../base/use-accion'
import { camposDeFicha } from '../etiquetas'
import { type Aporte, convertAporte } from './queries'

/** Few are alike. */
const Comparacion = lazy(() => import('../comparacion'))

interface Props {
  aporte: Aporte
  /** As soon as it is sent: the answer comes in a toast, wherever one is by then. */
  onSend?: () => void
}

/** Who of the timeline may be the same, both records side by side, and what to do then. */
export function SeParece({ aporte, onSend = () => {} }: Props) {
  const { send, enviando } = useAccion(convertAporte)
  const convert = (composerId: number) => {
    send({ id: aporte.id, composerId })
    onSend()
  }
  if (aporte.parecidos.length === 0) return null
  return (
    <div className="parecidos-posibles">
      {aporte.parecidos.map((creador) => (
        <div key={creador.id} className="se-parece">
          <p>
            <b>Se parece a</b>{' '}
            <a href={`/creador/${creador.slug}`} target="_blank" rel="noopener">
              {nombreCompleto(creador)}
              <span className="oculto"> (se abre en otra pestaña)</span>
            </a>{' '}
            <span className="apagado">{aniosDeVida(creador, anioDeHoy())}</span>
          </p>
          <Diferencias creador={creador} aporte={aporte} />
          {aporte.email ? (
            <Button
              variant={isElMismo(creador, aporte) ? 'primary' : 'plain'}
              onClick={() => convert(creador.id)}
              saving={enviando}
              savingLabel="Pasando..."
            >
              Pasar a sugerencia<span className="oculto"> para {nombreCompleto(creador)}</span>
            </Button>
          ) : (
            <p className="apagado">No dejó un email: no puede pasar a sugerencia.</p>
          )}
        </div>
      ))}
    </div>
  )
}

const Diferencias = ({ creador, aporte }: { creador: Creador; aporte: Aporte }) => (
  <details open>
    <summary>En qué difieren las dos fichas</summary>
    <Lectura falla="No se pudieron comparar las dos fichas.">
      <Comparacion
        campos={camposDeFicha}
        antes={{ ...creador }}
        despues={{ ...aporte }}
        titulos={['En la línea de tiempo', 'Este aporte']}
        sinMarcas
      />
    </Lectura>
  </details>
)
