import type { rutas as rutasDeAdmin } from '../../src/areas/admin'
import type { rutas as rutasDeAlumno } from '../../src/areas/alumno'
import type { rutas as rutasDeDocente } from '../../src/areas/docente'

/** Where each screen of an area is seen in the demonstration, and with what opens over it: a new one is missed here. */
type Direcciones<R> = Record<keyof R, string[]>

const [deAdmin, deDocente, deAlumno] = ['/admin/catedras/1', '/docente/catedra/1', '/alumno/catedra/1']
const tabs = (base: string, ...cuales: string[]) => cuales.map((tab) => `${base}?tab=${tab}`)

const admin: Direcciones<typeof rutasDeAdmin> = {
  inicio: ['/admin'],
  ingreso: [],
  panel: tabs('/admin/dashboard', 'aportes', 'sugerencias', 'anadir', 'academico', 'tareas', 'calificadas'),
  aporte: ['/admin/aportes/99999'],
  remitidos: ['/admin/aportes'],
  creadores: ['/admin/creadores'],
  creador: tabs('/admin/creadores/1', 'ficha', 'comentarios', 'historial'),
  comentarios: ['/admin/creadores/comentarios', '/admin/creadores/comentarios?todos'],
  duplicados: ['/admin/creadores/duplicados'],
  fusion: ['/admin/creadores/1/fusionar', '/admin/creadores/1/fusionar?con=2'],
  wikidata: ['/admin/creadores/wikidata'],
  correos: ['/admin/correos'],
  catedras: ['/admin/catedras', '/admin/catedras?ficha=1'],
  catedra: [
    ...tabs(deAdmin, 'alumnos', 'asistencia', 'clases', 'planes', 'tareas', 'evaluaciones', 'tablon'),
    ...[
      'inscripcion=nueva',
      'inscripcion=1',
      'alumno=1',
      'reglas=1',
      'justificativos=1',
      'detalle=1',
      'dia=5',
    ],
    ...['clase=nuevo', 'generar=1', 'unidad=3', 'tarea=nueva', 'asignar=4', 'evaluacion=1', 'copia=2027'],
    ...['tab=tablon&publicar=nueva', 'tab=clases&suspender=5', 'tab=tareas&detalles=2'],
  ].map((una) => (una.startsWith('/') ? una : `${deAdmin}?${una}`)),
  notaFinal: ['', '?escala=si', '?rubros=si'].map((una) => `${deAdmin}/nota-final${una}`),
  hojaDeIngreso: [`${deAdmin}/hoja-de-ingreso`],
  clausura: [`${deAdmin}/cierre`, '/admin/catedras/2/cierre'],
  pagos: ['', '?vista=atrasados', '?vista=atrasados&avisar=13', '?cuenta=13'].map(
    (una) => `${deAdmin}/pagos${una}`,
  ),
  recibo: ['/admin/pagos/2/recibo'],
  importInscripciones: [`${deAdmin}/importar`],
  generateEvaluacion: [`${deAdmin}/evaluations/create`],
  evaluacionAMano: [`${deAdmin}/evaluations/a-mano`],
  evaluacionDelCatalogo: [`${deAdmin}/evaluations/linea-de-tiempo`],
  evaluacionDeOido: [`${deAdmin}/evaluations/oido`],
  editEvaluacion: [`${deAdmin}/evaluations/1/editar`],
  resultados: [`${deAdmin}/evaluations/1/resultados`],
  alumnos: ['/admin/alumnos', '/admin/alumnos?ficha=nueva'],
  importAlumnos: ['/admin/alumnos/importar'],
  docentes: ['/admin/docentes', '/admin/docentes?ficha=1'],
  institucion: ['/admin/institucion'],
  auditoria: ['/admin/auditoria'],
  papelera: ['/admin/papelera'],
  pedidosDeDatos: ['/admin/pedidos-de-datos'],
  copias: ['/admin/copias'],
  almacenamiento: ['/admin/almacenamiento'],
  seguridad: ['/admin/seguridad'],
  primerosPasos: ['/admin/primeros-pasos'],
}

