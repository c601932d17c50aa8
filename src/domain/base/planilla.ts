import { desfaseEn, type Zona } from './relojes.ts'

/** A list as a spreadsheet has it: said once, whichever kind of file it is given as. */
export interface Planilla {
  /** Of the file, without what its kind ends in. */
  nombre: string
  cabecera: string[]
  filas: Celda[][]
}

export type Celda = string | number | Medida | null

/** A number, and how it is written where there is only text. */
export interface Medida {
  escrita: string
  numero: number
  como?: 'FECHA' | 'FECHA_Y_HORA'
}

/** Each column by its heading and what it says of a row. */
export type Columnas<Fila> = [titulo: string, celda: (fila: Fila) => Celda][]

export const planillaDe = <Fila>(
  nombre: string,
  filas: readonly Fila[],
  columnas: Columnas<NoInfer<Fila>>,
): Planilla => ({
  nombre,
  cabecera: columnas.map(([titulo]) => titulo),
  filas: filas.map((fila) => columnas.map(([, celda]) => celda(fila))),
})

export const siNo = (valor: boolean) => (valor ? 'sí' : 'no')

/** A day, 'YYYY-MM-DD'. */
export const enFecha = (fecha: string): Medida => ({
  escrita: fecha,
  numero: serieDe(Date.parse(fecha)),
  como: 'FECHA',
})

export const enFechaYHora = (instante: number, zona: Zona, escrita: string): Medida => ({
  escrita,
  numero: serieDe(instante + desfaseEn(zona, instante)),
  como: 'FECHA_Y_HORA',
})

const DIA = 86_400_000
/** The first of January of 1970, as spreadsheets count days. */
const DIA_1970 = 25_569

const serieDe = (milisegundos: number) => milisegundos / DIA + DIA_1970
