import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { puestaPor } from '../../../api/cursado/clases/autor-de-marca.ts'
import { asistencias } from '../../../db/schema/asistencia.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import {
  insertAlumno,
  insertAsistencia,
  insertCatedra,
  insertDiaClase,
  insertDocente,
  insertInscripcion,
} from '../../support/academia.ts'
import { como, testApi } from '../../support/api.ts'
import { insertArchivo, insertAsignacion, insertPublicacion, insertTarea } from '../../support/cursado.ts'
import { insertEvaluacion, insertEvaluacionAsignada } from '../../support/evaluaciones.ts'

/** Late on Monday, 16 March; by UTC it is Tuesday already. */
const AHORA = Date.parse('2026-03-17T01:00:00Z')
const DIA = 86_400_000

/** Since January, and never paid. */
const enMora = { fecha_inscripcion: '2026-01-05', cuota_monto: 100_000 }

async function conCurso() {
  const contexto = testApi({ now: '2026-03-17T01:00:00Z' })
  const { db } = contexto
  const docente = insertDocente(db, { nombre: 'Marta', apellido: 'Rolón' })
  const catedra = insertCatedra(db, { docenteId: docente.id })
  const enroll = (apellido: string, condiciones: object = {}) => {
    const { id } = insertAlumno(db, { nombre: 'Ana', apellido })
    insertInscripcion(db, { catedraId: catedra.id, alumnoId: id, ...condiciones })
    return id
  }
  const pide = await como(contexto, 'docente', docente)
  return {
    ...contexto,
    docente,
    catedra,
    enroll,
    pide,
    resumen: `GET /docente/me/catedra/${catedra.id}/resumen`,
  }
}

test('una cátedra vacía lo dice en cada parte', async () => {
  const { pide, resumen } = await conCurso()

  const { status, data } = await pide(resumen)

  expect({ status, data }).toEqual({
    status: 200,
    data: {
      inscritos: 0,
      asistenciaDelMes: null,
      porCorregir: 0,
      clases: { dadas: 0, total: 0 },
      alumnos: [],
      conAtencion: 0,
      espera: { entregas: [], sinLista: { cuantas: 0, fechas: [] }, evaluaciones: [] },
      publicacion: null,
    },
  })
})

test('la asistencia del mes y las clases dadas se cuentan hasta hoy, el de la institución', async () => {
  const { db, pide, resumen, catedra, enroll } = await conCurso()
  const [ana, bea] = [enroll('Acosta', enMora), enroll('Benítez', enMora)]
  const seFue = enroll('Cáceres')
  const dias = ['2025-12-01', '2026-02-23', '2026-03-02', '2026-03-09', '2026-03-16', '2026-03-17'].map(
    (fecha) => insertDiaClase(db, { catedraId: catedra.id, fecha }).id,
  )
  const mark = (dia: number, alumnoId: number, presente = true) =>
    insertAsistencia(db, { diaClaseId: dias[dia] ?? 0, alumnoId, presente })
  for (const dia of [0, 1, 2, 5]) mark(dia, ana)
  mark(3, ana, false)
  const justificada = and(eq(asistencias.alumnoId, ana), eq(asistencias.presente, false))
  db.update(asistencias).set({ matiz: 'JUSTIFICADO' }).where(justificada).run()
  mark(2, bea)
  mark(3, bea)
  for (const dia of [2, 3, 4]) mark(dia, seFue)
  db.update(catedraAlumnos).set({ baja_en: 1 }).where(eq(catedraAlumnos.alumnoId, seFue)).run()

  const { data } = await pide(resumen)

  expect(data).toMatchObject({
    inscritos: 2,
    // 2 and 9 March: 3 of 2 × 2; nobody has begun the list of the 16th.
    asistenciaDelMes: 75,
    clases: { dadas: 5, total: 6 },
  })
  expect(data.alumnos).toEqual([
    {
      alumnoId: ana,
      marcas: [true, true, true, false, null],
      matices: [null, null, null, 'JUSTIFICADO', null],
      porcentaje: 66.67,
      puntos: 0,
      puntosPosibles: 0,
      motivos: ['debe pagos'],
    },
    {
      alumnoId: bea,
      marcas: [null, null, true, true, null],
      matices: [null, null, null, null, null],
      porcentaje: 33.33,
      puntos: 0,
      puntosPosibles: 0,
      motivos: ['debe pagos'],
    },
  ])
})

