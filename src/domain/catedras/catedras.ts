import { z } from 'zod'
import { datoEscrito, enteroEscrito, LARGO, textoEscrito, unoDe } from '../base/campos.ts'
import { ANIOS, isMes, MES_INVALIDO } from '../base/fechas.ts'
import {
  applyReglas,
  masLargo,
  noEsId,
  type Regla,
  soloLoEnviadoConAntes,
} from '../base/reglas-de-formulario.ts'
import { limitesDeCuotas, mesesPosibles } from '../pagos/meses-de-cuota.ts'
import { type Horario, horariosEscritos, reglasDeHorarios } from './horarios.ts'

export const turnos = ['Mañana', 'Tarde', 'Noche'] as const
export type Turno = (typeof turnos)[number]

export const modalidades = ['PARTICULAR', 'INSTITUCIONAL'] as const
export type Modalidad = (typeof modalidades)[number]

export const ANIO_INVALIDO = `El año debe ser un número entero entre ${ANIOS.primero} y ${ANIOS.ultimo}.`

const datosDeCatedra = z.object({
  nombre: datoEscrito,
  anio: enteroEscrito,
  institucion: datoEscrito,
  turno: textoEscrito,
  horariosPorDia: horariosEscritos,
  dias: textoEscrito,
  horario: textoEscrito,
  aula: datoEscrito,
  modalidad_pago: textoEscrito,
  cuotas_desde: textoEscrito,
  cuotas_hasta: textoEscrito,
  docenteId: enteroEscrito,
})

type Escrita = z.infer<typeof datosDeCatedra>

/** Of every form that says what a course is called, and of which year it is. */
export const reglasDeNombrada: Regla<Pick<Escrita, 'nombre' | 'anio'>>[] = [
  ['anio', ({ anio }) => anio === null, 'El año es obligatorio.'],
  ['anio', ({ anio }) => !(Number(anio) >= ANIOS.primero && Number(anio) <= ANIOS.ultimo), ANIO_INVALIDO],
  masLargo('nombre', LARGO.nombre, 'El nombre de la cátedra no puede pasar de 120 caracteres.'),
]

/** The same, of whose it is. */
export const reglaDelDocente: Regla<{ docenteId?: number | null | undefined }> = [
  'docenteId',
  ({ docenteId = null }) => noEsId(docenteId),
  'El docente debe ser un número entero positivo.',
]

const CUOTAS_DE_OTRO_ANIO =
  'Los meses de cuotas van de diciembre del año anterior a diciembre del año de la cátedra.'

const isDeOtroAnio = (mes: string, anio: number | null) =>
  mes !== '' && anio !== null && !mesesPosibles(anio).includes(mes)

const reglasDeCuotas: Regla<Escrita>[] = [
  ['cuotas_desde', ({ cuotas_desde }) => cuotas_desde !== '' && !isMes(cuotas_desde), MES_INVALIDO],
  ['cuotas_hasta', ({ cuotas_hasta }) => cuotas_hasta !== '' && !isMes(cuotas_hasta), MES_INVALIDO],
  ['cuotas_desde', ({ cuotas_desde, anio }) => isDeOtroAnio(cuotas_desde, anio), CUOTAS_DE_OTRO_ANIO],
  ['cuotas_hasta', ({ cuotas_hasta, anio }) => isDeOtroAnio(cuotas_hasta, anio), CUOTAS_DE_OTRO_ANIO],
  [
    'cuotas_desde',
    ({ anio, ...meses }) => {
      const { desde, hasta } = limitesDeCuotas({ anio: Number(anio), ...meses })
      return desde > hasta
    },
    'El primer mes de cuotas no puede ser posterior al último.',
  ],
]

const reglas: Regla<Escrita>[] = [
  ['nombre', ({ nombre }) => !nombre, 'El nombre de la cátedra es obligatorio.'],
  ...reglasDeNombrada,
  masLargo('institucion', LARGO.nombre, 'La institución no puede pasar de 120 caracteres.'),
  [
    'turno',
    ({ turno }) => !!turno && !turnos.includes(turno as Turno),
    'El turno debe ser Mañana, Tarde o Noche.',
  ],
  masLargo('dias', LARGO.titulo, 'Los días no pueden pasar de 200 caracteres.'),
  masLargo('horario', LARGO.titulo, 'El horario no puede pasar de 200 caracteres.'),
  masLargo('aula', LARGO.nombre, 'El aula no puede pasar de 120 caracteres.'),
  [
    'modalidad_pago',
    ({ modalidad_pago }) => !!modalidad_pago && !modalidades.includes(modalidad_pago as Modalidad),
    'La modalidad de pago debe ser PARTICULAR o INSTITUCIONAL.',
  ],
  ...reglasDeCuotas,
  reglaDelDocente,
]

/** The course form; what it leaves blank has the specification's defaults. */
export const catedraNueva = datosDeCatedra
  .superRefine(applyReglas(reglas))
  .superRefine(({ horariosPorDia }, ctx) => reglasDeHorarios(horariosPorDia, ctx))
  .transform(({ anio, turno, modalidad_pago, horariosPorDia, ...datos }) => ({
    ...datos,
    anio: anio as number,
    turno: (turno || 'Noche') as Turno,
    modalidad_pago: (modalidad_pago || 'PARTICULAR') as Modalidad,
    horariosPorDia: horariosPorDia as Horario[],
  }))

export type DatosDeCatedra = z.infer<typeof catedraNueva>

/** What becomes of the classes to come when the schedule changes. */
export const destinosDeClases = ['DEJAR', 'MOVER', 'QUITAR'] as const
export type DestinoDeClases = (typeof destinosDeClases)[number]

/** Only what is sent changes. */
export const edicionDeCatedra = soloLoEnviadoConAntes(
  datosDeCatedra.extend({ clases_por_venir: unoDe(destinosDeClases) }),
  datosDeCatedra.pick({ horariosPorDia: true }),
)
export type EdicionDeCatedra = z.infer<typeof edicionDeCatedra>
