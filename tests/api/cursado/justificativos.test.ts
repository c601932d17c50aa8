import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { retencionDeJustificativos } from '../../../api/cursado/justificativos/retencion.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { addDias } from '../../../src/domain/base/fechas.ts'
import { insertAlumno, insertCatedra, insertDocente } from '../../support/academia.ts'
import { muestras } from '../../support/archivos.ts'
import { conFoto, createMundoConJustificativos, deAna } from '../../support/mundo-con-justificativos.ts'

const uno = (cambio: object) => ({ ...deAna, ...cambio })

describe('pedir un justificativo', () => {
  test('en JSON, sin archivo: queda pendiente y se lee de los tres lados', async () => {
    const { request, asAna, asBeto, asDocente, asAdmin, propios, id, ana } = createMundoConJustificativos()

    const { status, data } = await request()

    expect(status).toBe(201)
    expect(data).toMatchObject({
      alumnoId: ana.id,
      catedraId: id,
      nombre: 'Ana Acosta',
      ...deAna,
      archivo: null,
      estado: 'PENDIENTE',
      respuesta: null,
      resuelto_en: null,
    })
    expect((await asAna(`GET ${propios}`)).data).toEqual([data])
    expect((await asBeto(`GET ${propios}`)).data).toEqual([])
    expect((await asDocente(`GET /docente/catedra/${id}/justificativos`)).data).toEqual([data])
    expect((await asAdmin(`GET /admin/catedras/${id}/justificativos?estado=PENDIENTE`)).data).toEqual([data])
    expect((await asAdmin(`GET /admin/catedras/${id}/justificativos?estado=ACEPTADO`)).data).toEqual([])
    expect((await asAdmin(`GET /admin/catedras/${id}/justificativos?estado=OTRO`)).status).toBe(400)
  })

  test('con foto: la ven ella, su docente y la administración, y nadie más', async () => {
    const { db, send, sesion, readArchivo, ana, beto, docente } = createMundoConJustificativos()

    const { status, data } = await send(conFoto())

    expect({ status, data }).toMatchObject({
      status: 201,
      data: { ...deAna, archivo: { nombre: 'Receta.png', tipo: 'image/png' } },
    })
    const read = async (headers: Record<string, string>) =>
      (await readArchivo(`/${data.archivo.path}`, { headers })).status
    const otro = insertDocente(db)
    expect(await read(await sesion('alumno', ana))).toBe(200)
    expect(await read(await sesion('docente', docente))).toBe(200)
    expect(await read(await sesion('admin'))).toBe(200)
    expect(await read(await sesion('alumno', beto))).toBe(404)
    expect(await read(await sesion('docente', otro))).toBe(404)
    expect(await read({})).toBe(401)
  })

  test('un PDF también, y un formulario sin archivo', async () => {
    const { send } = createMundoConJustificativos()
    const pdf = await send(conFoto(deAna, ['nota.pdf', muestras.pdf]))
    expect(pdf.data.archivo).toMatchObject({ tipo: 'application/pdf' })
    const sinFoto = await send(conFoto(uno({ desde: '2026-06-10', hasta: '2026-06-10' }), ['', '']))
    expect(sinFoto).toMatchObject({ status: 201, data: { archivo: null, motivo: deAna.motivo } })
  })

  test.each([
    ['hasta antes de desde', { desde: '2026-06-02', hasta: '2026-06-01' }, 'La fecha «hasta» no puede'],
    ['de 61 días', { desde: '2026-06-01', hasta: '2026-07-31' }, 'Un justificativo es de 60 días'],
    [
      'de hace ocho días',
      { desde: '2026-05-25', hasta: '2026-05-25' },
      'Una falta se puede justificar hasta 7',
    ],
    ['sin motivo', { motivo: '' }, 'Falta el motivo.'],
    ['sin fechas', { desde: 'ayer', hasta: null }, 'Falta la fecha desde'],
  ])('%s es un 400, y no deja nada', async (_caso, cambio, mensaje) => {
    const { request, send, asAna, propios, enDisco } = createMundoConJustificativos()
    expect(await request(uno(cambio))).toMatchObject({
      status: 400,
      data: { error: expect.stringContaining(mensaje) },
    })
    expect((await send(conFoto(uno(cambio) as typeof deAna))).status).toBe(400)
    expect((await asAna(`GET ${propios}`)).data).toEqual([])
    expect(enDisco()).toEqual([])
  })

  test('cuántos días después se puede lo dice la regla de la cátedra', async () => {
    const { request } = createMundoConJustificativos({ dias_para_justificar: 8 })
    expect((await request(uno({ desde: '2026-05-25', hasta: '2026-05-25' }))).status).toBe(201)
  })

  test('dos veces los mismos días, no; después de un rechazo, sí', async () => {
    const { request, asDocente } = createMundoConJustificativos()
    const { data } = await request()
    const otra = uno({ desde: '2026-06-03', hasta: '2026-06-05' })
    expect(await request(otra)).toMatchObject({
      status: 409,
      data: { code: 'justificativo_repetido', error: 'Ya pediste justificar esos días.' },
    })
    await asDocente(`POST /docente/justificativos/${data.id}/rechazar`, { respuesta: 'No se lee.' })
    expect((await request(otra)).status).toBe(201)
  })

  test('treinta en un día son bastantes', async () => {
    const { request } = createMundoConJustificativos(null, {})
    const delDia = (dia: number) => {
      const fecha = addDias('2026-06-03', dia)
      return request(uno({ desde: fecha, hasta: fecha }))
    }
    for (let dia = 0; dia < 30; dia++) expect((await delDia(dia)).status).toBe(201)
    expect(await delDia(30)).toMatchObject({
      status: 429,
      data: { error: 'Hoy ya pediste mucho. Prueba de nuevo mañana.' },
    })
  })

  test('otro archivo que una imagen o un PDF es 415, y uno que no entra, 413', async () => {
    const { send, enDisco } = createMundoConJustificativos()
    expect(await send(conFoto(deAna, ['notas.txt', 'Estuve con gripe.']))).toMatchObject({
      status: 415,
      data: { error: 'El archivo debe ser una imagen o un PDF.' },
    })
    expect((await send(conFoto(deAna, ['notas.txt', 'x'.repeat(70_000)]))).status).toBe(413)
    expect((await send(conFoto(uno({ motivo: 'x'.repeat(70_000) }) as typeof deAna))).status).toBe(413)
    expect(enDisco()).toEqual([])
  })

  test('de una cátedra ajena no existe nada, tampoco con lo que está mal', async () => {
    const { db, asAna, send, docente } = createMundoConJustificativos()
    const ajena = insertCatedra(db, { docenteId: docente.id })
    const suyos = `/alumnos/me/catedras/${ajena.id}/justificativos`
    expect((await asAna(`POST ${suyos}`, deAna)).status).toBe(404)
    expect((await asAna(`POST ${suyos}`, {})).status).toBe(404)
    expect((await asAna(`GET ${suyos}`)).status).toBe(404)
    const deOtra = insertAlumno(db)
    expect((await send(conFoto(), deOtra)).status).toBe(404)
  })

  test('en una cátedra cerrada ya no se pide', async () => {
    const { db, request, send, enDisco } = createMundoConJustificativos()
    db.update(catedras).set({ cerrada_en: 1 }).run()
    const CERRADA = { status: 409, data: { code: 'catedra_cerrada', error: 'La cátedra está cerrada.' } }
    expect(await request()).toMatchObject(CERRADA)
    expect(await request({})).toMatchObject(CERRADA)
    expect(await send(conFoto())).toMatchObject(CERRADA)
    expect(enDisco()).toEqual([])
  })
})

