import { suma } from '../../support/fechas.ts'
import { close, payInJanuary, reopen } from './actos-de-cierre.ts'
import { addDia } from './actos-de-clases.ts'
import { copyToNextYear } from './actos-de-copia.ts'
import { rectify } from './actos-de-trabajos.ts'
import { type Catedra, vigentes } from './libro.ts'
import type { Mundo } from './mundo.ts'
import { en, type Sucesos } from './suceso.ts'
import { assign, createEvaluacion, createTarea } from './trabajos-nuevos.ts'

/** Due after the course is closed: from then on nobody is told of it. */
async function setAtTheEnd(mundo: Mundo, catedra: Catedra): Promise<void> {
  const vence = suma(mundo.libro.hoy, 9)
  const todos = vigentes(catedra).map(({ alumno }) => alumno)
  const tarea = await createTarea(mundo, catedra, {
    titulo: 'Tarea final de Coro',
    posibles: 10,
    vence,
    rubro: null,
  })
  const una = await createEvaluacion(mundo, catedra, {
    titulo: 'Evaluación final de Coro',
    vence,
    rubro: null,
  })
  if (tarea) await assign(mundo, catedra, tarea, todos)
  if (una) await assign(mundo, catedra, una, todos)
}

/** How the year ends. */
export const DE_CIERRE: Sucesos = {
  '2026-12-09': [en('Coro', setAtTheEnd)],
  '2026-12-15': [en('Armonía', close)],
  '2026-12-16': [en('Coro', close)],
  '2026-12-22': [en('Armonía', reopen), en('Armonía', rectify)],
  '2026-12-23': [en('Armonía', close)],
  '2027-01-12': [en('Armonía', payInJanuary), en('Coro', payInJanuary)],
  '2027-01-20': [en('Coro', payInJanuary)],
  // An exam in February of the year before's course.
  '2027-02-01': [en('Historia', (mundo, catedra) => addDia(mundo, catedra, '2027-02-15'))],
  '2027-02-10': [en('Armonía', copyToNextYear)],
  '2027-02-20': [en('Historia', close)],
}