test('se ven seis de quienes necesitan atención, con sus motivos y sus doce últimas clases', async () => {
  const { db, pide, resumen, catedra, enroll } = await conCurso()
  const ids = ['Gómez', 'Fariña', 'Espínola', 'Duarte', 'Cáceres', 'Benítez', 'Acosta'].map((apellido) =>
    enroll(apellido, enMora),
  )
  enroll('Ayala')
  for (let dia = 1; dia <= 14; dia++) {
    const fecha = `2026-03-${String(dia).padStart(2, '0')}`
    const { id } = insertDiaClase(db, { catedraId: catedra.id, fecha })
    insertAsistencia(db, { diaClaseId: id, alumnoId: ids[6] ?? 0, presente: dia <= 3 })
  }

  const { data } = await pide(resumen)

  expect(data).toMatchObject({ inscritos: 8, conAtencion: 7 })
  expect(data.alumnos.map(({ alumnoId }: { alumnoId: number }) => alumnoId)).toEqual(
    ids.toReversed().slice(0, 6),
  )
  expect(data.alumnos[0].marcas).toEqual([true, ...Array(11).fill(false)])
  expect(data.alumnos[0].porcentaje).toBe(21.43)
  expect(data.alumnos[0].motivos).toEqual(['faltó a las últimas 11 clases', 'debe pagos'])
})

test('primero está quien no puede rendir, con su frase; después quien no entrega, y al final quien debe', async () => {
  const { db, pide, resumen, catedra, enroll } = await conCurso()
  const reglas = { asistencia_minima: 60, proceso_minimo: 60, cuenta_desde: 'INICIO' }
  await pide(`PUT /docente/catedra/${catedra.id}/reglas`, reglas)
  const debe = enroll('Acosta', enMora)
  const alDia = enroll('Benítez')
  const [depende, noEntrega, enRiesgo, noAlcanza] = ['Cáceres', 'Duarte', 'Espínola', 'Fariña'].map((uno) =>
    enroll(uno),
  ) as [number, number, number, number]
  const todos = [debe, alDia, depende, noEntrega, enRiesgo, noAlcanza]
  const clases = ['2026-03-02', '2026-03-09', '2026-03-10', '2026-03-17', '2026-03-18']
  for (const [i, fecha] of clases.entries()) {
    const { id: diaClaseId } = insertDiaClase(db, { catedraId: catedra.id, fecha })
    for (const alumnoId of i < 3 ? todos : []) {
      const falto = alumnoId === noAlcanza || (alumnoId === enRiesgo && i < 2)
      insertAsistencia(db, { diaClaseId, alumnoId, presente: !falto })
    }
  }
  const [calificada, pendiente, vencida] = [{}, {}, { fecha_entrega: AHORA - DIA }].map(
    (datos) => insertTarea(db, { catedraId: catedra.id, puntos_posibles: 10, ...datos }).id,
  ) as [number, number, number]
  const archivoId = insertArchivo(db).id
  for (const alumnoId of todos.filter((uno) => uno !== noEntrega)) {
    const puntos_obtenidos = alumnoId === depende ? 5 : 10
    const nota = { estado: 'CALIFICADA' as const, puntos_obtenidos, archivoId }
    insertAsignacion(db, { tareaMaestraId: calificada, alumnoId, ...nota })
  }
  insertAsignacion(db, { tareaMaestraId: pendiente, alumnoId: depende })
  insertAsignacion(db, { tareaMaestraId: vencida, alumnoId: noEntrega })

  const { data } = await pide(resumen)

  const leidos = data.alumnos as { alumnoId: number; motivos: string[] }[]
  expect(leidos.map(({ alumnoId, motivos }) => [alumnoId, ...motivos])).toEqual([
    [
      noAlcanza,
      'No alcanza. Aunque venga a todas llega a 40 % y el mínimo es 60 %.',
      'faltó a las últimas 3 clases',
    ],
    [enRiesgo, 'En riesgo. No puede faltar a ninguna clase más.', 'faltó a 2 de las últimas 3 clases'],
    [depende, 'Depende. Le faltan 7 puntos para el 60 %; quedan 10 por calificar.'],
    [noEntrega, 'no entregó nada'],
    [debe, 'debe pagos'],
  ])
})

