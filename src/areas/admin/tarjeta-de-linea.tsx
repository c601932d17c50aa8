import { aniosDeVida, type Creador, iniciales, nombreCompleto } from '../../domain/creadores'
import { categoria } from '../../domain/roles'
import { fotoDe, fuentes, obras, videoDe } from '../../lib/ficha'
import { Lazo } from '../shared/lazo'
import { Estrella } from './estrella'

/** A creator's card as readers will see it, opened. */
export function TarjetaDeLinea({ creador }: { creador: Creador }) {
  const foto = fotoDe(creador.photo_url)
  return (
    <details className={`tarjeta tono ${creador.period}`} open>
      <summary>
        {foto ? (
          <img
            className="lazo"
            src={foto}
            alt={`Retrato de ${nombreCompleto(creador)}`}
            referrerPolicy="no-referrer"
          />
        ) : (
          <Lazo semilla={creador.slug} letras={iniciales(creador)} />
        )}
        <span>
          <h3>{nombreCompleto(creador)}</h3>
          <b>{categoria(creador.mainRole)}</b> <span>{aniosDeVida(creador)}</span>
        </span>
        <Estrella calidad={creador.quality} />
      </summary>
      <div>
        <p>{creador.bio}</p>
        {creador.notable_works && (
          <>
            <h4>Obras notables</h4>
            <ul>
              {obras(creador.notable_works).map((obra) => (
                <li key={obra}>{obra}</li>
              ))}
            </ul>
          </>
        )}
        {creador.references && <Fuentes referencias={creador.references} />}
        {creador.youtube_link && (
          <p>
            <a href={creador.youtube_link} target="_blank" rel="noopener noreferrer">
              Ver el video
            </a>
            {!videoDe(creador.youtube_link) && (
              <span className="apagado"> (no se mostrará en la tarjeta: al enlace le falta v=)</span>
            )}
          </p>
        )}
      </div>
    </details>
  )
}

function Fuentes({ referencias }: { referencias: string }) {
  return (
    <>
      <h4>Fuentes</h4>
      <ul className="fuentes">
        {fuentes(referencias).map((tramos) => (
          <li key={tramos.map(({ texto }) => texto).join('')}>
            {tramos.map(({ texto, url }) =>
              url ? (
                <a key={texto} href={url} target="_blank" rel="noopener noreferrer">
                  {texto}
                </a>
              ) : (
                texto
              ),
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
