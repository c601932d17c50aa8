import { z } from 'zod'
import { banderaEscrita, enUnDato } from '../base/campos.ts'
import type { Columna } from '../base/tablas.ts'
import { faltaDeCifras, readBandera, readFecha, readGuaranies } from './celdas.ts'
import { correccionesEscritas } from './correcciones.ts'
import { condicionesDeVarios } from './inscripciones.ts'
import {
  apellidoDeEntero,
  faltaDeNombreEntero,
  nombreDeEntero,
  titulosDeNombreEntero,
} from './nombre-entero.ts'

export const FILAS_MAXIMO = 5000

const nombre: Columna = {
  campo: 'nombre',
  nombres: [
    ...['nombre', 'nombres', 'primer nombre', 'segundo nombre', 'nombre pila'],
    ...['first name', 'firstname', 'given name', 'middle name'],
  ],
  separador: ' ',
  junto: { nombres: titulosDeNombreEntero, read: nombreDeEntero },
}
const apellido: Columna = {
  campo: 'apellido',
  nombres: [
    ...['apellido', 'apellidos', 'primer apellido', 'segundo apellido'],
    ...['apellido paterno', 'apellido materno'],
    ...['last name', 'lastname', 'surname', 'family name'],
  ],
  separador: ' ',
  junto: { nombres: titulosDeNombreEntero, read: apellidoDeEntero, falta: faltaDeNombreEntero },
}
const email: Columna = {
  campo: 'email',
  nombres: [
    ...['email', 'e mail', 'mail', 'correo', 'correo electronico', 'direccion correo'],
    ...['direccion correo electronico', 'direccion email', 'direccion e mail', 'direccion mail'],
    ...['email address', 'e mail address'],
  ],
  obligatoria: true,
  read: enUnDato,
}
const documento: Columna = {
  campo: 'documento',
  nombres: [
    ...['documento', 'documento identidad', 'cedula', 'cedula identidad', 'cedula identidad civil'],
    ...['ci', 'c i', 'cic', 'c i c', 'dni', 'numero id', 'id number', 'idnumber'],
  ],
  falta: faltaDeCifras,
}
const telefono: Columna = {
  campo: 'telefono',
  nombres: [
    ...['telefono', 'celular', 'telefono celular', 'movil', 'telefono movil', 'tel', 'cel', 'whatsapp'],
    ...['telefono particular', 'telefono casa', 'telefono trabajo', 'telefono principal', 'linea baja'],
    ...['phone', 'phone number', 'mobile', 'mobile phone', 'cell phone', 'home phone', 'business phone'],
    ...['primary phone', 'phone1', 'phone2'],
  ],
  separador: ' / ',
  falta: faltaDeCifras,
}
const direccion: Columna = {
  campo: 'direccion',
  nombres: [
    ...['direccion', 'domicilio', 'direccion particular', 'domicilio particular', 'calle'],
    ...['address', 'home address', 'home street', 'street address'],
  ],
  separador: ', ',
}
const deAlumno: Columna[] = [
  documento,
  telefono,
  direccion,
  { campo: 'instrumento', nombres: ['instrumento', 'instrument'], separador: ', ' },
  {
    campo: 'detalles_adicionales',
    nombres: ['detalles adicionales', 'detalles', 'observaciones', 'notas', 'notes'],
    separador: '\n',
  },
  { campo: 'es_menor', nombres: ['es menor', 'menor', 'menor edad'], read: readBandera },
  { campo: 'vive_con_padres', nombres: ['vive con padres'], read: readBandera },
  { campo: 'nombre_tutor', nombres: ['nombre tutor', 'tutor'], separador: ' / ' },
  {
    campo: 'telefono_tutor',
    nombres: ['telefono tutor', 'celular tutor'],
    separador: ' / ',
    falta: faltaDeCifras,
  },
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
  { campo: 'dia_cobro', nombres: ['dia cobro'], read: readGuaranies },
  {
    campo: 'matricula_monto',
    nombres: ['matricula monto', 'matricula', 'monto matricula'],
    read: readGuaranies,
  },
  {
    campo: 'cuota_monto',
    nombres: ['cuota monto', 'cuota', 'cuota mensual', 'monto cuota'],
    read: readGuaranies,
  },
  { campo: 'fecha_inscripcion', nombres: ['fecha inscripcion', 'inscripcion'], read: readFecha },
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
  /** What is right goes in and what is wrong comes back; else all or none. */
  solo_buenas: banderaEscrita,
  correcciones: correccionesEscritas,
})
export type Importacion = z.infer<typeof importacion>

/** What each row says on top of this goes before it. */
export const importacionDeInscripciones = importacion.extend(condicionesDeVarios.shape)
export type ImportacionDeInscripciones = z.infer<typeof importacionDeInscripciones>

export const estadosDeFila = ['NUEVO', 'EXISTENTE', 'ERROR'] as const
export type EstadoDeFila = (typeof estadosDeFila)[number]
