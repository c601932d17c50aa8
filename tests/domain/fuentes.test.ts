import { expect, test } from 'vitest'
import { aporteConFuente, aporteNuevo } from '../../src/domain/aportes/aportes.ts'
import { sumFilas } from '../../src/domain/creadores/filas.ts'
import {
  certezaDe,
  datosConFuente,
  type Fuente,
  faltasDeCreador,
  isPorConfirmar,
  nombreCorto,
  textoDeFuente,
} from '../../src/domain/creadores/fuentes.ts'
import type { Rol } from '../../src/domain/sesiones/roles.ts'
import { aporteDePrueba } from '../support/formularios.ts'

const szaran: Fuente = { texto: 'Szarán', datos: ['nacimiento'], valor: '1885' }
const acta: Fuente = { texto: 'acta', datos: ['nacimiento'], valor: '1887' }

const creador = (datos: object = {}) => ({
  birth_year: 1985 as number | null,
  death_year: null,
  death_unknown: false,
  mainRole: ['COMPOSER'] as Rol[],
  references: null as string | null,
  fuentes: [] as Fuente[],
  ...datos,
})

const leidas = (fuentes: unknown) => {
  const { data, error } = aporteNuevo.safeParse(aporteDePrueba({ fuentes }))
  return data ? data.fuentes : error?.issues.map(({ message }) => message)
}

test('se leen como lista y como el texto JSON de un formulario, siempre en el mismo orden', () => {
  const dicha = {
    valor: 1885,
    datos: ['obra', 'nacimiento', 'obra'],
    url: ' https://a.py ',
    texto: ' Szarán\n',
  }
  const leida = { texto: 'Szarán', url: 'https://a.py', datos: ['nacimiento', 'obra'], valor: '1885' }

  expect(JSON.stringify(leidas([dicha]))).toBe(JSON.stringify([leida]))
  expect(leidas(JSON.stringify([dicha]))).toEqual([leida])
})

test('lo que falta es nada: ni una fila en blanco, ni una dirección vacía, ni el valor', () => {
  const fila = { texto: '', url: '', datos: [], valor: '' }

  expect(leidas([fila, { ...fila, texto: 'Acta' }])).toEqual([{ texto: 'Acta', datos: [] }])
  expect([leidas(undefined), leidas(null), leidas(''), leidas([])]).toEqual([[], [], [], []])
})

test.each([
  [
    'sin texto',
    [{ texto: ' ', datos: ['obra'] }],
    'Escribe cuál es la fuente: su autor, su título o qué documento es.',
  ],
  [
    'sin texto, con dirección',
    [{ url: 'https://a.py' }],
    'Escribe cuál es la fuente: su autor, su título o qué documento es.',
  ],
  ['301 letras', [{ texto: 'a'.repeat(301) }], 'El texto de una fuente no puede pasar de 300 caracteres.'],
  [
    'otra cosa que la web',
    [{ texto: 'A', url: 'javascript:alert(1)' }],
    'La dirección de una fuente debe ser una dirección web (http o https).',
  ],
  [
    'dirección larga',
    [{ texto: 'A', url: `https://a.py/${'a'.repeat(2000)}` }],
    'La dirección de una fuente no puede pasar de 2.000 caracteres.',
  ],
  [
    'otro dato',
    [{ texto: 'A', datos: ['altura'] }],
    'Una fuente puede ser del nacimiento, del fallecimiento, del nombre, del período o de una obra.',
  ],
  [
    'valor largo',
    [{ texto: 'A', valor: 'a'.repeat(121) }],
    'Lo que dice una fuente no puede pasar de 120 caracteres.',
  ],
  ['veintiuna', Array(21).fill({ texto: 'A' }), 'No puedes indicar más de 20 fuentes.'],
  ['otra forma', 'Szarán', 'El campo «fuentes» debe ser una lista de fuentes con texto, url, datos y valor.'],
  [
    'una que no es fuente',
    ['Szarán'],
    'El campo «fuentes» debe ser una lista de fuentes con texto, url, datos y valor.',
  ],
])('%s no es una fuente', (_caso, fuentes, mensaje) => {
  expect(leidas(fuentes)).toEqual([mensaje])
})

