import { z } from 'zod'
import { banderaEscrita, datoEscrito, LARGO, textoLargoEscrito } from '../base/campos.ts'
import { applyReglas, masLargo, type Regla, soloLoEnviado } from '../base/reglas-de-formulario.ts'
import { camposDePersona, reglasDePersona } from './personas.ts'

const datosDeAlumno = z.object({
  ...camposDePersona,
  instrumento: datoEscrito,
  detalles_adicionales: textoLargoEscrito,
  es_menor: banderaEscrita,
  vive_con_padres: banderaEscrita,
  nombre_tutor: datoEscrito,
  telefono_tutor: datoEscrito,
  /** As an acta says it. */
  documento: datoEscrito,
})

const DOCUMENTO_MAXIMO = 40

export type DatosDeAlumno = z.infer<typeof datosDeAlumno>

const reglas: Regla<DatosDeAlumno>[] = [
  ...reglasDePersona,
  [
    'nombre_tutor',
    ({ es_menor, nombre_tutor }) => es_menor && !nombre_tutor,
    'El nombre del tutor es obligatorio para un menor de edad.',
  ],
  [
    'telefono_tutor',
    ({ es_menor, telefono_tutor }) => es_menor && !telefono_tutor,
    'El teléfono del tutor es obligatorio para un menor de edad.',
  ],
  masLargo('instrumento', LARGO.nombre, 'El instrumento no puede pasar de 120 caracteres.'),
  masLargo(
    'detalles_adicionales',
    LARGO.texto,
    'Los detalles adicionales no pueden pasar de 5.000 caracteres.',
  ),
  masLargo('documento', DOCUMENTO_MAXIMO, 'El documento no puede pasar de 40 caracteres.'),
  masLargo('nombre_tutor', LARGO.nombre, 'El nombre del tutor no puede pasar de 120 caracteres.'),
  masLargo('telefono_tutor', LARGO.nombre, 'El teléfono del tutor no puede pasar de 120 caracteres.'),
]

/** A student; what is said of a minor's home goes where the student is none. */
export const alumnoNuevo = datosDeAlumno
  .superRefine(applyReglas(reglas))
  .transform((datos) => (datos.es_menor ? datos : { ...datos, ...sinTutor }))

const sinTutor = { vive_con_padres: false, nombre_tutor: '', telefono_tutor: '' }

/** Only what is sent changes. */
export const edicionDeAlumno = soloLoEnviado(datosDeAlumno)
export type EdicionDeAlumno = z.infer<typeof edicionDeAlumno>

/** By whose it is: an acta names each by what the administration knows. */
export const edicionDePerfil = soloLoEnviado(datosDeAlumno.omit({ documento: true }))
export type EdicionDePerfil = z.infer<typeof edicionDePerfil>
