import type { Letter } from '../../suelo/correos/letter.ts'

interface LoAsignado {
  catedra: string
  /** What it is, and until when, a line each. */
  lineas: string[]
  url: string
}

export const cartaDeLoAsignado = (nombre: string, { catedra, lineas, url }: LoAsignado): Letter => ({
  subject: `Te inscribieron en ${catedra}`,
  paragraphs: [
    `Hola, ${nombre}:`,
    lineas.length === 1
      ? `Te inscribieron en «${catedra}», y ya te asignaron esto:`
      : `Te inscribieron en «${catedra}», y ya te asignaron estas ${lineas.length} cosas:`,
  ],
  quote: lineas.join('\n'),
  action: { label: 'Ver la cátedra', url },
})
