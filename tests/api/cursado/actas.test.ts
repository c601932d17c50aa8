import { readSheet } from 'read-excel-file/universal'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../../api/cursado/actas/archivos.ts'
import { insertDiaClase, insertRubro } from '../../support/academia.ts'
import { closeCatedraDe, insertEscala } from '../../support/actas.ts'
import { createMundo } from '../../support/mundo.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'

/** Ana has 18 of 20 by hand, Beto nothing. */
async function conNotas() {
  const mundo = createMundo({ alumnos: 2 })
  insertEscala(mundo)
  const { id: rubroId } = insertRubro(mundo.db, { catedraId: mundo.catedra.id })
  const notas = [{ alumnoId: mundo.alumnos[0].id, puntos_obtenidos: 18 }]
  await mundo.aula['notas-manuales'].put({ rubroId, nombre: 'Oral', puntos_posibles: 20, notas })
  const enAdmin = mundo.asAdmin.admin.catedras({ id: mundo.catedra.id })
  return { ...mundo, enAdmin, aDescargar: `/docente/catedra/${mundo.catedra.id}/actas` }
}

describe('antes de cerrar', () => {
  test('dice qué falta', async () => {
    const { asAdmin, catedra, db, deliver } = await createMundoConAsignadas()
    insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-01-05' })
    await deliver(0)
    expect((await asAdmin.admin.catedras({ id: catedra.id }).cierre.get()).data).toMatchObject({
      cerrada_en: null,
      escala: null,
      sin_nota: [{ nombre: 'Ana Acosta' }],
      sin_corregir: [{ titulo: 'Armonizar un bajo', cuantas: 1 }],
      justificativos_pendientes: [],
      clases_sin_lista: [{ fecha: '2026-01-05' }],
      alumnos: [
        { nombre: 'Ana Acosta', porcentaje: null, nota: null },
        { nombre: 'Beto Báez', porcentaje: 0, nota: null },
      ],
    })
  })

  test('dice qué se devolvió y nadie entregó otra vez, que cuenta 0', async () => {
    const { asAdmin, asDocente, catedra, deliver } = await createMundoConAsignadas()
    await deliver(0)
    await deliver(1)
    for (const id of [1, 2]) {
      await asDocente.docente.tareasAsignaciones({ id }).devolver.post({ comentario_docente: 'Otra vez.' })
    }
    await deliver(1)

    expect((await asAdmin.admin.catedras({ id: catedra.id }).cierre.get()).data).toMatchObject({
      devueltas: [{ tareaId: 1, titulo: 'Armonizar un bajo', cuantas: 1 }],
      sin_corregir: [{ tareaId: 1, cuantas: 1 }],
      alumnos: [
        { nombre: 'Ana Acosta', porcentaje: 0 },
        { nombre: 'Beto Báez', porcentaje: null },
      ],
    })
  })

  test('dice qué notas nadie publicó, y qué nombres no tienen todas sus letras en el acta', async () => {
    const mundo = await createMundoConAsignadas({ publica: 'JUNTAS' })
    const { asAdmin, asDocente, catedra, deliver, enroll } = mundo
    enroll({ nombre: '陈美', apellido: 'Zhāng' })
    enroll({ nombre: 'Ỹvoty', apellido: 'G̃uarania' })
    await deliver(0)
    await deliver(1)
    await asDocente.docente.tareasAsignaciones({ id: 1 }).calificar.post({ puntos_obtenidos: 8 })

    const { data } = await asAdmin.admin.catedras({ id: catedra.id }).cierre.get()

    expect(data).toMatchObject({
      sin_corregir: [{ tareaId: 1, cuantas: 1 }],
      sin_publicar: [{ tareaId: 1, titulo: 'Armonizar un bajo', cuantas: 1 }],
      sin_letra: [{ alumnoId: expect.any(Number), nombre: '陈美 Zhāng' }],
    })
  })

  test('sin escala no se cierra', async () => {
    const { asAdmin, catedra } = createMundo()
    const { status, data } = await asAdmin.admin.catedras({ id: catedra.id }).cerrar.post({})
    expect(status).toBe(400)
    expect(data).toMatchObject({ error: 'Elige una escala antes de cerrar.' })
  })

  test('una decisión de otra cátedra, o que no es una nota, no vale', async () => {
    const { enAdmin, alumnos } = await conNotas()
    const ajena = await enAdmin.cerrar.post({ decisiones: [{ alumnoId: 99, nota: 5 }] })
    expect(ajena).toMatchObject({
      status: 400,
      data: { campos: { 'decisiones.0.alumnoId': 'Ese alumno no está inscrito en la cátedra.' } },
    })
    const rara = await enAdmin.cerrar.post({ decisiones: [{ alumnoId: alumnos[0].id, nota: 6 as 5 }] })
    expect(rara.status).toBe(400)
    expect((await enAdmin.cierre.get()).data.cerrada_en).toBe(null)
  })
})

