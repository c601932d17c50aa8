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

export interface FilaDeRanking {
  email: string
  is_student_contribution: boolean
  student_first_name: string | null
  student_last_name: string | null
  contributions: number
  level: string
}

/** A published creator or an approved suggestion, and who gave it. */
export interface Contribucion {
  email: string
  is_student_contribution: boolean
  student_first_name: string | null
  student_last_name: string | null
  created_at: number
}

/** Who contributed most; of those who contributed as much, who began earlier. */
export function rankingDe(contribuciones: Contribucion[]): FilaDeRanking[] {
  const enOrden = contribuciones.toSorted((una, otra) => una.created_at - otra.created_at)
  const porPersona = Map.groupBy(enOrden, ({ email }) => email.trim().toLowerCase())
  return [...porPersona]
    .toSorted(([, unas], [, otras]) => otras.length - unas.length)
    .map(([email, suyas]) => ({
      ...comoAlumno(suyas),
      email: maskEmail(email),
      contributions: suyas.length,
      level: nivelDe(suyas.length),
    }))
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
