import { z } from 'zod'
import {
  diaClaseNuevo,
  periodoDeClases,
  quitaDeDias,
  suspension,
} from '../../../src/domain/clases/dias-clase.ts'
import { answers, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { diaClase, diaClaseContado } from './ficha.ts'

export const doc = docOf('Días de clase')

const generados = message.extend({
  creados: z.array(diaClase),
  existentes: z.array(z.iso.date()),
  feriados: z.array(z.iso.date()),
})

/** Each route needs options of its own. */
export const lista = () => ({
  params: parametrosDeCatedra('id'),
  detail: doc(
    'Los días de clase, desde el primero, con cuántos estuvieron y cuántos no',
    answers(z.array(diaClaseContado)),
  ),
})
export const creacion = () => ({
  params: parametrosDeCatedra('id'),
  body: diaClaseNuevo,
  detail: doc('Crea un día de clase; uno por fecha', creates(diaClase, 409)),
})
export const generacion = () => ({
  params: parametrosDeCatedra('id'),
  body: periodoDeClases,
  detail: doc(
    'Crea los días de clase de un período según el horario, sin los feriados; los que ya están se dejan',
    creates(generados),
  ),
})
export const quita = () => ({
  params: parametrosDeCatedra('id'),
  body: quitaDeDias,
  detail: doc(
    'Envía a la papelera varios días de clase, cada uno con su asistencia; si uno no es de la cátedra, ninguno',
    answers(z.object({ quitadas: z.int() })),
  ),
})
export const suspensionDeDia = () => ({
  params: parametrosDeCatedra('id', 'diaId'),
  body: suspension,
  detail: doc(
    'Dice que ese día no hubo clase, y por qué: deja de contar, y sus marcas se guardan sin verse',
    answers(diaClase),
  ),
})
export const finDeSuspension = () => ({
  params: parametrosDeCatedra('id', 'diaId'),
  detail: doc('Levanta la suspensión de un día de clase: vuelve a contar, con sus marcas', answers(diaClase)),
})