describe('responderlo', () => {
  test('una vez: después es 409, de quien sea', async () => {
    const { request, asDocente, asAdmin } = createMundoConJustificativos()
    const { data } = await request()

    const aceptado = await asDocente(`POST /docente/justificativos/${data.id}/aceptar`, {})

    expect(aceptado).toMatchObject({
      status: 200,
      data: { estado: 'ACEPTADO', respuesta: null, resuelto_por: 'Graciela Ocampos' },
    })
    for (const otra of ['aceptar', 'rechazar']) {
      const call = `POST /admin/justificativos/${data.id}/${otra}`
      expect(await asAdmin(call, { respuesta: 'No.' })).toMatchObject({
        status: 409,
        data: { code: 'justificativo_respondido', error: 'Ese justificativo ya fue respondido.' },
      })
    }
  })

  test('rechazar pide decir por qué, y se lee la respuesta', async () => {
    const { request, asAdmin, asAna, propios } = createMundoConJustificativos()
    const { data } = await request()
    const call = `POST /admin/justificativos/${data.id}/rechazar`
    expect(await asAdmin(call, {})).toMatchObject({
      status: 400,
      data: { error: 'Escribe por qué se rechaza.', campos: { respuesta: expect.any(String) } },
    })
    await asAdmin(call, { respuesta: 'Falta la firma.' })
    expect((await asAna(`GET ${propios}`)).data).toMatchObject([
      { estado: 'RECHAZADO', respuesta: 'Falta la firma.', resuelto_por: 'Administración' },
    ])
  })

  test('el de una cátedra ajena no existe', async () => {
    const { db, as, request, asAna } = createMundoConJustificativos()
    const { data } = await request()
    const otro = as('docente', insertDocente(db))
    expect((await otro(`POST /docente/justificativos/${data.id}/aceptar`, {})).status).toBe(404)
    expect((await otro(`POST /docente/justificativos/${data.id}/rechazar`, {})).status).toBe(404)
    expect((await otro(`GET /docente/catedra/${data.catedraId}/justificativos`)).status).toBe(404)
    expect((await asAna(`POST /docente/justificativos/${data.id}/aceptar`, {})).status).toBe(403)
  })

  test('por correo se entera su docente, y quien lo pidió; se puede apagar', async () => {
    const { request, asDocente, asAna, outbox, sent, ana, docente, giveClase } =
      createMundoConJustificativos()
    giveClase('2026-06-03')
    const { data } = await request()
    await asDocente(`POST /docente/justificativos/${data.id}/rechazar`, { respuesta: 'Falta la firma.' })
    await outbox.sendDue()
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [docente.email, 'Justificativo de Ana Acosta'],
      [ana.email, 'Rechazaron tu justificativo: Armonía'],
    ])
    expect(sent[1]?.text).toContain('Falta la firma.')

    await asDocente('PUT /docente/me/avisos', { aviso: 'JUSTIFICATIVO', activo: false })
    await asAna('PUT /alumnos/me/avisos', { aviso: 'JUSTIFICATIVO', activo: false })
    const { data: otro } = await request()
    await asDocente(`POST /docente/justificativos/${otro.id}/aceptar`, {})
    await outbox.sendDue()
    expect(sent).toHaveLength(2)
  })
})

