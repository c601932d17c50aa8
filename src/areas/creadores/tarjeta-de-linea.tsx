import { Fragment } from 'react'
import { aniosDeVida, type Creador, nombreCompleto } from '../../domain/creadores/creadores'
import { etiquetaDeEnlace } from '../../domain/creadores/obras'
import { otrosALaVista } from '../../domain/creadores/otros-nombres'
import {
  categoriaEnPartes,
  certezasDe,
  creditoDeFoto,
  deQuienEs,
  enlaceDeVideo,
  lineasDeFuentes,
  type Tramo,
} from '../../lib/ficha'
import { medioDe, videoDe } from '../../lib/medios'
import { Estrella } from './estrella'
import { Retrato } from './retrato'

/** A creator's card as readers will see it, opened: that of `components/tarjeta`, with links that leave this page as it is. */
export function TarjetaDeLinea({ creador, anio }: { creador: Creador; anio: number }) {
  const anios = aniosDeVida(creador, anio)
  const otros = otrosALaVista(creador.otros_nombres)
  const video = enlaceDeVideo(creador.youtube_link)
  const medio = medioDe(creador.youtube_link)
  return (
    <details className={`tarjeta tono ${creador.period}`} open>
      <summary>
        <Retrato creador={creador} />
        <hgroup>
          <h3>{nombreCompleto(creador)}</h3>
          <p>
            <b>
              {categoriaEnPartes(creador).map((parte, i) => (
                <Fragment key={parte}>
                  {i > 0 && (
                    <>
                      /<wbr />
                    </>
                  )}
                  {parte}
                </Fragment>
              ))}
            </b>{' '}
            {anios && <span>{anios}</span>}
          </p>
        </hgroup>
        <Estrella calidad={creador.quality} />
      </summary>
      <div>
        <CreditoDeFoto creador={creador} />
        {otros && <p className="apagado">{otros}</p>}
        <p>{creador.bio}</p>
        {creador.notable_works && (
          <>
            <h4>Obras notables</h4>
            <ul className="obras">
              {creador.obras.map(({ titulo, enlaces }) => (
                <li key={titulo}>
                  {titulo}
                  {enlaces.map(({ tipo, url, ...suyo }) => (
                    <Fragment key={`${tipo} ${url}`}>
                      {' '}
                      <small>
                        <Afuera texto={etiquetaDeEnlace[tipo]} url={url} />
                        {deQuienEs(suyo)}
                      </small>
                    </Fragment>
                  ))}
                </li>
              ))}
            </ul>
          </>
        )}
        <Certezas creador={creador} />
        {(creador.references || creador.fuentes.length > 0) && <Fuentes creador={creador} />}
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

function CreditoDeFoto({ creador }: { creador: Creador }) {
  const credito = creditoDeFoto(creador)
  if (!credito) return null
  return <p className="apagado credito">{credito.url ? <Afuera {...credito} /> : credito.texto}</p>
}

function Certezas({ creador }: { creador: Creador }) {
  const certezas = certezasDe(creador)
  if (certezas.length === 0) return null
  return (
    <p className="apagado certezas hilera">
      {certezas.map(({ etiqueta, texto }) => (
        <span key={etiqueta}>
          {etiqueta} <small className="certeza">{texto}</small>
        </span>
      ))}
    </p>
  )
}

function Fuentes({ creador }: { creador: Creador }) {
  return (
    <>
      <h4>Fuentes</h4>
      <ul className="fuentes">
        {lineasDeFuentes(creador).map((linea) => (
          <li key={JSON.stringify(linea)}>
            {linea.tramos.map((tramo) => (tramo.url ? <Afuera key={tramo.texto} {...tramo} /> : tramo.texto))}
            {linea.deQue && (
              <>
                {' '}
                <small>{linea.deQue}</small>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const Afuera = ({ texto, url }: Tramo) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {texto}
  </a>
)
