import { hastaDosDecimales } from '../../../src/domain/base/numeros.ts'
import type { ModoDeRecalificar } from '../../../src/domain/evaluaciones/recalificacion.ts'
import type { Letter } from '../../suelo/correos/letter.ts'

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

interface Recalificada extends Pick<Evaluacion, 'titulo' | 'catedra' | 'url'> {
  pregunta: string
  como: ModoDeRecalificar
  /** Percentages. */
  antes: number
  despues: number
}

const causaDe: Record<ModoDeRecalificar, string> = {
  ACTUALIZAR: 'cambió cuál es la respuesta correcta, porque se corrigió el dato en la línea de tiempo',
  DOS: 'ahora valen dos respuestas, porque se corrigió el dato en la línea de tiempo',
  ANULAR: 'quedó anulada: no cuenta para nadie',
  ACEPTAR: 'se dio por buena otra respuesta',
}

export const cartaDeRecalificada = (nombre: string, datos: Recalificada): Letter => ({
  subject: `Cambió tu resultado: ${datos.titulo}`,
  paragraphs: [
    `Hola, ${nombre}:`,
    `En la evaluación «${datos.titulo}» de «${datos.catedra}» tu resultado cambió de ${hastaDosDecimales(datos.antes)} % a ${hastaDosDecimales(datos.despues)} %.`,
    `En la pregunta «${datos.pregunta}», ${causaDe[datos.como]}.`,
  ],
  action: { label: 'Ver los resultados', url: datos.url },
})
