import { suma } from '../../support/fechas.ts'

/**
 * What happened in the year, as who did it would tell it: what the model reads. Nothing here is worked out by the
 * program, and nothing that the program says is written here but ids.
 */
export interface Libro {
  hoy: string
  alumnos: Alumno[]
  docentes: Docente[]
  catedras: Catedra[]
}

export interface Docente {
  id: number
  nombre: string
  email: string
}

export interface Alumno {
  id: number
  nombre: string
  email: string
  /** How often they come, and how often they do what they are asked for. */
  aplica: number
  enPapelera: boolean
}

export type Marca = 'PRESENTE' | 'TARDE' | 'AUSENTE' | 'JUSTIFICADO'

export interface Estadia {
  desde: string
  hasta: string | null
  /** What unenrolling said of the last month's fee. */
  ultimaCuota: string | null
}

export interface Pago {
  id: number
  /** Null of the matrícula. */
  mes: string | null
  monto: number
  anulado: boolean
}

/** A fee from a month on; `fijos` were paid in full when a later one was set, and keep this one. */
export interface Monto {
  desde: string
  cuota: number
}

export interface Inscripcion {
  id: number
  alumno: Alumno
  estadias: Estadia[]
  dia_cobro: number | null
  matricula: number
  /** The first one's `desde` is the empty text. */
  montos: Monto[]
  fijos: Map<string, number>
  pagos: Pago[]
}

export interface Dia {
  id: number
  fecha: string
  /** When it begins; the empty text of a class that the schedule does not have. */
  horas: string
  suspendida: boolean
  enPapelera: boolean
  /** The last mark that somebody made of each, and when among all acts. */
  marcas: Map<number, { marca: Marca; orden: number }>
}

export interface Justificativo {
  id: number
  alumno: Alumno
  desde: string
  hasta: string
  /** When among all acts it was accepted; null where it was not. */
  aceptado: number | null
  estado: 'PENDIENTE' | 'ACEPTADO' | 'RECHAZADO'
}

/** Of a task or an evaluation, one student's. */
export interface Asignada {
  id: number
  alumno: Alumno
  obtenidos: number | null
  /** It was handed in at least once. */
  entregada: boolean
  /** After it was due, and the last time not because it was returned. */
  tarde: boolean
  /** It was returned, and not handed in again. */
  devuelta: boolean
  /** Its student knows what it was graded. */
  publicada: boolean
}

export interface Trabajo {
  clase: 'tarea' | 'evaluacion' | 'prueba'
  id: number
  titulo: string
  posibles: number
  rubro: number | null
  /** The last day on which it is in time. */
  vence: string | null
  /** Of an evaluation: its questions, each with the right option and another. */
  preguntas: { id: number; buena: number; mala: number }[]
  asignadas: Map<number, Asignada>
  recupera: Trabajo | null
  /** Of a task: its grades are told together. */
  juntas: boolean
  enPapelera: boolean
}

export interface Reglas {
  asistencia_minima: number | null
  tarde_vale: number
  justificada: 'NO_CUENTA' | 'PRESENTE' | 'AUSENTE'
  faltas_perdonadas: number
  cuenta_desde: 'INICIO' | 'INSCRIPCION'
  proceso_minimo: number | null
  exige_pagos: boolean
}

export interface Catedra {
  id: number
  nombre: string
  anio: number
  modalidad: 'PARTICULAR' | 'INSTITUCIONAL'
  titular: Docente
  suplencias: { docente: Docente; desde: string; hasta: string }[]
  cuotasDesde: string
  cuotasHasta: string
  horarios: { dia_semana: string; hora_inicio: string; hora_fin: string }[]
  reglas: Reglas
  cortes: [number, number, number, number]
  rubros: { id: number; peso: number }[]
  inscripciones: Inscripcion[]
  dias: Dia[]
  justificativos: Justificativo[]
  trabajos: Trabajo[]
  cerradaEl: string | null
}

/** Who is in the course now. */
export const vigentes = ({ inscripciones }: Catedra) =>
  inscripciones.filter((una) => isVigente(una) && !una.alumno.enPapelera)

export const isVigente = ({ estadias }: Inscripcion) => estadias.at(-1)?.hasta === null

/** Who was in it, and is no more. */
export const seFueron = ({ inscripciones }: Catedra) =>
  inscripciones.filter((una) => !isVigente(una) && !una.alumno.enPapelera)

export const diasDe = ({ dias }: Catedra) =>
  dias.filter(({ enPapelera }) => !enPapelera).toSorted((a, b) => a.fecha.localeCompare(b.fecha))

export const trabajosDe = ({ trabajos }: Catedra) => trabajos.filter(({ enPapelera }) => !enPapelera)

/** A closed course stands still. */
export const hoyDe = ({ cerradaEl }: Catedra, hoy: string) => cerradaEl ?? hoy

/** Who teaches it on a day, by whom the day's acts are done. */
export const quienEnsenia = ({ titular, suplencias }: Catedra, hoy: string) =>
  suplencias.find(({ desde, hasta }) => desde <= hoy && hoy <= hasta)?.docente ?? titular

/** Its earlier days and its next ones, as far as a student may ask to be excused. */
export const cercaDe = (catedra: Catedra, hoy: string, atras: number, adelante: number) =>
  diasDe(catedra).filter(({ fecha }) => fecha >= suma(hoy, -atras) && fecha <= suma(hoy, adelante))
