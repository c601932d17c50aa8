import { z } from 'zod'
import { datoEscrito, LARGO, textoEscrito, unoDe } from '../base/campos.ts'
import {
  applyReglas,
  emailInvalido,
  masLargo,
  type Regla,
  soloLoEnviado,
} from '../base/reglas-de-formulario.ts'
import { isZona } from '../base/relojes.ts'
import { type IngresoPorCodigo, ingresosPorCodigo } from '../inscripciones/codigo-de-ingreso.ts'
import { isColor } from './colores.ts'

/** What a new installation is called, and where its clocks are. */
export const NOMBRE_SUPUESTO = 'Guarania'
export const ZONA_SUPUESTA = 'America/Asuncion'

/** What the settings of the program may fix from outside. */
export const fijables = ['nombre', 'zona', 'correo'] as const
export type Fijable = (typeof fijables)[number]

/** The setting of the program that fixes it. */
export const ajusteQueFija: Record<Fijable, string> = {
  nombre: 'SITE_NAME',
  zona: 'TZ_INSTITUCION',
  correo: 'ADMIN_EMAIL',
}

const camposDeInstitucion = z.object({
  nombre: datoEscrito,
  zona: textoEscrito,
  /** Like '#a3215f'; blank for the house's own. */
  color: textoEscrito,
  /** Of the administrator, who hears of what fails; blank for nobody. It is shown to nobody else. */
  correo: datoEscrito,
  ingreso_por_codigo: unoDe<IngresoPorCodigo>(ingresosPorCodigo),
})

export type DatosDeInstitucion = z.infer<typeof camposDeInstitucion>

const reglas: Regla<DatosDeInstitucion>[] = [
  ['nombre', ({ nombre }) => !nombre, 'El nombre es obligatorio.'],
  masLargo('nombre', LARGO.nombre, 'El nombre no puede pasar de 120 caracteres.'),
  ['zona', ({ zona }) => !zona, 'La zona horaria es obligatoria.'],
  ['zona', ({ zona }) => !isZona(zona), 'Elige una zona horaria, como America/Asuncion.'],
  [
    'color',
    ({ color }) => color !== '' && !isColor(color),
    'El color se escribe con # y seis cifras, como #a3215f.',
  ],
  emailInvalido('correo'),
]

export const datosDeInstitucion = camposDeInstitucion
  .superRefine(applyReglas(reglas))
  .transform((datos) => ({ ...datos, color: datos.color.toLowerCase() }))

/** Only what is sent changes. */
export const edicionDeInstitucion = soloLoEnviado(camposDeInstitucion)
export type EdicionDeInstitucion = z.infer<typeof edicionDeInstitucion>

/** A logo stands on every page: a small one. */
export const MAXIMO_DE_LOGO = 256 * 1024

/** By content. An SVG can hold a program, so it is none of them. */
export const tiposDeLogo = ['image/png', 'image/jpeg', 'image/webp'] as const

export const TIPO_DE_LOGO = 'El logo tiene que ser una imagen PNG, JPG o WebP.'
export const LOGO_GRANDE = 'El logo no puede pasar de 256 KB.'
