import { useState } from 'react'
import { aniosDeVida, type Creador, iniciales, nombreCompleto } from '../../domain/creadores/creadores'
import { type Fuente, textoDeFuente } from '../../domain/creadores/fuentes'
import { categoria } from '../../domain/sesiones/roles'
import { enlaceDeVideo, fotoDe, fuentes, obras } from '../../lib/ficha'
import { medioDe, videoDe } from '../../lib/medios'
import { Lazo } from '../base/lazo'
import { Estrella } from './estrella'

/** A creator's card as readers will see it, opened. */
export function TarjetaDeLinea({ creador }: { creador: Creador }) {
  const video = enlaceDeVideo(creador.youtube_link)
  const medio = medioDe(creador.youtube_link)
  return (
    <details className={`tarjeta tono ${creador.period}`} open>
      <summary>
        <Retrato creador={creador} />
        <hgroup>
          <h3>{nombreCompleto(creador)}</h3>
          <p>
            <b>{categoria(creador.mainRole)}</b> <span>{aniosDeVida(creador)}</span>
          </p>
        </hgroup>
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
        {(creador.references || creador.fuentes.length > 0) && (
          <Fuentes referencias={creador.references} conDatos={creador.fuentes} />
        )}
        {video && (
          <p>
            <a href={video} target="_blank" rel="noopener noreferrer">
              {medio === 'audio' ? 'Escuchar' : 'Ver el video'}
            </a>
            {!medio && !videoDe(creador.youtube_link) && (
              <span className="apagado"> (en la tarjeta será un enlace: le falta v= para verse ahí)</span>
            )}
          </p>
        )}
      </div>
    </details>
  )
}

function Fuentes({ referencias, conDatos }: { referencias: string | null; conDatos: Fuente[] }) {
  return (
    <>
      <h4>Fuentes</h4>
      <ul className="fuentes">
        {conDatos.map((fuente) => (
          <li key={JSON.stringify(fuente)}>{textoDeFuente(fuente)}</li>
        ))}
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

/** The photo, or the lace where there is none or it does not come. */
function Retrato({ creador }: { creador: Creador }) {
  const foto = fotoDe(creador.photo_url)
  const [fallida, setFallida] = useState<string | null>(null)
  if (!foto || foto === fallida) return <Lazo semilla={creador.slug} letras={iniciales(creador)} />
  return (
    <img
      className="lazo"
      src={foto}
      alt={`Retrato de ${nombreCompleto(creador)}`}
      referrerPolicy="no-referrer"
      onError={() => setFallida(foto)}
    />
  )
}
