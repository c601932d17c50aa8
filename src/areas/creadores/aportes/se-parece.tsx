import { lazy } from 'react'
import { type Creador, nombreCompleto } from '../../../domain/creadores/creadores'
import { isElMismo } from '../../../domain/creadores/parecidos'
import { Button } from '../../../ui/button'
import { aniosDeVida } from '../../base/anios-de-vida'
import { Lectura } from '../../base/lectura'
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
export function SeParece({ aporte, onSend }: Props) {
  const mismo = elMismo(aporte)
  if (aporte.parecidos.length === 0) return null
  return (
    <div className="parecidos-posibles pila aire-4">
      {aporte.parecidos.map((creador) => (
        <div key={creador.id} className="se-parece">
          <p>
            <b>Se parece a</b>{' '}
            <a href={`/creador/${creador.slug}`} target="_blank" rel="noopener">
              {nombreCompleto(creador)}
              <span className="oculto"> (se abre en otra pestaña)</span>
            </a>{' '}
            <span className="apagado">{aniosDeVida(creador)}</span>
          </p>
          <Diferencias creador={creador} aporte={aporte} />
          {creador !== mismo && <PasarASugerencia aporte={aporte} creador={creador} onSend={onSend} />}
        </div>
      ))}
    </div>
  )
}

/** Who of the timeline it is, for sure. */
export const elMismo = (aporte: Aporte) => aporte.parecidos.find((creador) => isElMismo(creador, aporte))

interface PasarProps extends Props {
  creador: Creador
  variant?: 'primary'
}

/** The contribution is closed, and what it says otherwise waits as a suggestion. */
export function PasarASugerencia({ aporte, creador, onSend = () => {}, variant }: PasarProps) {
  const { send, enviando } = useAccion(convertAporte)
  const convert = () => {
    send({ id: aporte.id, composerId: creador.id })
    onSend()
  }
  if (!aporte.email) return <p className="apagado">No dejó un email: no puede pasar a sugerencia.</p>
  return (
    <Button {...(variant && { variant })} onClick={convert} saving={enviando} savingLabel="Pasando...">
      Pasar a sugerencia<span className="oculto"> para {nombreCompleto(creador)}</span>
    </Button>
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
