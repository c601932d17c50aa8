import { type Area, haciaRuta, type PantallaDeArea, rutasDe } from './base/area'

const AL_PANEL = { texto: 'Volver a Mi Dashboard', ruta: '/docente/dashboard' }

const A_LA_CATEDRA = { texto: 'Volver a la Cátedra', ruta: '/docente/catedra/:id' }
const A_SUS_TAREAS = { ...A_LA_CATEDRA, ruta: '/docente/catedra/:id?tab=tareas' }
const A_SUS_ALUMNOS = { ...A_LA_CATEDRA, ruta: '/docente/catedra/:id?tab=alumnos' }

const CATEDRA = 'docente/me/catedra/:id?'
const PLANES = 'docente/me/catedra/:id/planes'
const DE_ALUMNO = 'docente/catedra/:id/alumnos/:alumnoId'
const DE_TAREA = 'docente/catedra/:id/tareas/:tareaId'
const EVALUACION = 'docente/evaluaciones/:evaluacionId'

const FALLA_DE_CATEDRA = 'Error al cargar los detalles de la cátedra.'

const SIN_CATEDRA = {
  titulo: 'Cátedra no encontrada',
  texto: 'Puede que ya no exista, o que no esté a tu cargo.',
  goBack: AL_PANEL,
}
const SIN_TAREA = {
  titulo: 'Tarea no encontrada',
  texto: 'Puede que ya no exista, o que no sea de una cátedra tuya.',
  goBack: A_SUS_TAREAS,
}

const formularioDeTarea = ['tareas/formulario/formulario-de-tarea.tsx', '../ui/rich-text/editor.tsx']