test('caben 20, de 300, 2.000 y 120 caracteres', () => {
  const url = `https://a.py/${'a'.repeat(1987)}`
  const una = { texto: '😀'.repeat(300), url, datos: ['obra'], valor: 'a'.repeat(120) }

  expect(leidas(Array(20).fill(una))).toHaveLength(20)
})

test('el formulario público pide una, y lo escrito como referencias cuenta', () => {
  const faltas = (datos: object) =>
    aporteConFuente.safeParse(aporteDePrueba(datos)).error?.issues.map(({ message }) => message)

  expect(faltas({})).toEqual(['Agrega al menos una fuente.'])
  expect(faltas({ fuentes: [{ texto: '', datos: [] }] })).toEqual(['Agrega al menos una fuente.'])
  expect(faltas({ fuentes: [szaran] })).toBeUndefined()
  expect(faltas({ references: 'Szarán' })).toBeUndefined()
})

test('de cada dato se dice cuántas fuentes lo apoyan', () => {
  const dos = creador({ fuentes: [szaran, { texto: 'Boettner', datos: ['nacimiento', 'obra'] }] })

  expect(certezaDe(dos, 'nacimiento')).toBe('2 fuentes')
  expect(certezaDe(dos, 'obra')).toBe('1 fuente')
  expect(certezaDe(dos, 'fallecimiento')).toBe('sin fuente')
  expect(certezaDe(creador({ references: 'Szarán' }), 'nacimiento')).toBe('')
  expect(certezaDe(creador({ fuentes: [{ texto: 'Szarán', datos: [] }] }), 'nacimiento')).toBe('')
})

test('dos que dicen otra cosa están en disputa, y quienes dicen lo mismo van juntos', () => {
  const boettner = { texto: 'Boettner, Música y músicos', datos: ['nacimiento'], valor: '1885' } as Fuente

  expect(certezaDe(creador({ fuentes: [szaran, acta] }), 'nacimiento')).toBe(
    'en disputa: 1885 (Szarán) / 1887 (acta)',
  )
  expect(certezaDe(creador({ fuentes: [szaran, acta, boettner] }), 'nacimiento')).toBe(
    'en disputa: 1885 (Szarán, Boettner) / 1887 (acta)',
  )
  expect(certezaDe(creador({ fuentes: [szaran, boettner] }), 'nacimiento')).toBe('2 fuentes')
  expect(certezaDe(creador({ fuentes: [szaran, { ...acta, datos: ['obra'] }] }), 'nacimiento')).toBe(
    '1 fuente',
  )
})

const dice = (valor: string, ...datos: Fuente['datos']): Fuente => ({ texto: `Dice ${valor}`, datos, valor })

test.each([
  ['una fecha, de la única que apoya', ['nombre', 'nacimiento', 'obra'], '1887', ['nacimiento']],
  ['una fecha, de ninguna de las dos que apoya', ['nacimiento', 'fallecimiento'], '1887', []],
  ['una fecha, de ninguna si apoya otra cosa', ['nombre', 'periodo'], '1887', []],
  ['unas palabras, de lo único que se dice con ellas', ['nacimiento', 'nombre'], 'Ana Paz', ['nombre']],
  ['unas palabras, de nada si apoya dos', ['nombre', 'periodo'], 'Ana Paz', []],
  ['unas palabras, de nada si apoya fechas', ['nacimiento', 'obra'], 'siglo XIX', []],
  ['lo que sea, de lo único que apoya', ['nacimiento'], 'siglo XIX', ['nacimiento']],
  ['lo que sea, nunca de una obra', ['obra'], 'Mburicao', []],
] as [string, Fuente['datos'], string, Fuente['datos']][])(
  'lo que dice una fuente es de un dato: %s',
  (_caso, datos, valor, esperados) => {
    const cada = datosConFuente.map((dato) => dice('otra cosa, de 1885', dato))
    const fuentes = [dice(valor, ...datos), ...cada]

    expect(
      datosConFuente.filter((dato) => certezaDe(creador({ fuentes }), dato).startsWith('en disputa')),
    ).toEqual(esperados)
    const hayDisputa = faltasDeCreador(creador({ fuentes }), 2026).includes('EN_DISPUTA')
    expect(hayDisputa).toBe(esperados.length > 0)
  },
)

