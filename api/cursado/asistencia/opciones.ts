import { z } from 'zod'
import { matices, YA_MARCADO } from '../../../src/domain/asistencia/asistencia.ts'
import { asistenciasMarcadas } from '../../../src/domain/asistencia/marcas.ts'
import { ANIOS } from '../../../src/domain/base/fechas.ts'
import { ANIO_INVALIDO } from '../../../src/domain/catedras/catedras.ts'
import { answers, docOf, message } from '../../suelo/docs/answers.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { asistencia, asistenciaDeAlumno, asistencias, diaDelAnio, resumen } from './esquemas.ts'

export const doc = docOf('Asistencia')

const anio = z.coerce
  .number(ANIO_INVALIDO)
  .int(ANIO_INVALIDO)
  .min(ANIOS.primero, ANIO_INVALIDO)
  .max(ANIOS.ultimo, ANIO_INVALIDO)
/** `superada` says that a later mark of somebody else stays. */
export const marcada = message.extend({ asistencia, superada: z.literal(true).optional() })
const marcaQueQueda = z.object({
  alumnoId: z.int(),
  presente: z.boolean(),
  matiz: z.enum(matices).nullable(),
})
const variasQueQuedan = message.extend({
  marcadas: z.int(),
  superadas: z.array(z.int()),
  quedan: z.array(marcaQueQueda),
})

/** What a mark answers: as it stands, whoever said it. */
export const respuesta = <A>(
  exito: string,
  { asistencia, superada }: { asistencia: A; superada: boolean },
) =>
  superada ? { message: YA_MARCADO, asistencia, superada: true as const } : { message: exito, asistencia }

/** Each route needs options of its own. */
export const variasMarcadas = () => ({
  params: parametrosDeCatedra('id', 'diaId'),
  body: asistenciasMarcadas,
  detail: doc(
    'Marca a los que se nombran o, sin nombrar a nadie, a todos los inscritos',
    answers(variasQueQuedan, 409),
  ),
})
export const delDia = () => ({
  params: parametrosDeCatedra('id', 'diaId'),
  detail: doc('La asistencia de un día de clase: una fila por inscrito', answers(asistencias)),
})
export const delAnio = () => ({
  params: parametrosDeCatedra('id').extend({ year: anio }),
  detail: doc(
    'Los días de clase de un año, cada uno con la asistencia de cada inscrito',
    answers(z.array(diaDelAnio)),
  ),
})
export const porAlumno = () => ({
  params: parametrosDeCatedra('id'),
  detail: doc('Cuántas veces estuvo y no estuvo cada inscrito', answers(z.array(resumen))),
})
export const deAlumno = () => ({
  params: parametrosDeCatedra('id', 'alumnoId'),
  detail: doc('La asistencia de un inscrito, día por día', answers(asistenciaDeAlumno)),
})
