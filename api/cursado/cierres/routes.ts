import { Elysia } from 'elysia'
import { z } from 'zod'
import { cierreDeClase } from '../../../src/domain/clases/cierre-de-clase-nuevo.ts'
import { isFechaDeClase } from '../../../src/domain/clases/dias-clase.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { idEnDireccion, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { closeClase } from './cierre.ts'
import { HOY } from './dia.ts'
import { cierreParaHacer, respuesta } from './esquemas.ts'
import { readCierrePara } from './lectura.ts'

const doc = docOf('Días de clase')

const parametros = () => parametrosDeCatedra('id').extend({ diaId: z.union([z.literal(HOY), idEnDireccion]) })

/** Of 'hoy', which day is meant, where it is another. */
const enFecha = () =>
  z.object({ fecha: z.string().refine(isFechaDeClase, 'La fecha no es válida.').optional() })

/** How a class is closed, by whoever runs its course. */
export const cierresDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `cierres-${rol}` })
    .use(auth(deps))
    .get(
      '/diasclase/:diaId/cierre',
      ({ sesion, params, query }) =>
        readCierrePara(deps, sesion, params.id, { cual: params.diaId, fecha: query.fecha }),
      {
        rol,
        sobre: { catedra: 'id', dia: 'diaId' },
        params: parametros(),
        query: enFecha(),
        detail: doc(
          'Con qué se cierra una clase: sus alumnos, las unidades (primero las que no se dieron) y el cierre que haya',
          answers(cierreParaHacer),
        ),
      },
    )
    .post(
      '/diasclase/:diaId/cierre',
      ({ sesion, params, body }) => closeClase(deps, sesion, params.id, params.diaId, body),
      {
        rol,
        sobre: { catedra: 'id', dia: 'diaId' },
        params: parametros(),
        body: cierreDeClase,
        detail: doc(
          'Cierra una clase: quién vino, qué se dio, la próxima y una tarea; una vez por «clave». «hoy» crea el día si no está, y con «fecha» es el día en que se escribió (hasta 30 días atrás); «agregar» suma a lo que otro cerró',
          answers(respuesta, 409),
        ),
      },
    )
