import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertDiaClase, insertJustificativo, insertPlan, insertUnidad } from '../support/academia.ts'
import { insertEscala } from '../support/actas.ts'
import { insertPublicacion } from '../support/cursado.ts'
import { assignEvaluacion, insertEvaluacion } from '../support/evaluaciones.ts'
import { createMundoConAsignadas } from '../support/mundo-con-tarea.ts'
import { enter, openMore } from '../support/pantallas.tsx'

/** One screen, or one tab or dialog of it. */
interface Parada {
  en: string
  /** What only reads, or what is read: buttons, links and headings by how they begin. */
  lee: string[]
  /** What writes: buttons and links. */
  escribe: string[]
  /** It writes and nothing else. */
  soloEscribe?: true
}

/** A course with a bit of everything; of its three students one is graded, one waits for it, one has not delivered. */
async function conDeTodo() {
  const mundo = await createMundoConAsignadas({}, { alumnos: 3, sinLimites: true })
  const { db, catedra, alumnos, asAdmin, deliver } = mundo
  const catedraId = catedra.id
  const en = `/admin/catedras/${catedraId}`
  await deliver(0)
  await deliver(1)
  await asAdmin('POST /admin/tareas/1/calificar', { puntos_obtenidos: 8 })
  await asAdmin('POST /admin/tareasAsignaciones/1/comentarios', { texto: 'Bien el final.' })
  const evaluacion = insertEvaluacion(db, { catedraId, fecha_entrega: Date.parse('2030-03-10') })
  for (const { id } of alumnos) assignEvaluacion(db, evaluacion, id)
  insertPublicacion(db, { catedraId, titulo: 'Hola' })
  insertDiaClase(db, { catedraId, fecha: '2026-03-02' })
  insertUnidad(db, { planId: insertPlan(db, { catedraId, titulo: 'Plan anual' }).id })
  insertEscala(mundo)
  const rubros = await asAdmin(`PUT ${en}/rubros`, { rubros: [{ nombre: 'Oral', peso: 100 }] })
  const notas = [{ alumnoId: alumnos[0].id, puntos_obtenidos: 19 }]
  const oral = { rubroId: rubros.data[0].id, nombre: 'Oral de julio', puntos_posibles: 20, notas }
  await asAdmin(`PUT ${en}/notas-manuales`, oral)
  insertJustificativo(db, { catedraId, alumnoId: alumnos[2].id })
  return { ...mundo, close: () => asAdmin(`POST ${en}/cerrar`, {}) }
}

const textoDe = (elemento: Element) =>
  (elemento.getAttribute('aria-label') ?? elemento.textContent ?? '').trim()
const isDePantalla = (elemento: Element) => elemento.closest('.ui-dialogo') ?? elemento.closest('main')
const faltan = (nombres: string[], cuales: string) => {
  openMore()
  const hay = [...document.querySelectorAll(cuales)].filter(isDePantalla).map(textoDe)
  return nombres.filter((nombre) => !hay.some((uno) => new RegExp(`^${nombre}`).test(uno)))
}
const CERRADA = 'La cátedra está cerrada.'

/** Goes from one to the next: closed, all is read and nothing written; open, what writes is offered. */
async function visit(go: (en: string) => unknown, paradas: readonly Parada[], cerrada: boolean) {
  for (const { en, lee, escribe, soloEscribe } of paradas) {
    await go(en)
    if (!cerrada) {
      await waitFor(() => expect({ en, faltan: faltan(escribe, 'button, a') }).toEqual({ en, faltan: [] }))
      expect(screen.queryByText(CERRADA), en).not.toBeInTheDocument()
      continue
    }
    await waitFor(() =>
      expect({ en, faltan: faltan(lee, 'button, a, h1, h2, h3, h4, label') }).toEqual({ en, faltan: [] }),
    )
    if (soloEscribe) expect(await screen.findByText(CERRADA), en).toBeVisible()
    await waitFor(() => expect({ en, faltan: faltan(escribe, 'button, a') }).toEqual({ en, faltan: escribe }))
  }
}

const delTablon = ['Comentar «Hola»', 'Me gusta', 'Crear Publicación']

