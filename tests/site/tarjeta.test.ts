import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TarjetaDeLinea } from '../../src/areas/creadores/tarjeta-de-linea'
import Fuentes from '../../src/components/Fuentes.astro'
import Obras from '../../src/components/tarjeta/Obras.astro'
import Tarjeta from '../../src/components/tarjeta/Tarjeta.astro'
import Video from '../../src/components/tarjeta/Video.astro'
import type { Creador } from '../../src/domain/creadores/creadores'
import type { Fuente } from '../../src/domain/creadores/fuentes'
import { muestras } from '../../src/domain/creadores/muestras'
import type { Obra } from '../../src/domain/creadores/obras'
import { seEscucha } from '../../src/lib/ficha'

const container = await AstroContainer.create()

const draw = (componente: typeof Tarjeta, props: Record<string, unknown>) =>
  container.renderToString(componente, {
    props,
    locals: { site: { estatico: false, anio: 2026 } } as App.Locals,
  })
const drawTarjeta = (creador: Creador, ejemplo = false) => draw(Tarjeta, { creador, ejemplo })

test('nada de lo que alguien escribe sale de su lugar en una tarjeta', async () => {
  const [muestra] = muestras
  const malo = `"><script>alert('x')</script>`

  const texto = await drawTarjeta({
    ...(muestra as (typeof muestras)[number]),
    first_name: malo,
    last_name: malo,
    bio: malo,
    notable_works: malo,
    references: `${malo}\n${malo} — https://x.example/"onclick="y`,
    photo_url: `https://x.example/${malo}`,
    youtube_link: `https://www.youtube.com/watch?v=abcdefghijk&x=${malo}`,
  })

  const fuera = texto.replace(/="[^"]*"/g, '')
  expect(fuera).not.toContain('<script')
  expect(fuera).not.toContain('onclick')
})

test('el nombre en una tarjeta es un título, y está donde HTML deja que haya uno', async () => {
  const [muestra] = muestras

  const texto = await drawTarjeta(muestra as (typeof muestras)[number])

  // In a summary, beside phrases only; a span has nothing but phrases.
  expect(texto).toMatch(/<hgroup><h3>[^<]+<\/h3><p><b>[^<]+<\/b> <span>[^<]+<\/span><\/p><\/hgroup>/)
  expect(texto).not.toMatch(/<span[^>]*><h\d/)
})

test('una categoría de dos palabras se corta entre ellas', async () => {
  const [muestra] = muestras
  const banda = { ...(muestra as (typeof muestras)[number]), mainRole: ['ENSEMBLE_ORCHESTRA' as const] }

  expect(await drawTarjeta(banda)).toContain('<b>Agrupación/<wbr>Orquesta</b>')
})

test.each([
  ['https://youtu.be/abcdefghijk', 'https://youtu.be/abcdefghijk'],
  ['http://vimeo.com/1?a=1&b=2', 'http://vimeo.com/1?a=1&amp;b=2'],
  ['https://x.example/"onclick="y', 'https://x.example/&quot;onclick=&quot;y'],
])('el video de %s, sin v=, es un enlace', async (youtube_link, href) => {
  const [muestra] = muestras

  const enlace = await draw(Video, { creador: { ...(muestra as (typeof muestras)[number]), youtube_link } })

  expect(enlace).toBe(`<a class="boton" href="${href}" rel="noopener">Ver video</a>`)
})

test.each([null, 'javascript:alert(1)', 'youtu.be/abcdefghijk', 'https://'])(
  'con %s no hay video que ver',
  async (youtube_link) => {
    const [muestra] = muestras

    expect(await draw(Video, { creador: { ...(muestra as (typeof muestras)[number]), youtube_link } })).toBe(
      '',
    )
  },
)

test('un video con v= se ve en la tarjeta', async () => {
  const [muestra] = muestras
  const youtube_link = 'https://www.youtube.com/watch?list=x&v=abcdefghijk'

  const enlace = await draw(Video, { creador: { ...(muestra as (typeof muestras)[number]), youtube_link } })

  expect(enlace).toContain(
    'href="https://www.youtube.com/watch?v=abcdefghijk" rel="noopener" data-video="abcdefghijk"',
  )
})

test.each([
  ['https://archivo.example/Nde%20renda.MP3?v2', 'audio', 'Escuchar'],
  ['https://archivo.example/india.opus#t=10', 'audio', 'Escuchar'],
  ['http://archivo.example/ensayo.webm', 'video', 'Ver video'],
])('%s, en el lugar del video, se reproduce en la tarjeta', async (youtube_link, medio, texto) => {
  const [muestra] = muestras
  const creador = { ...(muestra as (typeof muestras)[number]), youtube_link }

  expect(await draw(Video, { creador })).toBe(
    `<a class="boton" href="${youtube_link}" rel="noopener" data-suena="${medio}"><span aria-hidden="true">▶</span> ${texto}</a>`,
  )
  expect(seEscucha(creador)).toBe(true)
})