test('no entregó nada quien tiene tareas vencidas y ninguna entrega', async () => {
  const { db, pide, resumen, catedra, enroll } = await conCurso()
  const [ana, bea, caro] = [enroll('Acosta'), enroll('Benítez'), enroll('Cáceres')]
  const vencida = insertTarea(db, { catedraId: catedra.id, fecha_entrega: AHORA - DIA }).id
  const futura = insertTarea(db, { catedraId: catedra.id, fecha_entrega: AHORA + DIA }).id
  for (const alumnoId of [ana, bea]) insertAsignacion(db, { tareaMaestraId: vencida, alumnoId })
  for (const alumnoId of [bea, caro]) {
    const entrega = alumnoId === bea && { estado: 'ENTREGADA' as const, submission_date: AHORA - DIA }
    insertAsignacion(db, {
      tareaMaestraId: futura,
      alumnoId,
      ...(entrega && { ...entrega, archivoId: insertArchivo(db).id }),
    })
  }

  const { data } = await pide(resumen)

  expect(data.alumnos).toMatchObject([{ alumnoId: ana, motivos: ['no entregó nada'] }])
})

test('los puntos son los de las tareas calificadas, de los que se podían obtener', async () => {
  const { db, pide, resumen, catedra, enroll } = await conCurso()
  const ana = enroll('Acosta', enMora)
  const archivoId = insertArchivo(db).id
  const assign = (catedraId: number, puntos_posibles: number, puntos_obtenidos?: number) =>
    insertAsignacion(db, {
      tareaMaestraId: insertTarea(db, { catedraId, puntos_posibles }).id,
      alumnoId: ana,
      archivoId,
      ...(puntos_obtenidos !== undefined && { estado: 'CALIFICADA' as const, puntos_obtenidos }),
    })
  assign(catedra.id, 20, 18)
  assign(catedra.id, 10, 7)
  assign(catedra.id, 40)
  assign(insertCatedra(db).id, 50, 50)

  const { data } = await pide(resumen)

  expect(data.alumnos).toMatchObject([{ puntos: 25, puntosPosibles: 30 }])
})

test('lo que espera: entregas por tarea, la que espera hace más primero, y tres tareas', async () => {
  const { db, pide, resumen, catedra, enroll } = await conCurso()
  const [ana, bea] = [enroll('Acosta'), enroll('Benítez')]
  const archivoId = insertArchivo(db).id
  const tareas = ['Coral', 'Fuga', 'Canon', 'Motete'].map((titulo, i) => {
    const { id } = insertTarea(db, { catedraId: catedra.id, titulo })
    insertAsignacion(db, {
      tareaMaestraId: id,
      alumnoId: ana,
      estado: 'ENTREGADA',
      submission_date: AHORA - i * DIA,
      archivoId,
    })
    return id
  })
  const handIn = (alumnoId: number, datos = {}) =>
    insertAsignacion(db, { tareaMaestraId: tareas[3] ?? 0, alumnoId, ...datos })
  handIn(bea, { estado: 'ENTREGADA', submission_date: AHORA, archivoId })
  handIn(insertAlumno(db).id, { estado: 'ENTREGADA', submission_date: AHORA - 9 * DIA, archivoId })

  const { data } = await pide(resumen)

  expect(data.porCorregir).toBe(5)
  expect(data.espera.entregas).toEqual([
    { tareaMaestraId: tareas[3], titulo: 'Motete', cuantas: 2, desde: '2026-03-14T01:00:00.000Z' },
    { tareaMaestraId: tareas[2], titulo: 'Canon', cuantas: 1, desde: '2026-03-15T01:00:00.000Z' },
    { tareaMaestraId: tareas[1], titulo: 'Fuga', cuantas: 1, desde: '2026-03-16T01:00:00.000Z' },
  ])
})

