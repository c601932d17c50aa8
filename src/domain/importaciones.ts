import { z } from 'zod'
import { banderaEscrita } from './campos.ts'
import { condicionesDeInscripcion } from './inscripciones.ts'
import { type Columna, readBandera, readFecha, readGuaranies } from './tablas.ts'

export const FILAS_MAXIMO = 5000

const nombre: Columna = { campo: 'nombre', nombres: ['nombre', 'nombres'] }
const apellido: Columna = { campo: 'apellido', nombres: ['apellido', 'apellidos'] }
const email: Columna = {
  campo: 'email',
  nombres: ['email', 'e mail', 'mail', 'correo', 'correo electronico'],
  obligatoria: true,
}
const deAlumno: Columna[] = [
  { campo: 'telefono', nombres: ['telefono', 'celular', 'movil'] },
  { campo: 'direccion', nombres: ['direccion', 'domicilio'] },
  { campo: 'instrumento', nombres: ['instrumento'] },
  {
    campo: 'detalles_adicionales',
    nombres: ['detalles adicionales', 'detalles', 'observaciones'],
  },
  { campo: 'es_menor', nombres: ['es menor', 'menor', 'menor de edad'], read: readBandera },
  {
    campo: 'vive_con_padres',
    nombres: ['vive con padres', 'vive con los padres'],
    read: readBandera,
  },
  { campo: 'nombre_tutor', nombres: ['nombre tutor', 'nombre del tutor', 'tutor'] },
  { campo: 'telefono_tutor', nombres: ['telefono tutor', 'telefono del tutor'] },
]

export const columnasDeAlumnos: Columna[] = [
  { ...nombre, obligatoria: true },
  { ...apellido, obligatoria: true },
  email,
  ...deAlumno,
]

/** Who is a student already is known by the e-mail alone. */
export const columnasDeInscripciones: Columna[] = [
  email,
  nombre,
  apellido,
  ...deAlumno,
  { campo: 'dia_cobro', nombres: ['dia cobro', 'dia de cobro'], read: readGuaranies },
  { campo: 'matricula_monto', nombres: ['matricula monto', 'matricula'], read: readGuaranies },
  { campo: 'cuota_monto', nombres: ['cuota monto', 'cuota', 'cuota mensual'], read: readGuaranies },
  {
    campo: 'fecha_inscripcion',
    nombres: ['fecha inscripcion', 'fecha de inscripcion', 'inscripcion'],
    read: readFecha,
  },
]

/** Of a file with it. */
export const MAXIMO_DE_PLANILLA = 5 * 1024 * 1024

/** Rows as objects, the text of a CSV or of a pasted table, or a file with it. */
export const importacion = z.object({
  filas: z
    .unknown()
    .optional()
    .transform((valor) =>
      Array.isArray(valor) ? valor.map((fila) => ({ ...Object(fila) }) as Record<string, unknown>) : null,
    )
    .meta({ type: 'array', items: { type: 'object' } }),
  csv: z
    .unknown()
    .optional()
    .transform((valor) => (typeof valor === 'string' ? valor : ''))
    .meta({ type: 'string' }),
  file: z
    .unknown()
    .optional()
    .transform((valor) => (valor instanceof Blob ? valor : null))
    .meta({ type: 'string', format: 'binary' }),
  simular: banderaEscrita,
})
export type Importacion = z.infer<typeof importacion>

/** What each row says on top of this goes before it. */
export const importacionDeInscripciones = importacion.extend(condicionesDeInscripcion.shape)
export type ImportacionDeInscripciones = z.infer<typeof importacionDeInscripciones>

export const estadosDeFila = ['NUEVO', 'EXISTENTE', 'ERROR'] as const
export type EstadoDeFila = (typeof estadosDeFila)[number]
