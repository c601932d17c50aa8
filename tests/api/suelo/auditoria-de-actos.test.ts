import { afterAll, expect, test, vi } from 'vitest'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { type Acto, createMundoDeActos } from '../../support/actos/mundo.ts'
import { actos, callActo } from '../../support/actos/todos.ts'
import { testApi } from '../../support/api.ts'
import { removeDataDir } from '../../support/archivos.ts'
import { createMundoConTarea } from '../../support/mundo-con-tarea.ts'

/** They change nothing that anybody will ask about, or nothing at all. */
const noSeAnotan = [
  'POST /publicaciones/:id/interacciones',
  'DELETE /publicaciones/:id/interacciones',
  // Of a file that comes in pieces, nothing is anybody's business before it is used.
  'POST /subidas',
  'PATCH /subidas/:id',
  'POST /subidas/:id',
  'DELETE /subidas/:id',
  // What one keeps at hand is one's own.
  'PUT /docente/me/frases',
  'POST /docente/me/frases/olvidar',
  'POST /docente/me/novedades/leidas',
  'POST /docente/me/dispositivos/:id/prueba',
  // They read a text, and store nothing.
  'POST /docente/evaluaciones/importar',
  'POST /admin/evaluaciones/importar',
]

const mundo = createMundoDeActos()
afterAll(() => removeDataDir(mundo))

const rutas = mundo.app.routes
  .filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
  .map(({ method, path }) => `${method} ${path.replace('/api', '')}`)

const lineas = () => mundo.db.select().from(auditoria).all()

test.each(Object.keys(actos))('%s deja una línea, con sus palabras', async (ruta) => {
  const acto = await actos[ruta]?.(mundo)
  const antes = lineas().length

  const { status, data } = await callActo(mundo, ruta, acto as Acto)

  expect([200, 201, 202], JSON.stringify(data)).toContain(status)
  const nuevas = lineas().slice(antes)
  expect(nuevas.map(({ resumen }) => resumen)).toEqual([acto?.dice])
  const isFromDocente = ruta.includes(' /docente')
  expect(nuevas[0]).toMatchObject({
    rol: isFromDocente ? 'docente' : 'admin',
    docenteId: isFromDocente ? mundo.docente.id : null,
    nombre: isFromDocente ? 'Graciela Ocampos' : 'Administración',
  })
})

/** Whether a guard asks who it is, and lets in the administrator or a teacher. */
async function isOfTheHouse(ruta: string): Promise<boolean> {
  const { call, sesion } = otro
  const [method = '', path = ''] = ruta.replace(/:\w+/g, '999').split(' ')
  const estado = async (headers?: Record<string, string>) =>
    (await call(path, { method, ...(headers && { headers }) })).status
  if ((await estado()) !== 401) return false
  const estados = [await estado(await sesion('admin')), await estado(await sesion('docente'))]
  return estados.some((uno) => uno !== 401 && uno !== 403)
}
const otro = testApi({ sinLimites: true })

test('toda ruta que cambia algo deja una línea, o está entre las que no', async () => {
  const deLaCasa: string[] = []
  for (const ruta of rutas) if (await isOfTheHouse(ruta)) deLaCasa.push(ruta)

  expect([...Object.keys(actos), ...noSeAnotan].toSorted()).toEqual(deLaCasa.toSorted())
})

test('lo rechazado, lo simulado y lo que escribe un alumno no dejan línea', async () => {
  const { catedra, ana } = mundo.insertInscrita()
  const alumna = mundo.as('alumno', ana)
  const filas = [{ nombre: 'Eva', apellido: 'Sosa', email: 'eva@sosa.py' }]
  const antes = lineas().length

  const estados = [
    await mundo.ask('admin', 'POST /alumnos', { ...filas[0], email: ana.email }),
    await mundo.ask('admin', `POST /admin/catedras/${catedra.id}/inscribir`, { alumnoId: ana.id }),
    await mundo.ask('admin', 'POST /admin/alumnos/importar', { filas, simular: true }),
    await alumna(`POST /catedras/${catedra.id}/publicaciones`, { titulo: 'Hola', contenido: '<p>Sí.</p>' }),
  ].map(({ status }) => status)

  expect(estados).toEqual([409, 409, 200, 201])
  expect(lineas().length).toBe(antes)
})

test('si la línea no se puede escribir, el acto tampoco se hace', async () => {
  const { sqlite, asDocente, assign } = await createMundoConTarea()
  await assign()
  sqlite.exec(`UPDATE tarea_asignaciones SET estado = 'ENTREGADA', submission_date = 1;
    CREATE TRIGGER sin_auditoria BEFORE INSERT ON auditoria BEGIN SELECT RAISE(ABORT, 'no se puede'); END`)
  const califica = () =>
    asDocente.docente.tareasAsignaciones({ id: 1 }).calificar.post({
      puntos_obtenidos: 8,
      comentario_docente: 'Muy bien.',
    })
  const guardada = () =>
    sqlite.prepare('SELECT estado, puntos_obtenidos FROM tarea_asignaciones WHERE id = 1').get()

  expect((await califica()).status).toBe(500)
  expect(guardada()).toEqual({ estado: 'ENTREGADA', puntos_obtenidos: null })
  vi.mocked(console.error).mockClear()

  sqlite.exec('DROP TRIGGER sin_auditoria')
  expect((await califica()).status).toBe(200)
  expect(guardada()).toEqual({ estado: 'CALIFICADA', puntos_obtenidos: 8 })
})
