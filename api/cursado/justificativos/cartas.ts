import { diaCorto } from '../../../src/domain/base/fechas.ts'
import { diasDichos } from '../../../src/domain/justificativos/justificativos.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Justificativo } from './esquemas.ts'

interface Datos {
  justificativo: Justificativo
  catedra: string
  url: string
}

/** To the teacher, when it arrives. */
export const cartaDePedido = (nombre: string, { justificativo, catedra, url }: Datos): Letter => ({
  subject: `Justificativo de ${justificativo.nombre}`,
  paragraphs: [
    `Hola, ${nombre}:`,
    `${justificativo.nombre} pide justificar sus faltas ${diasDichos(justificativo, diaCorto)} en «${catedra}»${justificativo.archivo ? ', y adjunta un archivo' : ''}:`,
  ],
  quote: justificativo.motivo,
  action: { label: 'Ver el justificativo', url },
})

/** To the student, when it is answered. */
export const cartaDeRespuesta = (nombre: string, { justificativo, catedra, url }: Datos): Letter => ({
  subject:
    justificativo.estado === 'ACEPTADO'
      ? `Aceptaron tu justificativo: ${catedra}`
      : `Rechazaron tu justificativo: ${catedra}`,
  paragraphs: [
    `Hola, ${nombre}:`,
    justificativo.estado === 'ACEPTADO'
      ? `Tus faltas ${diasDichos(justificativo, diaCorto)} en «${catedra}» quedan justificadas.`
      : `Tu pedido de justificar las faltas ${diasDichos(justificativo, diaCorto)} en «${catedra}» fue rechazado.`,
  ],
  quote: justificativo.respuesta ?? undefined,
  action: { label: 'Ver mi asistencia', url },
})
