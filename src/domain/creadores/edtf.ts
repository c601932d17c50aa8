import { diasDelMes, type Fecha } from '../base/fechas.ts'

/** How sure a date is, in the order of the forms' select. */
export const certezas = [
  'EXACTO',
  'HACIA',
  'ENTRE',
  'ANTES',
  'DESPUES',
  'DECADA',
  'SIGLO',
  'DESCONOCIDO',
] as const
export type Certeza = (typeof certezas)[number]

/** A date as far as it is known; month and day are of an exact one, `hasta` of an 'entre'. */
interface FechaIncierta extends Fecha {
  certeza: Certeza
  /** The year, or the first one of it: 1560 of the decade, 1600 of '16XX'. */
  anio: number | null
  hasta: number | null
}

/** The years between which something was. */
export interface Limites {
  min: number
  max: number
}

export const ANIO_MAXIMO = 2100

/** An exact date as EDTF writes it: '1885', '1885-05' or '1885-05-05'; null without a year. */
export function edtfDeFecha({ anio, mes, dia }: Fecha): string | null {
  if (anio === null) return null
  const partes = [cuatro(anio)]
  if (mes !== null) partes.push(String(mes).padStart(2, '0'))
  if (mes !== null && dia !== null) partes.push(String(dia).padStart(2, '0'))
  return partes.join('-')
}

const cuatro = (anio: number) => String(anio).padStart(4, '0')

const DESCONOCIDA: FechaIncierta = { certeza: 'DESCONOCIDO', anio: null, hasta: null, mes: null, dia: null }

type Lectura = (...numeros: number[]) => Partial<FechaIncierta>

const formas: [RegExp, Lectura][] = [
  [/^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/, (anio, mes, dia) => ({ certeza: 'EXACTO', anio, mes, dia })],
  [/^(\d{4})~$/, (anio) => ({ certeza: 'HACIA', anio })],
  [/^(\d{4})\/(\d{4})$/, (anio, hasta) => ({ certeza: 'ENTRE', anio, hasta })],
  [/^\/(\d{4})$/, (anio) => ({ certeza: 'ANTES', anio })],
  [/^(\d{4})\/$/, (anio) => ({ certeza: 'DESPUES', anio })],
  [/^(\d{3})X$/, (decada = 0) => ({ certeza: 'DECADA', anio: decada * 10 })],
  [/^(\d\d)XX$/, (siglo = 0) => ({ certeza: 'SIGLO', anio: siglo * 100 })],
]

/** What a text of EDTF says; undefined where it is none. Whether there is such a day, `faltaDeEdtf` says. */
export function readEdtf(texto: string | null): FechaIncierta | undefined {
  const escrito = (texto ?? '').replace(/\s+/g, '').toUpperCase()
  if (escrito === '') return DESCONOCIDA
  for (const [forma, read] of formas) {
    const numeros = forma.exec(escrito)?.slice(1)
    if (numeros) return once({ ...DESCONOCIDA, ...read(...numeros.map(numeroDe)) } as FechaIncierta)
  }
  return undefined
}

const numeroDe = (cifras: string | undefined) => (cifras === undefined ? null : Number(cifras)) as number

/** Between a year and itself is that year. */
const once = (fecha: FechaIncierta): FechaIncierta =>
  fecha.certeza === 'ENTRE' && fecha.anio === fecha.hasta
    ? { ...fecha, certeza: 'EXACTO', hasta: null }
    : fecha

/** The text of a date; null of an unknown one. */
export function writeEdtf(fecha: FechaIncierta): string | null {
  const { certeza, anio, hasta } = fecha
  if (anio === null || certeza === 'DESCONOCIDO') return null
  if (certeza === 'EXACTO') return edtfDeFecha(fecha)
  if (certeza === 'HACIA') return `${cuatro(anio)}~`
  if (certeza === 'ENTRE') return `${cuatro(anio)}/${cuatro(hasta ?? anio)}`
  if (certeza === 'ANTES') return `/${cuatro(anio)}`
  if (certeza === 'DESPUES') return `${cuatro(anio)}/`
  return certeza === 'DECADA' ? `${cuatro(anio).slice(0, 3)}X` : `${cuatro(anio).slice(0, 2)}XX`
}

/** An 'entre' of any ends, however sure they are. */
const INTERVALO = /^(\d{4})[~?%]?\/(\d{4})[~?%]?$/

function isAlReves(texto: string): boolean {
  const [, primero = '', segundo = ''] = INTERVALO.exec(texto.replace(/\s+/g, '')) ?? []
  return Number(primero) > Number(segundo)
}

type Falta = [isFalta: (fecha: FechaIncierta) => boolean, mensaje: string]

export const sigloInvalido = (cual: string) =>
  `El siglo de ${cual} debe ser un número entero entre 2 y ${ANIO_MAXIMO / 100}.`

