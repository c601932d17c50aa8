import { Elysia } from 'elysia'
import { z } from 'zod'
import { sinLeer } from '../../../src/domain/base/reglas-de-formulario.ts'
import { formularioDeCelda, formularioDeRectificacion } from '../../../src/domain/tareas/rectificaciones.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, answersIn, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametros, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { writeCelda } from './celda.ts'
import { undoActo } from './deshacer.ts'
import { doc } from './doc.ts'
import { respuestaDeCalificacion } from './esquemas-de-entregas.ts'
import { lineaDeHistorial, readHistorialPara } from './historial.ts'
import { pdfDeEntrega } from './pdf.ts'
import { publishNotas } from './publicar.ts'
import { rectifyNota } from './rectificar.ts'

/** Of deliveries and tasks that are named alone, by whoever runs its course. */
export const notasDeGestion = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `notas-sueltas-${rol}` })
    .use(auth(deps))
    .use(correccionesDe(deps, rol))
    .use(lecturasDe(deps, rol))
    .post('/tareas/:id/publicar', ({ sesion, params }) => publishNotas(deps, sesion, params), {
      rol,
      sobre: { tarea: 'id' },
      params: parametros('id'),
      detail: doc(
        'Publica las notas de una tarea que sus alumnos todavía no ven, con un correo a cada uno, y dice cuántas',
        answers(message.extend({ publicadas: z.int() })),
      ),
    })

const correccionesDe = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `notas-correcciones-${rol}` })
    .use(auth(deps))
    .post(
      '/tareasAsignaciones/:id/rectificar',
      ({ sesion, params, body }) => rectifyNota(deps, sesion, params.id, body),
      {
        rol,
        sobre: { entrega: 'id' },
        params: parametros('id'),
        // The service reads it: what is possible depends on the task.
        body: sinLeer(formularioDeRectificacion),
        detail: doc(
          'Cambia la nota de una entrega calificada, con el motivo (que no hace falta hasta «sin_motivo_hasta»); «antes» es la que se veía, y si ya es otra responde 409',
          answers(respuestaDeCalificacion, 409),
        ),
      },
    )
    .post('/tareasAsignaciones/:id/deshacer', ({ sesion, params }) => undoActo(deps, sesion, params.id), {
      rol,
      sobre: { entrega: 'id' },
      params: parametros('id'),
      detail: doc(
        'Deshace lo último que uno hizo en una entrega (calificar, rectificar o devolver), durante diez minutos',
        answers(respuestaDeCalificacion, 409),
      ),
    })

const lecturasDe = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `notas-lecturas-${rol}` })
    .use(auth(deps))
    .get(
      '/tareasAsignaciones/:id/historial',
      ({ sesion, params }) => readHistorialPara(deps, sesion, params.id),
      {
        rol,
        sobre: { entrega: 'id' },
        params: parametros('id'),
        detail: doc('Las notas que tuvo una entrega, la última primero', answers(z.array(lineaDeHistorial))),
      },
    )
    .get(
      '/tareasAsignaciones/:id/entrega.pdf',
      ({ sesion, params }) => pdfDeEntrega(deps, sesion, params.id),
      {
        rol,
        sobre: { entrega: 'id' },
        params: parametros('id'),
        detail: doc(
          'Las fotos de una entrega, en un PDF; 409 si no tiene ninguna',
          answersIn('application/pdf', 'El archivo', 409),
        ),
      },
    )

/** In a course's grade sheet, by whoever runs it. */
export const planillaDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `planilla-de-catedra-${rol}` })
    .use(auth(deps))
    .put('/calificaciones/celda', ({ sesion, params, body }) => writeCelda(deps, sesion, params.id, body), {
      rol,
      sobre: { catedra: 'id' },
      params: parametrosDeCatedra('id'),
      // The service reads it: what is possible depends on the task.
      body: sinLeer(formularioDeCelda),
      detail: doc(
        'Califica en la planilla, o con «motivo» rectifica; «antes» es lo que mostraba la celda, y si ya es otra cosa responde 409 con lo que es',
        answers(respuestaDeCalificacion, 409),
      ),
    })
