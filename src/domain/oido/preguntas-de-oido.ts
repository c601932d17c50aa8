import { type Azar, azarDe, semillaDe } from '../base/azar.ts'
import { writeAbc } from './abc.ts'
import type { Alternativa, Dictado, Pedido } from './dictado.ts'
import { dictarAlturas } from './intervalos-y-acordes.ts'
import { dictarMelodia, type Fragmento } from './melodias.ts'
import type { PedidoDeOido } from './pedido-de-oido.ts'
import type { ClaseDeOido, RecetaDeOido } from './receta.ts'
import { dictarRitmo } from './ritmos.ts'

export interface OpcionDeOido {
  texto: string
  es_correcta: boolean
  /** Of one that is drawn. */
  abc: string | null
  alternativa: string | null
}

export interface PreguntaDeOido {
  texto: string
  opciones: OpcionDeOido[]
  explicacion: string | null
  oido: RecetaDeOido
}

/** How often another one is drawn in place of one that was asked already. */
const INTENTOS = 300

/** As many as asked, each of its own sound, or fewer where there is no more; the kinds take turns. */
export function preguntasDeOido(
  { que, ...pedido }: Omit<PedidoDeOido, 'semilla'>,
  cuantas: { preguntas: number; opciones: number },
  semilla: number,
  fragmentos: readonly Fragmento[],
): PreguntaDeOido[] {
  const hechas = new Map<string, PreguntaDeOido>()
  for (let i = 0; hechas.size < cuantas.preguntas && i < INTENTOS; i++) {
    const clase = que[hechas.size % que.length] as ClaseDeOido
    const una = preguntaDeOido({ que: clase, ...pedido }, cuantas.opciones, semillaDe(semilla, i), fragmentos)
    if (una && !hechas.has(una.clave)) hechas.set(una.clave, una.pregunta)
  }
  return [...hechas.values()]
}

function preguntaDeOido(
  { que, nivel, como }: Omit<PedidoDeOido, 'que' | 'semilla'> & { que: ClaseDeOido },
  opciones: number,
  semilla: number,
  fragmentos: readonly Fragmento[],
) {
  const azar = azarDe(semilla)
  const pedido = { que, nivel, como: como ?? (que === 'ACORDE' ? 'ARMONICO' : 'ASCENDENTE') } satisfies Pedido
  const dictado = dictar(pedido, azar, fragmentos)
  if (!dictado) return undefined
  const { texto, pentagrama, clave, correcta, incorrectas, explicacion } = dictado
  const todas = [correcta, ...incorrectas].slice(0, opciones)
  if (todas.length < 2) return undefined
  const pregunta: PreguntaDeOido = {
    texto,
    opciones: azar.barajar(todas.map((una) => enOpcion(una, una === correcta))),
    explicacion,
    oido: { ...pedido, semilla, abc: writeAbc(pentagrama) },
  }
  return { pregunta, clave }
}

function dictar(pedido: Pedido, azar: Azar, fragmentos: readonly Fragmento[]): Dictado | undefined {
  const { que } = pedido
  if (que === 'RITMO') return dictarRitmo(pedido, azar)
  if (que === 'MELODIA') return dictarMelodia(pedido, azar, fragmentos)
  return dictarAlturas({ ...pedido, que }, azar)
}

const enOpcion = (una: Alternativa, es_correcta: boolean): OpcionDeOido => ({
  texto: una.texto,
  es_correcta,
  abc: una.pentagrama ? writeAbc(una.pentagrama) : null,
  alternativa: una.pentagrama ? una.alternativa : null,
})