test('entre las fuentes se reproducen los sonidos y los videos de YouTube; lo demás se abre', async () => {
  const references = [
    'Grabación de 1928 — https://archivo.example/india.flac',
    'Concierto — https://www.youtube.com/watch?v=abcdefghijk',
    'https://otro.example/watch?v=abcdefghijk',
    'https://archivo.example/mp3',
  ].join('\n')

  expect(await draw(Fuentes, { creador: { references, fuentes: [] } })).toBe(
    '<ul class="fuentes" id="fuentes"><li><a href="https://archivo.example/india.flac" rel="noopener" data-suena="audio">Grabación de 1928</a></li>' +
      '<li><a href="https://www.youtube.com/watch?v=abcdefghijk" rel="noopener" data-video="abcdefghijk">Concierto</a></li>' +
      '<li><a href="https://otro.example/watch?v=abcdefghijk" rel="noopener">https://otro.example/watch?v=abcdefghijk</a></li>' +
      '<li><a href="https://archivo.example/mp3" rel="noopener">https://archivo.example/mp3</a></li></ul>',
  )
})

const [barrios] = muestras as [Creador, ...Creador[]]
const conEnlaces = (...enlaces: Obra['enlaces']): Creador => ({
  ...barrios,
  obra_enlaces: enlaces.map((uno) => ({ obra: 'India', ...uno })),
  obras: [{ titulo: 'India', enlaces }],
})
const linkDe = (tipo: 'ESCUCHAR' | 'PARTITURA', url: string) => ({ tipo, url })

test('de una obra se escucha el sonido y el video de YouTube con «v=»; lo demás se abre', async () => {
  const creador = conEnlaces(
    { ...linkDe('ESCUCHAR', 'https://a.py/india.mp3'), credito: 'OSN', licencia: 'CC BY 4.0' },
    linkDe('ESCUCHAR', 'https://www.youtube.com/watch?v=abcdefghijk'),
    linkDe('ESCUCHAR', 'https://youtu.be/abcdefghijk'),
    linkDe('PARTITURA', 'https://a.py/india.pdf'),
  )
  const enlace = (que: string, texto: string) =>
    ` <small><a ${que}>${texto}<span class="oculto"> India</span></a>`

  expect(await draw(Obras, { creador })).toBe(
    `<ul class="obras"><li>India${enlace('href="https://a.py/india.mp3" rel="noopener" data-suena="audio"', 'Escuchar')} (OSN, CC BY 4.0)</small>` +
      `${enlace('href="https://www.youtube.com/watch?v=abcdefghijk" rel="noopener" data-video="abcdefghijk" data-titulo="India"', 'Escuchar')}</small>` +
      `${enlace('href="https://youtu.be/abcdefghijk" rel="noopener"', 'Escuchar')}</small>` +
      `${enlace('href="https://a.py/india.pdf" rel="noopener"', 'Partitura')}</small></li></ul>`,
  )
  expect(seEscucha(creador)).toBe(true)
  expect(seEscucha(conEnlaces(linkDe('PARTITURA', 'https://a.py/india.pdf')))).toBe(false)
})

test.each([
  ['COMPOSER', 'Buscar para escuchar', 'https://www.youtube.com/results?search_query='],
  ['POET', 'Buscar para leer', 'https://duckduckgo.com/?q='],
  ['PINTOR', 'Buscar para ver', 'https://duckduckgo.com/?q='],
] as const)(
  'donde de una obra nada se sabe, la página de alguien (%s) lleva a una búsqueda',
  async (rol, texto, en) => {
    const creador = { ...conEnlaces(), mainRole: [rol] }

    const pagina = await draw(Obras, { creador, conBusqueda: true })

    expect(pagina).toContain(
      `<a href="${en}India%20Agust%C3%ADn%20Barrios" rel="noopener">${texto}<span class="oculto"> India</span></a>`,
    )
    expect(await draw(Obras, { creador })).not.toContain('<a')
  },
)

const conFuentes = {
  ...(muestras[0] as (typeof muestras)[number]),
  id: 7,
  birth_year: 1885,
  death_year: 1950,
  references: 'ABC Color, 1998',
  fuentes: [
    { texto: 'Szarán', url: 'https://a.py/<b>', datos: ['nacimiento', 'obra'], valor: '1885' },
    { texto: 'acta', datos: ['nacimiento'], valor: '1887' },
    { texto: 'Lápida', datos: ['fallecimiento'] },
  ] satisfies Fuente[],
}

