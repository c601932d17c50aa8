import type { Page } from '@playwright/test'
import { conDeTodo, expectEscribir, expectSoloLeer, type Parada } from './en-cerrada'
import { expect, test } from './fixtures'

type Curso = Awaited<ReturnType<typeof conDeTodo>>

async function close({ catedraId, call }: Curso) {
  const en = `/admin/catedras/${catedraId}`
  const reglas = await call(`GET ${en}/reglas`)
  await call(`PUT ${en}/reglas`, { ...reglas, escala: { cortes: [60, 70, 80, 90] } })
  await call(`POST ${en}/cerrar`, {})
}

const reopen = ({ catedraId, call }: Curso) =>
  call(`POST /admin/catedras/${catedraId}/reabrir`, { motivo: 'Un oral mal anotado' })

/** Everybody reads while it is closed; opened again, what it does not offer is back. */
async function expectCerradaYReabierta(page: Page, curso: Curso, paradas: readonly Parada[]) {
  await close(curso)
  await expectSoloLeer(page, paradas)
  await reopen(curso)
  await expectEscribir(page, paradas)
}

const delTablon = ['Comentar «Hola»', 'Me gusta', 'Crear Publicación']

test('a su docente una cátedra cerrada le muestra todo y no le ofrece cambiar nada', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(400_000)
  const curso = await conDeTodo(page, signInAs)
  const { catedraId, tareaId, evaluacionId, diaId, planId, alumnos, docente } = curso
  const en = `/docente/catedra/${catedraId}`
  const tarea = `${en}/tareas/${tareaId}`
  const evaluacion = `${en}/evaluation/${evaluacionId}`
  await signInAs('docente', docente)
  await expectCerradaYReabierta(page, curso, [
    { en, lee: ['Descargar', 'Tablón'], escribe: ['Crear publicación', 'Cerrar la clase de hoy'] },
    {
      en: `${en}?tab=tablon`,
      lee: ['Copiar enlace', 'Copiar para WhatsApp'],
      escribe: [...delTablon, 'Ocultar en Tablón'],
    },
    {
      en: `${en}?tab=alumnos`,
      lee: ['Ver detalles', 'Revisar', 'Ver los justificativos'],
      escribe: ['Reglas', 'Dar un código', 'Desinscribir'],
    },
    { en: `${en}?tab=alumnos&justificativos=1`, lee: ['Listo'], escribe: ['Aceptar', 'Rechazar'] },
    { en: `${en}?tab=planes`, lee: ['Plan anual'], escribe: ['Crear plan', 'Editar', 'Copiar', 'Eliminar'] },
    {
      en: `${en}?tab=planes&plan=${planId}`,
      lee: ['Imprimir', 'Ver detalles'],
      escribe: ['Añadir período', 'Subir Marzo', 'Bajar Marzo', 'Editar', 'Eliminar'],
    },
    {
      en: `${en}?tab=tareas`,
      lee: ['Planilla de notas', 'Nota final', 'Ver detalles', 'Copiar para WhatsApp'],
      escribe: [
        'Crear Nueva Tarea',
        'Corregir \\d+ ?Armonizar',
        'Asignar',
        'Ocultar en Tablón',
        'Editar',
        'Eliminar',
      ],
    },
    {
      en: `${en}?tab=clases`,
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
    { en: `${en}?tab=clases&dia=${diaId}`, lee: ['Listo'], escribe: ['Todos presentes', 'Otra marca para'] },
    { en: `${en}?tab=clases&ficha=nuevo`, lee: ['Días de clase'], escribe: ['Cancelar'] },
    {
      en: `${en}?tab=evaluaciones`,
      lee: ['Ver', 'Resultados'],
      escribe: ['Generar con IA', 'Desde la línea de tiempo', 'Escribirla a mano', 'Asignar', 'Eliminar'],
    },
    {
      en: evaluacion,
      lee: ['Resultados', 'Exportar GIFT', 'Exportar texto', 'Copiar para WhatsApp', 'Imprimir'],
      escribe: ['Asignar', 'Editar', 'Duplicar', 'Eliminar'],
    },
    {
      en: tarea.concat('/correccion'),
      lee: ['Descargar todas'],
      escribe: ['Calificar y seguir', 'Devolver', 'Comentar'],
    },
    {
      en: `${en}/alumno/${alumnos[1]?.id}`,
      lee: ['Ver adjunto', 'Ver la evaluación'],
      escribe: ['Calificar', 'Devolver para otro intento'],
    },
    { en: `${en}/alumno/${alumnos[0]?.id}`, lee: ['Ver adjunto'], escribe: ['Rectificar nota'] },
    { en: `${en}/calificaciones`, lee: ['Exportar'], escribe: ['8', 'Entregada'] },
    {
      en: `${en}/nota-final`,
      lee: ['Escala', 'Descargar PDF'],
      escribe: ['Cambiar la escala', 'Cambiar los rubros', 'Anotar notas', 'Cambiar «Oral', 'Eliminar «Oral'],
    },
    { en: `${en}/tareas/create`, lee: ['Volver'], escribe: ['Crear Tarea'], soloEscribe: true },
    { en: `${tarea}/edit`, lee: ['Volver'], escribe: ['Guardar cambios'], soloEscribe: true },
    { en: `${en}/cierre`, lee: ['Volver'], escribe: ['Cerrar la clase'], soloEscribe: true },
    { en: `${evaluacion}/editar`, lee: ['Volver'], escribe: ['Guardar'], soloEscribe: true },
    { en: `${en}/evaluations/a-mano`, lee: ['Volver'], escribe: ['Guardar'], soloEscribe: true },
    { en: `${en}/evaluations/linea-de-tiempo`, lee: ['Volver'], escribe: ['Generar'], soloEscribe: true },
  ])
})

