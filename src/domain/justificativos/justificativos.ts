import { z } from 'zod'
import type { CuotaDiaria } from '../archivos/cuotas.ts'
import { exceeds, LARGO, textoEscrito, textoLargoEscrito } from '../base/campos.ts'
import { isFecha, numeroDeDia } from '../base/fechas.ts'
import { applyReglas, faltasDe, type Regla } from '../base/reglas-de-formulario.ts'

export const estadosDeJustificativo = ['PENDIENTE', 'ACEPTADO', 'RECHAZADO'] as const
export type EstadoDeJustificativo = (typeof estadosDeJustificativo)[number]

export const etiquetaDeJustificativo: Record<EstadoDeJustificativo, string> = {
  PENDIENTE: 'Pendiente',
  ACEPTADO: 'Aceptado',
  RECHAZADO: 'Rechazado',
}

/** What a student asks: from which day to which, both included, and why. */
export interface JustificativoEscrito {
  desde: string
  hasta: string
  motivo: string
}

export const DIAS_DE_JUSTIFICATIVO = 60

/** Each one is a mail to the teacher. */
export const cuotaDeJustificativos: CuotaDiaria = {
  calls: 30,
  seconds: 86_400,
  frase: 'Hoy ya pediste mucho. Prueba de nuevo mañana.',
}

export const YA_PEDIDO = 'Ya pediste justificar esos días.'
export const YA_RESPONDIDO = 'Ese justificativo ya fue respondido.'
export const TIPO_DE_JUSTIFICATIVO = 'El archivo debe ser una imagen o un PDF.'
export const FALTA_RESPUESTA = 'Escribe por qué se rechaza.'

/** 'el 02/03/2026', 'del 02/03/2026 al 04/03/2026'; `enTexto` says a date. */
export const diasDichos = (
  { desde, hasta }: { desde: string; hasta: string },
  enTexto: (fecha: string) => string,
) => (desde === hasta ? `el ${enTexto(desde)}` : `del ${enTexto(desde)} al ${enTexto(hasta)}`)

/** How many days it is about. */
export const diasDe = ({ desde, hasta }: Pick<JustificativoEscrito, 'desde' | 'hasta'>) =>
  numeroDeDia(hasta) - numeroDeDia(desde) + 1

/** Whether what ended on a date can't be excused any more: that was more than so many days ago. */
export const isTarde = (hasta: string, hoy: string, dias: number) =>
  numeroDeDia(hoy) - numeroDeDia(hasta) > dias

export const muyTarde = (dias: number) =>
  dias === 0
    ? 'Una falta se justifica a más tardar el mismo día.'
    : `Una falta se puede justificar hasta ${dias === 1 ? '1 día' : `${dias} días`} después.`

const sonFechas = ({ desde, hasta }: JustificativoEscrito) => isFecha(desde) && isFecha(hasta)

const reglas: Regla<JustificativoEscrito>[] = [
  ['desde', ({ desde }) => !isFecha(desde), 'Falta la fecha desde la que se justifica.'],
  ['hasta', ({ hasta }) => !isFecha(hasta), 'Falta la fecha hasta la que se justifica.'],
  [
    'hasta',
    (datos) => sonFechas(datos) && datos.hasta < datos.desde,
    'La fecha «hasta» no puede ser anterior a «desde».',
  ],
  [
    'hasta',
    (datos) => sonFechas(datos) && diasDe(datos) > DIAS_DE_JUSTIFICATIVO,
    `Un justificativo es de ${DIAS_DE_JUSTIFICATIVO} días como mucho.`,
  ],
  ['motivo', ({ motivo }) => !motivo, 'Falta el motivo.'],
  [
    'motivo',
    ({ motivo }) => exceeds(motivo, LARGO.comentario),
    'El motivo no puede pasar de 1.000 caracteres.',
  ],
]

export const formularioDeJustificativo = z.object({
  desde: textoEscrito,
  hasta: textoEscrito,
  motivo: textoLargoEscrito,
})

export const justificativoNuevo = formularioDeJustificativo.superRefine(applyReglas(reglas))

/** What is wrong with one, by field; for so many days after its end one may still ask. */
export function faltasDeJustificativo(
  escrito: JustificativoEscrito,
  { hoy, dias }: { hoy: string; dias: number },
): Map<keyof JustificativoEscrito, string> {
  const faltas = faltasDe(reglas, escrito)
  if (!faltas.has('hasta') && !faltas.has('desde') && isTarde(escrito.hasta, hoy, dias))
    faltas.set('hasta', muyTarde(dias))
  return faltas
}

const LARGA = 'La respuesta no puede pasar de 1.000 caracteres.'

const respuesta = z.object({ respuesta: textoLargoEscrito })
type Respuesta = z.infer<typeof respuesta>

const noTanLarga: Regla<Respuesta> = [
  'respuesta',
  (datos) => exceeds(datos.respuesta, LARGO.comentario),
  LARGA,
]

/** Who accepts may say something. */
export const aceptacion = respuesta.superRefine(applyReglas<Respuesta>([noTanLarga]))
/** Who rejects says why. */
export const rechazoDeJustificativo = respuesta.superRefine(
  applyReglas<Respuesta>([['respuesta', (datos) => !datos.respuesta, FALTA_RESPUESTA], noTanLarga]),
)
