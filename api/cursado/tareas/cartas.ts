import type { Letter } from '../../suelo/correos/letter.ts'

/** What the mails say of a student's task. */
export interface DatosDeCarta {
  titulo: string
  catedra: string
  /** dd/MM/yyyy HH:mm; null without a due date. */
  vence: string | null
  url: string
}

type Carta = (nombre: string, datos: DatosDeCarta) => Letter

export const cartaDeAsignada: Carta = (nombre, { titulo, catedra, vence, url }) => ({
  subject: `Tarea nueva: ${titulo}`,
  paragraphs: [
    `Hola, ${nombre}:`,
    `En «${catedra}» te asignaron la tarea «${titulo}».${vence ? ` Tienes tiempo hasta el ${vence}.` : ''}`,
  ],
  action: { label: 'Ver la tarea', url },
})

export const cartaDeVencimiento: Carta = (nombre, { titulo, catedra, vence, url }) => ({
  subject: `Te queda poco tiempo: ${titulo}`,
  paragraphs: [
    `Hola, ${nombre}:`,
    `Todavía no entregaste la tarea «${titulo}» de «${catedra}», que vence el ${vence}.`,
  ],
  action: { label: 'Entregar la tarea', url },
})

export const cartaDeCalificada = (
  nombre: string,
  { titulo, catedra, url }: DatosDeCarta,
  { puntos, posibles, comentario }: { puntos: number; posibles: number; comentario: string },
): Letter => ({
  subject: `Calificaron tu entrega: ${titulo}`,
  paragraphs: [
    `Hola, ${nombre}:`,
    `Tu entrega de «${titulo}», en «${catedra}», obtuvo ${puntos} de ${posibles} puntos.`,
  ],
  quote: comentario || undefined,
  action: { label: 'Ver la calificación', url },
})

export const cartaDeRectificada = (
  nombre: string,
  { titulo, catedra, url }: DatosDeCarta,
  { de, a, posibles, motivo }: { de: number; a: number; posibles: number; motivo: string },
): Letter => ({
  subject: `Rectificaron tu nota: ${titulo}`,
  paragraphs: [
    `Hola, ${nombre}:`,
    `La nota de tu entrega de «${titulo}», en «${catedra}», cambió de ${de} a ${a} puntos, de ${posibles} posibles. El motivo:`,
  ],
  quote: motivo,
  action: { label: 'Ver la calificación', url },
})

export const cartaDeDevuelta = (
  nombre: string,
  { titulo, catedra, url }: DatosDeCarta,
  comentario: string,
): Letter => ({
  subject: `Te devolvieron una entrega: ${titulo}`,
  paragraphs: [
    `Hola, ${nombre}:`,
    `Tu entrega de «${titulo}», en «${catedra}», fue devuelta para que la corrijas y la entregues otra vez:`,
  ],
  quote: comentario,
  action: { label: 'Entregar otra vez', url },
})
