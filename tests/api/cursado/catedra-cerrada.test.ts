import { afterAll, describe, expect, test } from 'vitest'
import { catedras } from '../../../db/schema/catedras.ts'
import { insertDiaClase } from '../../support/academia.ts'
import { type Acto, createMundoDeActos } from '../../support/actos/mundo.ts'
import { actos, callActo } from '../../support/actos/todos.ts'
import { removeDataDir } from '../../support/archivos.ts'
import { insertPublicacion } from '../../support/cursado.ts'
import { insertEvaluacion, insertEvaluacionAsignada } from '../../support/evaluaciones.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'

const CERRADA = { status: 409, data: { code: 'catedra_cerrada', error: 'La cátedra está cerrada.' } }

/** They are about no course, or change nothing of it. */
const noSonDeUnaCatedra = [
  /^\S+ \/(alumnos|composers|sesiones)/,
  /^\S+ \/admin\/(alumnos|docentes|composers|institucion|primeros-pasos|pedidos-de-datos|correos?|copias|clave|segundo-factor|comentarios|fusiones|aportes|sugerencias|wikidata|mantenimiento)/,
  /^\S+ \/docente\/me(\/(email|avisos|calendario|sesiones|silencio|dispositivos(\/:id)?|pedido-de-borrado))?$/,
  /calendario\/enlace$/,
  /\/upload/,
  /^POST \/admin\/catedras$/,
  /^POST \/admin\/catedras\/:id\/(reabrir|copiar)$/,
  /^(POST|DELETE) \/admin\/pagos\//,
  /^POST \/admin\/catedraalumnos\/:id\/(pagos|pagos\/juntos|aviso-de-pago)$/,
  /^DELETE \/admin\/papelera\/:id$/,
]

const mundo = createMundoDeActos()
afterAll(() => removeDataDir(mundo))

describe('quien dirige una cátedra cerrada no le cambia nada', () => {
  const rutas = Object.keys(actos).filter((ruta) => !noSonDeUnaCatedra.some((una) => una.test(ruta)))

  test('y la descripción de la API lo dice', async () => {
    const { paths } = await (await mundo.call('/docs/json')).json()
    const callan = rutas.filter((ruta) => {
      const [metodo = '', camino = ''] = ruta.split(' ')
      return !paths[`/api${camino}`.replace(/:(\w+)/g, '{$1}')][metodo.toLowerCase()].responses[409]
    })
    expect(callan).toEqual([])
  })

  test.each(rutas)('%s', async (ruta) => {
    const acto = await actos[ruta]?.(mundo)
    mundo.db.update(catedras).set({ cerrada_en: 1 }).run()
    try {
      expect(await callActo(mundo, ruta, acto as Acto)).toMatchObject(CERRADA)
      // What is wrong with what was sent is nobody's matter any more.
      expect((await callActo(mundo, ruta, { ...(acto as Acto), cuerpo: { nada: 1 } })).status).toBe(409)
    } finally {
      mundo.db.update(catedras).set({ cerrada_en: null }).run()
    }
  })
})

test('lo que en ella esperaba a su docente ya no espera', async () => {
  const { asDocente, asAdmin, aula, catedra, db, deliver } = await createMundoConAsignadas()
  insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-01-05' })
  await deliver(0)
  const espera = async () => ({
    porCorregir: (await asDocente('GET /docente/me/por-corregir')).data.length,
    entregadas: (await asAdmin('GET /admin/tareas/entregadas')).data.length,
    enElPanel: (await asAdmin('GET /admin/dashboard-counts')).data.tareasEntregadas,
    sinAsistencia: (await asDocente('GET /docente/me/catedras')).data[0].sinAsistencia,
    sinLista: (await asDocente(`GET /docente/me/catedra/${catedra.id}/resumen`)).data.espera.sinLista.cuantas,
  })
  expect(await espera()).toEqual({
    porCorregir: 1,
    entregadas: 1,
    enElPanel: 1,
    sinAsistencia: 1,
    sinLista: 1,
  })

  db.update(catedras).set({ cerrada_en: 1 }).run()

  expect(await espera()).toEqual({
    porCorregir: 0,
    entregadas: 0,
    enElPanel: 0,
    sinAsistencia: 0,
    sinLista: 0,
  })
  expect((await aula.actas.get()).data).toEqual([])
})

test('la papelera dice de qué no vuelve hasta que la cátedra se reabra', async () => {
  const { asAdmin, asDocente, catedra, db } = await createMundoConAsignadas()
  const { id } = insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-01-05' })
  await asDocente(`DELETE /docente/catedra/${catedra.id}/diasclase/${id}`)
  const dice = async () =>
    (await asDocente('GET /docente/papelera')).data.map(({ cerrada }: { cerrada: boolean }) => cerrada)
  expect(await dice()).toEqual([false])

  db.update(catedras).set({ cerrada_en: 1 }).run()

  expect(await dice()).toEqual([true])
  expect(await asAdmin.admin.papelera({ id: 1 }).delete()).toMatchObject(CERRADA)
  expect(await dice()).toEqual([true])
})

describe('un alumno de una cátedra cerrada', () => {
  async function conCerrada() {
    const mundo = await createMundoConAsignadas()
    const { db, catedra, alumnos } = mundo
    const { id: evaluacionId, preguntas } = insertEvaluacion(db, { catedraId: catedra.id })
    insertEvaluacionAsignada(db, { evaluacionId, alumnoId: alumnos[0].id })
    const { id: publicacionId } = insertPublicacion(db, { catedraId: catedra.id })
    db.update(catedras).set({ cerrada_en: 1 }).run()
    return { ...mundo, alumna: mundo.asAlumnos[0], evaluacionId, preguntas, publicacionId }
  }

  test('no entrega', async () => {
    const { deliver } = await conCerrada()
    expect(await deliver(0)).toMatchObject(CERRADA)
  })

  test('no responde ni envía una evaluación', async () => {
    const { alumna, evaluacionId, preguntas } = await conCerrada()
    const [una, otra] = preguntas.map(({ id, bien }) => ({ preguntaId: id, opcionElegidaId: bien }))
    const en = `/alumnos/me/evaluaciones/${evaluacionId}`
    expect(await alumna(`PUT ${en}/respuestas`, una)).toMatchObject(CERRADA)
    expect(await alumna(`POST ${en}/submit`, { respuestas: [una, otra] })).toMatchObject(CERRADA)
  })

  test('no publica, no comenta y no reacciona, y lee', async () => {
    const { alumna, catedra, publicacionId } = await conCerrada()
    const publicacion = { titulo: 'Hola', contenido: '<p>Sí.</p>' }
    expect(await alumna(`POST /catedras/${catedra.id}/publicaciones`, publicacion)).toMatchObject(CERRADA)
    expect(await alumna(`POST /publicaciones/${publicacionId}/comentarios`, { texto: 'Sí' })).toMatchObject(
      CERRADA,
    )
    expect(await alumna(`POST /publicaciones/${publicacionId}/interacciones`, {})).toMatchObject(CERRADA)
    expect(await alumna(`DELETE /publicaciones/${publicacionId}/interacciones`)).toMatchObject(CERRADA)
    expect((await alumna(`GET /publicaciones/catedra/${catedra.id}`)).status).toBe(200)
  })
})
