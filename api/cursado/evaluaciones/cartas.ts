import type { Letter } from '../../casa/correos/letter.ts'

interface Evaluacion {
  titulo: string
  catedra: string
  /** dd/MM/yyyy HH:mm */
  vence: string
  url: string
}

export const cartaDeAsignada = (nombre: string, { titulo, catedra, vence, url }: Evaluacion): Letter => ({
  subject: `Evaluación nueva: ${titulo}`,
  paragraphs: [
    `Hola, ${nombre}:`,
    `En «${catedra}» te asignaron la evaluación «${titulo}». Tienes tiempo hasta el ${vence}.`,
  ],
  action: { label: 'Realizar la evaluación', url },
})

export const cartaDeVencimiento = (nombre: string, { titulo, catedra, vence, url }: Evaluacion): Letter => ({
  subject: `Te queda poco tiempo: ${titulo}`,
  paragraphs: [
    `Hola, ${nombre}:`,
    `Todavía no hiciste la evaluación «${titulo}» de «${catedra}», que vence el ${vence}.`,
  ],
  action: { label: 'Realizar la evaluación', url },
})
