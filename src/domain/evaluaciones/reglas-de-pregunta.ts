import { exceeds, LARGO } from '../base/campos.ts'
import { type TipoDePregunta, tiposDePregunta } from './evaluaciones.ts'
import { ACEPTADAS, ELEMENTOS, OPCIONES } from './limites-de-pregunta.ts'
import { claveConMedios, faltasDeMedios, hasMedio } from './medios.ts'
import type { OpcionEscrita, PreguntaEscrita } from './preguntas.ts'

export type Falta = readonly [campo: (string | number)[], mensaje: string]

/** What is wrong with a question, each at its own field. */
export function faltasDePregunta(pregunta: PreguntaEscrita): Falta[] {
  const { tipo = 'UNA', texto, explicacion } = pregunta
  const faltas: Falta[] = []
  if (!texto) faltas.push([['texto'], 'Escribe el texto de la pregunta.'])
  if (exceeds(texto, LARGO.texto)) {
    faltas.push([['texto'], 'La pregunta no puede pasar de 5.000 caracteres.'])
  }
  if (exceeds(explicacion ?? '', LARGO.comentario)) {
    faltas.push([['explicacion'], 'La explicación no puede pasar de 1.000 caracteres.'])
  }
  if (!tiposDePregunta.includes(tipo)) return [...faltas, [['tipo'], TIPO_RARO]]
  return [...faltas, ...faltasDeTipo[tipo](pregunta), ...faltasDeMedios(pregunta)]
}

const TIPO_RARO = 'El tipo de una pregunta es UNA, VARIAS, CORTA u ORDENAR.'

export const SIN_CORRECTA = 'Marca al menos una correcta.'
export const SIN_ACEPTADAS = 'Escribe al menos una respuesta que valga.'

const faltasDeTipo: Record<TipoDePregunta, (pregunta: PreguntaEscrita) => Falta[]> = {
  UNA: ({ opciones }) =>
    faltasDeLista(
      opciones,
      deOpciones,
      correctasDe(opciones) !== 1 && 'Marca una sola opción como correcta.',
    ),
  VARIAS: ({ opciones }) => faltasDeLista(opciones, deOpciones, correctasDe(opciones) === 0 && SIN_CORRECTA),
  CORTA: ({ aceptadas }) => faltasDeAceptadas(aceptadas ?? []),
  ORDENAR: ({ opciones }) => faltasDeLista(opciones, deElementos, false),
}

const correctasDe = (opciones: readonly OpcionEscrita[]) =>
  opciones.filter(({ es_correcta }) => es_correcta).length

interface Lista {
  minimo: number
  maximo: number
  cuantas: string
  enBlanco: string
  larga: string
  igual: string
}

const deOpciones: Lista = {
  ...OPCIONES,
  cuantas: `Cada pregunta necesita entre ${OPCIONES.minimo} y ${OPCIONES.maximo} opciones.`,
  enBlanco: 'Escribe el texto de la opción.',
  larga: 'La opción no puede pasar de 5.000 caracteres.',
  igual: 'Esta opción repite otra de la misma pregunta.',
}
const deElementos: Lista = {
  ...ELEMENTOS,
  cuantas: `Para ordenar hacen falta entre ${ELEMENTOS.minimo} y ${ELEMENTOS.maximo} elementos.`,
  enBlanco: 'Escribe el elemento.',
  larga: 'El elemento no puede pasar de 5.000 caracteres.',
  igual: 'Dos elementos son iguales.',
}

function faltasDeLista(opciones: OpcionEscrita[], lista: Lista, deTodas: string | false): Falta[] {
  if (opciones.length < lista.minimo || opciones.length > lista.maximo) return [[['opciones'], lista.cuantas]]
  const faltas = opciones.flatMap((una, i): Falta[] => {
    const falta = faltaDeOpcion(una, opciones.slice(0, i), lista)
    return falta ? [[['opciones', i, 'texto'], falta]] : []
  })
  return deTodas ? [...faltas, [['opciones'], deTodas]] : faltas
}

function faltaDeOpcion(opcion: OpcionEscrita, anteriores: OpcionEscrita[], lista: Lista) {
  if (!opcion.texto && !hasMedio(opcion)) return lista.enBlanco
  if (exceeds(opcion.texto, LARGO.texto)) return lista.larga
  const repite = anteriores.some((otra) => claveConMedios(otra) === claveConMedios(opcion))
  return repite ? lista.igual : undefined
}

function faltasDeAceptadas(aceptadas: readonly string[]): Falta[] {
  if (aceptadas.length === 0) return [[['aceptadas'], SIN_ACEPTADAS]]
  if (aceptadas.length > ACEPTADAS.maximo) {
    return [[['aceptadas'], `Pueden valer hasta ${ACEPTADAS.maximo} respuestas.`]]
  }
  const larga = aceptadas.some((una) => exceeds(una, ACEPTADAS.largo))
  return larga ? [[['aceptadas'], `Una respuesta no puede pasar de ${ACEPTADAS.largo} caracteres.`]] : []
}
