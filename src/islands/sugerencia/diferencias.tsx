import { useWatch } from 'react-hook-form'
import { datosDeCreador } from '../../domain/datos-de-creador'
import { type CampoSugerible, camposSugeribles, propuestaDe } from '../../domain/sugerencias'
import { etiquetaDeCampo, textoDeValor } from '../creador/etiquetas'
import type { Valores } from '../creador/valores'
import { datosDe } from './datos'

/** What is about to be proposed, field by field, before it is sent. */
export function Diferencias({ iniciales }: { iniciales: Valores }) {
  const valores = { ...iniciales, ...useWatch<Valores>() } as Valores
  const antes = datosDe(iniciales)
  const despues = datosDe(valores)
  const propuestos = Object.keys(propuestaDe(despues, datosDeCreador.parse(iniciales))) as CampoSugerible[]
  const vaciados = camposSugeribles.filter(
    (campo) => textoDeValor(despues[campo]) === '—' && textoDeValor(antes[campo]) !== '—',
  )

  return (
    <section className="diferencias" aria-label="Lo que propones cambiar">
      <h3>Lo que propones cambiar</h3>
      {propuestos.length + vaciados.length === 0 && <p className="apagado">Todavía nada.</p>}
      <dl>
        {propuestos.map((campo) => (
          <div key={campo}>
            <dt>{etiquetaDeCampo[campo]}</dt>
            <dd>
              <del>
                <span className="oculto">Antes: </span>
                {textoDeValor(antes[campo])}
              </del>
              <span aria-hidden="true">→</span>
              <ins>
                <span className="oculto">Después: </span>
                {textoDeValor(despues[campo])}
              </ins>
            </dd>
          </div>
        ))}
        {vaciados.map((campo) => (
          <div key={campo}>
            <dt>{etiquetaDeCampo[campo]}</dt>
            <dd>
              <span>{textoDeValor(antes[campo])}</span>
              <span className="ui-ayuda">
                Queda como está: una sugerencia no puede vaciar un campo. Si el dato sobra, cuéntalo en el
                motivo.
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