const docente: Direcciones<typeof rutasDeDocente> = {
  ingreso: [],
  panel: ['/docente/dashboard'],
  catedra: [
    ...tabs(deDocente, 'resumen', 'tablon', 'alumnos', 'planes', 'tareas', 'clases', 'asistencia'),
    ...['tab=evaluaciones', 'tab=planes&ficha=nuevo', 'tab=planes&plan=1', 'tab=planes&plan=1&ver=3'],
    ...['tab=planes&plan=1&unidad=1', 'tab=clases&ficha=nuevo', 'tab=clases&generar=1', 'tab=clases&dia=5'],
    ...[
      'tab=tablon&publicar=nueva',
      'tab=clases&suspender=5',
      'tab=tareas&tarea=2',
      'tab=tareas&asignar=3',
      'tab=alumnos&reglas=1',
      'tab=alumnos&justificativos=1',
    ],
  ].map((una) => (una.startsWith('/') ? una : `${deDocente}?${una}`)),
  calendario: ['/docente/calendario'],
  correct: ['/docente/corregir'],
  revisar: ['/docente/preguntas-por-revisar'],
  papelera: ['/docente/papelera'],
  novedades: ['/docente/novedades'],
  perfil: ['/docente/profile/1'],
  tareaNueva: [`${deDocente}/tareas/create`],
  tareaEditada: [`${deDocente}/tareas/2/edit`],
  correccion: [`${deDocente}/tareas/2/correccion`],
  calificaciones: [`${deDocente}/calificaciones`],
  notaFinal: ['', '?escala=si', '?rubros=si'].map((una) => `${deDocente}/nota-final${una}`),
  hojaDeIngreso: [`${deDocente}/hoja-de-ingreso`],
  cierre: [`${deDocente}/cierre`],
  alumno: [`${deDocente}/alumno/3`],
  generateEvaluacion: ['', '?generada=1'].map((una) => `${deDocente}/generate-evaluation${una}`),
  createEvaluacion: [`${deDocente}/evaluations/create`],
  evaluacionAMano: [`${deDocente}/evaluations/a-mano`],
  evaluacionDelCatalogo: [`${deDocente}/evaluations/linea-de-tiempo`],
  evaluacionDeOido: [`${deDocente}/evaluations/oido`],
  evaluacion: [`${deDocente}/evaluation/1`],
  editEvaluacion: [`${deDocente}/evaluation/1/editar`],
  resultados: [`${deDocente}/evaluation/1/resultados`],
  resultadosDeAlumno: [`${deDocente}/alumnos/1/evaluaciones/1/results`],
}

const alumno: Direcciones<typeof rutasDeAlumno> = {
  ingreso: [],
  panel: ['/alumnos/dashboard'],
  catedra: [
    ...tabs(deAlumno, 'tablon', 'tareas', 'evaluaciones', 'asistencia', 'notas'),
    `${deAlumno}?tab=asistencia&justificar=1`,
    '/alumno/catedra/99999',
  ],
  calendario: ['/alumno/calendario'],
  pagos: ['/alumno/pagos'],
  recibo: ['/alumno/pagos/2/recibo'],
  novedades: ['/alumno/novedades'],
  perfil: ['/alumno/profile/1'],
  evaluaciones: ['/my-evaluations'],
  evaluacion: ['/evaluacion/1', '/evaluacion/2', '/evaluacion/99999'],
  resultados: [`${deAlumno}/evaluaciones/1/results`],
  practicar: ['/alumno/practicar'],
  tareas: ['/alumno/tareas'],
  tarea: ['/alumno/tarea/1'],
}

/** Of who has not signed in. */
const visitante = {
  linea: ['/', '/?q=flores', '/?q=xyzxyz', '/?creador=40', '/no-existe'],
  paginas: ['/hoy', '/vidas', '/about', '/que-falta', '/gamification', '/sin-conexion'],
  ayuda: ['/ayuda', '/ayuda/alumno', '/ayuda/docente/corregir-entregas', '/ayuda/hoja/visitante'],
  creador: ['/creador/jose-asuncion-flores'],
  aportar: [
    '/contribute',
    '/aporte',
    '/aporte/GUA-DEM0-0001',
    '/aporte/GUA-DEM0-0002',
    '/aporte/GUA-0000-0000',
  ],
  papeles: ['/acta', '/constancia', '/acta/0000-0000-000O'],
  ingresos: ['/login', '/admin/login', '/docente/login', '/alumno/login'],
}

export const pantallas = { visitante, admin, docente, alumno }
