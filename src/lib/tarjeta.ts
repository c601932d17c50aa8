import { enCrudo, type Html, html } from '../domain/base/plantilla-html'
import {
  aniosDeVida,
  type Calidad,
  type Creador,
  iniciales,
  nombreCompleto,
} from '../domain/creadores/creadores'
import {
  type Credito,
  certezaALaVista,
  type DatoConFuente,
  datosConFuente,
  enLista,
  etiquetaDeDato,
  type Fuente,
} from '../domain/creadores/fuentes'
import { dibujo, idDePetalos, idDeRueda, nanduti, VISTA } from '../domain/creadores/nanduti'
import { categoria } from '../domain/sesiones/roles'
import { enlaceDeVideo, fotoDe, fuentes, obras, type Tramo, textoDeCalidad } from './ficha'
import { textoDeValoracion } from './formato'
import { medioDe, queSuena, videoDe } from './medios'

interface OpcionesDeTarjeta {
  abierta?: boolean
  ejemplo?: boolean
  /** The page goes to a plain file. */
  estatico: boolean
}

/** The card of a creator. A page has a hundred: as text they take a fraction of what components would. */
export function tarjeta(creador: Creador, opciones: OpcionesDeTarjeta): Html {
  const { id, bio, notable_works, references, fuentes: conDatos, mainRole, quality } = creador
  const { abierta = false, ejemplo = false, estatico } = opciones
  return html`
    <details class="tarjeta" id="${`c${id}`}"${abierta && enCrudo(' open')}>
      <summary>
        ${retrato(creador)}
        <hgroup><h3>${nombreCompleto(creador)}</h3><p><b>${conCortes(categoria(mainRole))}</b> ${aniosDeVida(creador) && html`<span>${aniosDeVida(creador)}</span>`}${ejemplo && html`<em>Ejemplo</em>`}</p></hgroup>
        ${estrella(quality)}
      </summary>
      <div>
        ${creditoDeFoto(creador)}
        <p>${bio}</p>
        ${notable_works && listaDeObras(notable_works)}
        ${!ejemplo && certezas(creador)}
        ${(references || conDatos.length > 0) && html`<h4>Fuentes</h4>${listaDeFuentes(references, conDatos, anclaDeFuentes(creador))}`}
        ${!ejemplo && pieDeTarjeta(creador, estatico)}
      </div>
    </details>`
}

/** 'Agrupación/Orquesta' does not fit a phone: a browser would break it inside a word. */
const conCortes = (etiqueta: string) =>
  html`${etiqueta.split('/').map((parte, i) => html`${i > 0 && enCrudo('/<wbr>')}${parte}`)}`

const listaDeObras = (notableWorks: string) =>
  html`<h4>Obras notables</h4><ul>${obras(notableWorks).map((obra) => html`<li>${obra}</li>`)}</ul>`

/** Shown where there is a program to answer it. */
export const BOTON_DE_COMPARTIR =
  '<button type="button" class="boton compartir" data-compartir>Compartir</button>'

/** The same, of the text that it sends. */
export const BOTON_DE_MENSAJE =
  '<button type="button" class="boton compartir" data-compartir="texto">Copiar para WhatsApp</button>'

const pieDeTarjeta = (creador: Creador, estatico: boolean) => html`
  <p class="apagado votos">${textoDeValoracion(creador)}</p>
  <p class="enlaces">
    ${video(creador)}
    ${sonido(creador)}
    <a href="${`/creador/${creador.slug}`}">Ver página completa<span class="oculto"> de ${nombreCompleto(creador)}</span></a>
    ${enCrudo(BOTON_DE_COMPARTIR)}
  </p>
  ${!estatico && html`<div data-comunidad="${creador.id}"></div>`}`

interface Elemento extends OpcionesDeTarjeta {
  creador: Creador
  /** Where an address may point. */
  ancla: string | undefined
}

/** The items of a list of cards. */
export function tarjetasEnLista(elementos: readonly Elemento[]): Html {
  const items = elementos.map(
    ({ creador, ancla, ...opciones }) =>
      html`<li${ancla && html` id="${ancla}"`}>${tarjeta(creador, opciones)}</li>`,
  )
  return html`${items}`
}

interface OpcionesDeRetrato {
  lado?: number
  /** On its own, not among the cards that share their parts. */
  entero?: boolean
}

/** The photo, where there is one, over the creator's lace. */
export function retrato(creador: Creador, { lado = 72, entero = false }: OpcionesDeRetrato = {}): Html {
  const foto = fotoDe(creador.photo_url)
  const texto = `Retrato de ${nombreCompleto(creador)}`
  const carga = entero ? 'eager' : 'lazy'
  const imagen =
    foto &&
    html`<img class="lazo" src="${foto}" alt="${texto}" width="${lado}" height="${lado}" loading="${carga}" decoding="async" referrerpolicy="no-referrer">`
  return html`${imagen}${lazoDe(creador, entero)}`
}

/** Whose the photo is, where it has to be said. */
export function creditoDeFoto({ photo_url, photo_credit }: Creador): Html | null {
  return fotoDe(photo_url) !== null && photo_credit ? creditoDe('Foto', photo_credit) : null
}

function creditoDe(que: string, { autor, licencia, url }: Credito): Html {
  const quien = `${que}: ${autor}, ${licencia}`
  return html`<p class="apagado credito">${url ? html`<a href="${url}" rel="noopener">${quien}</a>` : quien}</p>`
}

