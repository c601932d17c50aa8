import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import type { RolDeGestion } from '../plugins/gestion.ts'
import { actasDeCatedra } from './actas/routes.ts'
import { asistenciaDeCatedra } from './asistencia/routes.ts'
import { diasDeCatedra } from './clases/routes.ts'
import { evaluacionesDeCatedra, evaluacionesDeGestion } from './evaluaciones/routes.ts'
import { habilitacionDeCatedra } from './habilitacion/routes.ts'
import { justificativosDeCatedra, justificativosDeGestion } from './justificativos/routes.ts'
import { notaFinalDeCatedra } from './nota-final/routes.ts'
import { tareasDeCatedra } from './tareas/routes.ts'

/** What teacher and administrator do alike in a course, under the address that each role has for it. */
export const gestionRoutes = (deps: Deps) =>
  new Elysia({ name: 'gestion' })
    .use(new Elysia({ prefix: '/docente/catedra/:id' }).use(enCatedra(deps, 'docente')))
    .use(new Elysia({ prefix: '/admin/catedras/:id' }).use(enCatedra(deps, 'admin')))
    .use(new Elysia({ prefix: '/docente' }).use(fueraDeCatedra(deps, 'docente')))
    .use(new Elysia({ prefix: '/admin' }).use(fueraDeCatedra(deps, 'admin')))

const enCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `catedra-${rol}` }).use(enClase(deps, rol)).use(enNotas(deps, rol))

/** What names the thing itself, and not its course. */
const fueraDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `gestion-${rol}` })
    .use(evaluacionesDeGestion(deps, rol))
    .use(justificativosDeGestion(deps, rol))

const enClase = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `clase-${rol}` })
    .use(asistenciaDeCatedra(deps, rol))
    .use(diasDeCatedra(deps, rol))
    .use(habilitacionDeCatedra(deps, rol))
    .use(justificativosDeCatedra(deps, rol))

const enNotas = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `notas-${rol}` })
    .use(tareasDeCatedra(deps, rol))
    .use(evaluacionesDeCatedra(deps, rol))
    .use(notaFinalDeCatedra(deps, rol))
    .use(actasDeCatedra(deps, rol))
