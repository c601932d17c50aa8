import { admin } from '../../src/areas/admin'
import { alumno } from '../../src/areas/alumno'
import type { Area, PantallaDeArea } from '../../src/areas/base/area'
import { docente } from '../../src/areas/docente'
import type { Ingreso, Rol } from '../e2e/ingreso'

export const publicas = {
  inicio: '/',
  busqueda: '/?q=flores',
  creador: '/creador/jose-asuncion-flores',
  hoy: '/hoy',
  ranking: '/gamification',
  queFalta: '/que-falta',
  vidas: '/vidas',
  acerca: '/about',
  ingreso: '/login',
  comprobacion: '/acta',
  noEncontrada: '/no-existe',
}

/** Every screen and tab of an area, by name. */
export async function direccionesDe(rol: Rol, { call }: Ingreso): Promise<Record<string, string>> {
  const areas: Record<Rol, Area> = { admin, docente, alumno }
  const ids = await idsDe[rol](call)
  return Object.fromEntries(
    Object.entries(areas[rol].pantallas)
      .filter(([, { a, afuera }]) => !(a || afuera))
      .flatMap(([nombre, pantalla]) => conTabs(nombre, pantalla, fill(pantalla.ruta, nombre, ids))),
  )
}

function conTabs(nombre: string, { tabs = [] }: PantallaDeArea, direccion: string): [string, string][] {
  if (tabs.length === 0) return [[nombre, direccion]]
  return tabs.map(({ valor }) => [`${nombre}-${valor}`, `${direccion}?tab=${valor}`])
}

/** What stands for each ':id' of an address: of the screen, or of all that have one of that name. */
type Ids = Record<string, number>

function fill(ruta: string, nombre: string, ids: Ids): string {
  return ruta.replace(/:(\w+)/g, (_, cual) => {
    const id = ids[`${nombre}.${cual}`] ?? ids[cual]
    if (id === undefined) throw new Error(`Falta con qué fotografiar ${ruta}`)
    return String(id)
  })
}

const idsDe: Record<Rol, (call: Ingreso['call']) => Promise<Ids>> = {
  async admin(call) {
    const [catedra] = await call('GET /admin/catedras')
    const completa = await call(`GET /admin/catedras/${catedra.id}`)
    const { alumnos } = await call(`GET /admin/catedras/${catedra.id}/pagos`)
    const { catedraAlumnoId } = alumnos.find(({ pagado }: { pagado: number }) => pagado > 0)
    const [pago] = await call(`GET /admin/catedraalumnos/${catedraAlumnoId}/pagos`)
    const creador = await call('GET /composers/slug/jose-asuncion-flores')
    return {
      id: catedra.id,
      evaluacionId: completa.Evaluacion[0].id,
      'aporte.id': (await call('GET /composers/pending'))[0]?.id ?? creador.id,
      'creador.id': creador.id,
      'recibo.id': pago.id,
    }
  },
  async docente(call) {
    const [catedra] = await call('GET /docente/me/catedras')
    const completa = await call(`GET /docente/me/catedra/${catedra.id}`)
    const tareas = await call(`GET /docente/catedra/${catedra.id}/tareas`)
    const entregada = tareas.find(({ TareaAsignacion }: { TareaAsignacion: { estado: string }[] }) =>
      TareaAsignacion.some(({ estado }) => estado === 'ENTREGADA'),
    )
    return {
      id: catedra.id,
      evaluacionId: completa.Evaluacion[0].id,
      tareaId: (entregada ?? tareas[0]).id,
      alumnoId: completa.CatedraAlumno[0].alumnoId,
      'perfil.id': (await call('GET /docente/me')).id,
    }
  },
  async alumno(call) {
    const [{ catedraId }] = await call('GET /alumnos/me/catedras')
    const evaluaciones = await call('GET /alumnos/me/evaluaciones')
    const [tarea] = await call('GET /alumnos/me/tareas')
    const [{ pagos }] = await call('GET /alumnos/me/pagos')
    return {
      id: catedraId,
      evaluacionId: evaluaciones[0].id,
      'perfil.id': (await call('GET /alumnos/me')).id,
      'tarea.id': tarea.id,
      'evaluacion.id': evaluaciones[0].id,
      'recibo.id': pagos[0]?.id ?? 1,
    }
  },
}
