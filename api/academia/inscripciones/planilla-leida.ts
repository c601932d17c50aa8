import { decode, isBinary, type Renglon, readCsv } from '../../../src/domain/base/csv.ts'
import {
  type Columna,
  countTitulos,
  parseTabla,
  readFilas,
  type Tabla,
} from '../../../src/domain/base/tablas.ts'
import { corregida } from '../../../src/domain/inscripciones/correcciones.ts'
import {
  FILAS_MAXIMO,
  type Importacion,
  MAXIMO_DE_PLANILLA,
} from '../../../src/domain/inscripciones/importaciones.ts'
import { isDeOficina, planillaNoAdmitida, readXlsx } from '../../suelo/archivos/leer-xlsx.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { archivoGrande } from '../../suelo/subidas/errors.ts'

/** The table that was sent, however it was sent; throws where it has no rows or lacks a column. */
export async function readTabla(columnas: Columna[], importacion: Importacion): Promise<Tabla> {
  const { filas, csv, file } = importacion
  const tabla = filas
    ? readFilas(columnas, filas)
    : parseTabla(columnas, file ? await readArchivo(columnas, file) : readTexto(columnas, csv))
  if (tabla.filas.length === 0) throw invalida('tabla_vacia', 'No hay filas que importar.')
  if (tabla.filas.length > FILAS_MAXIMO) {
    throw invalida('tabla_larga', `No se pueden importar más de ${FILAS_MAXIMO} filas a la vez.`)
  }
  if (tabla.columnasFaltantes.length > 0) throw sinColumnas(tabla.columnasFaltantes)
  return corregida(columnas, tabla, importacion.correcciones)
}

const readTexto = (columnas: Columna[], texto: string) => readCsv(texto, countTitulos(columnas))

/** What it is says its content: names lie. */
async function readArchivo(columnas: Columna[], file: Blob): Promise<Renglon[]> {
  if (file.size > MAXIMO_DE_PLANILLA) throw archivoGrande(MAXIMO_DE_PLANILLA)
  const bytes = Buffer.from(await file.arrayBuffer())
  if (isDeOficina(bytes)) {
    return (await readXlsx(bytes))
      .map((celdas, posicion) => ({ numero: posicion + 1, celdas }))
      .filter(({ celdas }) => celdas.some((celda) => celda !== ''))
  }
  const texto = decode(bytes)
  if (isBinary(texto)) throw planillaNoAdmitida()
  return readTexto(columnas, texto)
}

const invalida = (code: string, mensaje: string) => new AppError(400, code, mensaje)

const sinColumnas = (faltantes: string[]) => {
  const nombres = faltantes.map((campo) => `«${campo}»`).join(', ')
  const texto = faltantes.length === 1 ? `Falta la columna ${nombres}.` : `Faltan las columnas ${nombres}.`
  return invalida('columnas_invalidas', `${texto} La primera fila debe tener los títulos.`)
}