test('la tarjeta dice qué tan seguro es cada dato, y de dónde sale', async () => {
  const html = await drawTarjeta(conFuentes)

  expect(html).toContain(
    '<span>Nacimiento <small class="certeza"><a href="#fuentes-7">en disputa: 1885 (Szarán) / 1887 (acta)</a></small></span>' +
      '<span>Fallecimiento <small class="certeza"><a href="#fuentes-7">1 fuente</a></small></span>' +
      '<span>Obra <small class="certeza"><a href="#fuentes-7">1 fuente</a></small></span>',
  )
  expect(html).toContain(
    '<ul class="fuentes" id="fuentes-7"><li><a href="https://a.py/<b>" rel="noopener">Szarán</a> <small>nacimiento, obra: 1885</small></li>' +
      '<li>acta <small>nacimiento: 1887</small></li><li>Lápida <small>fallecimiento</small></li><li>ABC Color, 1998</li></ul>',
  )
})

const sinFechas = {
  birth_year: null,
  birth_edtf: null,
  birth_min: null,
  birth_max: null,
  death_year: null,
  death_edtf: null,
  death_min: null,
  death_max: null,
}

test('de cada dato sin fuente se dice; de lo que no se sabe, y de los ejemplos, no', async () => {
  const sinNada = { ...conFuentes, references: null, fuentes: [], notable_works: 'India' }
  const dichos = async (creador: Creador) =>
    [...(await drawTarjeta(creador)).matchAll(/<span>([^<]+) <small class="certeza">sin fuente</g)].map(
      ([, dato]) => dato,
    )

  expect(await dichos(sinNada)).toEqual(['Nacimiento', 'Fallecimiento', 'Nombre', 'Período', 'Obra'])
  expect(await dichos({ ...sinNada, ...sinFechas, notable_works: ' ' })).toEqual(['Nombre', 'Período'])
  expect(await drawTarjeta(sinNada, true)).not.toContain('certeza')
  expect(await drawTarjeta({ ...sinNada, references: 'ABC' })).not.toContain('certeza')
})

test('bajo una foto con crédito dice de quién es, y lo que suena se escucha ahí', async () => {
  const [muestra] = muestras
  const creador = {
    ...(muestra as (typeof muestras)[number]),
    photo_url: '/retratos/a.jpg',
    photo_credit: {
      autor: 'Luz <b>',
      licencia: 'CC BY 4.0',
      url: 'https://commons.wikimedia.org/wiki/File:A.jpg',
    },
    audio_url: '/sonidos/b.ogg',
    audio_credit: { autor: 'Ana', licencia: 'CC0' },
  }

  const texto = await drawTarjeta(creador)

  expect(texto).toContain('>Foto: Luz &lt;b&gt;, CC BY 4.0</a>')
  expect(texto).toContain('<a class="boton" href="/sonidos/b.ogg" data-suena="audio"')
  expect(texto).toContain('Sonido: Ana, CC0')
  expect(await drawTarjeta({ ...creador, photo_url: null })).not.toContain('Foto:')
})

test.each([
  ['con fuentes', conFuentes],
  [
    'una agrupación con foto',
    {
      ...(muestras[0] as (typeof muestras)[number]),
      mainRole: ['ENSEMBLE_ORCHESTRA' as const],
      photo_url: '/retratos/a.jpg',
      photo_credit: { autor: 'Luz', licencia: 'CC BY 4.0', url: 'https://a.example/' },
      references: 'ABC — https://abc.example/a',
    },
  ],
])('lo que se ve antes de aprobar es la tarjeta: %s', async (_, creador) => {
  const vista = renderToStaticMarkup(createElement(TarjetaDeLinea, { creador, anio: 2026 }))

  expect(leida(vista)).toBe(leida(await drawTarjeta(creador)))
})

/** What is read in a card: without its drawings, and without where its links lead. */
const leida = (html: string) =>
  html
    .replace(/<p class="apagado votos">.*/s, '')
    .replace(/ href="[^"]*"/g, '')
    .replace(/<(?:svg.*?<\/svg|(?:img|link)[^>]*)>|<\/?a\b[^>]*>|<\/div><\/details>$/gs, '')
    .replace(/(<\w+)(?: class="([\w ]*?)(?: tono \w+)?")?[^>]*?\/?>/g, '$1 $2>')
    .replace(/>\s+</g, '><')
