import type { Tema } from '../../suelo/tema.ts'
import { dibujoDeEntregadas } from './entregadas.ts'
import { olvidoDePartituras } from './olvido.ts'

/**
 * Notation is drawn by another process (`dibujo.ts`) when it is written or sent, is known by the sum of what it was drawn
 * of (`partituras.ts`), and is seen by whom a subject shows it to (`muestraPartitura`), or who may see its file. What is
 * delivered is drawn soon after, and sounds too (`entregadas.ts`).
 */
export const temaDePartituras: Tema = {
  trabajos: [dibujoDeEntregadas, olvidoDePartituras],
}
