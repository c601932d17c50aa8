import { z } from 'zod'
import { banderaDicha, enteroEscrito, idsDichos, isId, textoEscrito } from '../base/campos.ts'
import { applyReglas, fueraDe, noEsId, type Regla } from '../base/reglas-de-formulario.ts'
import { HECHA_HACE_MAXIMO, isMatizDe, type Matiz, matices } from './asistencia.ts'

const ALUMNO = 'Debes indicar de qué alumno es la asistencia.'
const PRESENTE = 'Debes indicar si está presente (true o false).'

const HECHA_HACE = 'Debes indicar hace cuánto se hizo la marca, en milisegundos.'

const MATIZ = 'El matiz es TARDE, de quien está presente, o JUSTIFICADO, de quien está ausente.'

const isMatiz = (matiz: string): matiz is Matiz => (matices as readonly string[]).includes(matiz)

/** Nothing is said without one. */
const matizDe = (matiz: string): Matiz | null => (isMatiz(matiz) ? matiz : null)

const noEsMatiz = ({ presente, matiz }: { presente: boolean | null; matiz: string }) =>
  matiz !== '' && !(isMatiz(matiz) && presente !== null && isMatizDe(presente, matiz))

const noEsHace = (ms: number | null) => fueraDe(ms, 0, HECHA_HACE_MAXIMO)

const marca = z.object({
  alumnoId: enteroEscrito,
  composerId: enteroEscrito,
  presente: banderaDicha,
  matiz: textoEscrito,
  hecha_hace: enteroEscrito,
})
type Marca = z.infer<typeof marca>

const reglasDeMarca: Regla<Marca>[] = [
  ['alumnoId', ({ alumnoId, composerId }) => alumnoId === null && composerId === null, ALUMNO],
  ['alumnoId', ({ alumnoId }) => noEsId(alumnoId), ALUMNO],
  ['composerId', ({ composerId }) => noEsId(composerId), ALUMNO],
  ['presente', ({ presente }) => presente === null, PRESENTE],
  ['matiz', noEsMatiz, MATIZ],
  ['hecha_hace', ({ hecha_hace }) => noEsHace(hecha_hace), HECHA_HACE],
]

/** Whether one of the enrolled was there; either id will do. */
export const asistenciaMarcada = marca
  .superRefine(applyReglas(reglasDeMarca))
  .transform(({ presente, matiz, hecha_hace, ...quien }) => ({
    ...quien,
    presente: presente as boolean,
    matiz: matizDe(matiz),
    ...(hecha_hace !== null && { hecha_hace }),
  }))
export type AsistenciaMarcada = z.infer<typeof asistenciaMarcada>

const marcaDelAdministrador = z.object({
  classDayId: enteroEscrito,
  studentId: enteroEscrito,
  composerId: enteroEscrito,
  presente: banderaDicha,
  matiz: textoEscrito,
  hecha_hace: enteroEscrito,
})

/** The same as the administrator says it. */
export const asistenciaDelAdministrador = marcaDelAdministrador
  .superRefine(
    applyReglas<z.infer<typeof marcaDelAdministrador>>([
      ['classDayId', ({ classDayId }) => !(Number(classDayId) > 0), 'Debes indicar el día de clase.'],
      ['studentId', ({ studentId, composerId }) => studentId === null && composerId === null, ALUMNO],
      ['studentId', ({ studentId }) => noEsId(studentId), ALUMNO],
      ['composerId', ({ composerId }) => noEsId(composerId), ALUMNO],
      ['presente', ({ presente }) => presente === null, PRESENTE],
      ['matiz', noEsMatiz, MATIZ],
      ['hecha_hace', ({ hecha_hace }) => noEsHace(hecha_hace), HECHA_HACE],
    ]),
  )
  .transform(({ classDayId, studentId, composerId, presente, matiz, hecha_hace }) => ({
    classDayId: classDayId as number,
    studentId,
    ...(composerId !== null && { composerId }),
    presente: presente as boolean,
    matiz: matizDe(matiz),
    ...(hecha_hace !== null && { hecha_hace }),
  }))

const marcas = z.object({
  presente: banderaDicha,
  matiz: textoEscrito,
  alumnoIds: idsDichos,
  /** Of all of them, or of each in the order of `alumnoIds`. */
  hecha_hace: z.union([z.array(enteroEscrito), enteroEscrito]),
})
type Marcas = z.infer<typeof marcas>

/** Many at once: those that are named or, where nobody is, all that are enrolled. */
export const asistenciasMarcadas = marcas
  .superRefine(
    applyReglas<Marcas>([
      ['presente', ({ presente }) => presente === null, PRESENTE],
      ['matiz', noEsMatiz, MATIZ],
      ['alumnoIds', ({ alumnoIds }) => !!alumnoIds && !alumnoIds.every(isId), ALUMNO],
      ['hecha_hace', noSonHaces, HECHA_HACE],
    ]),
  )
  .transform(({ presente, matiz, alumnoIds, hecha_hace }) => ({
    presente: presente as boolean,
    matiz: matizDe(matiz),
    alumnoIds,
    ...(hecha_hace !== null && { hecha_hace: hecha_hace as number | number[] }),
  }))
export type AsistenciasMarcadas = z.infer<typeof asistenciasMarcadas>

function noSonHaces({ hecha_hace, alumnoIds }: Marcas): boolean {
  if (!Array.isArray(hecha_hace)) return noEsHace(hecha_hace)
  return hecha_hace.length !== alumnoIds?.length || hecha_hace.some((ms) => ms === null || noEsHace(ms))
}
