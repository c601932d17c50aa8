import { expect, test } from 'vitest'
import { avisoDeHabilitacion } from '../../../api/cursado/habilitacion/aviso.ts'
import { reglasDeCatedra } from '../../../db/schema/asistencia.ts'
import { lucesVistas } from '../../../db/schema/justificativos.ts'
import { SIN_REGLAS } from '../../../src/domain/habilitacion/reglas-de-catedra.ts'
import { insertCatedra, insertDiaClase, insertInscripcion } from '../../support/academia.ts'
import { insertAsignacion, insertTarea } from '../../support/cursado.ts'
import { createMundoConReglas } from '../../support/mundo-con-reglas.ts'

const DIA = 86_400_000

/** At eleven in the morning; five classes were given, of which Ana missed one, and eight are to come. */
function conClases(now = '2026-06-02T15:00:00Z') {
  const mundo = createMundoConReglas({ asistencia_minima: 60 }, { now, siteUrl: 'https://aula.example' })
  const { deps, outbox, sent, advance, giveClases } = mundo
  for (let dia = 1; dia <= 5; dia++)
    mundo.giveClase(`2026-05-0${dia}`, { deAna: dia === 5 ? 'A' : 'P', deBeto: 'P' })
  giveClases('2026-09-01', '--------')
  const job = avisoDeHabilitacion(deps)
  const run = async (otro = job) => {
    await otro.run()
    await outbox.sendDue()
    return sent.splice(0)
  }
  const miss = (fechas: string[]) => {
    for (const fecha of fechas) mundo.giveClase(fecha, { deAna: 'A', deBeto: 'P' })
  }
  return { ...mundo, run, miss, pass: advance }
}

test('la alumna cuya luz empeoró lo recibe una vez, con la cuenta de cada causa', async () => {
  const { run, miss, pass, ana, id } = conClases()
  expect(await run()).toEqual([])
  miss(['2026-06-02', '2026-06-01', '2026-05-31'])
  pass(DIA)

  const cartas = await run()

  expect(cartas.map(({ to, subject }) => [to, subject])).toEqual([
    [ana.email, 'Cómo estás para rendir «Armonía»'],
  ])
  expect(cartas[0]?.text).toBe(
    [
      'Hola, Ana:',
      'En «Armonía» tu situación cambió: en riesgo.',
      'Asistencia: 4 de 8 clases dadas (50 %); el mínimo es 60 %.',
      'Puedes faltar 2 clases más.',
      'Si no quieres este aviso, puedes apagarlo en «Editar perfil».',
      `Ver mi asistencia: https://aula.example/alumno/catedra/${id}?tab=asistencia`,
      'Guarania',
    ].join('\n\n'),
  )
  pass(DIA)
  expect(await run()).toEqual([])
})

test('antes de una semana no va otro; después, si sigue peor, sí', async () => {
  const { run, miss, pass } = conClases()
  await run()
  miss(['2026-06-02', '2026-06-01', '2026-05-31'])
  pass(DIA)
  expect(await run()).toHaveLength(1)
  miss(['2026-05-20', '2026-05-21', '2026-05-22', '2026-05-23', '2026-05-24'])
  pass(DIA)
  expect(await run()).toEqual([])

  pass(6 * DIA)

  const [carta] = await run()
  expect(carta?.text).toContain('En «Armonía» tu situación cambió: no alcanza.')
})

test('lo de dos cátedras va en un solo correo', async () => {
  const { db, run, ana, docente, miss, aula } = conClases()
  const otra = insertCatedra(db, { nombre: 'Canto', docenteId: docente.id })
  insertInscripcion(db, { catedraId: otra.id, alumnoId: ana.id })
  insertDiaClase(db, { catedraId: otra.id, fecha: '2026-05-04' })
  const reglas = { asistencia_minima: 60 }
  await aula.reglas.put(reglas)
  db.insert(reglasDeCatedra)
    .values({ ...SIN_REGLAS, ...reglas, catedraId: otra.id })
    .run()
  miss(['2026-06-02', '2026-06-01', '2026-05-31'])

  const cartas = await run()

  expect(cartas.map(({ subject }) => subject)).toEqual(['Cómo estás para rendir'])
  expect(cartas[0]?.text).toContain('En «Armonía» tu situación cambió: en riesgo.')
  expect(cartas[0]?.text).toContain('En «Canto» tu situación cambió: no alcanza.')
})