test('lo que un acta dice de quién sabe cuál de dos fechas no discute con un obituario', () => {
  const fuentes = [dice('1885', 'nacimiento', 'fallecimiento'), dice('1950', 'fallecimiento')]

  expect(certezaDe(creador({ fuentes }), 'nacimiento')).toBe('1 fuente')
  expect(certezaDe(creador({ fuentes }), 'fallecimiento')).toBe('2 fuentes')
  expect(isPorConfirmar(creador({ fuentes }))).toBe(false)
})

test.each([
  ['Szarán', 'Szarán'],
  ['Szarán, L.: Diccionario de la música', 'Szarán'],
  ['Diccionario biográfico ilustrado de la República', 'Diccionario biográfico…'],
  ['—', '—'],
])('de «%s» se nombra «%s»', (texto, nombre) => {
  expect(nombreCorto(texto)).toBe(nombre)
})

test('se lee de corrido con lo que dice y de qué', () => {
  expect(textoDeFuente({ ...szaran, url: 'https://a.py' })).toBe('Szarán (nacimiento: 1885) — https://a.py')
  expect(textoDeFuente({ texto: 'Acta', datos: [] })).toBe('Acta')
})

test.each([
  ['nada', creador({ references: 'Szarán' }), []],
  ['su año', creador({ birth_year: null, references: 'Szarán' }), ['SIN_NACIMIENTO']],
  ['su año y su fuente', creador({ birth_year: null, references: ' ' }), ['SIN_NACIMIENTO', 'SIN_FUENTE']],
  ['cuándo falleció', creador({ death_unknown: true, references: 'Szarán' }), ['SIN_FALLECIMIENTO']],
  ['una fuente', creador(), ['SIN_FUENTE']],
  ['nada, con fuente de su fecha', creador({ fuentes: [szaran] }), []],
  ['fuente de la otra fecha', creador({ fuentes: [szaran], death_year: 2020 }), ['SIN_FUENTE']],
  ['fuente de su fecha', creador({ fuentes: [{ ...szaran, datos: ['obra'] }] }), ['SIN_FUENTE']],
  ['un acuerdo', creador({ fuentes: [szaran, acta] }), ['EN_DISPUTA']],
  [
    'una fecha cierta',
    creador({ references: 'Szarán', birth_min: 1980, birth_max: 1990 }),
    ['FECHA_INCIERTA'],
  ],
  [
    'su año cierto',
    creador({ birth_year: null, references: 'Szarán', birth_min: 1900, birth_max: 1999 }),
    ['FECHA_INCIERTA'],
  ],
  [
    'cuándo falleció, cierto',
    creador({ references: 'Szarán', death_unknown: true, death_min: 1900, death_max: 1910 }),
    ['FECHA_INCIERTA'],
  ],
])('falta %s', (_que, uno, faltas) => {
  expect(faltasDeCreador(uno, 2026)).toEqual(faltas)
  expect(isPorConfirmar(uno)).toBe(faltas.length > 0)
})

test.each([
  ['de quien puede vivir, no', { birth_year: 1906 }, false],
  ['de quien no puede, sí', { birth_year: 1905 }, true],
  ['de quien se sabe cuándo falleció, no', { birth_year: 1850, death_year: 1900 }, false],
  ['de una agrupación, no', { birth_year: 1850, mainRole: ['ENSEMBLE_ORCHESTRA'] }, false],
  ['de quien tal vez pueda, no', { birth_year: null, birth_min: 1900, birth_max: 1909 }, false],
  ['de quien nació en otro siglo, sí', { birth_year: null, birth_min: 1600, birth_max: 1699 }, true],
  ['de quien no se sabe cuándo nació, no', { birth_year: null }, false],
])('cuándo falleció falta aunque nadie lo diga: %s', (_caso, datos, falta) => {
  expect(faltasDeCreador(creador(datos), 2026).includes('SIN_FALLECIMIENTO')).toBe(falta)
})

test('las que llegan se suman a las que había, cada una una vez, hasta 20', () => {
  expect(sumFilas('fuentes', [szaran], [szaran, acta])).toEqual([szaran, acta])
  expect(sumFilas('fuentes', Array(19).fill(szaran), [acta, { ...acta, texto: 'otra' }])).toHaveLength(20)
})
