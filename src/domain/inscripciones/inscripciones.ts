import { z } from 'zod'
import {
  banderaSalvoQueNo,
  enteroEscrito,
  escrito,
  idsDichos,
  isId,
  textoEscrito,
  unoDe,
} from '../base/campos.ts'
import { isFecha, isMes, MES_INVALIDO } from '../base/fechas.ts'
import { cuantos } from '../base/numeros.ts'
import { applyReglas, fueraDe, noEsId, type Regla, soloLoEnviado } from '../base/reglas-de-formulario.ts'
import type { Modalidad } from '../catedras/catedras.ts'

/** The highest amount, in guaraníes. */
export const MONTO_MAXIMO = 1_000_000_000

/** What an enrolment says about paying. */
const condiciones = z.object({
  dia_cobro: enteroEscrito,
  matricula_monto: enteroEscrito,
  cuota_monto: enteroEscrito,
  fecha_inscripcion: textoEscrito,
})
export type CondicionesEscritas = z.infer<typeof condiciones>

const reglasDeCondiciones: Regla<CondicionesEscritas>[] = [
  ['dia_cobro', ({ dia_cobro }) => fueraDe(dia_cobro, 1, 31), 'El día de cobro debe estar entre 1 y 31.'],
  [
    'matricula_monto',
    ({ matricula_monto }) => fueraDe(matricula_monto, 0, MONTO_MAXIMO),
    'La matrícula debe ser un número entero de guaraníes, desde 0.',
  ],
  [
    'cuota_monto',
    ({ cuota_monto }) => fueraDe(cuota_monto, 0, MONTO_MAXIMO),
    'La cuota debe ser un número entero de guaraníes, desde 0.',
  ],
  [
    'fecha_inscripcion',
    ({ fecha_inscripcion }) => !!fecha_inscripcion && !isFecha(fecha_inscripcion),
    'La fecha de inscripción no es válida.',
  ],
]

/** What of that which the others have is given to who enrols; without a due date it is still to come. */
const quesAsignar = ['NINGUNA', 'POR_VENCER', 'TODAS'] as const
export type QueAsignar = (typeof quesAsignar)[number]
/** And whether they are told that they are in. */
export const alInscribir = { asignar: unoDe<QueAsignar>(quesAsignar), avisar: banderaSalvoQueNo }
export interface AlInscribir {
  asignar: QueAsignar
  avisar: boolean
}

/** '7 tareas, 1 evaluación' */
export const loAsignable = ({ tareas, evaluaciones }: { tareas: number; evaluaciones: number }): string =>
  [
    tareas > 0 && cuantos(tareas, 'tarea', 'tareas'),
    evaluaciones > 0 && cuantos(evaluaciones, 'evaluación', 'evaluaciones'),
  ]
    .filter(Boolean)
    .join(', ')

const inscripcion = condiciones.extend({
  alumnoId: enteroEscrito,
  composerId: enteroEscrito,
  ...alInscribir,
})
type Inscripcion = z.infer<typeof inscripcion>

const SIN_ALUMNO = 'Debes seleccionar un alumno.'

export const inscripcionNueva = inscripcion.superRefine(
  applyReglas<Inscripcion>([
    ['alumnoId', (d) => d.alumnoId === null && d.composerId === null, SIN_ALUMNO],
    ['alumnoId', ({ alumnoId }) => noEsId(alumnoId), SIN_ALUMNO],
    ['composerId', ({ composerId }) => noEsId(composerId), SIN_ALUMNO],
    ...reglasDeCondiciones,
  ]),
)
export type InscripcionNueva = z.infer<typeof inscripcionNueva>

const personaEscrita = z.object({ alumnoId: enteroEscrito, composerId: enteroEscrito })
type PersonaEscrita = z.infer<typeof personaEscrita>

/** A course has some dozens; a list much longer is a mistake. */
const A_LA_VEZ = 500

const personasEscritas = escrito<PersonaEscrita[]>(
  [],
  'una lista de alumnos',
  (valor) => z.array(personaEscrita).safeParse(valor).data,
).meta({ type: 'array', items: { type: 'object' } })

const isNadie = ({ alumnoId, composerId }: PersonaEscrita) =>
  (alumnoId === null && composerId === null) || noEsId(alumnoId) || noEsId(composerId)

