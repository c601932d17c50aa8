import type { tiposDeFoto } from '../../../../src/domain/archivos/fotos.ts'
import { jpegSinMetadatos } from './jpeg.ts'
import { pngSinMetadatos } from './png.ts'
import { webpSinMetadatos } from './webp.ts'

const porTipo: Record<(typeof tiposDeFoto)[number], (bytes: Buffer) => Buffer | undefined> = {
  'image/jpeg': jpegSinMetadatos,
  'image/png': pngSinMetadatos,
  'image/webp': webpSinMetadatos,
}

/**
 * A photo without what a camera writes beside it: where it was taken, when, by whose telephone, and a small picture of
 * what was there before it was cut. Nothing where it is not whole, or not of a kind that we know.
 */
export function sinMetadatos(bytes: Buffer, tipo: string): Buffer | undefined {
  return Object.entries(porTipo).find(([mime]) => mime === tipo)?.[1](bytes)
}