const suya = '/docente/catedra/1'
const deDocente: Parada[] = [
  { en: suya, lee: ['Descargar', 'Tablón'], escribe: ['Crear publicación', 'Cerrar la clase de hoy'] },
  {
    en: `${suya}?tab=tablon`,
    lee: ['Copiar enlace', 'Copiar para WhatsApp'],
    escribe: [...delTablon, 'Ocultar en Tablón'],
  },
  {
    en: `${suya}?tab=alumnos`,
    lee: ['Ana Acosta', 'Ver los justificativos'],
    escribe: ['Reglas', 'Dar un código', 'Desinscribir'],
  },
  { en: `${suya}?tab=alumnos&justificativos=1`, lee: ['Listo'], escribe: ['Aceptar', 'Rechazar'] },
  { en: `${suya}?tab=planes`, lee: ['Plan anual'], escribe: ['Crear plan', 'Editar', 'Copiar', 'Eliminar'] },
  {
    en: `${suya}?tab=planes&plan=1`,
    lee: ['Imprimir', 'Ver detalles'],
    escribe: ['Agregar período', 'Subir Marzo', 'Bajar Marzo', 'Editar', 'Eliminar'],
  },
  {
    en: `${suya}?tab=tareas`,
    lee: ['Planilla de notas', 'Nota final', 'Ver detalles', 'Copiar para WhatsApp'],
    escribe: [
      'Crear Nueva Tarea',
      'Corregir ?\\d+ ?Armonizar',
      'Asignar',
      'Ocultar en Tablón',
      'Editar',
      'Eliminar',
    ],
  },
  {
    en: `${suya}?tab=clases`,
    lee: ['Asistencia del'],
    escribe: [
      'Crear día de clase',
      'Generar un período',
      'Cerrar la clase de hoy',
      'No hubo clase',
      'Editar',
      'Eliminar',
    ],
  },
  { en: `${suya}?tab=clases&dia=1`, lee: ['Listo'], escribe: ['Todos presentes', 'Otra marca para'] },
  { en: `${suya}?tab=clases&ficha=nuevo`, lee: ['Días de clase'], escribe: ['Cancelar'] },
  {
    en: `${suya}?tab=evaluaciones`,
    lee: ['Ver', 'Resultados'],
    escribe: ['Generar con IA', 'Desde la línea de tiempo', 'Escribirla a mano', 'Asignar', 'Eliminar'],
  },
  {
    en: `${suya}/evaluation/1`,
    lee: ['Resultados', 'Más acciones'],
    escribe: ['Asignar', 'Editar'],
  },
  {
    en: `${suya}/tareas/1/correccion`,
    lee: ['Descargar todas'],
    escribe: ['Calificar', 'Devolver', 'Comentar'],
  },
  {
    en: `${suya}/alumno/2`,
    lee: ['Ver adjunto', 'Ver la evaluación'],
    escribe: ['Calificar', 'Devolver para otro intento'],
  },
  { en: `${suya}/alumno/1`, lee: ['Ver adjunto'], escribe: ['Rectificar nota'] },
  { en: `${suya}/calificaciones`, lee: ['Exportar'], escribe: ['8', 'Entregada'] },
  {
    en: `${suya}/nota-final`,
    lee: ['Escala', 'Descargar PDF'],
    escribe: ['Cambiar la escala', 'Cambiar los rubros', 'Anotar notas', 'Cambiar «Oral', 'Eliminar «Oral'],
  },
  { en: `${suya}/tareas/create`, lee: ['Volver'], escribe: ['Crear Tarea'], soloEscribe: true },
  { en: `${suya}/tareas/1/edit`, lee: ['Volver'], escribe: ['Guardar cambios'], soloEscribe: true },
  { en: `${suya}/cierre`, lee: ['Volver'], escribe: ['Cerrar la clase'], soloEscribe: true },
  { en: `${suya}/evaluation/1/editar`, lee: ['Volver'], escribe: ['Guardar'], soloEscribe: true },
  { en: `${suya}/evaluations/a-mano`, lee: ['Volver'], escribe: ['Guardar'], soloEscribe: true },
  { en: `${suya}/evaluations/linea-de-tiempo`, lee: ['Volver'], escribe: ['Generar'], soloEscribe: true },
  { en: `${suya}/evaluations/oido`, lee: ['Volver'], escribe: ['Generar'], soloEscribe: true },
]

