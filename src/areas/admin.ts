import { type Area, haciaRuta, type PantallaDeArea, rutasDe } from './base/area'

const PANEL = { texto: 'Panel', ruta: '/admin/dashboard' }
/** To the screens about the creators of the timeline. */
export const migasDeCreadores = [PANEL, { texto: 'Creadores', ruta: '/admin/creadores' }]
const AL_MODULO = { texto: 'Volver al Módulo Académico', ruta: '/admin/dashboard?tab=academico' }

const DE_CATEDRAS = [{ texto: 'Cátedras', ruta: '/admin/catedras' }]
const A_LA_CATEDRA = { texto: 'Volver a la Cátedra', ruta: '/admin/catedras/:id' }
const A_CATEDRAS = { texto: 'Volver a Cátedras', ruta: '/admin/catedras' }
const SIN_CATEDRA = { titulo: 'Cátedra no encontrada', goBack: A_CATEDRAS }

const CATEDRA = 'admin/catedras/:id'
const FALLA_DE_CATEDRA = 'No se pudo cargar la cátedra.'

/** Every screen of the area. */
const pantallas = {
  inicio: { ruta: '/admin', a: '/admin/dashboard' },
  ingreso: {
    ruta: '/admin/login',
    ayuda: 'administracion/dar-los-primeros-pasos#entrar',
    modulo: 'ingreso/ingreso-de-admin-screen.tsx',
    afuera: true,
  },
  panel: {
    ruta: '/admin/dashboard',
    modulo: 'tableros/panel-de-admin-screen.tsx',
    lee: ['admin/dashboard-counts', 'admin/panel', 'admin/alarmas', 'admin/primeros-pasos'],
    tabs: [
      {
        valor: 'aportes',
        ayuda: 'administracion/moderar-los-aportes#un-creador-nuevo',
        lee: ['admin/aportes?estado=PENDING_REVIEW&page=1'],
      },
      {
        valor: 'sugerencias',
        ayuda: 'administracion/moderar-los-aportes#una-sugerencia',
        lee: ['admin/sugerencias?estado=PENDING&page=1'],
      },
      { valor: 'anadir', ayuda: 'visitante/anadir-un-creador#escribirlo-en-tres-pasos' },
      { valor: 'academico', ayuda: 'administracion/abrir-una-catedra#crearla' },
      {
        valor: 'tareas',
        ayuda: 'docente/corregir-entregas#una-tras-otra',
        lee: ['admin/tareas/entregadas?limit=100', 'admin/tareas/devueltas?limit=100'],
      },
      {
        valor: 'calificadas',
        ayuda: 'docente/corregir-entregas#cambiar-una-nota',
        lee: ['admin/tareas/calificadas?limit=100'],
      },
    ],
  },
  aporte: {
    ruta: '/admin/aportes/:id',
    ayuda: 'administracion/moderar-los-aportes#un-creador-nuevo',
    modulo: 'creadores/aportes/aporte-de-admin-screen.tsx',
    titulo: 'Aporte',
    migas: [{ texto: 'Aportes Pendientes', ruta: '/admin/dashboard?tab=aportes' }],
    falla: 'No se pudo cargar el aporte.',
    lee: ['admin/composers/:id?'],
  },
  remitidos: {
    ruta: '/admin/aportes',
    ayuda: 'administracion/moderar-los-aportes#volver-sobre-lo-decidido',
    modulo: 'creadores/aportes/remitidos-de-admin-screen.tsx',
    titulo: 'Remitidos y rechazados',
    bajada: 'Los aportes que no esperan revisión ni se publicaron; primero, los últimos que cambiaron.',
    migas: [PANEL],
    falla: 'No se pudieron cargar los aportes remitidos y rechazados.',
    lee: ['admin/composers?status=NEEDS_IMPROVEMENT', 'admin/composers?status=REJECTED'],
  },
  creadores: {
    ruta: '/admin/creadores',
    ayuda: 'administracion/moderar-los-aportes#corregir-una-ficha-publicada',
    modulo: 'creadores/creadores-de-admin-screen.tsx',
  },
  creador: {
    ruta: '/admin/creadores/:id',
    ayuda: 'administracion/moderar-los-aportes#corregir-una-ficha-publicada',
    modulo: 'creadores/creador-de-admin-screen.tsx',
    titulo: 'Creador',
    migas: migasDeCreadores,
    falla: 'No se pudo cargar la ficha.',
    lee: ['composers/:id'],
  },
  comentarios: {
    ruta: '/admin/creadores/comentarios',
    ayuda: 'administracion/moderar-los-aportes#los-comentarios',
    modulo: 'creadores/comentarios-de-admin-screen.tsx',
    titulo: 'Comentarios',
    bajada: 'Nada se oculta solo: lo que alguien reportó espera a que lo mires.',
    migas: migasDeCreadores,
    falla: 'No se pudieron cargar los comentarios.',
  },
  duplicados: {
    ruta: '/admin/creadores/duplicados',
    ayuda: 'administracion/unir-fichas-repetidas#encontrarlas',
    modulo: 'creadores/fusion/duplicados-de-admin-screen.tsx',
    lee: ['admin/composers/duplicados', 'admin/fusiones'],
  },
  fusion: {
    ruta: '/admin/creadores/:id/fusionar',
    ayuda: 'administracion/unir-fichas-repetidas#unirlas',
    modulo: 'creadores/fusion/fusion-de-admin-screen.tsx',
    titulo: 'Fusionar',
    migas: migasDeCreadores,
    falla: 'No se pudo cargar la ficha.',
    lee: ['composers/:id'],
  },
  wikidata: {
    ruta: '/admin/creadores/wikidata',
    ayuda: 'administracion/unir-fichas-repetidas#completar-con-wikidata',
    modulo: 'creadores/wikidata/wikidata-de-admin-screen.tsx',
    titulo: 'Buscar a todos en Wikidata',
    bajada:
      'De a uno, sin apuro y sin que esta página tenga que quedar abierta. Lo que Wikidata dice de otra manera queda como sugerencia.',
    migas: migasDeCreadores,
    falla: 'No se pudo saber cómo va la búsqueda.',
    lee: ['admin/wikidata'],
  },
  correos: {
    ruta: '/admin/correos',
    ayuda: 'administracion/que-lleguen-los-correos#saber-qué-salió',
    modulo: 'administracion/correos/correos-de-admin-screen.tsx',
    lee: ['admin/correos'],
  },
  catedras: {
    ruta: '/admin/catedras',
    ayuda: 'administracion/abrir-una-catedra#crearla',
    modulo: 'catedras/catedras-de-admin-screen.tsx',
    titulo: 'Cátedras',
    goBack: AL_MODULO,
    falla: 'No se pudieron cargar las cátedras. Revise la consola para más detalles.',
    lee: ['admin/catedras'],
  },
  catedra: {
    ruta: '/admin/catedras/:id',
    modulo: 'catedras/catedra-de-admin-screen.tsx',
    titulo: 'Cátedra',
    goBack: A_CATEDRAS,
    falla: FALLA_DE_CATEDRA,
    noEsta: SIN_CATEDRA,
    diceIdInvalido: true,
    lee: [CATEDRA],
    tabs: [
      {
        valor: 'alumnos',
        ayuda: 'administracion/inscribir-e-importar#de-a-uno',
        texto: 'Alumnos',
        falla: FALLA_DE_CATEDRA,
        modulo: 'inscripciones/inscritos-de-admin-seccion.tsx',
        lee: ['habilitacion', 'justificativos', 'sin-correo', 'ingresos'].map((una) => `${CATEDRA}/${una}`),
        abren: ['inscripcion', 'alumno', 'reglas', 'justificativos'],
      },
      {
        valor: 'asistencia',
        ayuda: 'docente/pasar-lista#ver-el-año-entero',
        texto: 'Asistencia',
        falla: 'Error al cargar la asistencia.',
        modulo: 'asistencia/resumen-de-admin-seccion.tsx',
        lee: [`${CATEDRA}/asistencias/resumen`, `${CATEDRA}/habilitacion`],
        abren: ['detalle'],
      },
      {
        valor: 'clases',
        ayuda: 'administracion/abrir-una-catedra#crear-los-días-de-clase',
        texto: 'Clases',
        falla: 'Error al cargar los días de clase.',
        modulo: 'clases/clases-de-admin-seccion.tsx',
        lee: [`${CATEDRA}/diasclase`],
        abren: ['clase', 'dia', 'generar', 'suspender'],
      },
      {
        valor: 'planes',
        ayuda: 'docente/preparar-el-plan#hacer-un-plan',
        texto: 'Planes de clases',
        falla: FALLA_DE_CATEDRA,
        modulo: 'planes/planes-de-admin-seccion.tsx',
        abren: ['unidad'],
      },
      {
        valor: 'tareas',
        ayuda: 'docente/dar-una-tarea#crearla',
        texto: 'Tareas',
        falla: FALLA_DE_CATEDRA,
        modulo: 'tareas/tareas-de-admin-seccion.tsx',
        abren: ['tarea', 'detalles', 'asignar'],
      },
      {
        valor: 'evaluaciones',
        ayuda: 'docente/tomar-una-evaluacion#crearla',
        texto: 'Evaluaciones',
        falla: 'Error al cargar la evaluación.',
        modulo: 'evaluaciones/evaluaciones-de-admin-seccion.tsx',
        abren: ['evaluacion'],
      },
      {
        valor: 'tablon',
        ayuda: 'docente/usar-el-tablon#publicar',
        texto: 'Tablón',
        falla: 'No se pudieron cargar las publicaciones del tablón.',
        modulo: 'tablon/tablon-de-admin-seccion.tsx',
        lee: ['publicaciones/catedra/:id?limit=10'],
        abren: ['publicacion', 'publicar'],
      },
    ],
  },
  notaFinal: {
    ruta: '/admin/catedras/:id/nota-final',
    ayuda: 'docente/armar-la-nota-final#elegir-la-escala',
    modulo: 'nota-final/nota-final-screen.tsx',
    titulo: 'Nota final',
    goBack: A_LA_CATEDRA,
    falla: 'No se pudo cargar la nota final.',
    noEsta: SIN_CATEDRA,
    enCurso: true,
    lee: [`${CATEDRA}/cifras?`, `${CATEDRA}/actas`],
  },
  hojaDeIngreso: {
    ruta: '/admin/catedras/:id/hoja-de-ingreso',
    ayuda: 'docente/ayudar-a-entrar#que-entren-con-un-código',
    modulo: 'inscripciones/hoja-de-ingreso-screen.tsx',
    titulo: 'Hoja de ingreso',
    goBack: A_LA_CATEDRA,
    falla: 'No se pudo cargar la hoja.',
    noEsta: SIN_CATEDRA,
    lee: [CATEDRA],
  },
  clausura: {
    ruta: '/admin/catedras/:id/cierre',
    ayuda: 'administracion/cerrar-el-anio#antes-de-cerrar',
    modulo: 'actas/clausura-de-admin-screen.tsx',
    titulo: 'Cierre del año',
    goBack: A_LA_CATEDRA,
    falla: 'No se pudo cargar el cierre de la cátedra.',
    noEsta: SIN_CATEDRA,
    lee: [CATEDRA, `${CATEDRA}/cierre`, `${CATEDRA}/actas`],
  },
  pagos: {
    ruta: '/admin/catedras/:id/pagos',
    ayuda: 'administracion/cobrar#anotar-un-pago',
    modulo: 'pagos/pagos-de-admin-screen.tsx',
    titulo: 'Pagos',
    migas: DE_CATEDRAS,
    falla: 'No se pudieron cargar los pagos.',
    lee: ['admin/catedras/:id/pagos'],
  },
  recibo: {
    ruta: '/admin/pagos/:id/recibo',
    ayuda: 'administracion/cobrar#dar-el-recibo',
    modulo: 'pagos/recibo-de-admin-screen.tsx',
    titulo: 'Recibo',
    migas: DE_CATEDRAS,
    falla: 'No se pudo cargar el recibo.',
    lee: ['admin/pagos/:id'],
  },
  importInscripciones: {
    ruta: '/admin/catedras/:id/importar',
    ayuda: 'administracion/inscribir-e-importar#muchos-desde-una-planilla',
    modulo: 'inscripciones/importacion/importar-inscripciones-de-admin-screen.tsx',
    lee: [CATEDRA],
  },
  generateEvaluacion: {
    ruta: '/admin/catedras/:id/evaluations/create',
    ayuda: 'docente/tomar-una-evaluacion#crearla',
    modulo: 'evaluaciones/generador/generacion-screen.tsx',
    diceIdInvalido: true,
    lee: [CATEDRA],
  },
  evaluacionAMano: {
    ruta: '/admin/catedras/:id/evaluations/a-mano',
    ayuda: 'docente/tomar-una-evaluacion#crearla',
    modulo: 'evaluaciones/editor/nueva-screen.tsx',
    lee: [CATEDRA],
  },
  evaluacionDelCatalogo: {
    ruta: '/admin/catedras/:id/evaluations/linea-de-tiempo',
    ayuda: 'docente/tomar-una-evaluacion#crearla',
    modulo: 'evaluaciones/generador/linea-screen.tsx',
    lee: [CATEDRA],
  },
  evaluacionDeOido: {
    ruta: '/admin/catedras/:id/evaluations/oido',
    ayuda: 'docente/tomar-una-evaluacion#crearla',
    modulo: 'evaluaciones/generador/oido-screen.tsx',
    lee: [CATEDRA],
  },
  editEvaluacion: {
    ruta: '/admin/catedras/:id/evaluations/:evaluacionId/editar',
    ayuda: 'docente/tomar-una-evaluacion#crearla',
    modulo: 'evaluaciones/editor/edicion-screen.tsx',
    lee: [CATEDRA, 'admin/evaluaciones/:evaluacionId?'],
  },
  resultados: {
    ruta: '/admin/catedras/:id/evaluations/:evaluacionId/resultados',
    ayuda: 'docente/tomar-una-evaluacion#ver-cómo-les-fue',
    modulo: 'evaluaciones/resultados/resultados-de-evaluacion-screen.tsx',
    lee: [CATEDRA, 'admin/evaluaciones/:evaluacionId/resultados'],
  },
  alumnos: {
    ruta: '/admin/alumnos',
    ayuda: 'administracion/inscribir-e-importar#de-a-uno',
    modulo: 'personas/alumnos-de-admin-screen.tsx',
    titulo: 'Alumnos',
    goBack: AL_MODULO,
    falla: 'No se pudieron cargar los alumnos.',
    lee: ['admin/alumnos?page=1&limit=200'],
  },
  importAlumnos: {
    ruta: '/admin/alumnos/importar',
    ayuda: 'administracion/inscribir-e-importar#muchos-desde-una-planilla',
    modulo: 'inscripciones/importacion/importar-alumnos-de-admin-screen.tsx',
  },
  docentes: {
    ruta: '/admin/docentes',
    ayuda: 'administracion/abrir-una-catedra#sumar-docentes',
    modulo: 'personas/docentes-de-admin-screen.tsx',
    titulo: 'Docentes',
    goBack: AL_MODULO,
    falla: 'No se pudieron cargar los docentes.',
    lee: ['admin/docentes'],
  },
  institucion: {
    ruta: '/admin/institucion',
    modulo: 'administracion/institucion/institucion-de-admin-screen.tsx',
    titulo: 'Institución',
    bajada:
      'Su nombre, su hora, su logo y su color, en todas las páginas; a quién se avisa cuando algo falla, y por dónde salen los correos.',
    migas: [PANEL],
    falla: 'No se pudieron cargar los datos de la institución.',
    lee: ['admin/institucion'],
    tabs: [
      { valor: 'datos', ayuda: 'administracion/dar-los-primeros-pasos#cambiar-el-nombre-el-logo-o-el-color' },
      {
        valor: 'correo',
        ayuda: 'administracion/que-lleguen-los-correos#elegir-por-dónde-salen',
        lee: ['admin/correo', 'admin/segundo-factor'],
      },
    ],
  },
  auditoria: {
    ruta: '/admin/auditoria',
    ayuda: 'administracion/recuperar-lo-eliminado#saber-quién-cambió-algo',
    modulo: 'administracion/auditoria/auditoria-de-admin-screen.tsx',
  },
  papelera: {
    ruta: '/admin/papelera',
    ayuda: 'administracion/recuperar-lo-eliminado#hace-unos-días',
    modulo: 'papelera/papelera-de-admin-screen.tsx',
    titulo: 'Papelera',
    bajada: 'Lo que se eliminó vuelve desde aquí con todo lo que tenía: notas, archivos, comentarios.',
    migas: [PANEL],
    falla: 'No se pudo cargar la papelera.',
    lee: ['admin/papelera'],
  },
  pedidosDeDatos: {
    ruta: '/admin/pedidos-de-datos',
    ayuda: 'administracion/atender-pedidos-de-datos#responder-un-pedido',
    modulo: 'datos-personales/pedidos-de-admin-screen.tsx',
    titulo: 'Pedidos de datos',
    bajada: 'Alumnos y docentes que pidieron que se borre lo que se guarda de ellos.',
    migas: [PANEL],
    falla: 'No se pudieron cargar los pedidos.',
    lee: ['admin/pedidos-de-datos'],
  },
  copias: {
    ruta: '/admin/copias',
    ayuda: 'administracion/guardar-copias#ver-si-las-hay',
    modulo: 'administracion/copias/copias-de-admin-screen.tsx',
    titulo: 'Copias',
    bajada:
      'El programa repone cada copia nueva en una carpeta aparte, revisa todo lo que tiene y arranca con ella.',
    migas: [PANEL],
    falla: 'No se pudieron cargar las copias.',
    lee: ['admin/copias', 'admin/mantenimiento'],
  },
  almacenamiento: {
    ruta: '/admin/almacenamiento',
    ayuda: 'administracion/guardar-copias#cuánto-ocupa',
    modulo: 'administracion/almacenamiento/almacenamiento-de-admin-screen.tsx',
    titulo: 'Espacio usado',
    bajada: 'Lo que ocupan los archivos subidos: entregas, recursos, grabaciones y fotos.',
    migas: [PANEL],
    falla: 'No se pudo cargar el espacio usado.',
    lee: ['admin/almacenamiento'],
  },
  seguridad: {
    ruta: '/admin/seguridad',
    ayuda: 'administracion/cuidar-el-ingreso#pedir-también-un-código-del-teléfono',
    modulo: 'administracion/seguridad/seguridad-de-admin-screen.tsx',
    lee: ['admin/segundo-factor', 'sesiones'],
  },
  primerosPasos: {
    ruta: '/admin/primeros-pasos',
    ayuda: 'administracion/dar-los-primeros-pasos#seguir-la-guía',
    modulo: 'administracion/primeros-pasos/primeros-pasos-de-admin-screen.tsx',
    titulo: 'Primeros pasos',
    bajada:
      'Lo que una instalación nueva necesita. Cada paso se guarda solo, se puede saltar, y aquí se vuelve cuando quieras.',
    migas: [PANEL],
    falla: 'No se pudieron cargar los primeros pasos.',
    lee: ['admin/primeros-pasos'],
  },
} as const satisfies Record<string, PantallaDeArea>

export const rutas = rutasDe(pantallas)

export const admin = { rol: 'admin', pantallas, rutas, redirecciones: [] } as const satisfies Area

export const moduloAcademico = `${rutas.panel}?tab=academico`

export const rutaDeAporte = haciaRuta(rutas.aporte)
export const rutaDeCreador = haciaRuta(rutas.creador)
export const rutaDeFusion = haciaRuta(rutas.fusion)
export const rutaDeCatedra = haciaRuta(rutas.catedra)
export const rutaDeNotaFinal = haciaRuta(rutas.notaFinal)
export const rutaDeClausura = haciaRuta(rutas.clausura)
export const rutaDePagos = haciaRuta(rutas.pagos)
export const rutaDeRecibo = haciaRuta(rutas.recibo)
export const rutaDeImportarInscripciones = haciaRuta(rutas.importInscripciones)