/** Every screen of the area. */
const pantallas = {
  ingreso: {
    ruta: '/docente/login',
    ayuda: 'docente/entrar-y-tu-cuenta#entrar',
    modulo: 'ingreso/ingreso-de-docente-screen.tsx',
    afuera: true,
  },
  panel: {
    ruta: '/docente/dashboard',
    ayuda: 'docente/entrar-y-tu-cuenta#empezar-el-día',
    modulo: 'tableros/panel-de-docente-screen.tsx',
    lee: ['docente/me/catedras'],
  },
  catedra: {
    ruta: '/docente/catedra/:id',
    modulo: 'catedras/catedra-de-docente-screen.tsx',
    titulo: 'Cátedra',
    goBack: AL_PANEL,
    falla: FALLA_DE_CATEDRA,
    noEsta: SIN_CATEDRA,
    diceIdInvalido: true,
    lee: [CATEDRA],
    tabs: [
      {
        valor: 'resumen',
        ayuda: 'docente/responder-justificativos#ver-quién-está-en-riesgo',
        texto: 'Resumen',
        falla: FALLA_DE_CATEDRA,
        modulo: 'catedras/resumen/resumen-de-docente-seccion.tsx',
        lee: ['docente/me/catedra/:id/resumen', 'docente/catedra/:id/habilitacion'],
      },
      {
        valor: 'tablon',
        ayuda: 'docente/usar-el-tablon#publicar',
        texto: 'Tablón',
        falla: 'No se pudieron cargar las publicaciones del tablón.',
        modulo: 'tablon/tablon-de-docente-seccion.tsx',
        lee: ['publicaciones/catedra/:id?limit=10'],
      },
      {
        valor: 'alumnos',
        ayuda: 'docente/ayudar-a-entrar#saber-quién-no-entró-todavía',
        texto: 'Alumnos',
        falla: FALLA_DE_CATEDRA,
        modulo: 'inscripciones/inscritos-de-docente-seccion.tsx',
        lee: ['habilitacion', 'justificativos', 'sin-correo', 'ingresos'].map(
          (una) => `docente/catedra/:id/${una}`,
        ),
      },
      {
        valor: 'planes',
        ayuda: 'docente/preparar-el-plan#hacer-un-plan',
        texto: 'Planes de clases',
        falla: 'No se pudieron cargar los planes de clases.',
        modulo: 'planes/planes-de-docente-seccion.tsx',
        lee: [PLANES],
      },
      {
        valor: 'tareas',
        ayuda: 'docente/dar-una-tarea#crearla',
        texto: 'Tareas',
        falla: 'No se pudieron cargar las tareas.',
        modulo: 'tareas/tareas-de-docente-seccion.tsx',
        lee: ['docente/catedra/:id/tareas'],
      },
      {
        valor: 'clases',
        ayuda: 'docente/pasar-lista#crear-los-días-del-año',
        texto: 'Clases',
        falla: 'Error al cargar los días de clase.',
        modulo: 'clases/clases-de-docente-seccion.tsx',
        lee: ['docente/catedra/:id/diasclase'],
      },
      {
        valor: 'asistencia',
        ayuda: 'docente/pasar-lista#ver-el-año-entero',
        texto: 'Asistencia anual',
        falla: 'Error al cargar la asistencia anual.',
        modulo: 'asistencia/anual/anual-de-docente-seccion.tsx',
      },
      {
        valor: 'evaluaciones',
        ayuda: 'docente/tomar-una-evaluacion#crearla',
        texto: 'Evaluaciones',
        falla: FALLA_DE_CATEDRA,
        modulo: 'evaluaciones/evaluaciones-de-docente-seccion.tsx',
      },
    ],
  },
  calendario: {
    ruta: '/docente/calendario',
    ayuda: 'docente/preparar-el-plan#ver-tus-fechas',
    modulo: 'calendario/calendario-de-docente-screen.tsx',
    lee: ['docente/me/calendario/enlace'],
  },
  correct: {
    ruta: '/docente/corregir',
    ayuda: 'docente/corregir-entregas#una-tras-otra',
    modulo: 'calificaciones/corregir/corregir-de-docente-screen.tsx',
    titulo: 'Corregir',
    bajada: 'Las entregas de todas tus cátedras, la que más espera primero.',
    falla: 'No se pudieron cargar las entregas.',
    lee: ['docente/me/por-corregir'],
  },
  revisar: {
    ruta: '/docente/preguntas-por-revisar',
    ayuda: 'docente/tomar-una-evaluacion#una-pregunta-quedó-mal',
    modulo: 'evaluaciones/revisar/revisar-de-docente-screen.tsx',
    titulo: 'Preguntas por revisar',
    goBack: AL_PANEL,
    bajada:
      'La línea de tiempo cambió un dato que estas preguntas piden. Mira a quiénes les cambia el puntaje antes de decidir.',
    falla: 'No se pudieron cargar las preguntas por revisar.',
    lee: ['docente/me/preguntas-por-revisar'],
  },
  papelera: {
    ruta: '/docente/papelera',
    ayuda: 'docente/recuperar-algo#lo-eliminaste-hace-unos-días',
    modulo: 'papelera/papelera-de-docente-screen.tsx',
    titulo: 'Papelera',
    bajada: 'Lo que se eliminó de tus cátedras vuelve desde aquí con todo lo que tenía.',
    migas: [{ texto: 'Inicio', ruta: '/docente/dashboard' }],
    falla: 'No se pudo cargar la papelera.',
    lee: ['docente/papelera'],
  },
  novedades: {
    ruta: '/docente/novedades',
    ayuda: 'docente/entrar-y-tu-cuenta#elegir-qué-te-avisan',
    modulo: 'novedades/novedades-de-docente-screen.tsx',
    titulo: 'Novedades',
    goBack: AL_PANEL,
    falla: 'No se pudieron cargar tus novedades.',
    lee: ['docente/me/novedades'],
  },
  perfil: {
    ruta: '/docente/profile/:id',
    ayuda: 'docente/entrar-y-tu-cuenta#cambiar-tus-datos',
    modulo: 'personas/perfil/perfil-de-docente-screen.tsx',
    lee: [
      'sesiones',
      'docente/me/pedido-de-borrado',
      'docente/me/avisos',
      'docente/me/dispositivos',
      'docente/me/silencio',
    ],
  },
  tareaNueva: {
    ruta: '/docente/catedra/:id/tareas/create',
    ayuda: 'docente/dar-una-tarea#crearla',
    modulo: 'tareas/tarea-nueva-de-docente-screen.tsx',
    titulo: 'Crear Nueva Tarea',
    goBack: A_SUS_TAREAS,
    falla: FALLA_DE_CATEDRA,
    noEsta: SIN_CATEDRA,
    partes: formularioDeTarea,
    lee: [CATEDRA, PLANES],
  },
  tareaEditada: {
    ruta: '/docente/catedra/:id/tareas/:tareaId/edit',
    ayuda: 'docente/dar-una-tarea#cambiarla-esconderla-o-quitarla',
    modulo: 'tareas/tarea-editada-de-docente-screen.tsx',
    titulo: 'Editar Tarea',
    goBack: A_SUS_TAREAS,
    falla: 'No se pudo cargar la tarea.',
    noEsta: SIN_TAREA,
    partes: formularioDeTarea,
    lee: [CATEDRA, PLANES, `${DE_TAREA}?`],
  },
  correccion: {
    ruta: '/docente/catedra/:id/tareas/:tareaId/correccion',
    ayuda: 'docente/corregir-entregas#una-tras-otra',
    modulo: 'calificaciones/correccion/correccion-de-docente-screen.tsx',
    titulo: 'Corrección',
    goBack: A_SUS_TAREAS,
    falla: 'No se pudieron cargar las entregas.',
    noEsta: SIN_TAREA,
    enCurso: true,
    lee: [`${DE_TAREA}/entregas?`, `${DE_TAREA}/distribucion`],
  },
  calificaciones: {
    ruta: '/docente/catedra/:id/calificaciones',
    ayuda: 'docente/corregir-entregas#calificar-rápido-con-el-teclado',
    modulo: 'calificaciones/planilla/calificaciones-de-docente-screen.tsx',
    titulo: 'Planilla de notas',
    goBack: A_SUS_TAREAS,
    falla: 'No se pudo cargar la planilla de notas.',
    noEsta: SIN_CATEDRA,
    enCurso: true,
    lee: ['docente/catedra/:id/calificaciones?'],
  },
  notaFinal: {
    ruta: '/docente/catedra/:id/nota-final',
    ayuda: 'docente/armar-la-nota-final#elegir-la-escala',
    modulo: 'nota-final/nota-final-screen.tsx',
    titulo: 'Nota final',
    goBack: A_LA_CATEDRA,
    falla: 'No se pudo cargar la nota final.',
    noEsta: SIN_CATEDRA,
    enCurso: true,
    lee: ['docente/catedra/:id/cifras?', 'docente/catedra/:id/actas'],
  },
  hojaDeIngreso: {
    ruta: '/docente/catedra/:id/hoja-de-ingreso',
    ayuda: 'docente/ayudar-a-entrar#que-entren-con-un-código',
    modulo: 'inscripciones/hoja-de-ingreso-screen.tsx',
    titulo: 'Hoja de ingreso',
    goBack: A_SUS_ALUMNOS,
    falla: 'No se pudo cargar la hoja.',
    noEsta: SIN_CATEDRA,
    lee: [CATEDRA],
  },
  cierre: {
    ruta: '/docente/catedra/:id/cierre',
    ayuda: 'docente/cerrar-la-clase#cerrarla',
    modulo: 'cierre/cierre-de-docente-screen.tsx',
    titulo: 'Cerrar la clase de hoy',
    goBack: A_LA_CATEDRA,
    falla: 'Error al cargar la clase.',
    noEsta: SIN_CATEDRA,
  },
  alumno: {
    ruta: '/docente/catedra/:id/alumno/:alumnoId',
    ayuda: 'docente/ayudar-a-entrar#mirar-todo-lo-de-un-alumno',
    modulo: 'calificaciones/alumno/alumno-de-docente-screen.tsx',
    titulo: 'Alumno',
    goBack: A_SUS_ALUMNOS,
    falla: 'Error al cargar los datos del alumno.',
    noEsta: {
      titulo: 'Alumno no encontrado',
      texto: 'Puede que ya no esté en la cátedra, o que la cátedra no esté a tu cargo.',
      goBack: A_SUS_ALUMNOS,
    },
    enCurso: true,
    lee: [`${DE_ALUMNO}/entregas?`, `${DE_ALUMNO}/evaluaciones`, 'docente/catedra/:id/habilitacion'],
  },
  generateEvaluacion: {
    ruta: '/docente/catedra/:id/generate-evaluation',
    ayuda: 'docente/tomar-una-evaluacion#crearla',
    modulo: 'evaluaciones/generador/generacion-screen.tsx',
    diceIdInvalido: true,
    lee: [CATEDRA],
  },
  createEvaluacion: {
    ruta: '/docente/catedra/:id/evaluations/create',
    ayuda: 'docente/tomar-una-evaluacion#crearla',
    modulo: 'evaluaciones/generador/creacion-screen.tsx',
    diceIdInvalido: true,
    lee: [CATEDRA],
  },
  evaluacionAMano: {
    ruta: '/docente/catedra/:id/evaluations/a-mano',
    ayuda: 'docente/tomar-una-evaluacion#elegir-la-clase-de-pregunta',
    modulo: 'evaluaciones/editor/nueva-screen.tsx',
    lee: [CATEDRA],
  },
  evaluacionDelCatalogo: {
    ruta: '/docente/catedra/:id/evaluations/linea-de-tiempo',
    ayuda: 'docente/tomar-una-evaluacion#crearla',
    modulo: 'evaluaciones/generador/linea-screen.tsx',
    lee: [CATEDRA],
  },
  evaluacionDeOido: {
    ruta: '/docente/catedra/:id/evaluations/oido',
    ayuda: 'docente/tomar-una-evaluacion#crearla',
    modulo: 'evaluaciones/generador/oido-screen.tsx',
    lee: [CATEDRA],
  },
  evaluacion: {
    ruta: '/docente/catedra/:id/evaluation/:evaluacionId',
    ayuda: 'docente/tomar-una-evaluacion#darla',
    modulo: 'evaluaciones/editor/detalles-screen.tsx',
    lee: [CATEDRA, `${EVALUACION}?`],
  },
  editEvaluacion: {
    ruta: '/docente/catedra/:id/evaluation/:evaluacionId/editar',
    ayuda: 'docente/tomar-una-evaluacion#elegir-la-clase-de-pregunta',
    modulo: 'evaluaciones/editor/edicion-screen.tsx',
    lee: [CATEDRA, `${EVALUACION}?`],
  },
  resultados: {
    ruta: '/docente/catedra/:id/evaluation/:evaluacionId/resultados',
    ayuda: 'docente/tomar-una-evaluacion#ver-cómo-les-fue',
    modulo: 'evaluaciones/resultados/resultados-de-evaluacion-screen.tsx',
    lee: [CATEDRA, `${EVALUACION}/resultados`],
  },
  resultadosDeAlumno: {
    ruta: '/docente/catedra/:id/alumnos/:alumnoId/evaluaciones/:evaluacionId/results',
    ayuda: 'docente/tomar-una-evaluacion#ver-cómo-les-fue',
    modulo: 'evaluaciones/respuestas-de-docente-screen.tsx',
    titulo: 'Resultados de la Evaluación',
    goBack: { ...A_LA_CATEDRA, ruta: '/docente/catedra/:id?tab=evaluaciones' },
    falla: 'Error al cargar los resultados de la evaluación.',
    lee: [`${DE_ALUMNO}/evaluaciones/:evaluacionId/results?`],
  },
} as const satisfies Record<string, PantallaDeArea>

export const rutas = rutasDe(pantallas)

export const docente = {
  rol: 'docente',
  lee: ['docente/me'],
  pantallas,
  rutas,
  redirecciones: [
    { de: '/docente', a: rutas.panel },
    { de: '/docente/catedras/:id', a: rutas.catedra },
  ],
} as const satisfies Area

export const rutaDeCatedra = haciaRuta(rutas.catedra)
export const rutaDePerfil = haciaRuta(rutas.perfil)
export const rutaDeTareas = (catedraId: number) => `${rutaDeCatedra(catedraId)}?tab=tareas`
export const rutaDeTareaNueva = haciaRuta(rutas.tareaNueva)
export const rutaDeTareaEditada = haciaRuta(rutas.tareaEditada)
export const rutaDeCorreccion = haciaRuta(rutas.correccion)
export const rutaDeCalificaciones = haciaRuta(rutas.calificaciones)
export const rutaDeNotaFinal = haciaRuta(rutas.notaFinal)
export const rutaDeAlumno = haciaRuta(rutas.alumno)
export const rutaDeEvaluacion = haciaRuta(rutas.evaluacion)
export const rutaDeCierre = haciaRuta(rutas.cierre)
