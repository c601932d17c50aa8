import { type Certeza, certezas, readEdtf, writeEdtf } from './edtf.ts'

/** A date as a form has it: 'Año', and one select that says how sure it is. */
interface FechaEscrita {
  certeza: Certeza
  anio: string
  /** Of an 'entre', the last year. */
  hasta: string
  mes: string
  dia: string
}

const etiquetaDeCerteza: Record<Certeza, string> = {
  EXACTO: 'Exacto',
  HACIA: 'Hacia',
  ENTRE: 'Entre',
  ANTES: 'Antes de',
  DESPUES: 'Después de',
  DECADA: 'Década',
  SIGLO: 'Siglo',
  DESCONOCIDO: 'Desconocido',
}

export const opcionesDeCerteza = certezas.map((certeza) => ({
  value: certeza,
  label: etiquetaDeCerteza[certeza],
}))

/** A century by its number, 17; nobody of the catalogue was born in a year of two figures. */
const SIGLO_ESCRITO = /^\d{1,2}$/
const ANIO_ESCRITO = /^\d{3,4}$/

/**
 * What was typed as EDTF: of a decade or a century, any of its years, or a century's number. What is no year goes as it
 * was typed, so that whoever reads it complains.
 */
export function edtfDeEscrita({ certeza, anio, hasta, mes, dia }: FechaEscrita): string {
  const primero = anio.trim()
  if (certeza === 'DESCONOCIDO' || primero === '') return ''
  const numero =
    certeza === 'SIGLO' && SIGLO_ESCRITO.test(primero) ? (Number(primero) - 1) * 100 : anioDe(primero)
  const ultimo = anioDe(hasta.trim())
  if (numero === null || (certeza === 'ENTRE' && ultimo === null))
    return crudo(certeza, primero, hasta.trim())
  const parte = (texto: string) => (certeza === 'EXACTO' ? Number(texto.trim()) || null : null)
  return writeEdtf({ certeza, anio: numero, hasta: ultimo, mes: parte(mes), dia: parte(dia) }) ?? ''
}

const anioDe = (texto: string) => (ANIO_ESCRITO.test(texto) ? Number(texto) : null)

const crudo = (certeza: Certeza, primero: string, ultimo: string) =>
  certeza === 'ENTRE'
    ? `${primero}/${ultimo || '?'}`
    : `${primero} ${etiquetaDeCerteza[certeza].toLowerCase()}`

/** The same, the other way round: a century is shown by its number. */
export function fechaEscritaDe(edtf: string | null): FechaEscrita {
  const { certeza, anio, hasta, mes, dia } = readEdtf(edtf) ?? NADA
  const texto = (numero: number | null) => String(numero ?? '')
  return {
    // The form begins closed: of who has no date nothing is said yet.
    certeza: certeza === 'DESCONOCIDO' ? 'EXACTO' : certeza,
    anio: texto(certeza === 'SIGLO' && anio !== null ? anio / 100 + 1 : anio),
    hasta: texto(hasta),
    mes: texto(mes),
    dia: texto(dia),
  }
}

const NADA = { certeza: 'EXACTO', anio: null, hasta: null, mes: null, dia: null } as const
