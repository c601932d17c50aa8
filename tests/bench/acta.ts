import { pdfDeActa } from '../../api/cursado/actas/pdf-de-acta.ts'
import { actaDe } from '../support/acta-de-muestra.ts'
import { check, info, type Measure } from './support/measure.ts'
import { percentile } from './support/stats.ts'

const ALUMNOS = 200
const VECES = 30
const KB = 1024

/** The acta of a course of 200 as a PDF: the first one brings what draws it. */
export async function* acta(): AsyncGenerator<Measure> {
  const contenido = actaDe(ALUMNOS)
  const draw = () => pdfDeActa(contenido, null)
  yield info('acta de 200: el primer PDF', await medir(draw), 'ms')
  const tiempos: number[] = []
  for (let i = 0; i < VECES; i++) tiempos.push(await medir(draw))
  yield check('acta de 200: PDF, p99', percentile(tiempos, 0.99), '<', 500, 'ms')
  yield check('acta de 200: tamaño del PDF', (await draw()).byteLength / KB, '<', 150, 'KB')
}

async function medir(draw: () => Promise<unknown>): Promise<number> {
  const desde = performance.now()
  await draw()
  return performance.now() - desde
}
