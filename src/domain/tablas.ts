import type { Renglon } from './csv.ts'
import { fold } from './texto.ts'

/** A column that an import knows, by the names that its heading may have. */
export interface Columna {
  campo: string
  nombres: string[]
  obligatoria?: boolean
  /** What a cell says; by default its text. */
  read?: (celda: string) => unknown
}

export interface FilaDeTabla {
  fila: number
  datos: Record<string, unknown>
  /** It says something where no heading stands: its cells may be under the wrong ones. */
  sobranCeldas: boolean
}

export interface Tabla {
  filas: FilaDeTabla[]
  columnasFaltantes: string[]
  columnasIgnoradas: string[]
}

/** A table whose first line is its heading. */
export function parseTabla(columnas: Columna[], [cabecera, ...renglones]: Renglon[]): Tabla {
  const titulos = cabecera?.celdas ?? []
  return tablaDe(
    columnas,
    titulos,
    renglones.map(({ numero, celdas }) => ({
      fila: numero,
      celdas: Object.fromEntries(titulos.map((titulo, i) => [titulo, celdas[i] ?? ''])),
      sobranCeldas: celdas.slice(titulos.length).some((celda) => celda !== ''),
    })),
  )
}

/** Rows that come as objects; the first one is row 1. */
export function readFilas(columnas: Columna[], filas: Record<string, unknown>[]): Tabla {
  const titulos = [...new Set(filas.flatMap((fila) => Object.keys(fila)))]
  return tablaDe(
    columnas,
    titulos,
    filas.map((celdas, i) => ({ fila: i + 1, celdas, sobranCeldas: false })),
  )
}

interface Fila extends Omit<FilaDeTabla, 'datos'> {
  celdas: Record<string, unknown>
}

function tablaDe(columnas: Columna[], titulos: string[], filas: Fila[]): Tabla {
  const conocidas = titulos.flatMap((titulo) => {
    const columna = columnas.find(({ nombres }) => nombres.includes(claveDeTitulo(titulo)))
    return columna ? [{ titulo, columna }] : []
  })
  const presentes = new Set(conocidas.map(({ columna }) => columna.campo))
  return {
    filas: filas.map(({ fila, celdas, sobranCeldas }) => ({
      fila,
      sobranCeldas,
      datos: Object.fromEntries(
        conocidas.map(({ titulo, columna: { campo, read } }) => {
          const celda = textoDe(celdas[titulo])
          return [campo, read ? read(celda) : celda]
        }),
      ),
    })),
    columnasFaltantes: columnas
      .filter(({ campo, obligatoria }) => obligatoria && !presentes.has(campo))
      .map(({ campo }) => campo),
    columnasIgnoradas: titulos.filter(
      (titulo) => titulo !== '' && !conocidas.some((conocida) => conocida.titulo === titulo),
    ),
  }
}

function claveDeTitulo(titulo: string): string {
  return fold(titulo)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

function textoDe(valor: unknown): string {
  if (typeof valor === 'string') return valor.trim()
  return typeof valor === 'number' || typeof valor === 'boolean' ? String(valor) : ''
}

const SI = ['si', 's', 'x', '1', 'true', 'verdadero']
const NO = ['', 'no', 'n', '-', '0', 'false', 'falso']

/** 'sí', 'x', '1' …; what is neither yes nor no stays as it is. */
export function readBandera(celda: string): boolean | string {
  const dicho = fold(celda)
  if (SI.includes(dicho)) return true
  return NO.includes(dicho) ? false : celda
}

/** '150.000', 'Gs. 150.000', '₲ 150 000'; blank is null, and what is no whole number stays as it is. */
export function readGuaranies(celda: string): number | string | null {
  const cifras = celda.replace(/^(gs\.?|pyg|₲)\s*/i, '').replace(/(?<=\d)[.\s](?=\d{3}\b)/g, '')
  if (cifras === '') return null
  return /^\d+$/.test(cifras) ? Number(cifras) : celda
}

/** '05/03/2026' is '2026-03-05'; another text stays as it is. */
export function readFecha(celda: string): string {
  const [, dia = '', mes = '', anio = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(celda) ?? []
  return anio ? `${anio}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}` : celda
}