describe('aceptado, cambia las marcas de sus días', () => {
  async function conAceptado() {
    const mundo = createMundoConJustificativos()
    mundo.giveClase('2026-05-28', { deAna: 'A' })
    mundo.giveClase('2026-05-29', { deAna: 'A', deBeto: 'A' })
    mundo.giveClase('2026-05-30', { deBeto: 'P' })
    mundo.giveClase('2026-06-01', { deAna: 'P' })
    const hoy = mundo.giveClase('2026-06-02')
    const porVenir = mundo.giveClase('2026-06-03')
    const { data } = await mundo.request()
    const accept = () => mundo.asDocente(`POST /docente/justificativos/${data.id}/aceptar`, {})
    return { ...mundo, accept, hoy, porVenir }
  }

  test('ausentes y sin registro quedan justificados, también lo por venir, y lo presente y lo ajeno no', async () => {
    const { accept, marcasDeAna, aula } = await conAceptado()
    await accept()
    expect(await marcasDeAna()).toEqual({
      '2026-05-28': false,
      '2026-05-29': 'JUSTIFICADO',
      '2026-05-30': 'JUSTIFICADO',
      '2026-06-01': true,
      '2026-06-02': 'JUSTIFICADO',
      '2026-06-03': 'JUSTIFICADO',
    })
    const { data } = await aula.asistencias.anual({ year: 2026 }).get()
    expect(data[1]?.asistencias[1]).toMatchObject({ presente: false, matiz: null })
  })

  test('los días por venir, y siguen así cuando se toma su lista', async () => {
    const { accept, marcasDeAna, aula, beto, porVenir } = await conAceptado()
    await accept()
    const dia = aula.diasclase({ diaId: porVenir.id })
    expect((await dia.asistencias.get()).data.asistencias).toMatchObject([
      { presente: false, matiz: 'JUSTIFICADO', con_justificativo: true },
      { presente: null, con_justificativo: false },
    ])
    await dia['toggle-asistencia'].post({ alumnoId: beto.id, presente: true })
    expect((await marcasDeAna())['2026-06-03']).toBe('JUSTIFICADO')
  })

  test('la ausencia que la lista dice de quien nadie había marcado también queda justificada', async () => {
    const { accept, marcasDeAna, aula, ana, hoy, porVenir } = await conAceptado()
    await accept()
    const una = await aula
      .diasclase({ diaId: hoy.id })
      ['toggle-asistencia'].post({ alumnoId: ana.id, presente: false })
    expect(una.data).toMatchObject({ asistencia: { presente: false, matiz: 'JUSTIFICADO' } })
    const todas = await aula.diasclase({ diaId: porVenir.id }).asistencias.post({ presente: false })
    expect(todas.data).toMatchObject({ superadas: [], quedan: [{ alumnoId: ana.id, matiz: 'JUSTIFICADO' }] })
    expect(await marcasDeAna()).toMatchObject({ '2026-06-02': 'JUSTIFICADO', '2026-06-03': 'JUSTIFICADO' })
  })

  test('lo que el docente marca después vale más', async () => {
    const { accept, marcasDeAna, aula, ana, beto, porVenir, asAna, id } = await conAceptado()
    await accept()
    const dia = aula.diasclase({ diaId: porVenir.id })
    await dia['toggle-asistencia'].post({ alumnoId: beto.id, presente: true })
    await dia['toggle-asistencia'].post({ alumnoId: ana.id, presente: false })
    const { data } = await asAna(`GET /alumnos/me/catedras/${id}/asistencias`)
    await aula
      .diasclase({ diaId: data.asistencias[1].diaClaseId })
      ['toggle-asistencia'].post({ alumnoId: ana.id, presente: true })
    expect(await marcasDeAna()).toMatchObject({ '2026-05-29': true, '2026-06-03': false })
  })

  test('una lista que esperaba en un teléfono desde antes no lo deshace, salvo que diga que vino', async () => {
    const { accept, marcasDeAna, aula, ana, asAna, id } = await conAceptado()
    await accept()
    const { data } = await asAna(`GET /alumnos/me/catedras/${id}/asistencias`)
    const ids = data.asistencias.map(({ diaClaseId }: { diaClaseId: number }) => diaClaseId)
    const antes = { alumnoId: ana.id, hecha_hace: 3_600_000 }
    await aula.diasclase({ diaId: ids[1] })['toggle-asistencia'].post({ ...antes, presente: false })
    await aula.diasclase({ diaId: ids[2] })['toggle-asistencia'].post({ ...antes, presente: true })
    expect(await marcasDeAna()).toMatchObject({ '2026-05-29': 'JUSTIFICADO', '2026-05-30': true })
  })

  test('un día que solo un justificativo marcó sigue sin lista', async () => {
    const { request, asDocente, giveClase, asAdmin, id } = createMundoConJustificativos()
    const { id: diaId } = giveClase('2026-05-29')
    const { data } = await request()
    await asDocente(`POST /docente/justificativos/${data.id}/aceptar`, {})
    const cierre = await asAdmin(`GET /admin/catedras/${id}/cierre`)
    expect(cierre.data.clases_sin_lista).toMatchObject([{ diaId, fecha: '2026-05-29' }])
  })
})

