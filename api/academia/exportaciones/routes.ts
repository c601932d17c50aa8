import { Elysia } from 'elysia'
import type { Deps } from '../../suelo/deps.ts'
import { docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { answersCsv } from './archivo.ts'
import { exportAlumnos, exportCatedras, exportDocentes, exportInscripciones, exportPagos } from './listas.ts'

const doc = docOf('Importar y exportar')

export const exportacionesRoutes = (deps: Deps) =>
  new Elysia({ name: 'exportaciones' })
    .use(auth(deps))
    .get('/admin/alumnos/exportar.csv', () => exportAlumnos(deps), {
      rol: 'admin',
      detail: doc('Los alumnos, para una planilla de cálculo', answersCsv()),
    })
    .get('/admin/docentes/exportar.csv', () => exportDocentes(deps), {
      rol: 'admin',
      detail: doc('Los docentes, para una planilla de cálculo', answersCsv()),
    })
    .get('/admin/catedras/exportar.csv', () => exportCatedras(deps), {
      rol: 'admin',
      detail: doc('Las cátedras, para una planilla de cálculo', answersCsv()),
    })
    .get('/admin/catedras/:id/exportar.csv', ({ params }) => exportInscripciones(deps, params.id), {
      rol: 'admin',
      params: parametrosDeCatedra('id'),
      detail: doc('Los inscritos en una cátedra, para una planilla de cálculo', answersCsv()),
    })
    .get('/admin/catedras/:id/pagos/exportar.csv', ({ params }) => exportPagos(deps, params.id), {
      rol: 'admin',
      params: parametrosDeCatedra('id'),
      detail: doc('Los pagos de una cátedra, para una planilla de cálculo', answersCsv()),
    })
