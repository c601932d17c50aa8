import { type AsistenciaContada, mediasAlFinal, porcentajeDe } from '../asistencia/asistencia-contada.ts'
import { cuantos, hastaDosDecimales } from '../base/numeros.ts'
import { enCentesimas, porcentajeDePuntos } from '../nota-final/puntajes.ts'
import type { Luz, Proceso } from './habilitacion.ts'

/** Whom the sentences are said to: to the student, or to a teacher of the student. */
export type Voz = 'alumno' | 'docente'

const verbosDe = {
  alumno: {
    aunqueVenga: 'Aunque vengas a todas llegas a',
    noPuedeFaltar: 'No puedes faltar',
    puedeFaltar: 'Puedes faltar',
    le: 'Te',
    aunqueObtenga: 'Aunque obtengas todo lo que falta calificar llegas a',
  },
  docente: {
    aunqueVenga: 'Aunque venga a todas llega a',
    noPuedeFaltar: 'No puede faltar',
    puedeFaltar: 'Puede faltar',
    le: 'Le',
    aunqueObtenga: 'Aunque obtenga todo lo que falta calificar llega a',
  },
} satisfies Record<Voz, object>

const enTexto = (porcentaje: number | null) => `${hastaDosDecimales(porcentaje ?? 0)} %`

export function frasesDeAsistencia(
  cuenta: AsistenciaContada,
  minimo: number | null,
  restantes: number | null,
  voz: Voz,
): string[] {
  const { medias, dadas, porVenir } = cuenta
  const hastaHoy =
    dadas === 0
      ? 'Asistencia: todavía no hubo clases'
      : `Asistencia: ${hastaDosDecimales(medias / 2)} de ${cuantos(dadas, 'clase dada', 'clases dadas')} (${enTexto(porcentajeDe(medias, dadas, minimo))})`
  if (minimo === null) return [`${hastaHoy}.`]
  const frases = [`${hastaHoy}; el mínimo es ${minimo} %.`]
  if (restantes !== null) return porVenir === 0 ? frases : [...frases, frasePorFaltar(restantes, voz)]
  const alFinal = enTexto(porcentajeDe(mediasAlFinal(cuenta), dadas + porVenir, minimo))
  return [...frases, `${verbosDe[voz].aunqueVenga} ${alFinal} y el mínimo es ${minimo} %.`]
}

const frasePorFaltar = (faltas: number, voz: Voz) =>
  faltas === 0
    ? `${verbosDe[voz].noPuedeFaltar} a ninguna clase más.`
    : `${verbosDe[voz].puedeFaltar} ${cuantos(faltas, 'clase', 'clases')} más.`

/** Less than any points there are: thirds of a point don't add up to the last digit. */
const NADA = 1e-9

const enPuntos = (puntos: number) => String(enCentesimas(puntos)).replace('.', ',')

export function frasesDeProceso(proceso: Proceso, minimo: number | null, luz: Luz, voz: Voz): string[] {
  const { obtenidos, posibles, porCalificar } = proceso
  if (minimo === null) return []
  const todos = posibles + porCalificar
  if (todos === 0) return [`Todavía no hay nada calificado; el mínimo de proceso es ${minimo} %.`]
  if (luz === 'HABILITADO')
    return [
      `Proceso: ${enPuntos(obtenidos)} de ${posibles} puntos (${enTexto(porcentajeDePuntos(obtenidos, posibles))}); el mínimo es ${minimo} %.`,
    ]
  if (luz === 'DEPENDE') {
    const faltan = Math.ceil((minimo * todos) / 100 - obtenidos - NADA)
    return [
      `${verbosDe[voz].le} ${faltan === 1 ? 'falta 1 punto' : `faltan ${faltan} puntos`} para el ${minimo} %; ${porCalificar === 1 ? 'queda' : 'quedan'} ${porCalificar} por calificar.`,
    ]
  }
  const alcanza = enTexto(porcentajeDePuntos(obtenidos + porCalificar, todos))
  return [
    porCalificar === 0
      ? `Proceso: ${enPuntos(obtenidos)} de ${posibles} puntos (${alcanza}); el mínimo es ${minimo} % y no queda nada por calificar.`
      : `${verbosDe[voz].aunqueObtenga} ${alcanza} y el mínimo es ${minimo} %.`,
  ]
}
