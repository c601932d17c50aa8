import { z } from 'zod'
import { isFotoSubida } from '../archivos/fotos.ts'
import {
  banderaEscrita,
  datoEscrito,
  edtfEscrito,
  enteroEscrito,
  fuentesEscritas,
  isDireccionWeb,
  LARGO,
  listaEscrita,
  textoEscrito,
  textoLargoEscrito,
} from '../base/campos.ts'
import { type Dia, diasDelMes, isBefore } from '../base/fechas.ts'
import { emailInvalido, fueraDe, masLargo, type Regla } from '../base/reglas-de-formulario.ts'
import { isDeBorrada } from '../casa/borradas.ts'
import { type Rol, roles } from '../sesiones/roles.ts'
import { ANIO_MAXIMO, faltasDeEdtf, isExacta, limitesDe } from './edtf.ts'
import { enlacesEscritos, obraAusente, reglasDeEnlaces } from './enlaces-escritos.ts'
import {
  diesBeforeByAnyReading,
  edtfDe,
  type FechasEscritas,
  fechaDe,
  leida,
  mergeFechas,
} from './fechas-de-vida.ts'
import { fuentesConDatos, reglasDeFuentes } from './fuentes-escritas.ts'
import { mergeObras } from './obras.ts'
import { otrosNombres, reglasDeOtrosNombres } from './otros-nombres-escritos.ts'
import { type Periodo, periodos } from './periodos.ts'

/** What a form says of a creator, and who says it. */
export const datosDeCreador = z.object({
  first_name: datoEscrito,
  last_name: datoEscrito,
  otros_nombres: otrosNombres,
  is_student_contribution: banderaEscrita,
  student_first_name: datoEscrito,
  student_last_name: datoEscrito,
  birth_year: enteroEscrito,
  birth_month: enteroEscrito,
  birth_day: enteroEscrito,
  /** Where it is there, it holds. */
  birth_edtf: edtfEscrito,
  death_year: enteroEscrito,
  death_month: enteroEscrito,
  death_day: enteroEscrito,
  death_edtf: edtfEscrito,
  death_unknown: banderaEscrita,
  mainRole: listaEscrita,
  period: textoEscrito,
  email: datoEscrito,
  bio: textoLargoEscrito,
  notable_works: textoLargoEscrito,
  photo_url: datoEscrito,
  youtube_link: datoEscrito,
  references: fuentesEscritas,
  fuentes: fuentesConDatos,
  obra_enlaces: enlacesEscritos,
})

export type DatosDeCreador = z.infer<typeof datosDeCreador>

type Dicho = FechasEscritas & Pick<DatosDeCreador, 'notable_works' | 'obra_enlaces'>

/** What was sent, over what was there. */
export const mergeDatos = <A extends Dicho, E extends Partial<Dicho>>(antes: A, enviado: E) => ({
  ...mergeFechas(antes, enviado),
  ...mergeObras(antes, enviado),
})
export type ReglaDeCreador = Regla<DatosDeCreador>

const sinEseDia = (dia: number | null, mes: number | null, anio: number | null) =>
  dia !== null && mes !== null && mes >= 1 && mes <= 12 && dia > diasDelMes(mes, anio)

const nacimiento = (d: DatosDeCreador) => fechaDe('birth', d)
const fallecimiento = (d: DatosDeCreador) => fechaDe('death', d)
/** In the year of the birth; another year is a rule of its own. */
const diesBefore = (d: DatosDeCreador) =>
  d.death_year === d.birth_year && isBefore(fallecimiento(d), nacimiento(d))

const ANTES_DE_NACER = 'La fecha de fallecimiento no puede ser anterior a la de nacimiento.'
export const FOTO_SIN_DIRECCION = 'La foto debe ser una dirección web (http o https).'
const MES = 'El mes debe estar entre 1 y 12.'
const DIA = 'El día debe estar entre 1 y 31.'
const ESE_DIA = 'Ese día no existe en ese mes.'

const ALUMNO = 'Como alumno, debes proporcionar tu nombre y apellido.'

/** Of who asked to be erased nobody knows the name any more. A suggestion says its address elsewhere. */
const isDeAlumno = ({ is_student_contribution, email }: DatosDeCreador) =>
  is_student_contribution && !isDeBorrada(email ?? '')

export const reglasDeAlumno: ReglaDeCreador[] = [
  ['student_first_name', (d) => isDeAlumno(d) && !d.student_first_name, ALUMNO],
  ['student_last_name', (d) => isDeAlumno(d) && !d.student_last_name, ALUMNO],
]

/** Rules of exact dates: what a date says that is written as EDTF, its parts say to them. */
const conFechasLeidas = (reglas: readonly ReglaDeCreador[]): ReglaDeCreador[] =>
  reglas.map(([campo, incumplida, ...mensajes]) => [campo, (d) => incumplida(leida(d)), ...mensajes])

const isIncierta = (edtf: string | null) => !!edtf && !isExacta(edtf)

/** Refused only where no reading of the two dates is possible. */
const diesBeforeIncierto = (d: DatosDeCreador) =>
  (isIncierta(d.birth_edtf) || isIncierta(d.death_edtf)) && diesBeforeByAnyReading(d)

