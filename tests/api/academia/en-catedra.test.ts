import { desc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catedraDe, type Tabla } from '../../../api/suelo/en-catedra.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import { evaluacionAsignaciones, evaluaciones, opciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { papelera } from '../../../db/schema/papelera.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import { publicacionComentarios, publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { seedDemo } from '../../../db/seed/demo.ts'
import { testApi } from '../../support/api.ts'

/** Of each table, in which course each of its rows is, as one would write it by hand. */
const aMano: [Tabla, string][] = [
  [catedras, 'SELECT id, id AS catedraId FROM catedras'],
  [catedraAlumnos, 'SELECT id, catedra_id AS catedraId FROM catedra_alumnos'],
  [
    pagos,
    'SELECT p.id, i.catedra_id AS catedraId FROM pagos p JOIN catedra_alumnos i ON i.id = p.catedra_alumno_id',
  ],
  [diasClase, 'SELECT id, catedra_id AS catedraId FROM dias_clase'],
  [planesDeClases, 'SELECT id, catedra_id AS catedraId FROM planes_de_clases'],
  [
    unidadesPlan,
    'SELECT u.id, p.catedra_id AS catedraId FROM unidades_plan u JOIN planes_de_clases p ON p.id = u.plan_id',
  ],
  [tareasMaestras, 'SELECT id, catedra_id AS catedraId FROM tareas_maestras'],
  [
    tareaAsignaciones,
    `SELECT e.id, t.catedra_id AS catedraId FROM tarea_asignaciones e
     JOIN tareas_maestras t ON t.id = e.tarea_maestra_id`,
  ],
  [
    comentariosDeEntrega,
    `SELECT c.id, t.catedra_id AS catedraId FROM comentarios_de_entrega c
     JOIN tarea_asignaciones e ON e.id = c.tarea_asignacion_id JOIN tareas_maestras t ON t.id = e.tarea_maestra_id`,
  ],
  [evaluaciones, 'SELECT id, catedra_id AS catedraId FROM evaluaciones'],
  [
    opciones,
    `SELECT o.id, e.catedra_id AS catedraId FROM opciones o JOIN preguntas p ON p.id = o.pregunta_id
     JOIN evaluaciones e ON e.id = p.evaluacion_id`,
  ],
  [
    evaluacionAsignaciones,
    `SELECT a.id, e.catedra_id AS catedraId FROM evaluacion_asignaciones a
     JOIN evaluaciones e ON e.id = a.evaluacion_id`,
  ],
  [justificativos, 'SELECT id, catedra_id AS catedraId FROM justificativos'],
  [publicaciones, 'SELECT id, catedra_id AS catedraId FROM publicaciones'],
  [
    publicacionComentarios,
    `SELECT c.id, p.catedra_id AS catedraId FROM publicacion_comentarios c
     JOIN publicaciones p ON p.id = c.publicacion_id`,
  ],
  [papelera, 'SELECT id, catedra_id AS catedraId FROM papelera'],
]

test('en qué cátedra está cada cosa lo dicen las referencias de su tabla', async () => {
  const contexto = testApi({ now: '2026-08-20T12:00:00Z' })
  const { db, asAdmin } = contexto
  const guardaEntrega = (extension: string) => `uploads/tareas/${crypto.randomUUID()}.${extension}`
  seedDemo({ db, now: Date.parse('2026-08-20T12:00:00Z'), guardaEntrega })
  // One that is in a course, and one that is in none.
  await asAdmin.admin.tareas({ id: ultima(tareasMaestras) }).delete()
  await asAdmin.admin.docentes({ id: ultima(docentes) }).delete()
  expect(db.select({ tipo: papelera.tipo }).from(papelera).all()).toHaveLength(2)

  const sinFilas = aMano.flatMap(([tabla, consulta]) => {
    const filas = db.all<{ id: number; catedraId: number | null }>(sql.raw(consulta))
    for (const { id, catedraId } of filas) {
      expect(catedraDe(db, tabla, id), `${consulta} ${id}`).toBe(catedraId ?? undefined)
    }
    return filas.length === 0 ? [consulta] : []
  })
  expect(sinFilas).toEqual([])

  function ultima(tabla: Tabla): number {
    return db.select({ id: tabla.id }).from(tabla).orderBy(desc(tabla.id)).limit(1).get()?.id as number
  }
})

test('lo que no está, y lo que no es de ninguna cátedra, no está en ninguna', () => {
  const { db } = testApi()
  seedDemo({ db })
  expect(catedraDe(db, tareaAsignaciones, 987_654)).toBeUndefined()
  expect(catedraDe(db, catedras, 987_654)).toBeUndefined()
  expect(catedraDe(db, alumnos, 1)).toBeUndefined()
})
