import type { Azar } from '../base/azar.ts'
import { LARGO } from '../base/campos.ts'
import { nombreCompleto } from '../creadores/creadores.ts'
import { type Limites, limitesDe, readEdtf, textoDeEdtf } from '../creadores/edtf.ts'
import { ELEMENTOS } from './limites-de-pregunta.ts'
import type { PreguntaEscrita } from './preguntas.ts'
import type { CreadorDelCatalogo } from './preguntas-del-catalogo.ts'

interface Nacido extends Limites {
  id: number
  nombre: string
  cuando: string
}

interface Pedido {
  preguntas: number
  /** How many to put in order, in each. */
  opciones: number
}

/** 'Ordena por nacimiento', of people whose dates leave one order only: as many as asked, or fewer. */
export function ordenesDeNacimiento(
  sujetos: readonly CreadorDelCatalogo[],
  { preguntas, opciones }: Pedido,
  azar: Azar,
): PreguntaEscrita[] {
  const nacidos = azar.barajar(sujetos.flatMap(nacidoDe))
  const elementos = Math.max(opciones, ELEMENTOS.minimo)
  const hechas = new Map<string, PreguntaEscrita>()
  let sinUsar = nacidos
  for (let intento = 0; hechas.size < preguntas && intento < 4 * preguntas; intento++) {
    const elegidos = sinSolaparse([...sinUsar, ...azar.barajar(nacidos)], elementos)
    if (elegidos.length < elementos) break
    sinUsar = sinUsar.filter((uno) => !elegidos.includes(uno))
    hechas.set(elegidos.map(({ id }) => id).join(), preguntaDe(elegidos))
  }
  return [...hechas.values()]
}

/** Who was born before or after a year may have been so at any time: that says too little. */
function nacidoDe(quien: CreadorDelCatalogo): Nacido[] {
  const edtf =
    quien.birth_edtf ?? (quien.birth_year === null ? null : String(quien.birth_year).padStart(4, '0'))
  const limites = limitesDe(edtf)
  const isAbierta = /^(?:ANTES|DESPUES)$/.test(readEdtf(edtf)?.certeza ?? '')
  if (!limites || isAbierta) return []
  return [{ id: quien.id, nombre: nombreCompleto(quien), cuando: textoDeEdtf(edtf) ?? '', ...limites }]
}

/** The first of them whose dates keep apart, the oldest first. */
function sinSolaparse(nacidos: readonly Nacido[], cuantos: number): Nacido[] {
  const elegidos: Nacido[] = []
  for (const uno of nacidos) {
    if (elegidos.length === cuantos) break
    if (elegidos.every((otro) => uno.max < otro.min || otro.max < uno.min)) elegidos.push(uno)
  }
  return elegidos.toSorted((uno, otro) => uno.min - otro.min)
}

const preguntaDe = (elegidos: readonly Nacido[]): PreguntaEscrita => ({
  tipo: 'ORDENAR',
  texto: 'Ordena por nacimiento: primero quien nació antes.',
  opciones: elegidos.map(({ nombre }) => ({ texto: nombre, es_correcta: false })),
  explicacion: elegidos
    .map(({ nombre, cuando }) => `${nombre}: ${cuando}`)
    .join('\n')
    .slice(0, LARGO.comentario),
})