describe('al cerrar se publican las notas que esperaban', () => {
  async function conSinPublicar() {
    const mundo = await createMundoConAsignadas({ publica: 'JUNTAS' })
    await mundo.deliver(0)
    await mundo.asDocente.docente.tareasAsignaciones({ id: 1 }).calificar.post({ puntos_obtenidos: 8 })
    return { ...mundo, enAdmin: mundo.asAdmin.admin.catedras({ id: mundo.catedra.id }) }
  }

  test('su alumno la ve y recibe su correo, y queda en la auditoría', async () => {
    const mundo = await conSinPublicar()
    const { asAlumnos, asAdmin, enAdmin, outbox, sent, alumnos } = mundo
    expect((await asAlumnos[0].tareas({ id: 1 }).get()).data.puntos_obtenidos).toBeNull()

    await closeCatedraDe(mundo)

    expect((await asAlumnos[0].tareas({ id: 1 }).get()).data).toMatchObject({
      estado: 'CALIFICADA',
      puntos_obtenidos: 8,
    })
    expect((await enAdmin.cierre.get()).data.sin_publicar).toEqual([])
    await outbox.sendDue()
    const cartas = sent.filter(({ subject }) => subject.startsWith('Calificaron'))
    expect(cartas.map(({ to }) => to)).toEqual([alumnos[0].email])
    const { data } = await asAdmin.admin.auditoria.get({ query: {} })
    expect(data.data.map(({ resumen }) => resumen).slice(0, 2)).toEqual([
      'Cerró la cátedra — Armonía · acta, versión 1',
      'Publicó las notas de una tarea — Armonizar un bajo · Armonía: 1 nota',
    ])
  })

  test('si no se cierra, siguen sin publicarse', async () => {
    const { enAdmin, asAlumnos, outbox, sent } = await conSinPublicar()

    expect((await enAdmin.cerrar.post({})).status).toBe(400)

    expect((await asAlumnos[0].tareas({ id: 1 }).get()).data.puntos_obtenidos).toBeNull()
    await outbox.sendDue()
    expect(sent.filter(({ subject }) => subject.startsWith('Calificaron'))).toEqual([])
  })
})

