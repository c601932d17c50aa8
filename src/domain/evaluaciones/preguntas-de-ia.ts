import { textoDeHtml } from '../base/html.ts'
import { faltasDePreguntas, type PreguntaEscrita, preguntasEscritas } from './preguntas.ts'

interface Cantidades {
  preguntas: number
  opciones: number
}

interface Pedido extends Cantidades {
  titulo: string
  instrucciones: string
  catedra: string
  unidad: { periodo: string; contenido: string; capacidades: string } | null
}

/** What a model is asked; `falta` says what was wrong with its last answer. */
export function instruccionesParaIA(pedido: Pedido, falta?: string): string {
  const { titulo, instrucciones, catedra, unidad, preguntas, opciones } = pedido
  return [
    `Eres docente de la cátedra «${catedra}» en el Paraguay. Escribe en español una evaluación de opción múltiple.`,
    `Tema: ${titulo}`,
    instrucciones,
    ...(unidad
      ? [
          `Unidad: ${unidad.periodo}`,
          `Contenidos de la unidad:\n${textoDeHtml(unidad.contenido)}`,
          `Capacidades que se esperan:\n${textoDeHtml(unidad.capacidades)}`,
        ]
      : []),
    `Escribe exactamente ${preguntas} preguntas, cada una con exactamente ${opciones} opciones. De cada pregunta, una sola opción es correcta y ninguna se repite. Las incorrectas son verosímiles. No numeres las preguntas ni las opciones, y pregunta solo por hechos seguros.`,
    falta && `Tu respuesta anterior no sirvió: ${falta} Corrígelo.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The questions of a model's answer, or what is wrong with it. */
export function readRespuestaDeIA(
  texto: string,
  { preguntas: cuantas, opciones }: Cantidades,
): { preguntas: PreguntaEscrita[] } | { falta: string } {
  const dicho = readJson(texto)
  if (dicho === undefined) return { falta: 'No era JSON.' }
  const escritas = preguntasEscritas.parse(Array.isArray(dicho) ? dicho : Object(dicho).preguntas)
  // It is asked for one kind only.
  const preguntas = escritas.map(({ texto, opciones }) => ({ texto, opciones }))
  if (preguntas.length !== cuantas) {
    return { falta: `Tenía ${preguntas.length} preguntas en lugar de ${cuantas}.` }
  }
  if (preguntas.some((una) => una.opciones.length !== opciones)) {
    return { falta: `No todas las preguntas tenían ${opciones} opciones.` }
  }
  const [falta] = faltasDePreguntas(preguntas)
  return falta ? { falta: falta[1] } : { preguntas }
}

/** Models like to put a fence around it. */
function readJson(texto: string): unknown {
  try {
    return JSON.parse(
      texto
        .trim()
        .replace(/^```(?:json)?/, '')
        .replace(/```$/, ''),
    )
  } catch {
    return undefined
  }
}
