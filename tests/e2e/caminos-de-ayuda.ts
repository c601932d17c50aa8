import type { Page } from '@playwright/test'
import { adminPassword } from '../support/program'
import type { Camino } from './caminar'

const docente = '/docente/catedra/1'
const alumno = '/alumno/catedra/1'
const admin = '/admin/catedras/1'
const press =
  (nombre: string | RegExp, rol: 'button' | 'link' | 'tab' = 'button') =>
  (page: Page) =>
    page.getByRole(rol, { name: nombre }).filter({ visible: true }).first().click()
const fill = (campo: string | RegExp, valor: string) => (page: Page) =>
  page
    .getByLabel(campo)
    .and(page.locator('input, textarea, [contenteditable]'))
    .filter({ visible: true })
    .first()
    .fill(valor)

/** One more for the bin, of one's own: what the demonstration has there another walk may have taken out. */
const dropPublicacion = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('docenteToken')}` }
    for (const { id } of await (await fetch('/api/publicaciones/catedra/1', { headers })).json())
      if ((await fetch(`/api/catedras/1/publicaciones/${id}`, { method: 'DELETE', headers })).ok) return
    throw new Error('Ninguna publicación es suya')
  })

/** What whoever follows an article adds to its words, by article and heading. */
export const caminos: Record<string, Record<string, Camino>> = {
  'docente/armar-la-nota-final': {
    'Elegir la escala': { desde: `${docente}?tab=tareas`, salvo: ['Elegir una escala'] },
    'Dar peso a cada parte': { desde: `${docente}/nota-final` },
  },
  'docente/ayudar-a-entrar': {
    'No le llega el código': {
      desde: `${docente}?tab=alumnos`,
      salvo: ['Ya tengo un código'],
      de: 'Mirta Agüero',
      fin: /\d{3} ?\d{3}/,
    },
  },
  'docente/cerrar-la-clase': {
    Cerrarla: { desde: `${docente}/cierre`, salvo: ['Cerrar la clase', 'Clases', 'Cerrar la clase de hoy'] },
  },
  'docente/corregir-entregas': {
    'Una tras otra': {
      escribe: { Puntos: '5' },
      ademas: { 2: (p) => p.getByRole('main').getByRole('listitem').first().click() },
    },
  },
  'docente/dar-una-tarea': {
    Crearla: {
      desde: docente,
      salvo: ['Elegir', 'Después'],
      ademas: {
        2: async (p) => {
          await fill('Título', 'Una tarea')(p)
          await p.getByRole('textbox', { name: /^Descripción/ }).fill('Haz esto.')
          await fill(/^Puntos/, '10')(p)
        },
      },
    },
  },
  'docente/pasar-lista': {
    // After its hours the panel offers to close it.
    Pasarla: { desde: `${docente}?tab=clases`, salvo: ['Pasar lista', 'Tarde', 'Justificado'] },
    'Crear los días del año': {
      desde: `${docente}?tab=clases`,
      escribe: { Desde: '2027-03-01', Hasta: '2027-03-20' },
    },
  },
  'docente/preparar-el-plan': {
    'Hacer un plan': { desde: docente, ademas: { 2: fill('Título', 'Otro plan') } },
    'Agregar unidades': { desde: `${docente}?tab=planes` },
  },
  'docente/recuperar-algo': { 'Lo eliminaste hace unos días': { ademas: { 1: dropPublicacion } } },
  'docente/responder-justificativos': {
    Responder: { desde: docente, salvo: ['Rechazar'] },
    'Decir qué hace falta para rendir': { desde: docente, de: 'la lista' },
  },
  'docente/tomar-una-evaluacion': {
    Darla: { desde: `${docente}/evaluation/1`, escribe: { 'Fecha de entrega': '2030-03-03T10:00' } },
  },
  'docente/usar-el-tablon': {
    Publicar: {
      desde: docente,
      ademas: {
        2: async (p) => {
          await fill('Título', 'Aviso')(p)
          await p.getByRole('textbox', { name: /^Contenido/ }).fill('Mañana no hay clase.')
        },
      },
    },
  },
  'alumno/cuidar-tu-cuenta': {
    'Cambiar tu email': {
      desde: '/alumno/profile/1',
      salvo: ['Confirmar'],
      escribe: { Email: 'otro@guarania.example' },
    },
    'Pedir que se borren': { desde: '/alumno/profile/1' },
  },
  'alumno/entregar-desde-el-telefono': {
    'Enviar un archivo': {
      salvo: ['Tomar una foto'],
      quien: 'alumno21@guarania.example',
      ademas: { 3: press('Análisis de una guarania', 'link') },
      escribe: { 'Elige un archivo, o varios, o suéltalos aquí': 'public/icono-192.png' },
    },
  },
  'alumno/entregar-lo-que-tocas': {
    Grabar: {
      desde: '/alumno/tareas',
      salvo: ['No se oye nada'],
      quien: 'alumno20@guarania.example',
      ademas: { 1: press('Análisis de una guarania', 'link') },
    },
  },
  'alumno/entregar-un-aporte': {
    'Escribir un creador nuevo': {
      desde: '/alumno/tareas',
      conFaltas: true,
      ademas: { 1: press('Un creador de tu ciudad', 'link') },
    },
  },
  'alumno/justificar-una-falta': {
    'Ver cómo vas': { desde: alumno, salvo: ['Presente', 'Tarde', 'Ausente', 'Justificado', 'Sin Registro'] },
    'Pedir que justifiquen una falta': {
      desde: alumno,
      escribe: { Desde: '2026-11-27', Hasta: '2026-11-27' },
    },
  },
  'alumno/leer-tu-nota': {
    'Ver la nota de una tarea': {
      ademas: {
        2: async (p) => {
          await p
            .getByRole('list', { name: /^Calificadas/ })
            .getByRole('link')
            .first()
            .click()
        },
      },
    },
  },
  'alumno/participar-en-el-tablon': {
    'Leer lo que se publicó': { desde: alumno, salvo: ['Seguir leyendo', 'Mostrar más'] },
    'Publicar algo': {
      desde: alumno,
      ademas: {
        2: async (p) => {
          await fill('Título', 'Hola')(p)
          await p.getByRole('textbox', { name: /^Contenido/ }).fill('Buenas.')
        },
      },
    },
  },
  'alumno/rendir-una-evaluacion': {
    Responder: {
      ademas: {
        3: async (p) => {
          await p.getByRole('radio').first().waitFor()
          for (const g of await p.getByRole('group').or(p.getByRole('radiogroup')).all())
            await g.getByRole('radio').first().check()
        },
      },
    },
  },
  'alumno/ver-que-tienes-que-hacer': {
    'Tenerlo en el calendario de tu teléfono': {
      desde: '/alumno/calendario',
      salvo: ['Abrir en el calendario'],
    },
  },
  'alumno/ver-tus-pagos': { 'Saber si debes algo': {}, 'Bajar un recibo': { desde: '/alumno/pagos' } },
  'administracion/abrir-una-catedra': {
    Crearla: {
      escribe: { 'Modalidad de pago': 'Institucional' },
      conFaltas: true,
      ademas: { 2: fill('Nombre', 'Coro de prueba') },
    },
    'Copiar la del año pasado': { desde: admin, escribe: { 'Semana de la primera clase': '2027-03-01' } },
  },
  'administracion/atender-pedidos-de-datos': { 'Responder un pedido': {} },
  'administracion/cerrar-el-anio': {
    'Antes de cerrar': { desde: admin },
    Cerrarla: { desde: `${admin}/cierre` },
    'Había un error': { desde: '/admin/catedras/2/cierre' },
  },
  'administracion/cobrar': {
    'Anotar un pago': {
      desde: admin,
      ademas: { 2: press('Paola Zarza') },
      salvo: ['Y también, hasta'],
    },
    Avisarle: { desde: `${admin}/pagos`, salvo: ['Copiar el texto'] },
  },
  'administracion/dar-los-primeros-pasos': {
    Entrar: { afuera: true, ademas: { 2: fill('Contraseña', adminPassword) }, fin: /Panel de revisión/ },
  },
  'administracion/guardar-copias': { 'Mudar el sitio': { desde: '/admin/copias' } },
  'administracion/inscribir-e-importar': {
    'De a uno': {
      escribe: { 'Día de cobro': '10' },
      ademas: {
        2: (p) => p.goto(admin),
        3: (p) => p.getByRole('dialog').getByRole('checkbox').first().check(),
      },
    },
    'Muchos, desde una planilla': { desde: admin, de: 'la lista', conFaltas: true },
  },
  'administracion/moderar-los-aportes': {
    'Un creador nuevo': { salvo: ['Se parece a', 'Remitir para revisión', 'Rechazar'] },
    'Corregir una ficha publicada': {},
  },
  'administracion/que-lleguen-los-correos': {
    'Elegir por dónde salen': { conFaltas: true, salvo: ['Outlook', 'Resend', 'Otro'] },
    'A un alumno no le llegan': { de: 'Mirta Agüero' },
  },
  'administracion/recuperar-lo-eliminado': { 'Hace unos días': {} },
  'administracion/unir-fichas-repetidas': { Unirlas: { desde: '/admin/creadores/duplicados' } },
  'visitante/anadir-un-creador': {
    'Escribirlo en tres pasos': {
      conFaltas: true,
      escribe: { 'Tu email': 'rosa@guarania.example' },
      desde: '/',
      ademas: {
        2: async (p) => {
          await fill(/^Nombres/, 'Rosa')(p)
          await fill(/^Apellidos/, 'Pasajera')(p)
          await fill('Año', '1901')(p)
          await fill(
            /^Biografía/,
            'Nació en Asunción y escribió canciones para la radio durante treinta años.',
          )(p)
          await fill(/^Obras/, 'Canción de cuna')(p)
        },
        3: async (p) => {
          await p.getByRole('checkbox').filter({ visible: true }).first().check()
        },
      },
    },
  },
  'visitante/aparecer-en-el-ranking': {
    'Elegir cómo apareces': {
      ademas: { 2: (p) => p.goto('/aporte/GUA-DEM0-0001') },
      salvo: ['Enviarme el código'],
    },
  },
  'visitante/compartir-una-ficha': {
    'Enviar el enlace': { desde: '/creador/jose-asuncion-flores', salvo: ['Enlace copiado.'] },
    'Enviarla por WhatsApp con un texto': {
      desde: '/creador/jose-asuncion-flores',
      salvo: ['Ver página completa', 'Compartir'],
    },
  },
  'visitante/comprobar-un-acta-o-una-constancia': {
    'Con el código': { ademas: { 2: fill(/^Código/, 'K3M9-0QXD-71VZ') } },
  },
  'visitante/corregir-una-ficha': {
    'Proponer un cambio': {
      desde: '/creador/jose-asuncion-flores',
      ademas: {
        4: async (p) => {
          await fill(/^Motivo/, 'Falta una obra.')(p)
          await fill(/email/i, 'rosa@guarania.example')(p)
        },
        5: async (p) => {
          await press('Información Básica', 'tab')(p)
          await fill(
            /^Biografía/,
            'Otra biografía, más larga, con lo que hizo en Buenos Aires y lo que dejó escrito.',
          )(p)
        },
      },
    },
  },
  'visitante/encontrar-a-un-creador': {
    'Buscar por su nombre': {
      escribe: { 'Buscar por nombre, biografía u obra': 'flores' },
      fin: /José Asunción Flores/,
    },
    'Quedarte con algunos': { desde: '/', escribe: { 'Vivía en': '1920' } },
  },
  'visitante/saber-que-fue-de-tu-aporte': {
    'Mirar en qué está': { ademas: { 2: fill('Recibo del aporte', 'GUA-DEM0-0001') } },
  },
  'visitante/valorar-y-comentar': {
    'Poner estrellas': { ademas: { 2: (p) => p.goto('/creador/jose-asuncion-flores') } },
    'Dejar un comentario': { desde: '/creador/jose-asuncion-flores' },
  },
  'visitante/ver-quien-vivio-cuando': {
    'Mirar las vidas': { desde: '/' },
    'Quedarte con una época': { desde: '/vidas' },
    'Ver a los contemporáneos de alguien': {
      desde: '/creador/jose-asuncion-flores',
      salvo: ['Volver a su ficha'],
    },
  },
}

/** Walked by a test of their own, since words and a browser are not enough: codes, sound, a second person. */
export const aparte = [
  'administracion/cuidar-el-ingreso#Pedir también un código del teléfono',
  'administracion/dar-los-primeros-pasos#Seguir la guía',
  'alumno/entrar-con-tu-email#Pedir el código',
  'alumno/entrar-con-tu-email#Te dieron el código de una cátedra',
  'docente/entrar-y-tu-cuenta#Entrar',
  'visitante/comprobar-un-acta-o-una-constancia#Comprobar un archivo',
  'visitante/escuchar-la-linea-de-tiempo#Escuchar a uno',
  'visitante/escuchar-la-linea-de-tiempo#Escuchar a todos, uno tras otro',
  'visitante/saber-que-fue-de-tu-aporte#Te pidieron mejorarlo',
]
