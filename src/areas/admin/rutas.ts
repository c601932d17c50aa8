import { conIds, esUnaDe, tieneIdInvalido } from '../shared/direcciones'

/** Every address of the area, as the router writes them: the shell page answers 404 to any other. */
export const rutas = {
  inicio: '/admin',
  ingreso: '/admin/login',
  panel: '/admin/dashboard',
  aporte: '/admin/aportes/:id',
  remitidos: '/admin/aportes',
  creadores: '/admin/creadores',
  creador: '/admin/creadores/:id',
  correos: '/admin/correos',
  catedras: '/admin/catedras',
  catedra: '/admin/catedras/:id',
  pagos: '/admin/catedras/:id/pagos',
  importarInscripciones: '/admin/catedras/:id/importar',
  generarEvaluacion: '/admin/catedras/:id/evaluations/create',
  evaluacionAMano: '/admin/catedras/:id/evaluations/a-mano',
  evaluacionDelCatalogo: '/admin/catedras/:id/evaluations/linea-de-tiempo',
  editarEvaluacion: '/admin/catedras/:id/evaluations/:evaluacionId/editar',
  resultados: '/admin/catedras/:id/evaluations/:evaluacionId/resultados',
  alumnos: '/admin/alumnos',
  importarAlumnos: '/admin/alumnos/importar',
  docentes: '/admin/docentes',
  institucion: '/admin/institucion',
  auditoria: '/admin/auditoria',
  seguridad: '/admin/seguridad',
  primerosPasos: '/admin/primeros-pasos',
} as const

export const esRutaDeAdmin = (direccion: string) => esUnaDe(rutas, direccion)
/** Its screen says so, and the answer still is a 404. */
export const esCatedraInvalida = (direccion: string) =>
  tieneIdInvalido([rutas.catedra, rutas.generarEvaluacion], direccion)

export const moduloAcademico = `${rutas.panel}?tab=academico`

const conId = (ruta: string) => (id: number) => conIds(ruta, id)

export const rutaDeAporte = conId(rutas.aporte)
export const rutaDeCreador = conId(rutas.creador)
export const rutaDeCatedra = conId(rutas.catedra)
export const rutaDePagos = conId(rutas.pagos)
export const rutaDeImportarInscripciones = conId(rutas.importarInscripciones)