describe('el acta', () => {
  test('dice la nota de cada uno, y lo que se decidió', async () => {
    const { enAdmin, alumnos, call, sesion, docente, aDescargar } = await conNotas()
    const decisiones = [{ alumnoId: alumnos[1].id, nota: 2 as const }]
    const { status, data } = await enAdmin.cerrar.post({ decisiones })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      version: 1,
      estado: 'VIGENTE',
      reemplazada_en: null,
      cuantos: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 1, AUSENTE: 0 },
    })
    expect(data.codigo).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const headers = await sesion('docente', docente)
    const csv = await (await call(`${aDescargar}/1.csv`, { headers })).text()
    expect(csv).toContain('1;Acosta, Ana;;90,00;5;cinco')
    expect(csv).toContain('2;Báez, Beto;;;2;dos')
  })

  test('dice el documento de quien lo tiene escrito', async () => {
    const { enAdmin, asAdmin, alumnos, call, sesion, docente, aDescargar } = await conNotas()
    await asAdmin.alumnos({ id: alumnos[0].id }).put({ documento: '3.456.789' })
    await enAdmin.cerrar.post({})
    const headers = await sesion('docente', docente)
    const csv = await (await call(`${aDescargar}/1.csv`, { headers })).text()
    expect(csv).toContain('1;Acosta, Ana;3.456.789;90,00;5;cinco')
  })

  test('de quien nada se pidió dice AUSENTE', async () => {
    const { enAdmin } = await conNotas()
    expect((await enAdmin.cerrar.post({})).data.cuantos).toMatchObject({ 5: 1, AUSENTE: 1 })
  })

  test('son los mismos bytes cada vez, con la suma que dice', async () => {
    const { enAdmin, call, sesion, docente, aDescargar } = await conNotas()
    const { data: acta } = await enAdmin.cerrar.post({})
    const headers = await sesion('docente', docente)
    const baja = async (archivo: string) => {
      const response = await call(`${aDescargar}/${archivo}`, { headers })
      return { tipo: response.headers.get('content-type'), bytes: await response.bytes() }
    }
    const pdf = await baja('1.pdf')
    expect(pdf.tipo).toBe('application/pdf')
    expect(sha256(pdf.bytes)).toBe(acta.sha256.pdf)
    expect(sha256((await baja('1.pdf')).bytes)).toBe(acta.sha256.pdf)
    expect(sha256((await baja('1.csv')).bytes)).toBe(acta.sha256.csv)
    const [, ana, beto] = await readSheet(new Blob([(await baja('1.xlsx')).bytes]))
    expect(ana).toEqual([1, 'Acosta, Ana', null, 90, 5, 'cinco'])
    expect(beto).toEqual([2, 'Báez, Beto', null, null, 'AUSENTE', 'ausente'])
  })

  test.each(['2.pdf', '0.pdf', '01.pdf', '1.doc', 'uno.pdf'])('«%s» no existe', async (archivo) => {
    const mundo = await conNotas()
    await mundo.enAdmin.cerrar.post({})
    const headers = await mundo.sesion('docente', mundo.docente)
    expect((await mundo.call(`${mundo.aDescargar}/${archivo}`, { headers })).status).toBe(404)
  })

  test('al reabrir y cerrar otra vez hay otra versión, y la primera está reemplazada', async () => {
    const { enAdmin, aula } = await conNotas()
    await enAdmin.cerrar.post({})
    expect((await enAdmin.reabrir.post({ motivo: 'Un oral mal anotado' })).data).toEqual({
      message: 'Cátedra reabierta.',
    })
    await aula['notas-manuales']({ pruebaId: 1 }).delete()
    expect((await enAdmin.cerrar.post({})).data).toMatchObject({ version: 2, cuantos: { AUSENTE: 2 } })
    expect((await aula.actas.get()).data).toMatchObject([
      { version: 2, estado: 'VIGENTE', motivo: null },
      { version: 1, estado: 'REEMPLAZADA', motivo: 'Un oral mal anotado', cuantos: { 5: 1 } },
    ])
  })

  test('la que está cerrada no se cierra, y la abierta no se reabre', async () => {
    const { enAdmin } = await conNotas()
    expect(await enAdmin.reabrir.post({ motivo: 'Porque sí' })).toMatchObject({
      status: 409,
      data: { code: 'catedra_abierta' },
    })
    await enAdmin.cerrar.post({})
    expect(await enAdmin.cerrar.post({})).toMatchObject({ status: 409, data: { code: 'catedra_cerrada' } })
    expect((await enAdmin.reabrir.post({ motivo: ' ' })).status).toBe(400)
  })

  test('dos cierres a la vez hacen una sola', async () => {
    const { enAdmin, aula } = await conNotas()
    const estados = await Promise.all([enAdmin.cerrar.post({}), enAdmin.cerrar.post({})])
    expect(estados.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await aula.actas.get()).data).toHaveLength(1)
  })
})

