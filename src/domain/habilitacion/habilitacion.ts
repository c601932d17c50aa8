import {
  type AsistenciaContada,
  contarAsistencia,
  type Dias,
  faltasRestantes,
  isMinimo,
  mediasAlFinal,
  porcentajeDe,
} from '../asistencia/asistencia-contada.ts'
import { porcentajeDePuntos } from '../nota-final/puntajes.ts'
import { frasesDeAsistencia, frasesDeProceso, type Voz } from './frases-de-habilitacion.ts'
import type { ReglasDeCatedra } from './reglas-de-catedra.ts'

/** From the best to the worst; SIN_REGLA where nothing is asked. */
export const luces = ['SIN_REGLA', 'HABILITADO', 'DEPENDE', 'EN_RIESGO', 'NO_ALCANZA'] as const
export type Luz = (typeof luces)[number]

/** What each is called, wherever it is shown: never by its colour alone. */
export const etiquetaDeLuz: Record<Luz, string> = {
  SIN_REGLA: 'Sin reglas',
  HABILITADO: 'Habilitado',
  DEPENDE: 'Depende',
  EN_RIESGO: 'En riesgo',
  NO_ALCANZA: 'No alcanza',
}

/** Who may end the year without sitting the exam. */
export const mayMissExamen = (luz: Luz) => luz === 'EN_RIESGO' || luz === 'NO_ALCANZA'

/**
 * Whether a light is worse than the last one that was known. Of who was not looked at before, only a danger is news:
 * at the beginning everybody's points depend on what is still to come.
 */
export const isPeor = (luz: Luz, vista: Luz = 'DEPENDE') => luces.indexOf(luz) > luces.indexOf(vista)

/** A student's points in a course. */
export interface Proceso {
  obtenidos: number
  /** Of what is graded. */
  posibles: number
  /** Of what is not graded yet. */
  porCalificar: number
}

export interface Situacion {
  dias: Dias
  proceso: Proceso
  /** What is owed, as 'Cuota de octubre'; none where it is paid. */
  deudas: readonly string[]
}

export interface Habilitacion {
  luz: Luz
  hasta_hoy: number | null
  al_final_si_viene: number | null
  /** Per cent of the points that are graded. */
  proceso: number | null
  faltas_restantes: number | null
  pagos: 'AL_DIA' | 'DEBE'
  frases: string[]
}

/** Few classes may still be missed: from this many to come on, being allowed this many absences is a risk. */
const RIESGO = { faltas: 2, porVenir: 3 }

/** Whether a student may sit a course's exam as things stand, with the arithmetic of each reason. */
export function habilitacionDe(reglas: ReglasDeCatedra, situacion: Situacion, voz: Voz): Habilitacion {
  const { asistencia_minima } = reglas
  const { dias, proceso, deudas } = situacion
  const cuenta = contarAsistencia(dias, reglas)
  const total = cuenta.dadas + cuenta.porVenir
  const causas = causasDe(reglas, situacion, cuenta)
  return {
    luz: peorDe(causas),
    hasta_hoy: porcentajeDe(cuenta.medias, cuenta.dadas, asistencia_minima),
    al_final_si_viene: porcentajeDe(mediasAlFinal(cuenta), total, asistencia_minima),
    proceso: porcentajeDePuntos(proceso.obtenidos, proceso.posibles),
    faltas_restantes: asistencia_minima === null ? null : (faltasRestantes(cuenta, asistencia_minima) ?? 0),
    pagos: deudas.length > 0 ? 'DEBE' : 'AL_DIA',
    frases: causas.flatMap(({ frases }) => frases(voz)),
  }
}

/** The same in one word. */
export const luzDe = (reglas: ReglasDeCatedra, situacion: Situacion): Luz =>
  peorDe(causasDe(reglas, situacion))

/** Why a teacher should look after somebody who is not sure to sit the exam; null of everybody else. */
export function peligroDe(reglas: ReglasDeCatedra, situacion: Situacion): { luz: Luz; frase: string } | null {
  const causas = causasDe(reglas, situacion)
  const luz = peorDe(causas)
  if (luces.indexOf(luz) < luces.indexOf('DEPENDE')) return null
  const [causa] = causas.filter((una) => una.luz === luz && !una.isDeTodos)
  return causa ? { luz, frase: causa.frases('docente').at(-1) ?? '' } : null
}

/** What a light comes of, and what is said of it to whom. */
interface Causa {
  luz: Luz
  frases: (voz: Voz) => string[]
  /** Before anything is graded everybody's points depend on what is to come: it is no news of anybody. */
  isDeTodos?: boolean
}

function causasDe(
  reglas: ReglasDeCatedra,
  { dias, proceso, deudas }: Situacion,
  cuenta = contarAsistencia(dias, reglas),
): Causa[] {
  const { asistencia_minima, proceso_minimo, exige_pagos } = reglas
  const restantes = asistencia_minima === null ? null : faltasRestantes(cuenta, asistencia_minima)
  const deProceso = luzDeProceso(proceso, proceso_minimo)
  const seJuzga = asistencia_minima !== null || proceso_minimo !== null
  return [
    {
      luz: luzDeAsistencia(cuenta, asistencia_minima, restantes),
      frases: (voz) => frasesDeAsistencia(cuenta, asistencia_minima, restantes, voz),
    },
    {
      luz: deProceso,
      frases: (voz) => frasesDeProceso(proceso, proceso_minimo, deProceso, voz),
      isDeTodos: proceso.posibles === 0,
    },
    ...(exige_pagos ? deudas : []).map((deuda) => ({
      luz: seJuzga ? ('DEPENDE' as const) : ('SIN_REGLA' as const),
      frases: () => [`${deuda} sin pagar.`],
    })),
  ]
}

const peorDe = (causas: readonly Causa[]): Luz =>
  causas.reduce<Luz>((peor, { luz }) => (luces.indexOf(luz) > luces.indexOf(peor) ? luz : peor), 'SIN_REGLA')

function luzDeAsistencia(cuenta: AsistenciaContada, minimo: number | null, restantes: number | null): Luz {
  if (minimo === null) return 'SIN_REGLA'
  if (restantes === null) return 'NO_ALCANZA'
  const isJusto = cuenta.porVenir >= RIESGO.porVenir && restantes <= RIESGO.faltas
  const isAbajo = cuenta.dadas > 0 && !isMinimo(cuenta.medias, cuenta.dadas, minimo)
  return isJusto || isAbajo ? 'EN_RIESGO' : 'HABILITADO'
}

function luzDeProceso({ obtenidos, posibles, porCalificar }: Proceso, minimo: number | null): Luz {
  if (minimo === null) return 'SIN_REGLA'
  const todos = posibles + porCalificar
  if (hasMinimo(obtenidos, posibles, minimo)) return 'HABILITADO'
  return todos === 0 || hasMinimo(obtenidos + porCalificar, todos, minimo) ? 'DEPENDE' : 'NO_ALCANZA'
}

function hasMinimo(obtenidos: number, posibles: number, minimo: number): boolean {
  const porcentaje = porcentajeDePuntos(obtenidos, posibles)
  return porcentaje !== null && porcentaje >= minimo
}