const en = '/admin/catedras/1'
const deAdmin: Parada[] = [
  {
    en,
    lee: ['Copiar a otro año', 'Descargar todo', 'Pagos', 'Exportar'],
    escribe: [
      'Editar cátedra',
      'Eliminar',
      'Reglas',
      'Importar',
      'Inscribir Alumno',
      'Editar la inscripción',
      'Desinscribir',
    ],
  },
  { en: `${en}?tab=asistencia`, lee: ['Ver Detalle'], escribe: [] },
  {
    en: `${en}?tab=clases`,
    lee: ['Asistencia del'],
    escribe: ['Generar un período', 'Crear día de clase', 'No hubo clase'],
  },
  { en: `${en}?tab=clases&dia=1`, lee: ['Listo'], escribe: ['Todos presentes', 'Otra marca para'] },
  { en: `${en}?tab=planes`, lee: ['Planes de clases'], escribe: [] },
  {
    en: `${en}?tab=tareas`,
    lee: ['Nota final', 'Ver la tarea'],
    escribe: ['Crear Tarea', 'Asignar', 'Editar', 'Eliminar la tarea'],
  },
  { en: `${en}?tab=tareas&detalles=1`, lee: ['Copiar para WhatsApp'], escribe: [] },
  {
    en: `${en}?tab=evaluaciones`,
    lee: ['Ver', 'Resultados'],
    escribe: ['Crear Evaluación por IA', 'Escribirla a mano', 'Asignar', 'Eliminar «Parcial»'],
  },
  {
    en: `${en}?tab=evaluaciones&evaluacion=1`,
    lee: ['Resultados', 'Más acciones'],
    escribe: ['Asignar', 'Editar'],
  },
  {
    en: `${en}?tab=tablon`,
    lee: ['Copiar enlace'],
    escribe: [...delTablon, 'Editar «Hola»', 'Eliminar «Hola»'],
  },
  { en: `${en}/nota-final`, lee: ['Escala'], escribe: ['Cambiar la escala', 'Anotar notas'] },
  { en: `${en}/importar`, lee: ['Cátedras'], escribe: ['Revisar'], soloEscribe: true },
  { en: `${en}/evaluations/a-mano`, lee: ['Volver'], escribe: ['Guardar'], soloEscribe: true },
  { en: `${en}/cierre`, lee: ['Reabrir la cátedra'], escribe: [] },
  { en: '/admin/dashboard?tab=calificadas', lee: ['Puntos'], escribe: ['Rectificar nota'] },
]

const cursada = '/alumno/catedra/1'
const TAREA = 'Armonizar un bajo'
const deAlumno: Parada[] = [
  { en: `${cursada}?tab=tablon`, lee: ['Copiar enlace'], escribe: delTablon },
  { en: `${cursada}?tab=tareas`, lee: [TAREA], escribe: ['Subir Entrega'] },
  { en: `${cursada}?tab=evaluaciones`, lee: ['Parcial'], escribe: ['Realizar Evaluación'] },
  { en: `${cursada}?tab=asistencia`, lee: ['Mi asistencia'], escribe: ['Justificar una falta'] },
  { en: '/alumno/tareas', lee: [TAREA], escribe: ['Subir Entrega'] },
  { en: '/my-evaluations', lee: ['Parcial'], escribe: ['Realizar Evaluación'] },
  { en: '/alumno/tarea/3', lee: ['Consigna'], escribe: ['Subir Entrega'] },
  { en: '/evaluacion/1', lee: ['Volver'], escribe: ['Enviar Evaluación'], soloEscribe: true },
]
const deQuienEntrego: Parada[] = [{ en: '/alumno/tarea/1', lee: ['Mi entrega'], escribe: ['Comentar'] }]

const estados = [
  ['cerrada', true],
  ['abierta', false],
] as const

test.each(estados)(
  'a su docente una cátedra %s le muestra todo, y le ofrece cambiarlo o no',
  async (_, cerrada) => {
    const mundo = await conDeTodo()
    if (cerrada) await mundo.close()
    const { go } = await enter(mundo, '/docente/calendario', 'docente', mundo.docente)
    await visit(go, deDocente, cerrada)
  },
)

test.each(estados)('a la administración una cátedra %s se le muestra entera', async (_, cerrada) => {
  const mundo = await conDeTodo()
  if (cerrada) await mundo.close()
  const { go } = await enter(mundo, '/admin/docentes')
  await visit(go, deAdmin, cerrada)
})

test.each(estados)(
  'en una cátedra %s un alumno lee lo suyo, y entrega, rinde y comenta o no',
  async (_, cerrada) => {
    const mundo = await conDeTodo()
    if (cerrada) await mundo.close()
    const { go } = await enter(mundo, '/alumno/calendario', 'alumno', mundo.alumnos[2])
    await visit(go, deAlumno, cerrada)
  },
)

test.each(estados)('lo entregado en una cátedra %s se lee con sus comentarios', async (_, cerrada) => {
  const mundo = await conDeTodo()
  if (cerrada) await mundo.close()
  const { go } = await enter(mundo, '/alumno/calendario', 'alumno', mundo.alumnos[0])
  await visit(go, deQuienEntrego, cerrada)
  expect(await screen.findByText('Bien el final.')).toBeVisible()
})

test('la lista de un día se lee y no se marca', async () => {
  const mundo = await conDeTodo()
  await mundo.close()
  await enter(mundo, `${suya}?tab=clases&dia=1`, 'docente', mundo.docente)

  expect(await screen.findByRole('checkbox', { name: /Ana Acosta/ })).toBeDisabled()
})