const reglasDeEdtf: ReglaDeCreador[] = [
  ...faltasDeEdtf('nacimiento').map(
    ([isFalta, mensaje]): ReglaDeCreador => ['birth_edtf', (d) => isFalta(d.birth_edtf ?? ''), mensaje],
  ),
  ...faltasDeEdtf('fallecimiento').map(
    ([isFalta, mensaje]): ReglaDeCreador => ['death_edtf', (d) => isFalta(d.death_edtf ?? ''), mensaje],
  ),
  ['death_edtf', (d) => !!d.death_edtf && diesBeforeIncierto(d), ANTES_DE_NACER],
  ['death_year', (d) => !d.death_edtf && diesBeforeIncierto(d), ANTES_DE_NACER],
]

/** What holds for every value that is written, whichever form it comes from. */
export const reglasDeValores: ReglaDeCreador[] = conFechasLeidas([
  masLargo('first_name', LARGO.nombre, 'Los nombres no pueden pasar de 120 caracteres.'),
  masLargo('last_name', LARGO.nombre, 'Los apellidos no pueden pasar de 120 caracteres.'),
  ...(reglasDeOtrosNombres as unknown as ReglaDeCreador[]),
  masLargo('student_first_name', LARGO.nombre, 'Tu nombre no puede pasar de 120 caracteres.'),
  masLargo('student_last_name', LARGO.nombre, 'Tu apellido no puede pasar de 120 caracteres.'),
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
  ['death_month', (d) => diesBefore(d) && d.death_month !== d.birth_month, ANTES_DE_NACER],
  ['death_day', (d) => diesBefore(d) && d.death_month === d.birth_month, ANTES_DE_NACER],
  ['mainRole', ({ mainRole }) => !mainRole.every((rol) => roles.includes(rol as Rol)), 'Ese rol no existe.'],
  ['period', ({ period }) => !!period && !periodos.includes(period as Periodo), 'Ese período no existe.'],
  emailInvalido('email'),
  masLargo('bio', LARGO.texto, 'La biografía no puede pasar de 5.000 caracteres.'),
  masLargo('notable_works', LARGO.texto, 'Las obras notables no pueden pasar de 5.000 caracteres.'),
  masLargo('photo_url', LARGO.direccion, 'La dirección de la foto no puede pasar de 2.000 caracteres.'),
  [
    'photo_url',
    (d) => !!d.photo_url && !isFotoSubida(d.photo_url) && !isDireccionWeb(d.photo_url),
    FOTO_SIN_DIRECCION,
  ],
  masLargo('youtube_link', LARGO.direccion, 'El enlace de YouTube no puede pasar de 2.000 caracteres.'),
  [
    'youtube_link',
    (d) => !!d.youtube_link && !isDireccionWeb(d.youtube_link),
    'El enlace de YouTube debe ser una dirección web (http o https).',
  ],
  masLargo('references', LARGO.texto, 'Las referencias no pueden pasar de 5.000 caracteres.'),
  ...(reglasDeFuentes as unknown as ReglaDeCreador[]),
  ...(reglasDeEnlaces as unknown as ReglaDeCreador[]),
]).concat(reglasDeEdtf)

const FALTA_EL_MES = 'Falta el mes.'
const FALTA_EL_ANIO = 'Falta el año.'

/** What holds for a whole creator; a suggestion, which names only what changes, may leave the rest unsaid. */
export const reglasDeFichaEntera: ReglaDeCreador[] = conFechasLeidas([
  ['birth_month', (d) => d.birth_day !== null && d.birth_month === null, FALTA_EL_MES],
  ['birth_year', (d) => d.birth_month !== null && d.birth_year === null, FALTA_EL_ANIO],
  ['death_month', (d) => d.death_day !== null && d.death_month === null, FALTA_EL_MES],
  ['death_year', (d) => d.death_month !== null && d.death_year === null, FALTA_EL_ANIO],
  obraAusente as unknown as ReglaDeCreador,
])

/** Which day it is where the institution is. */
export type Hoy = () => Dia

const NACE_EN_EL_FUTURO = 'La fecha de nacimiento no puede estar en el futuro.'
const MUERE_EN_EL_FUTURO = 'La fecha de fallecimiento no puede estar en el futuro.'

/** Of an uncertain one, the earliest year that it may be. */
const isFutura = (edtf: string | null, { anio }: Dia) =>
  isIncierta(edtf) && (limitesDe(edtf)?.min ?? 0) > anio

export const reglasDeHoy = (hoy: Hoy): ReglaDeCreador[] => [
  ...conFechasLeidas([
    ['birth_year', (d) => isBefore(hoy(), nacimiento(d)), NACE_EN_EL_FUTURO],
    ['death_year', (d) => isBefore(hoy(), fallecimiento(d)), MUERE_EN_EL_FUTURO],
  ]),
  ['birth_edtf', (d) => isFutura(edtfDe('birth', d), hoy()), NACE_EN_EL_FUTURO],
  ['death_edtf', (d) => isFutura(edtfDe('death', d), hoy()), MUERE_EN_EL_FUTURO],
]