/** The first century has a year 0, which nothing else has, and is left out; the last one ends before the last year. */
const isSigloInvalido = ({ certeza, anio }: FechaIncierta) =>
  certeza === 'SIGLO' && anio !== null && (anio < 100 || anio >= ANIO_MAXIMO)

const faltasDeFecha = (cual: string): Falta[] => [
  [isSigloInvalido, sigloInvalido(cual)],
  [
    ({ anio, hasta }) => anio !== null && (anio < 1 || Math.max(anio, hasta ?? 0) > ANIO_MAXIMO),
    `El año de ${cual} debe ser un número entero entre 1 y ${ANIO_MAXIMO}.`,
  ],
  [({ mes }) => mes !== null && (mes < 1 || mes > 12), 'El mes debe estar entre 1 y 12.'],
  [({ dia }) => dia !== null && (dia < 1 || dia > 31), 'El día debe estar entre 1 y 31.'],
  [
    ({ anio, mes, dia }) => mes !== null && dia !== null && dia > diasDelMes(mes, anio),
    'Ese día no existe en ese mes.',
  ],
]

/** What may be wrong with a text as the date of a 'nacimiento' or a 'fallecimiento', in the order of its being said. */
export const faltasDeEdtf = (cual: string): [isFalta: (texto: string) => boolean, mensaje: string][] => [
  [isAlReves, `En la fecha de ${cual}, el primer año no puede ser posterior al segundo.`],
  [
    (texto) => readEdtf(texto) === undefined,
    `No se entiende la fecha de ${cual}: se escribe 1885 o 1885-05-05 si es exacta, 1510~ (hacia), 1560/1570 (entre), /1680 (antes de), 1680/ (después de), 156X (la década) o 16XX (el siglo).`,
  ],
  ...faltasDeFecha(cual).map(([isFalta, mensaje]): [(texto: string) => boolean, string] => [
    (texto) => {
      const fecha = readEdtf(texto)
      return fecha !== undefined && isFalta(fecha)
    },
    mensaje,
  ]),
]

/** What is wrong with a text as a date; null where nothing is. */
export function faltaDeEdtf(texto: string, cual: string): string | null {
  return faltasDeEdtf(cual).find(([isFalta]) => isFalta(texto))?.[1] ?? null
}

/** A 'c.' is so many years earlier or later. */
const HACIA = 5
/** An 'antes de' begins, and a 'después de' ends, a life away. */
const UN_SIGLO = 100

/** The years between which a date was; null of an unknown one, or of no date. */
export function limitesDe(edtf: string | null): Limites | null {
  const { certeza, anio = null, hasta } = readEdtf(edtf) ?? {}
  if (anio === null) return null
  if (certeza === 'HACIA') return { min: anio - HACIA, max: anio + HACIA }
  if (certeza === 'ENTRE') return { min: anio, max: hasta ?? anio }
  if (certeza === 'ANTES') return { min: anio - UN_SIGLO, max: anio }
  if (certeza === 'DESPUES') return { min: anio, max: anio + UN_SIGLO }
  if (certeza === 'DECADA') return { min: anio, max: anio + 9 }
  return certeza === 'SIGLO' ? { min: anio, max: anio + 99 } : { min: anio, max: anio }
}

/** The year that places a date among others. */
export const medioDe = ({ min, max }: Limites) => Math.trunc((min + max) / 2)

/** The parts that the old fields have: those of an exact date, the year of a 'c.', nothing of any other. */
export function partesDe(edtf: string | null): Fecha {
  const { certeza, anio = null, mes = null, dia = null } = readEdtf(edtf) ?? {}
  const seDice = certeza === 'EXACTO' || certeza === 'HACIA'
  return seDice ? { anio, mes, dia } : { anio: null, mes: null, dia: null }
}

/** Whether it says a year, and no other is possible. */
export const isExacta = (edtf: string | null) => readEdtf(edtf)?.certeza === 'EXACTO'

/** 'c. 1510', 'entre 1560 y 1570', 'antes de 1680', 'década de 1560', 'siglo XVII'; of an exact one, its year. */
export function textoDeEdtf(edtf: string | null): string | null {
  const { certeza, anio = null, hasta } = readEdtf(edtf) ?? {}
  if (anio === null) return null
  if (certeza === 'HACIA') return `c. ${anio}`
  if (certeza === 'ENTRE') return `entre ${anio} y ${hasta}`
  if (certeza === 'ANTES') return `antes de ${anio}`
  if (certeza === 'DESPUES') return `después de ${anio}`
  if (certeza === 'DECADA') return `década de ${anio}`
  return certeza === 'SIGLO' ? `siglo ${romano(anio / 100 + 1)}` : String(anio)
}

const ROMANOS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** A century's number, as it is written: 17 is 'XVII'. */
export function romano(numero: number): string {
  let [resta, escrito] = [numero, '']
  for (const [valor, letras] of ROMANOS) {
    escrito += letras.repeat(Math.floor(resta / valor))
    resta %= valor
  }
  return escrito
}
