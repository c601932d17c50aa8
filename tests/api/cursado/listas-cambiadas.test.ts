import { expect, test } from 'vitest'
import { insertCreador } from '../../support/creadores.ts'
import { preguntasDePrueba } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'

const recurso = (nombre: string) => ({ type: 'url', value: `https://${nombre}.py/` })
const horario = (dia_semana: string) => ({ dia_semana, hora_inicio: '18:00', hora_fin: '20:00' })
const [una, otra, tercera] = preguntasDePrueba(3)

const unidad = {
  periodo: 'Marzo',
  contenido: '<p>La guarania</p>',
  capacidades: 'Reconoce el compás.',
  horasTeoricas: 4,
  horasPracticas: 2,
}
const tarea = { titulo: 'Analizar', descripcion: '<p>Una guarania</p>', puntos_posibles: 10 }

const casos = [
  {
    cuales: 'las preguntas',
    quien: 'asDocente',
    create: ['POST /docente/catedra/1/evaluaciones', { titulo: 'Parcial' }],
    edit: '/docente/evaluaciones/1',
    campo: 'preguntas',
    listas: [[una], [una, otra], [tercera]],
  },
  {
    cuales: 'los recursos',
    quien: 'asDocente',
    create: ['POST /docente/me/planes/1/unidades', unidad],
    edit: '/docente/me/unidades/1',
    campo: 'recursos',
    listas: [[recurso('a')], [recurso('a'), recurso('b')], []],
  },
  {
    cuales: 'los recursos',
    quien: 'asDocente',
    create: ['POST /docente/catedra/1/tareas', tarea],
    edit: '/docente/catedra/1/tareas/1',
    campo: 'recursos',
    listas: [['https://a.py/', 'https://b.py/'], ['https://b.py/'], []],
  },
  {
    cuales: 'los horarios',
    quien: 'asAdmin',
    create: ['POST /admin/catedras', { nombre: 'Armonía', anio: 2026 }],
    edit: '/admin/catedras/2',
    campo: 'horariosPorDia',
    listas: [[horario('Lunes')], [horario('Lunes'), horario('Martes')], [horario('Jueves')]],
  },
] as const

test.each(casos)('quien reemplaza $cuales ($editar) se entera de que otro los cambió', async (caso) => {
  const { cuales, campo, create, edit, listas } = caso
  const mundo = createMundo()
  await mundo.aula.planes.post({ titulo: 'Plan' })
  const quien = mundo[caso.quien]
  const [leida, deOtro, mia] = listas
  const [call, datos] = create
  expect((await quien(call, { ...datos, [campo]: leida })).status).toBe(201)
  const save = (cuerpo: object) => quien(`PUT ${edit}`, cuerpo)
  expect((await save({ [campo]: deOtro, antes: { [campo]: leida } })).status).toBe(200)

  const rechazo = await save({ [campo]: mia, antes: { [campo]: leida } })

  expect(rechazo).toMatchObject({
    status: 409,
    data: {
      error: `Mientras editabas, alguien cambió ${cuales}. Si guardas otra vez, queda lo tuyo.`,
      code: 'lista_cambiada',
    },
  })
  expect((await save({ [campo]: mia, antes: { [campo]: deOtro } })).status).toBe(200)
  expect((await save({ [campo]: leida })).status).toBe(200)
  expect((await save({ [campo]: mia, antes: {} })).status).toBe(200)
})

test('los recursos de una tarea son los mismos en otro orden, y con el archivo aparte', async () => {
  const { aula } = createMundo()
  await aula.tareas.post({ ...tarea, recursos: ['https://a.py/', 'https://b.py/'] })

  const guardada = await aula.tareas({ tareaId: 1 }).put({
    recursos: ['https://c.py/'],
    antes: { recursos: ['https://b.py/', '', 'https://a.py/'] },
  })

  expect(guardada.status).toBe(200)
})

test('quien resuelve un aporte se entera de que otro ya lo resolvió', async () => {
  const { asAdmin, db } = createMundo()
  const { id } = insertCreador(db, { status: 'REJECTED' })
  const publish = (antes?: object) =>
    asAdmin.composers({ id }).status.put({ status: 'PUBLISHED', ...(antes && { antes }) })

  expect(await publish({ status: 'PENDING_REVIEW' })).toMatchObject({
    status: 409,
    data: {
      error: 'Alguien cambió mientras tanto el estado de este creador.',
      code: 'estado_cambiado',
    },
  })
  expect((await publish({ status: 'OTRO' })).status).toBe(400)
  expect((await publish()).status).toBe(200)
})
