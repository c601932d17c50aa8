import { z } from 'zod'
import { enteroEscrito, idsDichos, LARGO, textoLargoEscrito } from '../base/campos.ts'
import { applyReglas, masLargo, type Regla } from '../base/reglas-de-formulario.ts'
import { enCentesimas, porcentajeDePuntos } from '../nota-final/puntajes.ts'

/** A grade; `tambien` are the other deliveries of its task that are given the same. */
const nota = z.object({ puntos_obtenidos: enteroEscrito, tambien: idsDichos })

/** A teacher's grade form. */
export const formularioDeCalificacion = nota.extend({ comentario_docente: textoLargoEscrito })

/** The same, of the administrator's grading list. */
export const formularioDeCalificacionDeAdmin = nota.extend({ feedback: textoLargoEscrito })

const calificacionEscrita = z.object({
  ...formularioDeCalificacion.shape,
  ...formularioDeCalificacionDeAdmin.shape,
})

export const OTRAS_SIN_ESPERAR =
  'Solo se califica igual a quien entregó esta misma tarea y espera su nota: no se calificó a nadie.'

const COMENTARIO_LARGO = 'El comentario no puede pasar de 5.000 caracteres.'

/** What is said where no points were written; the administrator's list has one text for all. */
const sinPuntos = {
  docente: () => 'Debe ingresar una calificación.',
  admin: (maximo: number) => fueraDeRango.admin(maximo),
}

/** What is said of points that are none, or not between 0 and the most that is possible. */
const fueraDeRango = {
  docente: (maximo: number) => `La calificación debe estar entre 0 y ${maximo}.`,
  admin: (maximo: number) => `Los puntos deben estar entre 0 y ${maximo}.`,
}

/** Of a grade of at most `maximo` points. */
export const reglasDePuntos = (
  maximo: number,
  quien: keyof typeof fueraDeRango,
): Regla<{ puntos_obtenidos: number | null }>[] => [
  ['puntos_obtenidos', ({ puntos_obtenidos }) => puntos_obtenidos === null, sinPuntos[quien](maximo)],
  [
    'puntos_obtenidos',
    ({ puntos_obtenidos }) => !(Number(puntos_obtenidos) >= 0 && Number(puntos_obtenidos) <= maximo),
    fueraDeRango[quien](maximo),
  ],
]

/** A grade of at most `maximo` points; either form's. */
export function calificacionHasta(maximo: number, quien: keyof typeof fueraDeRango) {
  return calificacionEscrita
    .superRefine(
      applyReglas<z.infer<typeof calificacionEscrita>>([
        ...reglasDePuntos(maximo, quien),
        masLargo('comentario_docente', LARGO.texto, COMENTARIO_LARGO),
        masLargo('feedback', LARGO.texto, COMENTARIO_LARGO),
      ]),
    )
    .transform(({ puntos_obtenidos, comentario_docente, feedback, tambien }) => ({
      puntos_obtenidos: puntos_obtenidos as number,
      tambien,
      comentario: comentario_docente || feedback,
    }))
}

/** Returned for another try: what there is to mend is always said. */
export const devolucion = z
  .object({ comentario_docente: textoLargoEscrito })
  .superRefine(
    applyReglas([
      [
        'comentario_docente',
        ({ comentario_docente }) => !comentario_docente,
        'Escribe un comentario: el alumno necesita saber qué corregir.',
      ],
      masLargo('comentario_docente', LARGO.texto, COMENTARIO_LARGO),
    ]),
  )

export interface Tramo {
  /** Points, both included. */
  desde: number
  hasta: number
  cuantos: number
}

const TRAMOS = 10

/** How the grades of a task spread: at most ten steps of equally many points, from 0 to what is possible. */
export function distribucionDePuntos(puntos: readonly number[], maximo: number): Tramo[] {
  const ancho = Math.ceil((maximo + 1) / TRAMOS)
  const tramos = Array.from({ length: Math.ceil((maximo + 1) / ancho) }, (_, i) => ({
    desde: i * ancho,
    hasta: Math.min((i + 1) * ancho - 1, maximo),
    cuantos: 0,
  }))
  for (const nota of puntos) {
    const tramo = tramos[Math.floor(nota / ancho)]
    if (tramo) tramo.cuantos++
  }
  return tramos
}

export interface Resumen {
  promedio: number | null
  mediana: number | null
  minimo: number | null
  maximo: number | null
}

/** Of a task's grades; the mean with at most two decimals. */
export function resumenDePuntos(puntos: readonly number[]): Resumen {
  if (puntos.length === 0) return { promedio: null, mediana: null, minimo: null, maximo: null }
  const enOrden = puntos.toSorted((a, b) => a - b)
  const en = (posicion: number) => enOrden[posicion] as number
  const mitad = Math.floor(enOrden.length / 2)
  return {
    promedio: Math.round((puntos.reduce((total, nota) => total + nota, 0) * 100) / puntos.length) / 100,
    mediana: enOrden.length % 2 === 1 ? en(mitad) : (en(mitad - 1) + en(mitad)) / 2,
    minimo: en(0),
    maximo: en(enOrden.length - 1),
  }
}

interface Nota {
  obtenidos: number | null
  posibles: number
}

/** A student's row of a grade sheet: only what was graded counts, and nothing graded is no percentage. */
export function totalDeNotas(notas: readonly Nota[]) {
  const calificadas = notas.filter(({ obtenidos }) => obtenidos !== null)
  const total = calificadas.reduce((suma, { obtenidos }) => suma + (obtenidos ?? 0), 0)
  const posibles = calificadas.reduce((suma, una) => suma + una.posibles, 0)
  return { total: enCentesimas(total), posibles, porcentaje: porcentajeDePuntos(total, posibles) }
}