test('a quien lo apagó no le llega, tampoco después de encenderlo', async () => {
  const { db, run, miss, pass, asAlumnos } = conClases()
  const [alumna] = asAlumnos
  await alumna.alumnos.me.avisos.put({ aviso: 'HABILITACION', activo: false })
  miss(['2026-06-02', '2026-06-01', '2026-05-31'])

  expect(await run()).toEqual([])

  await alumna.alumnos.me.avisos.put({ aviso: 'HABILITACION', activo: true })
  pass(DIA)
  expect(await run()).toEqual([])
  expect(db.select().from(lucesVistas).orderBy(lucesVistas.alumnoId).all()).toMatchObject([
    { luz: 'EN_RIESGO' },
    { luz: 'HABILITADO', avisada_en: null },
  ])
})

test('quien mejora no recibe nada, y si vuelve a empeorar después de una semana, sí', async () => {
  const { sqlite, run, miss, pass } = conClases()
  miss(['2026-06-02', '2026-06-01', '2026-05-31'])
  expect(await run()).toHaveLength(1)
  sqlite.exec('UPDATE asistencias SET presente = 1')
  pass(DIA)
  expect(await run()).toEqual([])
  sqlite.exec('UPDATE asistencias SET presente = 0 WHERE alumno_id = 1 AND dia_clase_id IN (1, 2, 3, 4)')
  pass(DIA)
  expect(await run()).toEqual([])

  pass(7 * DIA)

  expect(await run()).toHaveLength(1)
})

test('depender de lo que falta calificar no es una noticia al principio; dejar de estar habilitado, sí', async () => {
  const { db, aula, id, run, pass, ana } = conClases()
  await aula.reglas.put({ proceso_minimo: 60 })
  expect(await run()).toEqual([])
  const { id: tareaMaestraId } = insertTarea(db, { catedraId: id, puntos_posibles: 10 })
  const nota = { estado: 'CALIFICADA', puntos_obtenidos: 6, publicada_en: 1 } as const
  insertAsignacion(db, { tareaMaestraId, alumnoId: ana.id, ...nota })
  pass(DIA)
  expect(await run()).toEqual([])
  const otra = insertTarea(db, { catedraId: id, puntos_posibles: 10 }).id
  insertAsignacion(db, { tareaMaestraId: otra, alumnoId: ana.id, ...nota, puntos_obtenidos: 1 })
  insertAsignacion(db, {
    tareaMaestraId: insertTarea(db, { catedraId: id, puntos_posibles: 30 }).id,
    alumnoId: ana.id,
  })
  pass(DIA)

  const [carta] = await run()
  expect(carta?.text).toContain('tu situación cambió: depende.')
})

test.each([
  ['de noche no se escribe a nadie', '2026-06-02T04:00:00Z', ''],
  [
    'sin mínimos no se juzga a nadie',
    '2026-06-02T15:00:00Z',
    'UPDATE reglas_de_catedra SET asistencia_minima = NULL',
  ],
  ['de una cátedra cerrada, tampoco', '2026-06-02T15:00:00Z', 'UPDATE catedras SET cerrada_en = 1'],
])('%s', async (_caso, now, sql) => {
  const { sqlite, run, miss } = conClases(now)
  miss(['2026-06-01', '2026-05-31', '2026-05-30'])
  sqlite.exec(sql)

  expect(await run()).toEqual([])
})

test('el programa que empieza de nuevo no repite lo que dijo', async () => {
  const { deps, run, miss } = conClases()
  miss(['2026-06-02', '2026-06-01', '2026-05-31'])
  expect(await run()).toHaveLength(1)

  expect(await run(avisoDeHabilitacion(deps))).toEqual([])
})