test('doce meses después del año de la cátedra el archivo se va, y lo demás queda', async () => {
  const { db, deps, send, enDisco, advance, asAna, propios } = createMundoConJustificativos()
  await send(conFoto())
  const job = retencionDeJustificativos(deps)
  const DIA_MS = 86_400_000
  advance(Date.parse('2027-12-31T15:00:00Z') - deps.now())
  job.run()
  expect(enDisco()).toHaveLength(1)

  advance(DIA_MS)
  job.run()

  expect(enDisco()).toEqual([])
  expect(db.select().from(archivos).all()).toEqual([])
  expect((await asAna(`GET ${propios}`)).data).toMatchObject([{ motivo: deAna.motivo, archivo: null }])
})

test('con el alumno se van sus justificativos y sus archivos', async () => {
  const { db, send, enDisco, asAdmin, ana, id } = createMundoConJustificativos()
  await send(conFoto())
  expect((await asAdmin(`DELETE /alumnos/${ana.id}`)).status).toBe(200)
  expect((await asAdmin(`GET /admin/catedras/${id}/justificativos`)).data).toEqual([])
  expect(enDisco()).toHaveLength(1)

  expect((await asAdmin('DELETE /admin/papelera/1')).status).toBe(200)

  expect(enDisco()).toEqual([])
  expect(db.select().from(archivos).where(eq(archivos.alumnoId, ana.id)).all()).toEqual([])
})
