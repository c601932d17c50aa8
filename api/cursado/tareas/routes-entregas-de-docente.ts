import { Elysia } from 'elysia'
import { answersZip } from '../../suelo/archivos/zip.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { doc } from './doc.ts'
import { listEntregasDeAlumno, listEntregasDeTarea } from './entregas-de-docente.ts'
import { entregasDeAlumno, entregasDeTarea } from './esquemas-de-entregas.ts'
import { zipEntregas } from './zip.ts'

/** Of the own courses only. */
export const entregasDeDocenteRoutes = (deps: Deps) =>
  new Elysia({ name: 'entregas-docente' })
    .use(auth(deps))
    .get(
      '/docente/catedra/:id/alumnos/:alumnoId/entregas',
      ({ sesion, params }) => listEntregasDeAlumno(deps, sesion, params.id, params.alumnoId),
      {
        rol: 'docente',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id', 'alumnoId'),
        detail: doc(
          'Las tareas y entregas de un alumno; vale su alumnoId o su composerId',
          answers(entregasDeAlumno),
        ),
      },
    )
    .get(
      '/docente/catedra/:id/tareas/:tareaId/entregas',
      ({ sesion, params }) => listEntregasDeTarea(deps, sesion, { id: params.tareaId, catedraId: params.id }),
      {
        rol: 'docente',
        sobre: { catedra: 'id', tarea: 'tareaId' },
        params: parametrosDeCatedra('id', 'tareaId'),
        detail: doc(
          'Todas las entregas de una tarea, por apellido, también de quien no entregó',
          answers(entregasDeTarea),
        ),
      },
    )
    .get(
      '/docente/catedra/:id/tareas/:tareaId/entregas.zip',
      ({ sesion, params }) => zipEntregas(deps, sesion, { id: params.tareaId, catedraId: params.id }),
      {
        rol: 'docente',
        sobre: { catedra: 'id', tarea: 'tareaId' },
        params: parametrosDeCatedra('id', 'tareaId'),
        detail: doc(
          'Los archivos entregados, en un ZIP',
          answersZip("El archivo: cada entrega se llama 'Apellido Nombre - archivo.pdf'"),
        ),
      },
    )
