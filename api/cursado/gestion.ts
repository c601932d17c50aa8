import { Elysia } from 'elysia'
import { ingresoPorCodigoDeCatedra } from '../academia/ingreso-por-codigo/routes.ts'
import { ingresosDeCatedraRoutes } from '../academia/inscripciones/routes-ingresos.ts'
import { sinCorreoDeCatedra } from '../academia/inscripciones/routes-sin-correo.ts'
import type { Deps } from '../suelo/deps.ts'
import { papeleraDeGestion } from '../suelo/papelera/routes.ts'
import type { RolDeGestion } from '../suelo/plugins/gestion.ts'
import { actasDeCatedra } from './actas/routes.ts'
import { archivoDeCatedra } from './archivo-de-catedra/routes.ts'
import { asistenciaDeCatedra } from './asistencia/routes.ts'
import { cierresDeCatedra } from './cierres/routes.ts'
import { diasDeCatedra } from './clases/routes.ts'
import { comentariosDeEntregaDeGestion } from './comentarios-de-entrega/routes.ts'
import { evaluacionesDeCatedra, evaluacionesDeGestion } from './evaluaciones/routes.ts'
import { recalificacionDeGestion } from './evaluaciones/routes-recalificar.ts'
import { habilitacionDeCatedra } from './habilitacion/routes.ts'
import { justificativosDeCatedra, justificativosDeGestion } from './justificativos/routes.ts'
import { notaFinalDeCatedra } from './nota-final/routes.ts'
import { recuperatoriosDeCatedra } from './recuperatorios/routes.ts'
import { tareasDeCatedra } from './tareas/routes.ts'
import { aporteDeGestion } from './tareas/routes-aporte.ts'
import { notasDeGestion, planillaDeCatedra } from './tareas/routes-notas.ts'
import { whatsappDeCatedra } from './whatsapp/routes.ts'

/** What teacher and administrator do alike in a course, under the address that each role has for it. */
export const gestionRoutes = (deps: Deps) =>
  new Elysia({ name: 'gestion' })
    .use(new Elysia({ prefix: '/docente/catedra/:id' }).use(enCatedra(deps, 'docente')))
    .use(new Elysia({ prefix: '/admin/catedras/:id' }).use(enCatedra(deps, 'admin')))
    .use(new Elysia({ prefix: '/docente' }).use(sueltas(deps, 'docente')))
    .use(new Elysia({ prefix: '/admin' }).use(sueltas(deps, 'admin')))

const enCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `catedra-${rol}` })
    .use(enClase(deps, rol))
    .use(enNotas(deps, rol))
    .use(enTelefono(deps, rol))

const enClase = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `clase-${rol}` })
    .use(asistenciaDeCatedra(deps, rol))
    .use(diasDeCatedra(deps, rol))
    .use(cierresDeCatedra(deps, rol))
    .use(habilitacionDeCatedra(deps, rol))
    .use(justificativosDeCatedra(deps, rol))

/** How the course is told what goes on in it, whom no mail tells, and who never came in. */
const enTelefono = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `telefono-${rol}` })
    .use(whatsappDeCatedra(deps, rol))
    .use(sinCorreoDeCatedra(deps, rol))
    .use(ingresosDeCatedraRoutes(deps, rol))
    .use(ingresoPorCodigoDeCatedra(deps, rol))

const enNotas = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `notas-${rol}` })
    .use(tareasDeCatedra(deps, rol))
    .use(planillaDeCatedra(deps, rol))
    .use(evaluacionesDeCatedra(deps, rol))
    .use(notaFinalDeCatedra(deps, rol))
    .use(recuperatoriosDeCatedra(deps, rol))
    .use(actasDeCatedra(deps, rol))
    .use(archivoDeCatedra(deps, rol))

/** Of what is named without its course. */
const sueltas = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `sueltas-${rol}` })
    .use(deEvaluaciones(deps, rol))
    .use(deEntregas(deps, rol))
    .use(comentariosDeEntregaDeGestion(deps, rol))
    .use(justificativosDeGestion(deps, rol))
    .use(papeleraDeGestion(deps, rol))

const deEvaluaciones = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `de-evaluaciones-${rol}` })
    .use(evaluacionesDeGestion(deps, rol))
    .use(recalificacionDeGestion(deps, rol))

const deEntregas = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `de-entregas-${rol}` }).use(notasDeGestion(deps, rol)).use(aporteDeGestion(deps, rol))
