import { readFileSync } from 'node:fs'
import { decode } from '../../src/domain/csv.ts'
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

function readText(path: string): string {
  try {
    return decode(readFileSync(path))
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
