import { expect, test } from 'vitest'
import { enCrudo, html } from '../../src/domain/base/plantilla-html'
import type { Fuente } from '../../src/domain/creadores/fuentes'
import { muestras } from '../../src/domain/creadores/muestras'
import { titulosDe } from '../../src/domain/creadores/obras'
import {
  aniosDe,
  columnas,
  destinosDePeriodo,
  type Escala,
  escalaDe,
  type Grupo,
  rotulosDe,
} from '../../src/lib/cinta'
import { fechaDeVida, fotoDe, seEscucha } from '../../src/lib/ficha'
import { direccion, readFiltros } from '../../src/lib/filtros'
import { datosEstructurados } from '../../src/lib/json-ld'
import { xml } from '../../src/lib/xml'

test.each([
  ['India; Jejuí', ['India', 'Jejuí']],
  ['India\nJejuí\r\n\nNde rendápe aju', ['India', 'Jejuí', 'Nde rendápe aju']],
  ['India;\n Jejuí ;', ['India', 'Jejuí']],
])('las obras de %j', (escritas, cada) => {
  expect(titulosDe(escritas)).toEqual(cada)
})

const read = (query: string) => readFiltros(new URLSearchParams(query))

test.each([
  ['', '/'],
  ['q=%20flores%20&orden=anio&pagina=1', '/?q=flores'],
  ['periodo=posguerra&rol=POET&orden=nombre&pagina=3', '/?periodo=POSGUERRA&rol=POET&orden=nombre&pagina=3'],
  ['por_confirmar=1&rol=POET', '/?rol=POET&por_confirmar=1'],
  ['periodo=x&rol=y&por_confirmar=no&orden=z&pagina=-1&otro=1', '/'],
  ['pagina=2.9', '/?pagina=2'],
  ['pagina=1e9999', '/'],
])('«%s» es la vista %s', (query, address) => {
  expect(direccion(read(query))).toBe(address)
})

test('una búsqueda larguísima se recorta en vez de fallar', () => {
  expect(read(`q=${'a'.repeat(5000)}`).q).toHaveLength(200)
})

const enlace = (pagina: number) => `/?pagina=${pagina}`

test('cada columna de la cinta lleva a la página y al lugar donde comienza su grupo mayor', () => {
  const grupos = [
    { period: 'COLONIAL', decada: 1600, total: 90 },
    { period: 'COLONIAL', decada: null, total: 20 },
    { period: 'POSGUERRA', decada: 1870, total: 5 },
    { period: 'ACTUALIDAD', decada: 1870, total: 8 },
  ] as const

  const barras = columnas(escalaDe(grupos) as Escala, grupos, grupos, { orden: 'anio', enlace })

  expect(barras.map(({ desde, total, destino }) => [desde, total, destino])).toEqual([
    [1600, 90, '/?pagina=1#COLONIAL-1600'],
    [1870, 13, '/?pagina=2#ACTUALIDAD-1870'],
  ])
})

const enDecadas = (...decadas: (number | null)[]): Grupo[] =>
  decadas.map((decada) => ({ period: 'COLONIAL', decada, total: 1 }))

test.each([
  // The first decade, how many years a column has, and how many columns there are.
  [
    [1510, 1650, 2000, null],
    [1510, 10, 50],
  ],
  [
    [1900, 1930],
    [1900, 10, 12],
  ],
  [
    [1400, 1990],
    [1400, 20, 30],
  ],
  [
    [1210, 1990],
    [1200, 20, 40],
  ],
  [
    [100, 2000],
    [100, 50, 39],
  ],
  [
    [0, 9_999_990],
    [0, 1000, 10_000],
  ],
])('la escala de %j es %j', (decadas, [desde, lapso, columnas]) => {
  expect(escalaDe(enDecadas(...decadas))).toEqual({ desde, lapso, columnas })
})

test('sin ningún año no hay escala', () => {
  expect(escalaDe(enDecadas(null))).toBe(null)
  expect(aniosDe(enDecadas(null))).toBe('')
  expect(aniosDe(enDecadas(1510, null, 2000))).toBe('1510–2009')
})

test('en lapsos mayores cada columna está en su lugar, y no falta nadie', () => {
  const grupos = enDecadas(...Array.from({ length: 60 }, (_, i) => 1400 + i * 10))

  const barras = columnas(escalaDe(grupos) as Escala, grupos, grupos, { orden: 'anio', enlace })

  expect(barras.map(({ desde, lugar }) => 1400 + 20 * lugar === desde)).not.toContain(false)
  expect(barras.map(({ hasta }) => hasta).at(-1)).toBe(1999)
  expect(barras.reduce((sum, { total }) => sum + total, 0)).toBe(60)
})

test.each([
  [{ desde: 1510, lapso: 10, columnas: 50 }, [1600, 1700, 1800, 1900, 2000]],
  [{ desde: 1900, lapso: 10, columnas: 12 }, [1900, 1920, 1940, 1960, 1980, 2000]],
  [{ desde: 100, lapso: 50, columnas: 39 }, [500, 1000, 1500, 2000]],
])('los años que se leen bajo %o', (escala, anios) => {
  expect(rotulosDe(escala)).toEqual(anios)
})

test('cada período lleva a la página en la que comienza', () => {
  const destinos = destinosDePeriodo(
    [
      { period: 'COLONIAL', total: 250 },
      { period: 'POSGUERRA', total: 1 },
    ],
    { orden: 'nombre', enlace },
  )

  expect(destinos.map(({ destino }) => destino)).toEqual(['/?pagina=1#COLONIAL', '/?pagina=3#POSGUERRA'])
})

