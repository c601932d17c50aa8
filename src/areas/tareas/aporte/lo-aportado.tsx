import { isFotoSubida } from '../../../domain/archivos/fotos'
import { sinRepetir } from '../../../islands/creador/etiquetas'
import Comparacion from '../../creadores/comparacion'
import { camposDeFicha, etiquetaDeCampo, textoDeValor } from '../../creadores/etiquetas'
import { FotoDeAporte } from '../../creadores/foto-de-aporte'

interface Props {
  creador: Record<string, unknown>
  /** Of a correction, what it proposes. */
  cambios: Record<string, unknown> | null
}

/** A creator as it was written, or what is to be another in one. */
export default function LoAportado({ creador, cambios }: Props) {
  if (!cambios) return <Ficha creador={creador} />
  return (
    <Comparacion
      campos={Object.keys(cambios)}
      antes={creador}
      despues={{ ...creador, ...cambios }}
      titulos={['Dice', 'Propone']}
    />
  )
}

/** Only what says anything. */
function Ficha({ creador }: { creador: Record<string, unknown> }) {
  const dichos = sinRepetir(camposDeFicha, {}, creador)
    .map((campo) => ({ campo, texto: textoDeValor(campo, creador[campo]) }))
    .filter(({ texto }) => texto !== '' && texto !== 'No')
  return (
    <dl className="comprobante">
      {dichos.map(({ campo, texto }) => (
        <div key={campo}>
          <dt>{etiquetaDeCampo(campo)}</dt>
          <dd className="texto-plano">{isFotoSubida(texto) ? <FotoDeAporte direccion={texto} /> : texto}</dd>
        </div>
      ))}
    </dl>
  )
}
