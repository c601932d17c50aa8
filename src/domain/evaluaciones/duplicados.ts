import { LARGO } from '../base/campos.ts'

const SUFIJO = / \(copia(?: \d+)?\)$/

/** The first of 'Parcial (copia)', 'Parcial (copia 2)'… that is not taken, within a title's length. */
export function tituloDeDuplicado(titulo: string, ocupados: readonly string[] = []): string {
  const original = [...titulo.replace(SUFIJO, '')]
  for (let cual = 1; ; cual++) {
    const sufijo = cual === 1 ? ' (copia)' : ` (copia ${cual})`
    const copia = `${original.slice(0, LARGO.titulo - sufijo.length).join('')}${sufijo}`
    if (!ocupados.includes(copia)) return copia
  }
}
