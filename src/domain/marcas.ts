import { z } from 'zod'
import { banderaDicha, enteroEscrito, esId, idsDichos } from './campos.ts'
import { aplicarReglas, noEsId, type Regla } from './reglas.ts'

const ALUMNO = 'Debes indicar de qué alumno es la asistencia.'
const PRESENTE = 'Debes indicar si está presente (true o false).'

const marca = z.object({ alumnoId: enteroEscrito, composerId: enteroEscrito, presente: banderaDicha })
type Marca = z.infer<typeof marca>

const reglasDeMarca: Regla<Marca>[] = [
  ['alumnoId', ({ alumnoId, composerId }) => alumnoId === null && composerId === null, ALUMNO],
  ['alumnoId', ({ alumnoId }) => noEsId(alumnoId), ALUMNO],
  ['composerId', ({ composerId }) => noEsId(composerId), ALUMNO],
  ['presente', ({ presente }) => presente === null, PRESENTE],
]

/** Whether one of the enrolled was there; either id will do. */
export const asistenciaMarcada = marca
  .superRefine(aplicarReglas(reglasDeMarca))
  .transform(({ presente, ...quien }) => ({ ...quien, presente: presente as boolean }))
export type AsistenciaMarcada = z.infer<typeof asistenciaMarcada>

const marcaDelAdministrador = z.object({
  classDayId: enteroEscrito,
  studentId: enteroEscrito,
  composerId: enteroEscrito,
  presente: banderaDicha,
})

/** The same as the administrator says it. */
export const asistenciaDelAdministrador = marcaDelAdministrador
  .superRefine(
    aplicarReglas<z.infer<typeof marcaDelAdministrador>>([
      ['classDayId', ({ classDayId }) => !(Number(classDayId) > 0), 'Debes indicar el día de clase.'],
      ['studentId', ({ studentId, composerId }) => studentId === null && composerId === null, ALUMNO],
      ['studentId', ({ studentId }) => noEsId(studentId), ALUMNO],
      ['composerId', ({ composerId }) => noEsId(composerId), ALUMNO],
      ['presente', ({ presente }) => presente === null, PRESENTE],
    ]),
  )
  .transform(({ classDayId, studentId, composerId, presente }) => ({
    classDayId: classDayId as number,
    studentId,
    ...(composerId !== null && { composerId }),
    presente: presente as boolean,
  }))

const marcas = z.object({
  presente: banderaDicha,
  alumnoIds: idsDichos,
})

/** Many at once: those that are named or, where nobody is, all that are enrolled. */
export const asistenciasMarcadas = marcas
  .superRefine(
    aplicarReglas<z.infer<typeof marcas>>([
      ['presente', ({ presente }) => presente === null, PRESENTE],
      ['alumnoIds', ({ alumnoIds }) => !!alumnoIds && !alumnoIds.every(esId), ALUMNO],
    ]),
  )
  .transform(({ presente, alumnoIds }) => ({ presente: presente as boolean, alumnoIds }))
export type AsistenciasMarcadas = z.infer<typeof asistenciasMarcadas>
