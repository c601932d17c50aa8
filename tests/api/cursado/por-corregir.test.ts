import { expect, test } from 'vitest'
import { insertAlumno, insertCatedra, insertDocente, insertInscripcion } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { insertArchivo, insertAsignacion, insertTarea } from '../../support/cursado.ts'

const AHORA = Date.parse('2026-03-17T01:00:00Z')
const DIA = 86_400_000

function conDocente() {
  const api = testApi({ now: '2026-03-17T01:00:00Z' })
  const { db } = api
  const docente = insertDocente(db)
  const archivoId = insertArchivo(db).id
  /** A task of a course, delivered so many days ago by somebody of the course. */
  const entregada = (catedraId: number, titulo: string, dias: number, datos = {}) => {
    const tarea = insertTarea(db, { catedraId, titulo })
    const { id: alumnoId } = insertAlumno(db)
    insertInscripcion(db, { catedraId, alumnoId })
    insertAsignacion(db, {
      tareaMaestraId: tarea.id,
      alumnoId,
      estado: 'ENTREGADA',
      submission_date: AHORA - dias * DIA,
      archivoId,
      ...datos,
    })
    return tarea
  }
  return { ...api, docente, entregada, asDocente: api.as('docente', docente) }
}

test('reúne lo de todas las cátedras propias, lo que más espera primero', async () => {
  const { db, docente, entregada, asDocente } = conDocente()
  const armonia = insertCatedra(db, { docenteId: docente.id, nombre: 'Armonía', anio: 2026 })
  const coro = insertCatedra(db, { docenteId: docente.id, nombre: 'Coro', anio: 2025 })
  const fuga = entregada(armonia.id, 'Fuga', 1)
  const canto = entregada(coro.id, 'Canto', 5)

  const { status, data } = await asDocente.docente.me['por-corregir'].get()

  expect(status).toBe(200)
  expect(data).toEqual([
    {
      tareaMaestraId: canto.id,
      titulo: 'Canto',
      cuantas: 1,
      desde: '2026-03-12T01:00:00.000Z',
      catedra: { id: coro.id, nombre: 'Coro', anio: 2025 },
    },
    {
      tareaMaestraId: fuga.id,
      titulo: 'Fuga',
      cuantas: 1,
      desde: '2026-03-16T01:00:00.000Z',
      catedra: { id: armonia.id, nombre: 'Armonía', anio: 2026 },
    },
  ])
})

test('no espera lo ajeno, lo ya resuelto, ni lo de quien dejó la cátedra', async () => {
  const { db, docente, entregada, asDocente } = conDocente()
  const propia = insertCatedra(db, { docenteId: docente.id })
  const tarde = entregada(propia.id, 'Entregada tarde', 1)
  entregada(insertCatedra(db, { docenteId: insertDocente(db).id }).id, 'Ajena', 9)
  entregada(insertCatedra(db).id, 'De nadie', 9)
  entregada(propia.id, 'Calificada', 9, { estado: 'CALIFICADA', puntos_obtenidos: 8 })
  entregada(propia.id, 'Devuelta', 9, { estado: 'RECHAZADA' })
  insertAsignacion(db, {
    tareaMaestraId: tarde.id,
    alumnoId: insertAlumno(db).id,
    estado: 'ENTREGADA',
    submission_date: AHORA,
  })

  const { data } = await asDocente.docente.me['por-corregir'].get()

  expect(data).toMatchObject([{ titulo: 'Entregada tarde', cuantas: 1 }])
})

test('es de docentes', async () => {
  const { as, api } = conDocente()
  const alumno = as('alumno')

  expect((await api.docente.me['por-corregir'].get()).status).toBe(401)
  expect((await alumno.docente.me['por-corregir'].get()).status).toBe(403)
})
