import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resumenDelDia } from '../../../api/cursado/tableros/boletin.ts'
import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { insertArchivo, insertAsignacion, insertPublicacion, insertTarea } from '../../support/cursado.ts'
import { insertEvaluacion, insertEvaluacionAsignada } from '../../support/evaluaciones.ts'
import { createMundoConTablon } from '../../support/mundo-con-tablon.ts'

const HORA = 3_600_000
const DIA = 24 * HORA

/** At seven in the morning, with yesterday's digest already sent. */
async function conResumen() {
  const todo = createMundoConTablon({ now: '2026-03-02T10:00:00Z', siteUrl: 'https://aula.example' })
  const { deps, outbox, advance, sent } = todo
  const run = async () => {
    await resumenDelDia(deps).run()
    await outbox.sendDue()
    return sent.splice(0)
  }
  expect(await run()).toEqual([])
  return { ...todo, run, pass: advance, ahora: deps.now }
}

test('cada quien recibe lo nuevo desde el último, y nada donde no lo hay', async () => {
  const { db, run, pass, ahora, catedra, docente, ana, beto } = await conResumen()
  insertPublicacion(db, { catedraId: catedra.id, titulo: 'Vieja', created_at: ahora() - HORA })
  pass(2 * HORA)
  const { nombre } = catedra
  const comun = { catedraId: catedra.id, created_at: ahora() }
  insertPublicacion(db, { ...comun, titulo: 'De Beto', autor: 'alumno', autorAlumnoId: beto.id })
  insertPublicacion(db, { ...comun, titulo: 'Oculta', visibleToStudents: false })
  const tarea = insertTarea(db, comun)
  insertPublicacion(db, { ...comun, titulo: 'Anuncio', tipo: 'TAREA', tareaMaestraId: tarea.id })
  insertAsignacion(db, { tareaMaestraId: tarea.id, alumnoId: ana.id, created_at: ahora() })
  const evaluacion = insertEvaluacion(db, comun)
  insertEvaluacionAsignada(db, { evaluacionId: evaluacion.id, alumnoId: ana.id, created_at: ahora() })
  const otra = insertTarea(db, { ...comun, titulo: 'Canon' })
  insertAsignacion(db, {
    tareaMaestraId: otra.id,
    alumnoId: ana.id,
    estado: 'CALIFICADA',
    puntos_obtenidos: 8,
    submission_date: ahora(),
    calificada_en: ahora(),
  })
  insertAsignacion(db, {
    tareaMaestraId: otra.id,
    alumnoId: beto.id,
    estado: 'ENTREGADA',
    submission_date: ahora(),
  })
  pass(22 * HORA)

  const cartas = await run()

  const textos = Object.fromEntries(cartas.map(({ to, text }) => [to, text]))
  expect(Object.keys(textos).toSorted()).toEqual([ana.email, docente.email].toSorted())
  expect(cartas.find(({ to }) => to === ana.email)?.subject).toBe('Tu resumen: 4 novedades')
  expect(textos[ana.email]).toBe(
    [
      'Hola, Ana:',
      'Esto es lo nuevo en tus cátedras.',
      `${nombre} · Publicación: «De Beto»`,
      `${nombre} · Tarea nueva: «Coral a cuatro voces»`,
      `${nombre} · Evaluación nueva: «Parcial»`,
      `${nombre} · Calificación: 8 de 10 en «Canon»`,
      'Si no quieres este resumen, puedes apagarlo en «Editar perfil».',
      'Abrir mi tablero: https://aula.example/alumnos/dashboard',
      'Guarania',
    ].join('\n\n'),
  )
  expect(textos[docente.email]).toContain('«De Beto»')
  expect(textos[docente.email]).toContain(`Entrega de Beto ${beto.apellido}: «Canon»`)
  expect(textos[docente.email]).not.toContain('Entrega de Ana')
})

test('va una vez al día, también si el programa empieza de nuevo', async () => {
  const { db, run, pass, ahora, catedra } = await conResumen()
  pass(HORA)
  insertPublicacion(db, { catedraId: catedra.id, created_at: ahora() })

  expect(await run()).toEqual([])
  pass(22 * HORA)
  expect(await run()).toEqual([])
  pass(HORA)
  expect(await run()).toHaveLength(3)
  expect(await run()).toEqual([])
  pass(DIA)
  expect(await run()).toEqual([])
})

test('de noche espera a la mañana, y un silencio largo se resume en una semana', async () => {
  const { db, run, pass, ahora, catedra } = await conResumen()
  insertPublicacion(db, { catedraId: catedra.id, titulo: 'Antigua', created_at: ahora() + HORA })
  pass(20 * DIA + 15 * HORA)
  insertPublicacion(db, { catedraId: catedra.id, titulo: 'Reciente', created_at: ahora() })

  expect(await run()).toEqual([])
  pass(9 * HORA)
  const [carta] = await run()

  expect(carta?.text).toContain('Reciente')
  expect(carta?.text).not.toContain('Antigua')
})

test('quien lo apagó no lo recibe, ni quien dejó la cátedra', async () => {
  const { db, run, pass, ahora, catedra, ana, beto, asDocente, asBeto, docente } = await conResumen()
  await asDocente.docente.me.avisos.put({ aviso: 'RESUMEN', activo: false })
  await asBeto.alumnos.me.avisos.put({ aviso: 'TAREA_ASIGNADA', activo: false })
  db.update(catedraAlumnos).set({ baja_en: 1 }).where(eq(catedraAlumnos.alumnoId, ana.id)).run()
  pass(HORA)
  insertPublicacion(db, { catedraId: catedra.id, created_at: ahora() })
  pass(23 * HORA)

  expect((await run()).map(({ to }) => to)).toEqual([beto.email])
  expect(docente.email).not.toBe(beto.email)
})

test('con un reloj que estuvo adelantado se vuelve a contar lo nuevo', async () => {
  const { db, run, pass, ahora, catedra, ana } = await conResumen()
  pass(100 * DIA)
  await run()
  pass(-99 * DIA)
  insertPublicacion(db, { catedraId: catedra.id, titulo: 'De hoy', created_at: ahora() - HORA })

  const cartas = await run()

  expect(cartas.find(({ to }) => to === ana.email)?.text).toContain('«De hoy»')
})

test('de lo que se comentó de una entrega se entera quien la hizo, en una línea', async () => {
  const { db, run, pass, ahora, catedra, ana, docente } = await conResumen()
  pass(HORA)
  const tarea = insertTarea(db, { catedraId: catedra.id, titulo: 'Canon' })
  const archivo = insertArchivo(db)
  const entrega = insertAsignacion(db, {
    tareaMaestraId: tarea.id,
    alumnoId: ana.id,
    archivoId: archivo.id,
    estado: 'ENTREGADA',
  })
  const comun = { tareaAsignacionId: entrega.id, archivoId: archivo.id, created_at: ahora() }
  const deDocente = { ...comun, autor: 'docente', docenteId: docente.id } as const
  db.insert(comentariosDeEntrega)
    .values([
      { ...deDocente, texto: 'Acá se corre el tempo.', en_ms: 83_000 },
      { ...deDocente, texto: 'Y acá.', en_ms: 90_000 },
      { ...comun, autor: 'alumno', alumnoId: ana.id, texto: 'Sí.' },
    ])
    .run()
  pass(23 * HORA)

  const cartas = await run()

  expect(cartas.map(({ to }) => to)).toEqual([ana.email])
  expect(cartas[0]?.text).toContain('2 comentarios de tu entrega: «Canon»')
})
