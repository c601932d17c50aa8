import { readFile } from 'node:fs/promises'
import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2' with { type: 'file' }
import frauncesExtra from '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff2' with {
  type: 'file',
}
import frauncesTildes from '@fontsource/fraunces/files/fraunces-vietnamese-600-normal.woff2' with {
  type: 'file',
}
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import resvg from '@resvg/resvg-wasm/index_bg.wasm' with { type: 'file' }

/** Guaraní's tildes stand among Vietnamese's. */
const FUENTES = [fraunces, frauncesExtra, frauncesTildes]

/** A drawing as a PNG. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  const [wasm, ...fontBuffers] = await Promise.all([resvg, ...FUENTES].map((path) => readFile(path)))
  await initWasm(wasm as BufferSource)
  return new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Fraunces' } }).render().asPng()
}