test('lo que espera: clases sin lista antes de hoy, con las últimas fechas', async () => {
  const { db, pide, resumen, catedra, enroll } = await conCurso()
  const ana = enroll('Acosta')
  const fechas = ['2026-03-02', '2026-03-03', '2026-03-05', '2026-03-09', '2026-03-12']
  for (const fecha of fechas) {
    const { id } = insertDiaClase(db, { catedraId: catedra.id, fecha })
    if (fecha === '2026-03-03') insertAsistencia(db, { diaClaseId: id, alumnoId: ana, presente: false })
  }
  for (const fecha of ['2026-03-16', '2026-03-17']) insertDiaClase(db, { catedraId: catedra.id, fecha })

  const { data } = await pide(resumen)

  expect(data.espera.sinLista).toEqual({ cuantas: 4, fechas: ['2026-03-05', '2026-03-09', '2026-03-12'] })
  const [propia] = (await pide('GET /docente/me/catedras')).data
  expect(propia.sinAsistencia).toBe(4)
})

test('lo que marcó solo un justificativo no es una lista, ni cuenta en el mes', async () => {
  const { db, pide, resumen, catedra, enroll } = await conCurso()
  const ana = enroll('Acosta')
  for (const [fecha, presente] of [
    ['2026-03-02', true],
    ['2026-03-09', false],
  ] as const) {
    const { id } = insertDiaClase(db, { catedraId: catedra.id, fecha })
    insertAsistencia(db, { diaClaseId: id, alumnoId: ana, presente })
  }
  const puesta = eq(asistencias.presente, false)
  db.update(asistencias)
    .set({ matiz: 'JUSTIFICADO', marcada_por: puestaPor(1) })
    .where(puesta)
    .run()

  const { data } = await pide(resumen)

  expect(data.asistenciaDelMes).toBe(100)
  expect(data.espera.sinLista).toEqual({ cuantas: 1, fechas: ['2026-03-09'] })
})

test('lo que espera: evaluaciones que vencen dentro de tres días y alguien no hizo', async () => {
  const { db, pide, resumen, catedra, enroll } = await conCurso()
  const [ana, bea] = [enroll('Acosta'), enroll('Benítez')]
  const assign = (titulo: string, fecha_entrega: number | null, ...hechas: (number | null)[]) => {
    const { id } = insertEvaluacion(db, { catedraId: catedra.id, titulo, fecha_entrega })
    for (const alumnoId of [ana, bea, insertAlumno(db).id])
      insertEvaluacionAsignada(db, {
        evaluacionId: id,
        alumnoId,
        estado: hechas.includes(alumnoId) ? 'CALIFICADA' : 'PENDIENTE',
      })
    return id
  }
  const luego = assign('En tres días', AHORA + 3 * DIA)
  const ya = assign('Mañana', AHORA + DIA, ana)
  assign('Hecha', AHORA + DIA, ana, bea)
  assign('Lejos', AHORA + 4 * DIA)
  assign('Vencida', AHORA - 1)
  assign('Sin plazo', null)

  const { data } = await pide(resumen)

  expect(data.espera.evaluaciones).toEqual([
    { evaluacionId: ya, titulo: 'Mañana', fecha_entrega: '2026-03-18T01:00:00.000Z', faltan: 1 },
    { evaluacionId: luego, titulo: 'En tres días', fecha_entrega: '2026-03-20T01:00:00.000Z', faltan: 2 },
  ])
})

