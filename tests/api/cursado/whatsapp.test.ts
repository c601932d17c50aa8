import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cierresDeClase, unidadesDadas } from '../../../db/schema/cierres-de-clase.ts'
import { preguntas } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { insertCatedra, insertDiaClase, insertPlan, insertUnidad } from '../../support/academia.ts'
import { insertAsignacion, insertPublicacion, insertTarea } from '../../support/cursado.ts'
import { insertEvaluacion } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'

const VENCE = Date.parse('2026-03-20T23:30:00Z')

function createMundoConGrupo() {
  const mundo = createMundo({ alumnos: 3, siteUrl: 'https://guarania.example', zona: 'America/Asuncion' })
  const { db, catedra } = mundo
  const suya = `/docente/catedra/${catedra.id}/whatsapp`
  return {
    ...mundo,
    catedraId: catedra.id,
    lee: (de: string) => mundo.asDocente(`GET ${suya}?de=${encodeURIComponent(de)}`),
    leeAdmin: (de: string) => mundo.asAdmin(`GET /admin/catedras/${catedra.id}/whatsapp?de=${de}`),
    suya,
    ajena: insertCatedra(db).id,
  }
}

describe('un texto para el grupo', () => {
  test('de una tarea', async () => {
    const { db, catedraId, lee, leeAdmin } = createMundoConGrupo()
    const { id } = insertTarea(db, { catedraId, fecha_entrega: VENCE })

    const { status, data } = await lee(`tarea:${id}`)

    expect(status).toBe(200)
    expect(data.texto).toBe(
      [
        '*Tarea: Coral a cuatro voces*',
        'Armonía (2026)',
        'Se entrega hasta el 20/03/2026 20:30.',
        'Vale 10 puntos.',
        '',
        'Escribe un coral.',
        '',
        `https://guarania.example/alumno/catedra/${catedraId}?tab=tareas`,
      ].join('\n'),
    )
    expect((await leeAdmin(`tarea:${id}`)).data).toEqual(data)
  })

  test('de cómo se entra a la cátedra', async () => {
    const { catedraId, lee, leeAdmin } = createMundoConGrupo()

    const { data } = await lee('invitacion')

    expect(data.texto).toBe(
      [
        '*Ya puedes entrar a tu cátedra*',
        'Armonía (2026)',
        '1. Abre el enlace de abajo',
        '2. Escribe tu email: el que diste a la institución',
        '3. Escribe el código de seis números que te llega a ese email',
        '',
        `https://guarania.example/alumno/login?catedra=${catedraId}`,
      ].join('\n'),
    )
    expect((await leeAdmin('invitacion')).data).toEqual(data)
  })

  test('de una publicación, sin decir quién la escribió', async () => {
    const { db, catedraId, lee, alumnos } = createMundoConGrupo()
    const deAna = { autor: 'alumno' as const, autorAlumnoId: alumnos[0].id }
    const { id } = insertPublicacion(db, { catedraId, titulo: 'Ensayo', ...deAna })

    expect((await lee(`publicacion:${id}`)).data.texto).toBe(
      `*Ensayo*\nArmonía (2026)\n\nHola.\n\nhttps://guarania.example/alumno/catedra/${catedraId}?tab=tablon&publicacion=${id}`,
    )
  })

  test('de una evaluación, sin las preguntas anuladas', async () => {
    const { db, catedraId, lee } = createMundoConGrupo()
    const { id, preguntas: suyas } = insertEvaluacion(db, { catedraId, cuantas: 4, fecha_entrega: VENCE })
    db.update(preguntas)
      .set({ anulada: true })
      .where(eq(preguntas.id, Number(suyas[0]?.id)))
      .run()

    expect((await lee(`evaluacion:${id}`)).data.texto).toBe(
      `*Evaluación: Parcial*\nArmonía (2026)\n3 preguntas.\nSe hace hasta el 20/03/2026 20:30.\n\nhttps://guarania.example/evaluacion/${id}`,
    )
  })

  test('de cuántos no entregaron, sin contar a quien dejó la cátedra, y sin decir quiénes', async () => {
    const { db, catedraId, lee, alumnos, enroll } = createMundoConGrupo()
    const ex = enroll({ nombre: 'Dora' }, { baja_en: 1 })
    const { id } = insertTarea(db, { catedraId })
    for (const { id: alumnoId } of [...alumnos, ex]) insertAsignacion(db, { tareaMaestraId: id, alumnoId })
    const faltan = async () => (await lee(`faltan:${id}`)).data.texto

    const antes = await faltan()
    db.delete(catedraAlumnos).run()

    expect(antes).toBe(
      `*Faltan entregar 3*\nTarea: Coral a cuatro voces\nArmonía (2026)\n\nhttps://guarania.example/alumno/catedra/${catedraId}?tab=tareas`,
    )
    expect(await faltan()).toContain('*No falta entregar nadie*')
  })

  test('del cierre de una clase, con lo que se agregó después', async () => {
    const { db, catedraId, lee } = createMundoConGrupo()
    const { id: diaClaseId } = insertDiaClase(db, { catedraId, fecha: '2026-03-02' })
    const { id: planId } = insertPlan(db, { catedraId })
    const { id: tareaId } = insertTarea(db, { catedraId, titulo: 'Un bajo', fecha_entrega: VENCE })
    const dada = insertUnidad(db, { planId, periodo: 'Cadencias' }).id
    const enParte = insertUnidad(db, { planId, periodo: 'Fuga' }).id
    const cierre = { diaClaseId, por: 'Graciela', cerrada_en: 1, respuesta: {} }
    db.insert(cierresDeClase)
      .values([
        { ...cierre, clave: 'una', para_la_proxima: 'Traer el bajo.', tareaId },
        { ...cierre, clave: 'otra', agregado: true },
      ])
      .run()
    db.insert(unidadesDadas)
      .values([
        { diaClaseId, unidadId: dada, estado: 'DADA' },
        { diaClaseId, unidadId: enParte, estado: 'EN_PARTE' },
      ])
      .run()

    const { data } = await lee(`cierre:${diaClaseId}`)

    for (const dicho of ['02/03/2026', 'Cadencias', 'Fuga', 'Traer el bajo.', 'Un bajo', '20/03/2026 20:30'])
      expect(data.texto).toContain(dicho)
    expect(data.texto).toMatch(new RegExp(`\nhttps://guarania.example/alumno/catedra/${catedraId}\\S*$`))
    expect(data.texto.length).toBeLessThanOrEqual(700)
  })
})

