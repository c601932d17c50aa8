import { Elysia } from 'elysia'
import { mountPlanilla } from '../../suelo/archivos/planillas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { docOf } from '../../suelo/docs/answers.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { exportAlumnos, exportCatedras, exportDocentes, exportInscripciones, exportPagos } from './listas.ts'

const doc = docOf('Importar y exportar')

export const exportacionesRoutes = (deps: Deps) =>
  new Elysia({ name: 'exportaciones' })
    .use(
      mountPlanilla(deps, '/admin/alumnos/exportar', {
        rol: 'admin',
        make: () => exportAlumnos(deps),
        detail: (answer) => doc('Los alumnos, para una planilla de cálculo', answer),
      }),
    )
    .use(
      mountPlanilla(deps, '/admin/docentes/exportar', {
        rol: 'admin',
        make: () => exportDocentes(deps),
        detail: (answer) => doc('Los docentes, para una planilla de cálculo', answer),
      }),
    )
    .use(
      mountPlanilla(deps, '/admin/catedras/exportar', {
        rol: 'admin',
        make: () => exportCatedras(deps),
        detail: (answer) => doc('Las cátedras, para una planilla de cálculo', answer),
      }),
    )
    .use(
      mountPlanilla(deps, '/admin/catedras/:id/exportar', {
        rol: 'admin',
        params: parametrosDeCatedra('id'),
        make: ({ params }) => exportInscripciones(deps, params.id),
        detail: (answer) => doc('Los inscritos en una cátedra, para una planilla de cálculo', answer),
      }),
    )
    .use(
      mountPlanilla(deps, '/admin/catedras/:id/pagos/exportar', {
        rol: 'admin',
        params: parametrosDeCatedra('id'),
        make: ({ params }) => exportPagos(deps, params.id),
        detail: (answer) => doc('Los pagos de una cátedra, para una planilla de cálculo', answer),
      }),
    )