test('a la administración tampoco, y puede copiarla, descargarla y reabrirla', async ({ page, signInAs }) => {
  test.setTimeout(400_000)
  const curso = await conDeTodo(page, signInAs)
  const { catedraId, tareaId, evaluacionId, titulo, diaId } = curso
  const en = `/admin/catedras/${catedraId}`
  await signInAs('admin')
  await expectCerradaYReabierta(page, curso, [
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
    { en: `${en}?tab=clases&dia=${diaId}`, lee: ['Listo'], escribe: ['Todos presentes', 'Otra marca para'] },
    { en: `${en}?tab=planes`, lee: ['Planes de clases'], escribe: [] },
    {
      en: `${en}?tab=tareas`,
      lee: ['Nota final', 'Ver la tarea'],
      escribe: ['Crear Tarea', 'Asignar', 'Editar', 'Eliminar la tarea'],
    },
    { en: `${en}?tab=tareas&detalles=${tareaId}`, lee: ['Copiar para WhatsApp'], escribe: [] },
    {
      en: `${en}?tab=evaluaciones`,
      lee: ['Ver', 'Resultados'],
      escribe: ['Crear Evaluación por IA', 'Escribirla a mano', 'Asignar', 'Eliminar «Parcial»'],
    },
    {
      en: `${en}?tab=evaluaciones&evaluacion=${evaluacionId}`,
      lee: ['Exportar GIFT', 'Resultados'],
      escribe: ['Asignar', 'Editar', 'Duplicar'],
    },
    {
      en: `${en}?tab=tablon`,
      lee: ['Copiar enlace'],
      escribe: [...delTablon, 'Editar «Hola»', 'Eliminar «Hola»'],
    },
    { en: `${en}/nota-final`, lee: ['Escala'], escribe: ['Cambiar la escala', 'Anotar notas'] },
    { en: `${en}/importar`, lee: ['Cátedras'], escribe: ['Revisar'], soloEscribe: true },
    { en: `${en}/evaluations/a-mano`, lee: ['Volver'], escribe: ['Guardar'], soloEscribe: true },
  ])
  await close(curso)
  await page.goto(`${en}/cierre`)
  await expect(page.getByRole('button', { name: 'Reabrir la cátedra' })).toBeVisible()
  await page.goto('/admin/dashboard?tab=calificadas')
  const calificada = page.getByRole('listitem').filter({ hasText: titulo })
  await expect(calificada.getByLabel('Puntos')).toHaveValue('8')
  await expect(calificada.getByRole('button', { name: 'Rectificar nota' })).toHaveCount(0)
  await reopen(curso)
  await page.reload()
  await expect(calificada.getByRole('button', { name: 'Rectificar nota' })).toBeVisible()
})

test('a sus alumnos tampoco: leen lo suyo, y no entregan, no rinden, no comentan', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(400_000)
  const curso = await conDeTodo(page, signInAs)
  const { catedraId, evaluacionId, titulo, pendiente, alumnos, entregas } = curso
  const en = `/alumno/catedra/${catedraId}`
  await signInAs('alumno', alumnos[2]?.email)
  await expectCerradaYReabierta(page, curso, [
    { en: `${en}?tab=tablon`, lee: ['Copiar enlace'], escribe: delTablon },
    { en: `${en}?tab=tareas`, lee: [titulo], escribe: ['Subir Entrega'] },
    { en: `${en}?tab=evaluaciones`, lee: ['Parcial'], escribe: ['Realizar Evaluación'] },
    { en: `${en}?tab=asistencia`, lee: ['Mi asistencia'], escribe: ['Justificar una falta'] },
    { en: '/alumno/tareas', lee: [titulo], escribe: ['Subir Entrega'] },
    { en: '/my-evaluations', lee: ['Parcial'], escribe: ['Realizar Evaluación'] },
    { en: `/alumno/tarea/${pendiente}`, lee: ['Consigna'], escribe: ['Subir Entrega'] },
    { en: `/evaluacion/${evaluacionId}`, lee: ['Volver'], escribe: ['Enviar Evaluación'], soloEscribe: true },
  ])
  await signInAs('alumno', alumnos[0]?.email)
  const entregada = [{ en: `/alumno/tarea/${entregas[0]}`, lee: ['Mi entrega'], escribe: ['Comentar'] }]
  await expectEscribir(page, entregada)
  await close(curso)
  await expectSoloLeer(page, entregada)
  await expect(page.getByText('Bien el final.')).toBeVisible()
})

test('la lista de un día se lee y no se marca', async ({ page, signInAs }) => {
  const curso = await conDeTodo(page, signInAs)
  await close(curso)
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.catedraId}?tab=clases&dia=${curso.diaId}`)
  await expect(page.getByRole('checkbox', { name: /Rosa Prueba 1/ })).toBeDisabled()
})
