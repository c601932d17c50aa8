import { z } from 'zod'
import { edicionDeReglas } from '../../../src/domain/habilitacion/reglas-de-catedra.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { consultaDePrueba, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { ensayo, habilitacion, habilitacionPropia, reglas } from './esquemas.ts'

const doc = docOf('Habilitación')

/** Each route needs options of its own. */
export const lecturaDeReglas = () => ({
  params: parametrosDeCatedra('id'),
  detail: doc('Lo que la cátedra exige para rendir; sin mínimos no se juzga a nadie', answers(reglas)),
})
export const edicion = () => ({
  params: parametrosDeCatedra('id'),
  query: consultaDePrueba,
  body: edicionDeReglas,
  detail: doc(
    'Cambia las reglas que se envían; con «prueba=1» no guarda nada y dice a quién le cambiaría la situación',
    answers(z.union([reglas, ensayo])),
  ),
})
export const deTodos = () => ({
  params: parametrosDeCatedra('id'),
  detail: doc('Quiénes pueden rendir, con la cuenta de cada causa', answers(habilitacion)),
})
export const propia = () => ({
  params: parametrosDeCatedra('id'),
  detail: doc('Si uno mismo puede rendir, con la cuenta de cada causa', answers(habilitacionPropia)),
})
