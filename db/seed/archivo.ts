import { readFileSync } from 'node:fs'
import { decode } from '../../src/domain/base/csv.ts'
import { SeedError } from './errores.ts'

export function readCatalogo(path: string): unknown[] {
  return parseCatalogo(readText(path), path)
}

function parseCatalogo(text: string, path: string): unknown[] {
  const rows = parseJson(text, path)
  if (!Array.isArray(rows))
    throw new SeedError(`El archivo ${path} debe ser una lista de fichas (un arreglo JSON).`)
  return rows
}

/** What two bytes of UTF-8 look like where they were read as two letters, and a letter that was lost. */
const MAL_LEIDO = /[ÃÂ][\u0080-\u00bf]|\ufffd/

function readText(path: string): string {
  const text = decode(readBytes(path))
  if (MAL_LEIDO.test(text))
    throw new SeedError(`El archivo ${path} tiene letras que no se pueden leer: guárdalo como UTF-8.`)
  return text
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new SeedError(missing ? `No existe el archivo ${path}.` : `No se puede leer el archivo ${path}.`)
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new SeedError(`El archivo ${path} no es JSON válido.`)
  }
}
