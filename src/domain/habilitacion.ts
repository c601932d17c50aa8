import {
  type AsistenciaContada,
  contarAsistencia,
  type Dias,
  faltasRestantes,
  isMinimo,
  mediasAlFinal,
  porcentajeDe,
} from './asistencia-contada.ts'
import { cuantos, hastaDosDecimales } from './numeros.ts'
import { porcentajeDePuntos } from './puntajes.ts'
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
export function habilitacionDe(reglas: ReglasDeCatedra, { dias, proceso, deudas }: Situacion): Habilitacion {
  const { asistencia_minima, proceso_minimo, exige_pagos } = reglas
  const cuenta = contarAsistencia(dias, reglas)
  const total = cuenta.dadas + cuenta.porVenir
  const hasta_hoy = porcentajeDe(cuenta.medias, cuenta.dadas, asistencia_minima)
  const al_final_si_viene = porcentajeDe(mediasAlFinal(cuenta), total, asistencia_minima)
  const restantes = asistencia_minima === null ? null : faltasRestantes(cuenta, asistencia_minima)
  const debe = deudas.length > 0
  const luz = peorDe([
    luzDeAsistencia(cuenta, asistencia_minima, restantes),
    luzDeProceso(proceso, proceso_minimo),
  ])
  return {
    luz: luz === 'HABILITADO' && exige_pagos && debe ? 'DEPENDE' : luz,
    hasta_hoy,
    al_final_si_viene,
    proceso: porcentajeDePuntos(proceso.obtenidos, proceso.posibles),
    faltas_restantes: asistencia_minima === null ? null : (restantes ?? 0),
    pagos: debe ? 'DEBE' : 'AL_DIA',
    frases: [
      ...frasesDeAsistencia(cuenta, asistencia_minima, restantes),
      ...frasesDeProceso(proceso, proceso_minimo),
      ...(exige_pagos ? deudas.map((deuda) => `${deuda} sin pagar.`) : []),
    ],
  }
}

const peorDe = (cuales: readonly Luz[]): Luz =>
  cuales.reduce((peor, una) => (luces.indexOf(una) > luces.indexOf(peor) ? una : peor), 'SIN_REGLA')

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
  if (posibles > 0 && obtenidos * 100 >= minimo * posibles) return 'HABILITADO'
  return todos === 0 || (obtenidos + porCalificar) * 100 >= minimo * todos ? 'DEPENDE' : 'NO_ALCANZA'
}

const enTexto = (porcentaje: number | null) => `${hastaDosDecimales(porcentaje ?? 0)} %`

function frasesDeAsistencia(
  cuenta: AsistenciaContada,
  minimo: number | null,
  restantes: number | null,
): string[] {
  const { medias, dadas, porVenir } = cuenta
  const hastaHoy =
    dadas === 0
      ? 'Asistencia: todavía no hubo clases'
      : `Asistencia: ${hastaDosDecimales(medias / 2)} de ${cuantos(dadas, 'clase dada', 'clases dadas')} (${enTexto(porcentajeDe(medias, dadas, minimo))})`
  if (minimo === null) return [`${hastaHoy}.`]
  const frases = [`${hastaHoy}; el mínimo es ${minimo} %.`]
  if (restantes !== null) return porVenir === 0 ? frases : [...frases, frasePorFaltar(restantes)]
  const alFinal = enTexto(porcentajeDe(mediasAlFinal(cuenta), dadas + porVenir, minimo))
  return [...frases, `Aunque vengas a todas llegas a ${alFinal} y el mínimo es ${minimo} %.`]
}

const frasePorFaltar = (faltas: number) =>
  faltas === 0
    ? 'No puedes faltar a ninguna clase más.'
    : `Puedes faltar ${cuantos(faltas, 'clase', 'clases')} más.`

function frasesDeProceso(proceso: Proceso, minimo: number | null): string[] {
  const { obtenidos, posibles, porCalificar } = proceso
  if (minimo === null) return []
  const luz = luzDeProceso(proceso, minimo)
  const todos = posibles + porCalificar
  if (todos === 0) return [`Todavía no hay nada calificado; el mínimo de proceso es ${minimo} %.`]
  if (luz === 'HABILITADO')
    return [
      `Proceso: ${obtenidos} de ${posibles} puntos (${enTexto(porcentajeDePuntos(obtenidos, posibles))}); el mínimo es ${minimo} %.`,
    ]
  if (luz === 'DEPENDE') {
    const faltan = Math.ceil((minimo * todos) / 100 - obtenidos)
    return [
      `Te ${faltan === 1 ? 'falta 1 punto' : `faltan ${faltan} puntos`} para el ${minimo} %; ${porCalificar === 1 ? 'queda' : 'quedan'} ${porCalificar} por calificar.`,
    ]
  }
  const alcanza = enTexto(porcentajeDePuntos(obtenidos + porCalificar, todos))
  return [
    porCalificar === 0
      ? `Proceso: ${obtenidos} de ${posibles} puntos (${alcanza}); el mínimo es ${minimo} % y no queda nada por calificar.`
      : `Aunque obtengas todo lo que falta calificar llegas a ${alcanza} y el mínimo es ${minimo} %.`,
  ]
}
