import { Elysia } from 'elysia'
import { z } from 'zod'
import { pruebaManualEscrita } from '../../../src/domain/nota-final/notas-manuales.ts'
import { rubrosEscritos } from '../../../src/domain/nota-final/rubros.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { listRubros, writeRubros } from '../rubros/rubros.ts'
import { readCifrasPara } from './cifras.ts'
import { cifras, notasPropias, pruebaManual, rubro } from './esquemas.ts'
import { deletePrueba, listPruebas, writePrueba } from './notas-manuales.ts'
import { readNotasPropias } from './notas-propias.ts'

const doc = docOf('Nota final')

const idDe = (deps: Deps, quien: Quien, id: number) => requireCatedraPara(deps.db, quien, id).id

const rubrosDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `rubros-${rol}` })
    .use(auth(deps))
    .get('/rubros', ({ sesion, params }) => listRubros(deps.db, idDe(deps, sesion, params.id)), {
      rol,
      sobre: { catedra: 'id' },
      params: parametrosDeCatedra('id'),
      detail: doc('Los rubros de la nota final, con sus pesos', answers(z.array(rubro))),
    })
    .put('/rubros', ({ sesion, params, body }) => writeRubros(deps, sesion, params.id, body.rubros), {
      rol,
      sobre: { catedra: 'id' },
      lista: 'rubros',
      params: parametrosDeCatedra('id'),
      body: rubrosEscritos,
      detail: doc(
        'Reemplaza los rubros: los pesos suman 100; el que trae su id conserva lo suyo',
        answers(z.array(rubro), 409),
      ),
    })

const notasManualesDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `notas-manuales-${rol}` })
    .use(auth(deps))
    .get('/notas-manuales', ({ sesion, params }) => listPruebas(deps.db, idDe(deps, sesion, params.id)), {
      rol,
      sobre: { catedra: 'id' },
      params: parametrosDeCatedra('id'),
      detail: doc('Lo que se calificó fuera del programa', answers(z.array(pruebaManual))),
    })
    .put('/notas-manuales', ({ sesion, params, body }) => writePrueba(deps, sesion, params.id, body), {
      rol,
      sobre: { catedra: 'id' },
      params: parametrosDeCatedra('id'),
      body: pruebaManualEscrita,
      detail: doc(
        'Anota lo que se calificó fuera del programa; una nota null la quita',
        answers(pruebaManual, 409),
      ),
    })
    .delete(
      '/notas-manuales/:pruebaId',
      ({ sesion, params }) => deletePrueba(deps, sesion, params.id, params.pruebaId),
      {
        rol,
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id', 'pruebaId'),
        detail: doc(
          'Elimina una prueba con sus notas',
          answers(message.extend({ eliminado: z.object({ notas: z.int() }) })),
        ),
      },
    )

/** The parts of a course's final figure and what comes of them, by whoever runs it. */
export const notaFinalDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `nota-final-${rol}` })
    .use(auth(deps))
    .use(rubrosDeCatedra(deps, rol))
    .use(notasManualesDeCatedra(deps, rol))
    .get('/cifras', ({ sesion, params }) => readCifrasPara(deps, sesion, params.id), {
      rol,
      sobre: { catedra: 'id' },
      params: parametrosDeCatedra('id'),
      detail: doc('Cómo está cada alumno, al final y hasta hoy, con su cuenta', answers(cifras)),
    })

/** The student's own. */
export const notasDeAlumnoRoutes = (deps: Deps) =>
  new Elysia({ name: 'notas-de-alumno' })
    .use(auth(deps))
    .get(
      '/alumnos/me/catedras/:id/notas',
      ({ sesion, params }) => readNotasPropias(deps, sesion.id, params.id),
      {
        rol: 'alumno',
        sobre: { catedraCursada: 'id' },
        params: parametrosDeCatedra('id'),
        detail: doc(
          'Las notas propias en una cátedra, y lo que falta para cada una de la escala',
          answers(notasPropias),
        ),
      },
    )