const inscripciones = condiciones.extend({ alumnos: personasEscritas, ...alInscribir })
type Inscripciones = z.infer<typeof inscripciones>

/** Several at once, who pay the same; each as `inscripcionNueva` names one. */
export const inscripcionesNuevas = inscripciones.superRefine(
  applyReglas<Inscripciones>([
    ['alumnos', ({ alumnos }) => alumnos.length === 0, SIN_ALUMNO],
    ['alumnos', ({ alumnos }) => alumnos.some(isNadie), 'Hay un alumno que no es válido.'],
    [
      'alumnos',
      ({ alumnos }) => alumnos.length > A_LA_VEZ,
      `No se puede inscribir a más de ${A_LA_VEZ} alumnos a la vez.`,
    ],
    ...reglasDeCondiciones,
  ]),
)
export type InscripcionesNuevas = z.infer<typeof inscripcionesNuevas>

/** Said once for all who enrol together. */
export const condicionesDeVarios = condiciones
  .extend(alInscribir)
  .superRefine(applyReglas<CondicionesEscritas>(reglasDeCondiciones))
export type CondicionesDeVarios = z.infer<typeof condicionesDeVarios>

export const condicionesDeInscripcion = condiciones.superRefine(applyReglas(reglasDeCondiciones))

/** YYYY-MM, from which on the fee changes; blank is this month. */
const cambio = condiciones.extend({ desde: textoEscrito })
export type CambioDeCondiciones = z.infer<typeof cambio>

export const cambioDeCondiciones = cambio.superRefine(
  applyReglas<CambioDeCondiciones>([
    ...reglasDeCondiciones,
    ['desde', ({ desde }) => !!desde && !isMes(desde), MES_INVALIDO],
  ]),
)

/** Only what is sent changes. */
export const edicionDeInscripcion = soloLoEnviado(cambio)
export type EdicionDeInscripcion = z.infer<typeof edicionDeInscripcion>

/** That somebody would enrol later than today, by field. */
export const faltasPorFecha = (
  { fecha_inscripcion }: Partial<CondicionesEscritas>,
  hoy: string,
): [campo: string, mensaje: string][] =>
  fecha_inscripcion && fecha_inscripcion > hoy
    ? [['fecha_inscripcion', 'La fecha de inscripción no puede ser posterior a hoy.']]
    : []

/** What of these conditions an INSTITUCIONAL course does not have, by field. */
export function faltasPorModalidad(
  modalidad: Modalidad,
  { dia_cobro, matricula_monto, cuota_monto }: Partial<CondicionesEscritas>,
): [campo: string, mensaje: string][] {
  if (modalidad !== 'INSTITUCIONAL') return []
  const gratuita = 'En una cátedra de modalidad INSTITUCIONAL no se cobra.'
  const faltas: [unknown, string, string][] = [
    [dia_cobro, 'dia_cobro', 'El día de cobro es solo para cátedras de modalidad PARTICULAR.'],
    [matricula_monto, 'matricula_monto', gratuita],
    [cuota_monto, 'cuota_monto', gratuita],
  ]
  return faltas.filter(([valor]) => !!valor).map(([, campo, mensaje]) => [campo, mensaje])
}

/** What is agreed with who leaves: YYYY-MM; blank is what holds where nothing else is agreed. */
const acuerdo = z.object({ ultima_cuota: textoEscrito })

/** Unenrolling by a body: either id will do. */
export const desinscripcion = acuerdo
  .extend({ alumnoId: enteroEscrito, composerId: enteroEscrito })
  .superRefine(
    applyReglas([
      [
        'alumnoId',
        ({ alumnoId, composerId }) => !(Number(alumnoId) > 0) && !(Number(composerId) > 0),
        'Se requiere alumnoId o composerId para desinscribir.',
      ],
    ]),
  )
export type Desinscripcion = z.infer<typeof desinscripcion>

/** The same of who is named by the address; a body may be missing. */
export const acuerdoDeBaja = soloLoEnviado(acuerdo).optional()

/** Whom to tell again how to come in; nobody named, who never did. */
export const invitacion = z
  .object({ alumnoIds: idsDichos })
  .superRefine(
    applyReglas<{ alumnoIds: number[] | null }>([
      ['alumnoIds', ({ alumnoIds }) => alumnoIds?.every(isId) === false, 'Hay un alumno que no es válido.'],
    ]),
  )
