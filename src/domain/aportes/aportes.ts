import type { z } from 'zod'
import { textoEscrito } from '../base/campos.ts'
import { applyReglas, type Regla, sinEmail } from '../base/reglas-de-formulario.ts'
import { type Calidad, calidades } from '../creadores/creadores.ts'
import {
  type DatosDeCreador,
  datosDeCreador,
  type Hoy,
  type ReglaDeCreador,
  reglasDeAlumno,
  reglasDeFichaEntera,
  reglasDeHoy,
  reglasDeValores,
} from '../creadores/datos-de-creador.ts'
import { algunaFuente } from '../creadores/fuentes-escritas.ts'
import { ningunoEsElSuyo } from '../creadores/otros-nombres-escritos.ts'

const NOMBRES = 'Los nombres y apellidos del compositor son obligatorios.'

const isAgrupacion = ({ mainRole }: DatosDeCreador) => mainRole.includes('ENSEMBLE_ORCHESTRA')

const nombres: ReglaDeCreador[] = [
  ['first_name', ({ first_name }) => !first_name, NOMBRES],
  ['last_name', (datos) => !datos.last_name && !isAgrupacion(datos), NOMBRES],
]
const elSuyoYLosOtros = ningunoEsElSuyo as unknown as ReglaDeCreador
const anioDeNacimiento: ReglaDeCreador = [
  'birth_year',
  ({ birth_year, birth_edtf }) => birth_year === null && birth_edtf === null,
  'El año de nacimiento es obligatorio.',
]
const algunRol: ReglaDeCreador = [
  'mainRole',
  ({ mainRole }) => mainRole.length === 0,
  'Debes seleccionar al menos un rol principal.',
]
const textos: ReglaDeCreador[] = [
  ['bio', ({ bio }) => !bio, 'La biografía es obligatoria.'],
  ['notable_works', (datos) => !datos.notable_works, 'Las obras notables son obligatorias.'],
]

/** A visitor's contribution: the specification's seven rules in their order, then what holds for every value. */
const reglasDeAporte: ReglaDeCreador[] = [
  ...nombres,
  ...reglasDeAlumno,
  anioDeNacimiento,
  algunRol,
  sinEmail('email'),
  ...textos,
  ...reglasDeValores,
  elSuyoYLosOtros,
  ...reglasDeFichaEntera,
]

/** For who does not know which day it is; the server refuses the future. */
export const aporteNuevo = datosDeCreador.superRefine(applyReglas(reglasDeAporte))

/** The public form's, which asks for a source; the call takes none. */
export const aporteConFuente = datosDeCreador.superRefine(
  applyReglas([...reglasDeAporte, algunaFuente as unknown as ReglaDeCreador]),
)

export const aporteNuevoEn = (hoy: Hoy) =>
  datosDeCreador.superRefine(applyReglas([...reglasDeAporte, ...reglasDeHoy(hoy)]))

/** What the administrator sets beside what everybody may say. */
export const datosDelAdministrador = datosDeCreador.extend({ quality: textoEscrito })

export type DatosDelAdministrador = z.infer<typeof datosDelAdministrador>

const calidad: Regla<DatosDelAdministrador> = [
  'quality',
  ({ quality }) => !!quality && !calidades.includes(quality as Calidad),
  'La calidad debe ser A, B, C o D.',
]

/** The administrator's forms: the birth year may be unknown and nobody need be credited. */
const reglasDelAdministrador: Regla<DatosDelAdministrador>[] = [
  ...nombres,
  ...reglasDeAlumno,
  algunRol,
  ...textos,
  ...reglasDeValores,
  elSuyoYLosOtros,
  ...reglasDeFichaEntera,
  calidad,
]

export const creadorDelAdministrador = datosDelAdministrador.superRefine(applyReglas(reglasDelAdministrador))

export const creadorDelAdministradorEn = (hoy: Hoy) =>
  datosDelAdministrador.superRefine(applyReglas([...reglasDelAdministrador, ...reglasDeHoy(hoy)]))

/** What a change may not break in a creator that is there already, though it may lack what a form asks for. */
export const reglasDeCambios = (hoy: Hoy): ReglaDeCreador[] => [
  ...nombres,
  ...reglasDeValores,
  ...reglasDeFichaEntera,
  ...reglasDeHoy(hoy),
]
