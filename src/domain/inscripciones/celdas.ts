import { fold } from '../base/texto.ts'

const EN_NOTACION_CIENTIFICA = /^\d(?:[.,]\d+)?E\+?\d+$/i

/** Why a cell is no telephone or document: a spreadsheet shows a long number otherwise, and writes it so. */
export function faltaDeCifras(celda: string): string | undefined {
  if (!EN_NOTACION_CIENTIFICA.test(celda) && !/^#+$/.test(celda)) return undefined
  return `La planilla cambió este número por «${celda}»: dale formato de texto y escríbelo con todas sus cifras.`
}

const SI = ['si', 's', 'x', '1', 'true', 'verdadero']
const NO = ['', 'no', 'n', '-', '0', 'false', 'falso']

/** 'sí', 'x', '1' …; what is neither yes nor no stays as it is. */
export function readBandera(celda: string): boolean | string {
  const dicho = fold(celda)
  if (SI.includes(dicho)) return true
  return NO.includes(dicho) ? false : celda
}

const MONEDA = /^(?:gs?|pyg|₲)\.?\s*|\s*(?:[.,]-|gs?\.?|pyg|₲|guaran[ií]es)$/gi
/** With points or blanks between the thousands and a comma before the cents, or the other way round. */
const MONTO = /^(?:\d{1,3}(?:[.\s]\d{3})+|\d+)(?:,0{1,2})?$/
const MONTO_EN_INGLES = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.0{1,2})?$/

/** '150.000', 'Gs. 150.000', '150.000,00', '₲ 150 000'; blank is null, and what is no whole number stays as it is. */
export function readGuaranies(celda: string): number | string | null {
  const monto = celda.trim().replace(MONEDA, '').trim()
  if (monto === '') return null
  if (!MONTO.test(monto) && !MONTO_EN_INGLES.test(monto)) return celda
  return Number(monto.replace(/[.,]0{1,2}$/, '').replace(/\D/g, ''))
}

/** The first three letters of each month, as people and spreadsheets in Spanish and English write it. */
const MESES = [
  ...['ene jan', 'feb', 'mar', 'abr apr', 'may', 'jun'],
  ...['jul', 'ago aug', 'sep set', 'oct', 'nov', 'dic dec'],
]
const HORA = String.raw`(?:[ t,]+\d{1,2}:.*)?$`
const ANIO_PRIMERO = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${HORA}`)
const DIA_PRIMERO = new RegExp(
  String.raw`^(?:[a-z]+[.,]* )?(\d{1,2})(?:[-/. ]| de )(\d{1,2}|[a-z]{3,10})\.?(?:[-/. ]| del? )(\d{4}|\d{2})${HORA}`,
)

/** '05/03/2026', '5-mar-26' and '5 de marzo de 2026' are '2026-03-05'; another text stays as it is. */
export function readFecha(celda: string): string {
  const escrita = fold(celda)
  const [, anio, mes = '', dia = ''] = ANIO_PRIMERO.exec(escrita) ?? alReves(DIA_PRIMERO.exec(escrita)) ?? []
  const numero = /^\d/.test(mes) ? Number(mes) : 1 + MESES.findIndex((uno) => uno.includes(mes.slice(0, 3)))
  if (!anio || numero === 0) return celda
  return [anio.padStart(4, '20'), String(numero).padStart(2, '0'), dia.padStart(2, '0')].join('-')
}

const alReves = (partes: RegExpExecArray | null) => partes && [partes[0], ...partes.slice(1).reverse()]