/** What plays a creator's sound that is kept here, and whose it is. */
export function sonido(creador: Creador): Html | null {
  const { audio_url, audio_credit } = creador
  if (!audio_url) return null
  return html`
    <a class="boton" href="${audio_url}" data-suena="audio" data-titulo="${`Sonido de ${nombreCompleto(creador)}`}">
      <span aria-hidden="true">▶</span> Escuchar
    </a>${audio_credit && creditoDe('Sonido', audio_credit)}`
}

function lazoDe(creador: Creador, entero: boolean): Html {
  const lazo = nanduti(creador.slug)
  const trazo = entero ? dibujo(lazo) : `<use href="#${idDeRueda(lazo)}"/><use href="#${idDePetalos(lazo)}"/>`
  return html`
    <svg class="lazo" viewBox="${VISTA}" aria-hidden="true">${enCrudo(trazo)}<text>${iniciales(creador)}</text></svg>`
}

export function estrella(calidad: Calidad | null): Html {
  return html`
    <svg class="${calidad ? `estrella ${calidad}` : 'estrella'}" viewBox="0 0 24 24" role="img">
      <title>${textoDeCalidad(calidad)}</title>
      <use href="#estrella"></use>
    </svg>`
}

/** What says which datum it is of comes first. */
export function listaDeFuentes(
  referencias: string | null,
  conDatos: readonly Fuente[] = [],
  ancla?: string,
): Html {
  const lineas = fuentes(referencias).map((tramos) => html`<li>${tramos.map(enlaceDe)}</li>`)
  return html`<ul class="fuentes"${ancla && html` id="${ancla}"`}>${conDatos.map(fuenteConDatos)}${lineas}</ul>`
}

function fuenteConDatos({ texto, url, datos, valor }: Fuente): Html {
  const deQue = [enLista(datos), valor].filter(Boolean).join(': ')
  return html`<li>${enlaceDe({ texto, ...(url && { url }) })}${deQue && html` <small>${deQue}</small>`}</li>`
}

const anclaDeFuentes = ({ id }: Creador) => `fuentes-${id}`

/** How sure a datum is, in small; it leads to the sources at the foot, `ancla`. */
export function certeza(creador: Creador, dato: DatoConFuente, ancla: string): Html | null {
  const texto = certezaALaVista(creador, dato)
  if (!texto) return null
  const dicha = texto === 'sin fuente' ? html`${texto}` : html`<a href="${`#${ancla}`}">${texto}</a>`
  return html`<small class="certeza">${dicha}</small>`
}

/** Of all that is said of some datum of a creator. */
function certezas(creador: Creador): Html | null {
  const dichas = datosConFuente.flatMap((dato) => {
    const suya = certeza(creador, dato, anclaDeFuentes(creador))
    return suya ? [html`<span>${etiquetaDe(creador, dato)} ${suya}</span>`] : []
  })
  return dichas.length > 0 ? html`<p class="apagado certezas">${dichas}</p>` : null
}

const deAgrupacion: Partial<Record<DatoConFuente, string>> = {
  nacimiento: 'Fundación',
  fallecimiento: 'Disolución',
}

/** What a datum is called, of a group too. */
export const etiquetaDe = ({ mainRole }: Creador, dato: DatoConFuente) =>
  (mainRole[0] === 'ENSEMBLE_ORCHESTRA' && deAgrupacion[dato]) || etiquetaDeDato[dato]

function enlaceDe({ texto, url }: Tramo): Html {
  if (!url) return html`${texto}`
  const que = queSuena(url)
  const marca = que && ('video' in que ? html` data-video="${que.video}"` : html` data-suena="${que.suena}"`)
  return html`<a href="${url}" rel="noopener"${marca}>${texto}</a>`
}

/** Whether there is something of a creator to be heard, or seen, without leaving. */
export const seEscucha = ({ youtube_link, references, fuentes: conDatos, audio_url }: Creador): boolean =>
  audio_url !== null ||
  videoDe(youtube_link) !== null ||
  medioDe(youtube_link) !== null ||
  conDatos.some(({ url }) => url && queSuena(url)) ||
  fuentes(references).some((linea) => linea.some(({ url }) => url && queSuena(url)))

/** What plays a creator's video or sound, where there is one. */
export function video(creador: Creador): Html | null {
  const id = videoDe(creador.youtube_link)
  const direccion = enlaceDeVideo(creador.youtube_link)
  if (!direccion) return null
  if (!id) return archivo(direccion)
  const titulo = `Video de ${nombreCompleto(creador)}`
  return html`
    <a class="boton" href="${direccion}" rel="noopener" data-video="${id}" data-titulo="${titulo}">
      <span aria-hidden="true">▶</span> Ver video
    </a>`
}

/** A file plays here; another page's video is seen there. */
function archivo(direccion: string): Html {
  const medio = medioDe(direccion)
  if (!medio) return html`<a class="boton" href="${direccion}" rel="noopener">Ver video</a>`
  const texto = medio === 'audio' ? 'Escuchar' : 'Ver video'
  return html`
    <a class="boton" href="${direccion}" rel="noopener" data-suena="${medio}">
      <span aria-hidden="true">▶</span> ${texto}
    </a>`
}