describe('no se escribe', () => {
  test.each([
    '',
    'tarea',
    'tarea:',
    'tarea:0',
    'tarea:-1',
    'tarea:1.5',
    'tarea:x',
    'alumno:1',
    'constructor:1',
    'tarea:1,tarea:2',
  ])('de «%s»: 400', async (de) => {
    const { lee } = createMundoConGrupo()
    expect(await lee(de)).toMatchObject({
      status: 400,
      data: { campos: { de: 'De qué es el mensaje se dice así: «tarea:12».' } },
    })
  })

  test('sin decir de qué: 400', async () => {
    const { asDocente, suya } = createMundoConGrupo()
    expect((await asDocente(`GET ${suya}`)).status).toBe(400)
  })

  test('de lo de otra cátedra, ni de lo que no existe: 404', async () => {
    const { db, ajena: catedraId, lee, leeAdmin } = createMundoConGrupo()
    const ajenas = [
      `tarea:${insertTarea(db, { catedraId }).id}`,
      `faltan:${insertTarea(db, { catedraId }).id}`,
      `publicacion:${insertPublicacion(db, { catedraId }).id}`,
      `evaluacion:${insertEvaluacion(db, { catedraId }).id}`,
      `cierre:${insertDiaClase(db, { catedraId, fecha: '2026-03-02' }).id}`,
    ]
    for (const de of [...ajenas, 'tarea:999', 'cierre:999']) {
      expect([de, (await lee(de)).status, (await leeAdmin(de)).status]).toEqual([de, 404, 404])
    }
  })

  test('de la cátedra de otro docente: 404, aunque se pida mal', async () => {
    const { ajena, asDocente, db } = createMundoConGrupo()
    const { id } = insertTarea(db, { catedraId: ajena })
    for (const de of [`tarea:${id}`, 'x'])
      expect((await asDocente(`GET /docente/catedra/${ajena}/whatsapp?de=${de}`)).status).toBe(404)
  })

  test('de lo que está oculto para los alumnos: 409', async () => {
    const { db, catedraId, lee } = createMundoConGrupo()
    const { id } = insertPublicacion(db, { catedraId, visibleToStudents: false })
    expect(await lee(`publicacion:${id}`)).toMatchObject({
      status: 409,
      data: { code: 'publicacion_oculta' },
    })
  })

  test('de una clase que no se cerró: 404', async () => {
    const { db, catedraId, lee } = createMundoConGrupo()
    const { id } = insertDiaClase(db, { catedraId, fecha: '2026-03-02' })
    expect(await lee(`cierre:${id}`)).toMatchObject({ status: 404, data: { code: 'clase_sin_cerrar' } })
  })

  test('para un alumno: 403', async () => {
    const { asAlumnos, suya } = createMundoConGrupo()
    expect((await asAlumnos[0](`GET ${suya}?de=tarea:1`)).status).toBe(403)
  })
})