test('lo último del tablón va en texto, también lo oculto para los alumnos', async () => {
  const { db, pide, resumen, catedra, docente } = await conCurso()
  insertPublicacion(db, { catedraId: catedra.id, titulo: 'Anterior' })
  const { id } = insertPublicacion(db, {
    catedraId: catedra.id,
    titulo: 'Cambio de aula',
    contenido: '<p>Nos vemos en el <b>Aula 4</b>.</p><p>A las 19:00.</p>',
    visibleToStudents: false,
    autor: 'docente',
    autorDocenteId: docente.id,
  })
  insertPublicacion(db, { catedraId: insertCatedra(db).id, titulo: 'De otra' })
  await pide(`POST /publicaciones/${id}/comentarios`, { texto: 'Gracias.' })

  const { data } = await pide(resumen)

  expect(data.publicacion).toEqual({
    id,
    titulo: 'Cambio de aula',
    extracto: 'Nos vemos en el Aula 4. A las 19:00.',
    visibleToStudents: false,
    created_at: '1970-01-01T00:00:00.000Z',
    autor: 'docente',
    autorAlumno: null,
    autorDocente: { id: docente.id, nombre: 'Marta', apellido: 'Rolón' },
    totalInteracciones: 0,
    totalComentarios: 1,
  })
})

test('la cátedra dice cuál es la clase de hoy, si la hay, y si su lista está entera', async () => {
  const { db, catedra, docente, send, sesion, enroll } = await conCurso()
  const headers = { ...(await sesion('docente', docente)), prefer: 'return=minimal' }
  const cual = async () =>
    (await send(`GET /docente/me/catedra/${catedra.id}`, undefined, headers)).data.claseDeHoy
  for (const fecha of ['2026-03-15', '2026-03-17']) insertDiaClase(db, { catedraId: catedra.id, fecha })
  insertDiaClase(db, { catedraId: insertCatedra(db).id, fecha: '2026-03-16' })
  expect(await cual()).toBeNull()

  const { id } = insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-03-16' })

  expect(await cual()).toEqual({ id, fecha: '2026-03-16', tomada: false, cerrada: false })
  const [ana, bea] = [enroll('Acosta'), enroll('Benítez')]
  insertAsistencia(db, { diaClaseId: id, alumnoId: ana })
  insertAsistencia(db, { diaClaseId: id, alumnoId: insertAlumno(db).id })
  expect((await cual()).tomada).toBe(false)
  insertAsistencia(db, { diaClaseId: id, alumnoId: bea, presente: false })
  expect((await cual()).tomada).toBe(true)
})

test('es de la docente de la cátedra', async () => {
  const { pide, resumen, db, send, sesion } = await conCurso()
  const ajena = insertCatedra(db, { docenteId: insertDocente(db).id })
  const noHay = { status: 404, data: { code: 'catedra_no_encontrada', error: 'Cátedra no encontrada' } }

  for (const id of [ajena.id, insertCatedra(db).id, 99_999])
    expect(await pide.docente.me.catedra({ id }).resumen.get()).toMatchObject(noHay)
  expect(await pide('GET /docente/me/catedra/x/resumen')).toMatchObject({
    status: 400,
    data: { error: 'ID de cátedra inválido.' },
  })
  expect((await send(resumen)).status).toBe(401)
  for (const rol of ['admin', 'alumno'] as const)
    expect((await send(resumen, undefined, await sesion(rol))).status, rol).toBe(403)
})

test('los días de antes de que alguien entrara no bajan la asistencia del mes, donde se cuenta desde entonces', async () => {
  const { db, pide, resumen, catedra, enroll } = await conCurso()
  const ana = enroll('Acosta', { fecha_inscripcion: '2026-03-01' })
  const nueva = enroll('Benítez', { fecha_inscripcion: '2026-03-09' })
  for (const fecha of ['2026-03-02', '2026-03-09']) {
    const { id } = insertDiaClase(db, { catedraId: catedra.id, fecha })
    insertAsistencia(db, { diaClaseId: id, alumnoId: ana, presente: true })
    if (fecha === '2026-03-09') insertAsistencia(db, { diaClaseId: id, alumnoId: nueva, presente: true })
  }
  const delMes = async (cuenta_desde: string) => {
    await pide(`PUT /docente/catedra/${catedra.id}/reglas`, { cuenta_desde })
    return (await pide(resumen)).data.asistenciaDelMes
  }

  expect(await delMes('INSCRIPCION')).toBe(100)
  expect(await delMes('INICIO')).toBe(75)
})
