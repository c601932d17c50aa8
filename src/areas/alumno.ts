import { type Area, haciaRuta, type PantallaDeArea, rutasDe } from './base/area'

const AL_PANEL = { texto: 'Volver a Mi Dashboard', ruta: '/alumnos/dashboard' }

const A_MIS_TAREAS = { texto: 'Volver a Mis Tareas', ruta: '/alumno/tareas' }
const A_MIS_EVALUACIONES = { texto: 'Volver a Mis Evaluaciones', ruta: '/my-evaluations' }

const TAREAS = 'alumnos/me/tareas'
const EVALUACIONES = 'alumnos/me/evaluaciones'

const FALLA_DE_CATEDRA = 'Error al cargar los datos de la cátedra'

/** Every screen of the area. */
const pantallas = {
  ingreso: {
    ruta: '/alumno/login',
    ayuda: 'alumno/entrar-con-tu-email#pedir-el-código',
    modulo: 'ingreso/ingreso-de-alumno-screen.tsx',
    afuera: true,
  },
  panel: {
    ruta: '/alumnos/dashboard',
    ayuda: 'alumno/ver-que-tienes-que-hacer#al-entrar',
    modulo: 'tableros/panel-de-alumno-screen.tsx',
    lee: ['alumnos/me/dashboard'],
  },
  catedra: {
    ruta: '/alumno/catedra/:id',
    modulo: 'catedras/catedra-de-alumno-screen.tsx',
    titulo: 'Cátedra',
    goBack: AL_PANEL,
    falla: FALLA_DE_CATEDRA,
    noEsta: {
      titulo: 'Cátedra no encontrada',
      texto: 'Puede que ya no exista, o que no estés inscrito en ella.',
      goBack: AL_PANEL,
    },
    diceIdInvalido: 'ID de cátedra inválido.',
    lee: ['alumnos/me/catedras'],
    tabs: [
      {
        valor: 'tablon',
        ayuda: 'alumno/participar-en-el-tablon#leer-lo-que-se-publicó',
        texto: 'Tablón',
        falla: FALLA_DE_CATEDRA,
        modulo: 'tablon/tablon-de-alumno-seccion.tsx',
        lee: ['publicaciones/catedra/:id?limit=10'],
      },
      {
        valor: 'tareas',
        ayuda: 'alumno/entregar-desde-el-telefono#enviar-un-archivo',
        texto: 'Tareas',
        falla: FALLA_DE_CATEDRA,
        modulo: 'tareas/tareas-de-alumno-seccion.tsx',
        lee: [TAREAS],
      },
      {
        valor: 'evaluaciones',
        ayuda: 'alumno/rendir-una-evaluacion#responder',
        texto: 'Evaluaciones',
        falla: FALLA_DE_CATEDRA,
        modulo: 'evaluaciones/evaluaciones-de-alumno-seccion.tsx',
        lee: [EVALUACIONES],
      },
      {
        valor: 'asistencia',
        ayuda: 'alumno/justificar-una-falta#ver-cómo-vas',
        texto: 'Asistencia',
        falla: 'Error al cargar tu asistencia.',
        modulo: 'asistencia/asistencia-de-alumno-seccion.tsx',
        lee: ['habilitacion', 'asistencias', 'justificativos'].map((una) => `alumnos/me/catedras/:id/${una}`),
      },
      {
        valor: 'notas',
        ayuda: 'alumno/leer-tu-nota#ver-cómo-vas-en-la-cátedra',
        texto: 'Mis notas',
        falla: 'Error al cargar tus notas.',
        modulo: 'nota-final/notas-de-alumno-seccion.tsx',
        lee: ['alumnos/me/catedras/:id/notas'],
      },
    ],
  },
  calendario: {
    ruta: '/alumno/calendario',
    ayuda: 'alumno/ver-que-tienes-que-hacer#ver-tus-fechas-en-un-calendario',
    modulo: 'calendario/calendario-de-alumno-screen.tsx',
    lee: ['alumnos/me/calendario/enlace'],
  },
  pagos: {
    ruta: '/alumno/pagos',
    ayuda: 'alumno/ver-tus-pagos#saber-si-debes-algo',
    modulo: 'pagos/pagos-de-alumno-screen.tsx',
    titulo: 'Mis pagos',
    goBack: AL_PANEL,
    falla: 'No se pudieron cargar tus pagos.',
    lee: ['alumnos/me/pagos'],
  },
  recibo: {
    ruta: '/alumno/pagos/:id/recibo',
    ayuda: 'alumno/ver-tus-pagos#bajar-un-recibo',
    modulo: 'pagos/recibo-de-alumno-screen.tsx',
    titulo: 'Recibo',
    goBack: { texto: 'Mis pagos', ruta: '/alumno/pagos' },
    falla: 'No se pudo cargar el recibo.',
    lee: ['alumnos/me/pagos/:id'],
  },
  novedades: {
    ruta: '/alumno/novedades',
    ayuda: 'alumno/cuidar-tu-cuenta#elegir-qué-te-avisan',
    modulo: 'novedades/novedades-de-alumno-screen.tsx',
    titulo: 'Novedades',
    goBack: AL_PANEL,
    falla: 'No se pudieron cargar tus novedades.',
    lee: ['alumnos/me/novedades'],
  },
  perfil: {
    ruta: '/alumno/profile/:id',
    ayuda: 'alumno/cuidar-tu-cuenta#corregir-tu-nombre-o-tu-teléfono',
    modulo: 'personas/perfil/perfil-de-alumno-screen.tsx',
    lee: [
      'sesiones',
      'alumnos/me/pedido-de-borrado',
      'alumnos/me/avisos',
      'alumnos/me/dispositivos',
      'alumnos/me/silencio',
    ],
  },
  evaluaciones: {
    ruta: '/my-evaluations',
    ayuda: 'alumno/rendir-una-evaluacion#responder',
    modulo: 'evaluaciones/rendicion/evaluaciones-de-alumno-screen.tsx',
    titulo: 'Mis Evaluaciones',
    goBack: AL_PANEL,
    falla: 'No se pudieron cargar tus evaluaciones.',
    lee: [EVALUACIONES],
  },
  evaluacion: {
    ruta: '/evaluacion/:id',
    ayuda: 'alumno/rendir-una-evaluacion#responder',
    modulo: 'evaluaciones/rendicion/evaluacion-de-alumno-screen.tsx',
    titulo: 'Evaluación',
    goBack: A_MIS_EVALUACIONES,
    falla: 'Error al cargar la evaluación.',
    noEsta: {
      titulo: 'No se pudo cargar la evaluación...',
      texto: 'Puede que ya no exista, o que no te la hayan asignado.',
      goBack: A_MIS_EVALUACIONES,
    },
    lee: [`${EVALUACIONES}/:id?`],
  },
  resultados: {
    ruta: '/alumno/catedra/:id/evaluaciones/:evaluacionId/results',
    ayuda: 'alumno/rendir-una-evaluacion#ver-cómo-te-fue',
    modulo: 'evaluaciones/rendicion/resultados-de-alumno-screen.tsx',
    titulo: 'Resultados de la Evaluación',
    goBack: { texto: 'Volver a la Cátedra', ruta: '/alumno/catedra/:id' },
    falla: 'Error al cargar los resultados.',
    partes: ['evaluaciones/resultados/resultados.tsx'],
    lee: [`${EVALUACIONES}/:evaluacionId/results?`],
  },
  practicar: {
    ruta: '/alumno/practicar',
    ayuda: 'alumno/rendir-una-evaluacion#practicar-antes',
    modulo: 'oido/practicar-de-alumno-screen.tsx',
    titulo: 'Practicar',
    goBack: A_MIS_EVALUACIONES,
    bajada: 'Escucha y responde, cuantas veces quieras: aquí nadie pone nota, y no queda guardado.',
    falla: 'No se pudo traer la pregunta.',
  },
  tareas: {
    ruta: '/alumno/tareas',
    ayuda: 'alumno/entregar-desde-el-telefono#enviar-un-archivo',
    modulo: 'tareas/tareas-de-alumno-screen.tsx',
    titulo: 'Mis Tareas Asignadas',
    goBack: AL_PANEL,
    falla: 'No se pudieron cargar las tareas. Intenta de nuevo más tarde.',
    lee: [TAREAS],
  },
  tarea: {
    ruta: '/alumno/tarea/:id',
    ayuda: 'alumno/entregar-desde-el-telefono#enviar-un-archivo',
    modulo: 'tareas/tarea-de-alumno-screen.tsx',
    titulo: 'Tarea',
    goBack: A_MIS_TAREAS,
    falla: 'No se pudo cargar los detalles de la tarea. Intenta de nuevo más tarde.',
    noEsta: {
      titulo: 'Tarea no encontrada',
      texto: 'La tarea solicitada no existe o no tienes permiso para verla.',
      goBack: A_MIS_TAREAS,
    },
    lee: ['tareas/:id?'],
  },
} as const satisfies Record<string, PantallaDeArea>

export const rutas = rutasDe(pantallas)

export const alumno = {
  rol: 'alumno',
  lee: ['alumnos/me'],
  pantallas,
  rutas,
  redirecciones: [
    { de: '/alumno', a: rutas.panel },
    { de: '/alumnos', a: rutas.panel },
    { de: '/alumno/dashboard', a: rutas.panel },
    { de: '/alumno/submit-tarea/:id', a: rutas.tarea },
    { de: '/realizar-evaluacion/:id', a: rutas.evaluacion },
  ],
} as const satisfies Area

/** Where the two logins are offered. */
export const INGRESOS = '/login'

export const rutaDeCatedra = haciaRuta(rutas.catedra)
export const rutaDeRecibo = haciaRuta(rutas.recibo)
export const rutaDePerfil = haciaRuta(rutas.perfil)
export const rutaDeEvaluacion = haciaRuta(rutas.evaluacion)
export const rutaDeResultados = haciaRuta(rutas.resultados)
export const rutaDeTarea = haciaRuta(rutas.tarea)
