import { cuandoVence } from '../base/cuando.ts'
import { cuantos } from '../base/numeros.ts'
import type { Zona } from '../base/relojes.ts'
import { type AvisoDeNovedad, type Dicha, tituloDeNovedad } from './novedades.ts'

/** Of what is due one is told when it leaves: by then it may be another day. */
const VENCE = ' {vence}.'

/** Others may read a telephone that lies there: of these kinds it says less than the inbox. */
const callados: Partial<Record<AvisoDeNovedad, (dicha: Dicha) => string>> = {
  TAREA_CALIFICADA: () => 'Te calificaron una entrega.',
  TAREA_VENCE: ({ nombre }) => `«${nombre}»${VENCE}`,
  EVALUACION_VENCE: ({ nombre }) => `«${nombre}»${VENCE}`,
  PUBLICACION: ({ cuantas }) =>
    `Hay ${cuantos(cuantas, 'publicación nueva', 'publicaciones nuevas')} en el tablón.`,
  COMENTARIO: ({ cuantas }) => `Tienes ${cuantos(cuantas, 'comentario nuevo', 'comentarios nuevos')}.`,
  PAGO: () => 'Hay novedades de tus pagos.',
}

/** What a telephone says of it. */
export const textoDeEmpuje = (dicha: Dicha): string =>
  callados[dicha.aviso]?.(dicha) ?? `${tituloDeNovedad(dicha)}.`

/** The same, at the instant at which it leaves. */
export const alSalir = (texto: string, zona: Zona, vence: number, ahora: number): string =>
  texto.endsWith(VENCE) ? `${texto.slice(0, -VENCE.length)} ${cuandoVence(zona, vence, ahora)}.` : texto
