import { diaEn } from '../base/fechas.ts'
import { groupBy } from '../base/grupos.ts'
import { instanteDe } from '../base/relojes.ts'
import { ANONIMO, type Contribuyente } from './modos-de-aparecer.ts'

/** Contributor levels by the contributions that they ask for, highest first. */
export const niveles = [
  { desde: 100, nombre: 'Guardián del Patrimonio' },
  { desde: 50, nombre: 'Curador de la Memoria Sonora' },
  { desde: 20, nombre: 'Investigador Musical' },
  { desde: 10, nombre: 'Colaborador Avanzado' },
  { desde: 5, nombre: 'Colaborador Activo' },
  { desde: 1, nombre: 'Colaborador Inicial' },
] as const

/** The level's text; at least one contribution is asked for. */
export function nivelDe(aportes: number): string {
  return niveles.find(({ desde }) => aportes >= desde)?.nombre ?? ''
}

/** 'maria@gmail.com' is 'm***a@gmail.com'; of two characters or fewer nothing is left to see. */
export function maskEmail(email: string): string {
  const arroba = email.lastIndexOf('@')
  const local = [...email.slice(0, arroba)]
  const dominio = email.slice(arroba)
  if (local.length <= 2) return `${'*'.repeat(local.length)}${dominio}`
  return `${local[0]}${'*'.repeat(local.length - 2)}${local.at(-1)}${dominio}`
}

export const periodosDeRanking = ['mes', 'anio', 'siempre'] as const
export type PeriodoDeRanking = (typeof periodosDeRanking)[number]

/** From when on, and until when, a published one counts: the calendar's month or year where the institution is. */
export interface Tramo {
  desde: number
  hasta: number
}

export function tramoDe(periodo: PeriodoDeRanking, zona: string, ahora: number): Tramo | null {
  if (periodo === 'siempre') return null
  const { anio, mes } = diaEn(zona, ahora)
  const comienzoDe = (anio: number, mes: number) =>
    instanteDe(zona, { anio, mes, dia: 1, hora: 0, minuto: 0, segundo: 0 })
  return periodo === 'mes'
    ? { desde: comienzoDe(anio, mes), hasta: comienzoDe(anio, mes + 1) }
    : { desde: comienzoDe(anio, 1), hasta: comienzoDe(anio + 1, 1) }
}

export interface FilaDeRanking {
  /** Blank of who chose to be seen otherwise. */
  email: string
  is_student_contribution: boolean
  student_first_name: string | null
  student_last_name: string | null
  contributions: number
  level: string
  /** As who claimed contributions wants to be called. */
  nombre?: string
}

/** A published creator or an approved suggestion, and who gave it. */
export interface Contribucion {
  email: string
  is_student_contribution: boolean
  student_first_name: string | null
  student_last_name: string | null
  created_at: number
  /** Who claimed this one. */
  contribuyenteId?: number | null
}

/** By address, in lower case, whose it is; the first of somebody's is the one that is shown. */
export type Contribuyentes = ReadonlyMap<string, Contribuyente>

interface Puesto {
  /** Whoever it is: a contributor, or an address. */
  quien: string
  fila: FilaDeRanking
}

const claveDe = (contribuyenteId: number) => `contribuyente ${contribuyenteId}`

/** The place of who claimed contributions; null where none counts. */
export function puestoDe(contribuyenteId: number, puestos: readonly Puesto[]): number | null {
  const lugar = puestos.findIndex(({ quien }) => quien === claveDe(contribuyenteId))
  return lugar < 0 ? null : lugar + 1
}

/** Who contributed most, with who each is; of those who contributed as much, who began earlier. */
export function puestosDe(contribuciones: Contribucion[], contribuyentes: Contribuyentes): Puesto[] {
  const conEmail = [...contribuyentes].map(([email, suyo]) => [claveDe(suyo.id), { ...suyo, email }] as const)
  const porClave = new Map(conEmail.reverse())
  const quienDe = ({ email, contribuyenteId }: Contribucion) => {
    const direccion = email.trim().toLowerCase()
    const id = contribuyenteId ?? contribuyentes.get(direccion)?.id
    return id === undefined ? direccion : claveDe(id)
  }
  const enOrden = contribuciones.toSorted((una, otra) => una.created_at - otra.created_at)
  return [...groupBy(enOrden, quienDe)]
    .toSorted(([, unas], [, otras]) => otras.length - unas.length)
    .map(([quien, suyas]) => ({ quien, fila: filaDe(quien, suyas, porClave.get(quien)) }))
}

type ConEmail = Contribuyente & { email: string }

function filaDe(quien: string, suyas: Contribucion[], contribuyente: ConEmail | undefined): FilaDeRanking {
  const cuenta = { contributions: suyas.length, level: nivelDe(suyas.length) }
  if (!contribuyente) return { ...comoAlumno(suyas), email: maskEmail(quien), ...cuenta }
  const sinNombre = { ...comoAlumno(suyas), student_first_name: null, student_last_name: null }
  return { ...sinNombre, ...comoElige(contribuyente), ...cuenta }
}

function comoElige({ como, nombre, email }: ConEmail): { email: string; nombre?: string } {
  if (como === 'ANONIMO') return { email: '', nombre: ANONIMO }
  return como === 'NOMBRE' && nombre ? { email: '', nombre } : { email: maskEmail(email) }
}

/** The name that somebody gave last as a student; blank for who never did. */
function comoAlumno(contribuciones: Contribucion[]) {
  const ultima = contribuciones.findLast((una) => una.is_student_contribution)
  return {
    is_student_contribution: ultima !== undefined,
    student_first_name: ultima?.student_first_name ?? null,
    student_last_name: ultima?.student_last_name ?? null,
  }
}
