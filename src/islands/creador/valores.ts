import { conFechasEnteras, type Propuesta } from '../../domain/aportes/sugerencias'
import type { Creador } from '../../domain/creadores/creadores'
import { type FechasEscritas, leida, mergeFechas } from '../../domain/creadores/fechas-de-vida'
import type { Fuente } from '../../domain/creadores/fuentes'
import type { ObraEnlace } from '../../domain/creadores/obras'
import type { OtroNombre } from '../../domain/creadores/otros-nombres'
import { periodoSugerido } from '../../domain/creadores/periodo-sugerido'
import type { Periodo } from '../../domain/creadores/periodos'
import type { Rol } from '../../domain/sesiones/roles'
import { anioDe, type FechasTipeadas, leidas, sinFechas, tipeadas } from './fechas-del-formulario'

/** The forms about a creator as they are typed: numbers are text until the schema reads them. */
export interface Valores extends FechasTipeadas {
  first_name: string
  last_name: string
  otros_nombres: OtroNombre[]
  death_unknown: boolean
  bio: string
  notable_works: string
  mainRole: Rol[]
  /** Blank in a new one: the period that suits the years. */
  period: Periodo | ''
  photo_url: string
  youtube_link: string
  references: string
  fuentes: Fuente[]
  obra_enlaces: ObraEnlace[]
  is_student_contribution: boolean
  student_first_name: string
  student_last_name: string
  /** The contributor's; a suggestion has `suggester_email` in its place. */
  email: string
  reason: string
  suggester_email: string
}

export type Campo = keyof Valores

export const valoresVacios: Valores = {
  first_name: '',
  last_name: '',
  otros_nombres: [],
  ...sinFechas,
  death_unknown: false,
  bio: '',
  notable_works: '',
  mainRole: [],
  period: '',
  photo_url: '',
  youtube_link: '',
  references: '',
  fuentes: [],
  obra_enlaces: [],
  is_student_contribution: false,
  student_first_name: '',
  student_last_name: '',
  email: '',
  reason: '',
  suggester_email: '',
}

/** The period that what was typed, or read, suggests. */
export function periodoDe(escrito: Escrito): Periodo {
  const fechas = 'birth_certeza' in escrito ? leidas(escrito) : escrito
  return periodoSugerido({
    birth_year: anioDe('birth', fechas),
    death_year: anioDe('death', fechas),
    mainRole: escrito.mainRole as Rol[],
  })
}

type Escrito = (FechasTipeadas | FechasEscritas) & { mainRole: readonly string[] }

/** A creator as the form shows it; who contributed it is asked again. */
export function valoresDe(creador: Omit<Creador, 'is_student_contribution'>): Valores {
  const texto = (valor: string | number | null) => String(valor ?? '').replace(/\r\n?/g, '\n')
  return {
    ...valoresVacios,
    first_name: texto(creador.first_name),
    last_name: texto(creador.last_name),
    otros_nombres: creador.otros_nombres,
    birth_year: texto(creador.birth_year),
    birth_month: texto(creador.birth_month),
    birth_day: texto(creador.birth_day),
    death_year: texto(creador.death_year),
    death_month: texto(creador.death_month),
    death_day: texto(creador.death_day),
    ...tipeadas('birth', creador.birth_edtf),
    ...tipeadas('death', creador.death_edtf),
    death_unknown: creador.death_unknown,
    bio: texto(creador.bio),
    notable_works: texto(creador.notable_works),
    mainRole: creador.mainRole,
    period: creador.period,
    photo_url: texto(creador.photo_url),
    youtube_link: texto(creador.youtube_link),
    references: texto(creador.references),
    fuentes: creador.fuentes,
    obra_enlaces: creador.obra_enlaces,
  }
}

/** The same, with what was proposed in place of what there is. */
export const valoresPropuestos = (creador: Creador, cambios: Partial<Creador>): Valores =>
  valoresDe(leida(mergeFechas(creador, conFechasEnteras(cambios as Propuesta))))

/** Blank, they say something. */
const dicenQueNadieSabe = ['birth_edtf', 'death_edtf']

/** What goes to the server: blank text is null, and nobody's name where nobody is a student. */
export function cuerpoDe<T extends { is_student_contribution: boolean }>(datos: T): T {
  const sinAlumno = { student_first_name: null, student_last_name: null }
  const enviado = { ...datos, ...(!datos.is_student_contribution && sinAlumno) }
  const campos = Object.entries(enviado).map(([campo, valor]: [string, unknown]) => [
    campo,
    valor === '' && !dicenQueNadieSabe.includes(campo) ? null : valor,
  ])
  return Object.fromEntries(campos) as T
}
