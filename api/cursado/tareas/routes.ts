import { Elysia } from 'elysia'
import { sinLeer } from '../../../src/domain/base/reglas-de-formulario.ts'
import { aQuienesEscrito } from '../../../src/domain/tareas/asignar-al-crear.ts'
import { formularioDeTarea } from '../../../src/domain/tareas/tarea-nueva.ts'
import type { Deps } from '../../suelo/deps.ts'
import { creates } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { doc } from './doc.ts'
import { createTarea } from './escritura.ts'
import { respuestaDeTarea } from './esquemas.ts'

/** Of a course, by whoever runs it. */
export const tareasDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `tareas-de-catedra-${rol}` })
    .use(auth(deps))
    .post(
      '/tareas',
      ({ sesion, params, body, status }) => status(201, createTarea(deps, sesion, params.id, body)),
      {
        rol,
        sobre: { catedra: 'id' },
        cuerpo: 'largo',
        params: parametrosDeCatedra('id'),
        // The service reads it: the rules are for what is left of its description once it is sanitised.
        body: sinLeer(formularioDeTarea.extend({ asignar: aQuienesEscrito })),
        detail: doc(
          'Crea una tarea; la asigna si «asignar» dice a quiénes: TODOS o una lista de alumnos',
          creates(respuestaDeTarea),
        ),
      },
    )
