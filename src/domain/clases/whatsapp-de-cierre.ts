import { diaCorto } from '../base/fechas.ts'
import { cuantos } from '../base/numeros.ts'
import { plazoEscrito } from '../base/plazos.ts'
import type { Zona } from '../base/relojes.ts'
import { enUnaLinea, LARGO_DE_MENSAJE, recortado, sinMarcas } from '../base/whatsapp.ts'
import { diaDeSemanaDe } from '../calendario/semana.ts'
import type { EstadoDeUnidadDada } from './cierres-de-clase.ts'

/** What a group is told of a class: of its people, nothing. */
export interface ClaseCerrada {
  catedra: string
  /** YYYY-MM-DD */
  fecha: string
  unidades: readonly { periodo: string; estado: EstadoDeUnidadDada }[]
  para_la_proxima: string | null
  tareas: readonly { titulo: string; fecha_entrega: number | null }[]
  /** Where the rest is, in the student's own page. */
  enlace: string
}

const LARGO = { catedra: 60, unidad: 45, tarea: 70 }
/** Of a sentence, less says nothing. */
const FRASE_MINIMA = 12
const ALGUNAS = { unidades: 3, tareas: 2 }

/** What a group is told of a class that was closed; the link is last, and the words that don't fit go. */
export function textoDeCierre(clase: ClaseCerrada, zona: Zona): string {
  const { catedra, fecha, para_la_proxima, enlace } = clase
  const cabeza = `*${enUnaLinea(catedra, LARGO.catedra)}* · ${diaDeSemanaDe(fecha).toLowerCase()} ${diaCorto(fecha)}`
  const vimos = queVimos(clase.unidades)
  const tareas = queTareas(clase.tareas, zona)
  const rotulo = '*Para la próxima*: '
  const queda = LARGO_DE_MENSAJE - conRenglones([cabeza, vimos, rotulo, ...tareas, enlace]).length
  const frase =
    para_la_proxima && queda >= FRASE_MINIMA ? rotulo + recortado(sinMarcas(para_la_proxima), queda) : null
  return conRenglones([cabeza, vimos, frase, ...tareas, enlace])
}

const conRenglones = (renglones: readonly (string | null)[]) => renglones.filter(Boolean).join('\n')

function queVimos(unidades: ClaseCerrada['unidades']): string | null {
  if (unidades.length === 0) return null
  const dichas = unidades
    .slice(0, ALGUNAS.unidades)
    .map(
      ({ periodo, estado }) =>
        enUnaLinea(periodo, LARGO.unidad) + (estado === 'EN_PARTE' ? ' (en parte)' : ''),
    )
  const otras = unidades.length - dichas.length
  return `*Vimos*: ${dichas.join(', ')}${otras > 0 ? ` y ${otras} más` : ''}`
}

function queTareas(tareas: ClaseCerrada['tareas'], zona: Zona): string[] {
  const dichas = tareas.slice(0, ALGUNAS.tareas).map(({ titulo, fecha_entrega }) => {
    const vence = fecha_entrega === null ? '' : ` — vence ${plazoEscrito(fecha_entrega, zona)}`
    return `*Tarea*: ${enUnaLinea(titulo, LARGO.tarea)}${vence}`
  })
  const otras = tareas.length - dichas.length
  return otras > 0 ? [...dichas, `Y ${cuantos(otras, 'tarea más', 'tareas más')}.`] : dichas
}
