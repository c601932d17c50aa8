import type { z } from 'zod'
import { banderaDicha, datoEscrito, isEmail, textoLargoEscrito } from '../base/campos.ts'
import { applyReglas, type Regla } from '../base/reglas-de-formulario.ts'
import { palabrasDe } from '../creadores/busqueda.ts'
import { fechasDeVida } from '../creadores/creadores.ts'
import {
  type DatosDeCreador,
  datosDeCreador,
  reglasDeAlumno,
  reglasDeValores,
} from '../creadores/datos-de-creador.ts'
import { isExacta, limitesDe, partesDe } from '../creadores/edtf.ts'
import { edtfDe, enPartes, fechaDe, leida, mergeFechas, SIN_PARTES } from '../creadores/fechas-de-vida.ts'
import { sumFilas } from '../creadores/filas.ts'
import type { Credito, Fuente } from '../creadores/fuentes.ts'
import { withSusObras } from '../creadores/obras.ts'
import { seLlama } from '../creadores/parecidos.ts'
import { isPeriodoConocido, periodosDeLinea } from '../creadores/periodos.ts'
import { motivoLargo } from './motivo-nuevo.ts'

/** OBSERVED: sent back to be mended. WITHDRAWN: whoever sent it took it back. */
export const estadosDeSugerencia = ['PENDING', 'OBSERVED', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const
export type EstadoDeSugerencia = (typeof estadosDeSugerencia)[number]

/** The creator's fields that a suggestion may propose to change. */
export const camposSugeribles = [
  'first_name',
  'last_name',
  'otros_nombres',
  ...fechasDeVida,
  'birth_edtf',
  'death_edtf',
  'bio',
  'notable_works',
  'mainRole',
  'period',
  'photo_url',
  'youtube_link',
  'references',
  'fuentes',
  'obra_enlaces',
] as const
export type CampoSugerible = (typeof camposSugeribles)[number]

export const datosDeSugerencia = datosDeCreador.omit({ email: true }).extend({
  reason: textoLargoEscrito,
  suggester_email: datoEscrito,
  /** Absent is no proposal; false is one. */
  death_unknown: banderaDicha,
})

export type DatosDeSugerencia = z.infer<typeof datosDeSugerencia>

const reglas: Regla<DatosDeSugerencia>[] = [
  ['reason', ({ reason }) => !reason, 'El motivo de la sugerencia es obligatorio.'],
  ['suggester_email', (d) => !d.suggester_email, 'El email de contacto es obligatorio.'],
  ['suggester_email', (d) => !isEmail(d.suggester_email), 'El email de contacto no es válido.'],
  ...(reglasDeAlumno as unknown as Regla<DatosDeSugerencia>[]),
  motivoLargo,
  ...(reglasDeValores.filter(([campo]) => campo !== 'email') as unknown as Regla<DatosDeSugerencia>[]),
]

export const sugerenciaNueva = datosDeSugerencia.superRefine(applyReglas(reglas))

export const SIN_CAMBIOS = 'Debes proponer al menos un cambio.'

/** What only Wikidata and Commons propose. */
interface PropuestaDeWikidata {
  birth_edtf: string
  death_edtf: string
  fuentes: Fuente[]
  photo_credit: Credito
  audio_url: string
  audio_credit: Credito
}

/** Values that a suggestion proposes, by field. */
export type Propuesta = Partial<Pick<DatosDeCreador, CampoSugerible> & PropuestaDeWikidata>

/** Of these, what no form says. */
export const mediosDe = ({ photo_credit, audio_url, audio_credit }: Propuesta) => ({
  ...(photo_credit && { photo_credit }),
  ...(audio_url && { audio_url }),
  ...(audio_credit && { audio_credit }),
})

/** What a suggestion changes: only what was sent, says something and differs; it can't empty a field. */
export function propuestaDe(sugerencia: DatosDeSugerencia, actual: DatosDeCreador): Propuesta {
  const fechas = fechasDichas(sugerencia, actual)
  const dicho = { ...sugerencia, ...fechas }
  const cambios = camposSugeribles
    .map((campo) => [campo, dicho[campo]] as const)
    .filter(
      ([campo, valor]) =>
        saysAnything(valor) && (campo in fechas || JSON.stringify(valor) !== JSON.stringify(actual[campo])),
    )
  const { death_unknown, ...demas }: Propuesta = Object.fromEntries(cambios)
  // A year that is known can't be emptied, and beside it the flag says nothing.
  const sinAnio = edtfDe('death', mergeFechas(actual, demas)) === null
  return death_unknown === undefined || (death_unknown && !sinAnio) ? demas : { ...demas, death_unknown }
}

/** All that a record says, as a suggestion would; but for its photo, which is of a record and not of what is said. */
export const dichoEn = (datos: DatosDeCreador): Propuesta =>
  Object.fromEntries(
    camposSugeribles
      .map((campo) => [campo, datos[campo]] as const)
      .filter(([campo, valor]) => campo !== 'photo_url' && valor !== undefined && saysAnything(valor)),
  )

/** The dates of a suggestion, so that each says in one way what it changes. */
const fechasDichas = (sugerencia: DatosDeSugerencia, actual: DatosDeCreador) => ({
  ...fechaDicha('birth', sugerencia, actual),
  ...fechaDicha('death', sugerencia, actual),
})

/**
 * A date is proposed as a whole, or not at all. Of exact ones the parts, as ever, and the whole beside them where it was
 * written so; of others only the whole, which has no part in common with what is there, and of an exact one that has
 * fewer parts.
 */
function fechaDicha(
  de: 'birth' | 'death',
  sugerencia: DatosDeSugerencia,
  actual: DatosDeCreador,
): Partial<DatosDeSugerencia> {
  const suya = sugerencia[`${de}_edtf`] ? edtfDe(de, sugerencia) : null
  const deAhora = edtfDe(de, actual)
  const isDeOtraClase = deAhora !== null && !isExacta(deAhora)
  const sinPartes = (edtf: string | null) => ({ ...enPartes(de, SIN_PARTES), [`${de}_edtf`]: edtf })
  const entera = sinPartes(suya === deAhora ? null : suya)
  if (suya !== null && (isDeOtraClase || !isExacta(suya))) return entera
  const dichas = Object.entries(enPartes(de, fechaDe(de, leida(sugerencia)))).filter(
    ([campo, valor]) => valor !== null && valor !== actual[campo as 'birth_year'],
  )
  const junta = mergeFechas(actual, Object.fromEntries(dichas))
  const nueva = edtfDe(de, junta)
  if (suya !== null && suya !== nueva) return entera
  if (dichas.length === 0) return sinPartes(null)
  const isEscrita = suya !== null || isDeOtraClase
  return { ...enPartes(de, fechaDe(de, junta)), [`${de}_edtf`]: isEscrita ? nueva : null }
}

/** What a suggestion says of a date is all of it: the parts that it leaves unsaid are not known. */
export function conFechasEnteras(propuesta: Propuesta): Propuesta {
  const { birth_edtf, birth_year, birth_month, birth_day, death_edtf, death_year, death_month, death_day } =
    propuesta
  return {
    ...propuesta,
    ...fechaEntera('birth', { birth_edtf, birth_year, birth_month, birth_day }),
    ...fechaEntera('death', { death_edtf, death_year, death_month, death_day }),
  }
}

function fechaEntera(de: 'birth' | 'death', dicha: Propuesta): Propuesta {
  if (Object.values(dicha).every((valor) => valor === undefined)) return {}
  const edtf = edtfDe(de, dicha)
  const fecha = dicha[`${de}_edtf`] ? partesDe(edtf) : fechaDe(de, dicha)
  return { ...enPartes(de, fecha), [`${de}_edtf`]: edtf ?? '' }
}

/**
 * What a contribution says otherwise of a creator who is there already. A name that says less is the same name; other
 * names, roles and sources are added to those that are known; and the period is a judgement of the timeline's, where it has one.
 */
export function propuestaDeAporte(aporte: DatosDeCreador, actual: DatosDeCreador): Propuesta {
  const {
    first_name,
    last_name,
    otros_nombres,
    period,
    mainRole,
    fuentes,
    obra_enlaces,
    death_unknown,
    ...demas
  } = aporte
  const isSuNombre = seLlama(actual, palabrasDe(`${first_name} ${last_name}`))
  const hasPeriodo = periodosDeLinea.some((uno) => uno === actual.period && isPeriodoConocido(uno))
  return propuestaDe(
    {
      ...demas,
      birth_edtf: edtfQueAgrega('birth', aporte, actual),
      death_edtf: edtfQueAgrega('death', aporte, actual),
      first_name: isSuNombre ? '' : first_name,
      last_name: isSuNombre ? '' : last_name,
      otros_nombres: sumFilas('otros_nombres', actual.otros_nombres, otros_nombres),
      period: hasPeriodo ? '' : period,
      mainRole: [...new Set([...actual.mainRole, ...mainRole])],
      fuentes: sumFilas('fuentes', actual.fuentes, fuentes),
      obra_enlaces: withSusObras({
        notable_works: aporte.notable_works,
        obra_enlaces: sumFilas('obra_enlaces', actual.obra_enlaces, obra_enlaces),
      }),
      // Unmarked, it says nothing.
      death_unknown: death_unknown || null,
      reason: '',
      suggester_email: '',
    },
    actual,
  )
}

/** An exact date is compared by its parts; one that says less than what is known adds nothing. */
function edtfQueAgrega(de: 'birth' | 'death', aporte: DatosDeCreador, actual: DatosDeCreador): string | null {
  const [suya, deAhora] = [edtfDe(de, aporte), edtfDe(de, actual)]
  if (isExacta(suya) && (deAhora === null || isExacta(deAhora))) return null
  const [ajena, propia] = [limitesDe(suya), limitesDe(deAhora)]
  const isMenos = ajena && propia && ajena.min <= propia.min && ajena.max >= propia.max
  return isMenos ? deAhora : suya
}

function saysAnything(valor: DatosDeSugerencia[CampoSugerible]): boolean {
  return Array.isArray(valor) ? valor.length > 0 : valor !== null && valor !== ''
}