test('los datos para buscadores no pueden cerrar su <script>', () => {
  const [creador] = muestras
  if (!creador) throw new Error('Faltan las muestras')

  const datos = datosEstructurados(
    { ...creador, bio: '</script><script>alert(1)</script>' },
    'https://ejemplo.py',
  )

  expect(datos).not.toContain('<')
  expect(JSON.parse(datos).description).toBe('</script><script>alert(1)</script>')
})

test('los datos para buscadores llevan solo fechas exactas', () => {
  const [creador] = muestras
  const datosCon = (fechas: object) =>
    JSON.parse(
      datosEstructurados({ ...(creador as (typeof muestras)[number]), ...fechas }, 'https://ejemplo.py'),
    )

  expect(datosCon({ birth_edtf: '1885-05-05' })).toMatchObject({ birthDate: '1885-05-05', deathDate: '1944' })
  for (const incierta of ['1510~', '1560/1570', '/1680', '1680/', '156X', '16XX', null])
    expect(datosCon({ birth_edtf: incierta, birth_year: 1510 })).not.toHaveProperty('birthDate')
})

test('la ficha dice una fecha exacta con su día, y otra como se sabe', () => {
  const creador = muestras[0] as (typeof muestras)[number]
  const fechaCon = (fechas: object) => fechaDeVida({ ...creador, ...fechas }, 'birth')

  expect(fechaCon({ birth_edtf: '1885-05-05', birth_month: 5, birth_day: 5 })).toBe('05/05/1885')
  expect(fechaCon({ birth_edtf: '1885~' })).toBe('c. 1885')
  expect(fechaCon({ birth_edtf: '16XX', birth_year: null })).toBe('siglo XVII')
  expect(fechaCon({ birth_edtf: null, birth_year: null })).toBeNull()
})

test('las fuentes hablan de un creador: no dicen que sea quien está en ellas', () => {
  const [creador] = muestras
  const references = 'Wikipedia (es): Emigdio Ayala Báez — https://es.wikipedia.org/wiki/Emigdio\nUn libro'

  const datos = JSON.parse(
    datosEstructurados({ ...(creador as (typeof muestras)[number]), references }, 'https://ejemplo.py'),
  )

  expect(datos).not.toHaveProperty('sameAs')
  expect(datos.subjectOf).toEqual([
    {
      '@type': 'WebPage',
      name: 'Wikipedia (es): Emigdio Ayala Báez',
      url: 'https://es.wikipedia.org/wiki/Emigdio',
    },
  ])
})

test('en XML no quedan signos ni caracteres que lo rompan', () => {
  expect(xml(`a<b>&"c'\u0000\u0008`)).toBe('a&lt;b&gt;&amp;&quot;c&apos;')
})

test.each([
  ['https://fotos.py/a.jpg', 'https://fotos.py/a.jpg'],
  ['http://fotos.py/a.jpg', 'https://fotos.py/a.jpg'],
  ['/fotos/a.jpg', '/fotos/a.jpg'],
  ['//fotos.py/a.jpg', null],
  ['javascript:alert(1)', null],
  [null, null],
])('la foto %s se pide como %s', (guardada, pedida) => {
  expect(fotoDe(guardada)).toBe(pedida)
})

test('en una plantilla lo que no es HTML es texto, y lo que falta no deja nada', () => {
  const malo = `<b>"O'Hara" & Cía</b>`

  expect(html`<p title="${malo}">${malo}</p>`.html).toBe(
    '<p title="&lt;b>&quot;O\'Hara&quot; &amp; Cía&lt;/b>">&lt;b&gt;&quot;O&#39;Hara&quot; &amp; Cía&lt;/b&gt;</p>',
  )
  expect(html`<i>${null}${false}${undefined}${0}</i>`.html).toBe('<i>0</i>')
  expect(html`<ul>${[html`<li>a</li>`, html`<li>b</li>`]}</ul>${enCrudo('<hr>')}`.html).toBe(
    '<ul><li>a</li><li>b</li></ul><hr>',
  )
  expect(
    html`<p>
      <b>${'uno\ndos'}</b>
    </p>`.html,
  ).toBe('<p><b>uno\ndos</b></p>')
})

test.each([
  [null, null, false],
  ['https://youtu.be/abcdefghijk', null, false],
  ['https://www.youtube.com/watch?v=abcdefghijk', null, true],
  [null, 'Su voz — https://archivo.example/voz.ogg', true],
  [null, 'ABC Color, 1998', false],
])('con %s y de fuente %s, que se escucha es %s', (youtube_link, references, si) => {
  const [muestra] = muestras

  expect(seEscucha({ ...(muestra as (typeof muestras)[number]), youtube_link, references })).toBe(si)
})

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

test('un sonido entre las fuentes de un dato también se escucha, y las páginas van para los buscadores', () => {
  const [, ...demas] = conFuentes.fuentes
  const url = 'https://archivo.example/voz.ogg'

  expect(seEscucha({ ...conFuentes, fuentes: [{ texto: 'Su voz', url, datos: [] }] })).toBe(true)
  expect(seEscucha({ ...conFuentes, youtube_link: null, fuentes: demas })).toBe(false)
  expect(JSON.parse(datosEstructurados(conFuentes, 'https://ejemplo.py')).subjectOf).toEqual([
    { '@type': 'WebPage', name: 'Szarán', url: 'https://a.py/<b>' },
  ])
})
