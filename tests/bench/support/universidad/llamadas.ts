import { operacionesDe } from '../../../support/pedidos-al-azar.ts'
import { publicas, rolesDe } from '../../../support/permisos.ts'
import type { Rol } from '../sesiones.ts'
import type { MundoDeUniversidad } from './mundo.ts'
import { ANIO } from './numeros.ts'

export interface Llamada {
  rol: Rol | 'visitante'
  path: string
}

/** What answers with a stream, a signed or secret link, a file that nobody made, or a page of the documentation. */
const OTRAS = [
  /^\/(metrics|docs|health)/,
  /resubmit/,
  /\/eventos$/,
  /^\/(institucion|calendario|aportes|cambio-de-email|unirse)\/\{/,
  /\/copias\/\{/,
  /^\/archivos\/sonido/,
  /\/preguntas\/.*\/sonido$/,
  /\/aporte$/,
  /\/wikidata$/,
  /\/entrega\.pdf$/,
]

/** What is asked of everything there is: it takes as long as there is much of it. */
export const isEntera = (path: string) => /\.(csv|zip|gift|txt)$/.test(path)

/** Every GET that the API describes, with ids of what there is, by each role that may call it. */
export async function llamadasDe(url: string, mundo: MundoDeUniversidad): Promise<Llamada[]> {
  const documento = await (await fetch(`${url}/api/docs/json`)).json()
  return operacionesDe(documento as Parameters<typeof operacionesDe>[0])
    .filter(({ method, path }) => method === 'GET' && !OTRAS.some((otra) => otra.test(path)))
    .flatMap(({ path }) => rolesDeLectura(path).flatMap((rol) => formas(path, rol, mundo)))
}

function rolesDeLectura(path: string): Llamada['rol'][] {
  const call = `GET ${path.replace(/\{(\w+)\}/g, ':$1')}`
  return publicas.includes(call) ? ['visitante'] : rolesDe(call)
}

function formas(path: string, rol: Llamada['rol'], mundo: MundoDeUniversidad): Llamada[] {
  const concreta = path.replace(/(\w+)\/\{(\w+)\}/g, (_todo, antes: string, nombre: string) => {
    const id = idDe(path, rol, mundo, antes, nombre)
    if (id === undefined) throw new Error(`No id for ${nombre} of ${path}`)
    return `${antes}/${id}`
  })
  const preguntas = PREGUNTAS[path]?.(mundo) ?? ['']
  return preguntas.map((pregunta) => ({ rol, path: concreta + pregunta }))
}

/** What a list or a search is asked besides. */
const PREGUNTAS: Record<string, (mundo: MundoDeUniversidad) => string[]> = {
  '/composers': () => ['?limit=20', '?q=flores', '?page=150&sort=name', '?period=POSGUERRA&role=COMPOSER'],
  '/composers/search': () => ['?query=flores', '?query=zx'],
  '/composers/timeline': () => ['', '?page=30', '?q=nació'],
  '/composers/slugs': () => ['', '?page=2'],
  '/admin/enrollment-candidates': ({ catedra }) => ['', `?catedra=${catedra}`],
  '/admin/auditoria': () => ['', '?page=50&limit=20', '?q=flores', '?docenteId=1', '?rol=admin'],
  '/admin/tareas/entregadas': () => ['', '?limit=20'],
  '/admin/tareas/calificadas': () => ['', '?limit=20'],
  '/docente/me/frases': ({ tarea }) => [`?tarea=${tarea}`],
  '/docente/catedra/{id}/whatsapp': ({ tarea }) => [`?de=tarea:${tarea}`],
  '/admin/catedras/{id}/whatsapp': ({ tarea }) => [`?de=tarea:${tarea}`],
  '/docente/catedra/{id}/por-recuperar': ({ tarea }) => [`?tipo=TAREA&de=${tarea}`],
  '/admin/catedras/{id}/por-recuperar': ({ tarea }) => [`?tipo=TAREA&de=${tarea}`],
  '/publicaciones/catedra/{id}': ({ publicacion }) => ['', `?antes=${publicacion - 30}`],
}

function idDe(path: string, rol: Llamada['rol'], mundo: MundoDeUniversidad, antes: string, nombre: string) {
  if (path.endsWith('/constancia.pdf')) return mundo.cursada
  if (path.endsWith('/actas/{archivo}')) return antes === 'actas' ? '1.pdf' : mundo.cerrada
  if (path.startsWith('/composers/admin/suggestions')) return mundo.sugerencia
  if (antes === 'evaluaciones' && rol === 'alumno') {
    return path.endsWith('results') ? mundo.evaluacion : mundo.porHacer
  }
  if (antes === 'tareas' && rol === 'alumno') return mundo.asignacion
  return POR_NOMBRE[nombre]?.(mundo) ?? POR_LUGAR[antes]?.(mundo)
}

const POR_NOMBRE: Record<string, (mundo: MundoDeUniversidad) => number | string> = {
  alumnoId: ({ alumno }) => alumno,
  tareaId: ({ tarea }) => tarea,
  evaluacionId: ({ evaluacion }) => evaluacion,
  unidadId: ({ unidad }) => unidad,
  diaId: ({ dia }) => dia,
  composerId: ({ creador }) => creador,
  slug: ({ slug }) => slug,
  year: () => ANIO,
}

const POR_LUGAR: Record<string, (mundo: MundoDeUniversidad) => number | string> = {
  composers: ({ creador }) => creador,
  alumnos: ({ alumno }) => alumno,
  docentes: ({ docente }) => docente,
  catedras: ({ catedra }) => catedra,
  catedra: ({ catedra }) => catedra,
  catedraalumnos: ({ inscripcion }) => inscripcion,
  pagos: ({ pago }) => pago,
  planes: ({ plan }) => plan,
  tareas: ({ tarea }) => tarea,
  tareasAsignaciones: ({ asignacion }) => asignacion,
  evaluaciones: ({ evaluacion }) => evaluacion,
  publicaciones: ({ publicacion }) => publicacion,
  actas: ({ acta }) => acta,
  constancias: ({ constancia }) => constancia,
}