describe('la constancia', () => {
  test('es de quien la pide, y está cuando se cierra', async () => {
    const { enAdmin, call, sesion, alumnos, catedra } = await conNotas()
    const pide = async () =>
      call(`/alumnos/me/catedras/${catedra.id}/constancia.pdf`, {
        headers: await sesion('alumno', alumnos[0]),
      })
    expect((await pide()).status).toBe(404)
    await enAdmin.cerrar.post({})
    const response = await pide()
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/)
  })

  test('de una cátedra que no se cursa no hay', async () => {
    const { as, catedra } = await conNotas()
    const otro = as('alumno')
    expect((await otro(`GET /alumnos/me/catedras/${catedra.id}/constancia.pdf`)).status).toBe(404)
  })
})

describe('quién puede', () => {
  test('un docente lee las actas de lo suyo y no cierra', async () => {
    const { aDescargar, as, asDocente, catedra } = await conNotas()
    expect((await as('docente')(`GET ${aDescargar}`)).status).toBe(404)
    expect((await asDocente(`POST /admin/catedras/${catedra.id}/cerrar`, {})).status).toBe(403)
    expect((await asDocente(`POST /admin/catedras/${catedra.id}/reabrir`, { motivo: 'no' })).status).toBe(403)
    expect((await asDocente(`GET /admin/catedras/${catedra.id}/cierre`)).status).toBe(403)
  })

  test('de una cátedra que no existe no se sabe nada', async () => {
    const { asAdmin } = createMundo()
    const en = asAdmin.admin.catedras({ id: 99 })
    expect((await en.cierre.get()).status).toBe(404)
    expect((await en.cerrar.post({})).status).toBe(404)
    expect((await en.reabrir.post({ motivo: 'Porque sí' })).status).toBe(404)
    expect((await en.reabrir.post({})).status).toBe(404)
  })
})

describe('la comprobación', () => {
  test('de un acta dice qué es y cuántos hay, sin nombrar a nadie', async () => {
    const mundo = createMundo({ alumnos: 1 })
    const acta = await closeCatedraDe(mundo)
    const response = await mundo.call(`/actas/${acta.codigo.toLowerCase()}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const dicho = await response.json()
    expect(dicho).toMatchObject({
      estado: 'VIGENTE',
      reemplazada_en: null,
      catedra: 'Armonía',
      anio: 2026,
      cuantos: { AUSENTE: 1 },
      sha256: acta.sha256,
      aviso: 'Comprobación; no reemplaza al acta firmada.',
    })
    expect(JSON.stringify(dicho)).not.toContain('Acosta')
  })

  test('de una constancia dice la nota y las iniciales', async () => {
    const mundo = await conNotas()
    await mundo.enAdmin.cerrar.post({})
    const { actaRenglones } = await import('../../../db/schema/actas.ts')
    const [deAna] = mundo.db.select().from(actaRenglones).all()
    const dicho = await (await mundo.call(`/constancias/${deAna?.codigo}`)).json()
    expect(dicho).toMatchObject({ nombre: 'A. A.', nota: 5, estado: 'VIGENTE', catedra: 'Armonía' })
  })

  test.each(['/actas/0000-0000-0000', '/actas/corto', '/constancias/0000-0000-0000'])(
    '%s no es de nada',
    async (ruta) => {
      const { call } = createMundo()
      const response = await call(ruta)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'codigo_desconocido' })
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  test('a la trigésima primera de una hora hay que esperar', async () => {
    const { call } = createMundo()
    for (let i = 0; i < 30; i++) await call('/actas/0000-0000-0000')
    const response = await call('/constancias/0000-0000-0000')
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBeTruthy()
  })
})
