import { z } from 'zod'
import {
  banderaEscrita,
  enteroEscrito,
  esDireccionWeb,
  esEmail,
  LARGO,
  listaEscrita,
  type Regla,
  textoEscrito,
} from './campos.ts'
import { diasDelMes } from './fechas.ts'
import { type Periodo, periodos } from './periodos.ts'
import { type Rol, roles } from './roles.ts'

/** What a form says of a creator, and who says it. */
export const datosDeCreador = z.object({
  first_name: textoEscrito,
  last_name: textoEscrito,
  is_student_contribution: banderaEscrita,
  student_first_name: textoEscrito,
  student_last_name: textoEscrito,
  birth_year: enteroEscrito,
  birth_month: enteroEscrito,
  birth_day: enteroEscrito,
  death_year: enteroEscrito,
  death_month: enteroEscrito,
  death_day: enteroEscrito,
  death_unknown: banderaEscrita,
  mainRole: listaEscrita,
  period: textoEscrito,
  email: textoEscrito,
  bio: textoEscrito,
  notable_works: textoEscrito,
  photo_url: textoEscrito,
  youtube_link: textoEscrito,
  references: textoEscrito,
})

export type DatosDeCreador = z.infer<typeof datosDeCreador>
export type ReglaDeCreador = Regla<DatosDeCreador>

const ANIO_MAXIMO = 2100

const fueraDe = (numero: number | null, minimo: number, maximo: number) =>
  numero !== null && !(numero >= minimo && numero <= maximo)
const sinEseDia = (dia: number | null, mes: number | null, anio: number | null) =>
  dia !== null && mes !== null && mes >= 1 && mes <= 12 && dia > diasDelMes(mes, anio)

const MES = 'El mes debe estar entre 1 y 12.'
const DIA = 'El día debe estar entre 1 y 31.'
const ESE_DIA = 'Ese día no existe en ese mes.'

/** What holds for every value that is written, whichever form it comes from. */
export const reglasDeValores: ReglaDeCreador[] = [
  [
    'first_name',
    ({ first_name }) => first_name.length > LARGO.nombre,
    'Los nombres no pueden pasar de 120 caracteres.',
  ],
  [
    'last_name',
    ({ last_name }) => last_name.length > LARGO.nombre,
    'Los apellidos no pueden pasar de 120 caracteres.',
  ],
  [
    'student_first_name',
    (d) => d.student_first_name.length > LARGO.nombre,
    'Tu nombre no puede pasar de 120 caracteres.',
  ],
  [
    'student_last_name',
    (d) => d.student_last_name.length > LARGO.nombre,
    'Tu apellido no puede pasar de 120 caracteres.',
  ],
  [
    'birth_year',
    (d) => fueraDe(d.birth_year, 1, ANIO_MAXIMO),
    'El año de nacimiento debe ser un número entero entre 1 y 2100.',
  ],
  ['birth_month', ({ birth_month }) => fueraDe(birth_month, 1, 12), MES],
  ['birth_day', ({ birth_day }) => fueraDe(birth_day, 1, 31), DIA],
  ['birth_day', (d) => sinEseDia(d.birth_day, d.birth_month, d.birth_year), ESE_DIA],
  [
    'death_year',
    (d) => fueraDe(d.death_year, 1, ANIO_MAXIMO),
    'El año de fallecimiento debe ser un número entero entre 1 y 2100.',
  ],
  [
    'death_year',
    (d) => d.death_year !== null && d.birth_year !== null && d.death_year < d.birth_year,
    'El año de fallecimiento no puede ser anterior al de nacimiento.',
  ],
  ['death_month', ({ death_month }) => fueraDe(death_month, 1, 12), MES],
  ['death_day', ({ death_day }) => fueraDe(death_day, 1, 31), DIA],
  ['death_day', (d) => sinEseDia(d.death_day, d.death_month, d.death_year), ESE_DIA],
  ['mainRole', ({ mainRole }) => !mainRole.every((rol) => roles.includes(rol as Rol)), 'Ese rol no existe.'],
  ['period', ({ period }) => !!period && !periodos.includes(period as Periodo), 'Ese período no existe.'],
  ['email', (d) => !!d.email && !esEmail(d.email), 'El email no es válido.'],
  ['bio', ({ bio }) => bio.length > LARGO.texto, 'La biografía no puede pasar de 5.000 caracteres.'],
  [
    'notable_works',
    (d) => d.notable_works.length > LARGO.texto,
    'Las obras notables no pueden pasar de 5.000 caracteres.',
  ],
  [
    'photo_url',
    (d) => !!d.photo_url && !esDireccionDe(d.photo_url),
    'La foto debe ser una dirección web (http o https).',
  ],
  [
    'youtube_link',
    (d) => !!d.youtube_link && !esDireccionDe(d.youtube_link),
    'El enlace de YouTube debe ser una dirección web (http o https).',
  ],
  [
    'references',
    ({ references }) => references.length > LARGO.texto,
    'Las referencias no pueden pasar de 5.000 caracteres.',
  ],
]

function esDireccionDe(texto: string): boolean {
  return texto.length <= LARGO.direccion && esDireccionWeb(texto)
}
