import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { codigos } from '../../../db/schema/codigos.ts'
import { correos } from '../../../db/schema/correos.ts'
import { ingresos } from '../../../db/schema/ingresos.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos as tablaDeAlumnos } from '../../../db/schema/personas.ts'
import { type Envio, sendALaVez } from '../../support/a-la-vez.ts'
import { insertAlumno, insertCatedra, insertDocente, insertInscripcion } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { newCarpeta } from '../../support/carpetas.ts'
import { createMundo, type MundoOptions } from '../../support/mundo.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO

function createAula(options: MundoOptions<2> = {}) {
  const mundo = createMundo({ alumnos: 2, ...options })
  const { asDocente, asAdmin, catedra, alumnos, send } = mundo
  const [ana, beto] = alumnos
  return {
    ...mundo,
    ana,
    beto,
    da: (alumnoId = ana.id, catedraId = catedra.id) =>
      asDocente(`POST /docente/catedra/${catedraId}/alumnos/${alumnoId}/codigo`),
    daAdmin: (alumnoId = ana.id) => asAdmin(`POST /admin/alumnos/${alumnoId}/codigo`),
    entra: (codigo: string, email = ana.email) => send('POST /alumnos/verify-otp', { email, otp: codigo }),
    otro: (codigo: string) => (codigo === '000000' ? '000001' : '000000'),
  }
}

describe('un código en mano', () => {
  test('lo da su docente, y con él se entra una vez', async () => {
    const { da, entra, outbox, sent, ana } = createAula()

    const { status, data } = await da()
    await outbox.sendDue()

    expect(status).toBe(200)
    expect(data).toEqual({ codigo: expect.stringMatching(/^\d{6}$/), vence_en: '2026-03-02T12:10:00.000Z' })
    expect(await entra(data.codigo, ana.email.toUpperCase())).toMatchObject({
      status: 200,
      data: { message: '¡Sesión iniciada con éxito!' },
    })
    expect(await entra(data.codigo)).toMatchObject({ status: 400, data: { code: 'codigo_vencido' } })
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [ana.email, 'Tu docente te dio un código para ingresar'],
    ])
    expect(sent[0]?.text).toContain('Graciela Ocampos te dio un código')
    expect(sent[0]?.text).not.toContain(data.codigo)
  })

  test('lo da la administración, también a quien no cursa nada', async () => {
    const { db, daAdmin, entra, outbox, sent } = createAula()
    const zoe = insertAlumno(db)

    const { status, data } = await daAdmin(zoe.id)
    await outbox.sendDue()

    expect(status).toBe(200)
    expect((await entra(data.codigo, zoe.email)).status).toBe(200)
    expect(sent[0]?.text).toContain('La administración te dio un código')
  })

  test('queda anotado, y en palabras en ninguna parte', async () => {
    const { db, sqlite, da, daAdmin } = createAula()

    const dados = [(await da()).data.codigo, (await daAdmin()).data.codigo]

    expect(db.select({ rol: auditoria.rol, resumen: auditoria.resumen }).from(auditoria).all()).toEqual([
      { rol: 'docente', resumen: 'Dio un código para ingresar — Ana Acosta · Armonía' },
      { rol: 'admin', resumen: 'Dio un código para ingresar — Ana Acosta' },
    ])
    const guardado = JSON.stringify([
      db.select().from(codigos).all(),
      db.select().from(correos).all(),
      sqlite.prepare('SELECT * FROM auditoria').all(),
    ])
    for (const codigo of dados) expect(guardado).not.toMatch(new RegExp(`(?<!\\d)${codigo}(?!\\d)`))
  })

  test('vence a los diez minutos', async () => {
    const { da, entra, otro, advance } = createAula()
    const { codigo } = (await da()).data

    advance(10 * MINUTO - 1)
    expect(await entra(otro(codigo))).toMatchObject({ status: 400, data: { code: 'codigo_incorrecto' } })
    advance(1)
    expect(await entra(codigo)).toMatchObject({ status: 400, data: { code: 'codigo_vencido' } })
  })

  test('otro en mano lo anula; uno por correo, no', async () => {
    const { da, daAdmin, entra, send, advance, ana } = createAula()
    const viejo = (await da()).data.codigo
    const nuevo = (await daAdmin()).data.codigo
    advance(MINUTO)
    expect((await send('POST /request-otp', { email: ana.email })).status).toBe(200)

    if (viejo !== nuevo) expect((await entra(viejo)).status).toBe(400)
    expect((await entra(nuevo)).status).toBe(200)
  })

  test('no demora a quien pide uno por correo, por más que se hayan dado', async () => {
    const { da, send, ana } = createAula()
    for (let i = 0; i < 3; i++) await da()

    expect((await send('POST /request-otp', { email: ana.email })).status).toBe(200)
  })

  test('aguanta los mismos cinco errores que los demás', async () => {
    const { da, entra, otro } = createAula()
    const { codigo } = (await da()).data
    for (let i = 0; i < 5; i++) await entra(otro(codigo))

    expect((await entra(codigo)).status).toBe(400)
  })

  test('no sirve para entrar como docente con el mismo email', async () => {
    const { db, da, send, ana } = createAula()
    insertDocente(db, { email: ana.email })
    const { codigo } = (await da()).data

    expect((await send('POST /docente/verify-otp', { email: ana.email, code: codigo })).status).toBe(400)
  })
})

describe('deja de valer', () => {
  test.each<[string, (mundo: ReturnType<typeof createAula>) => unknown]>([
    [
      'cuando el alumno deja la cátedra',
      ({ asAdmin, catedra, ana }) =>
        asAdmin(`DELETE /admin/catedras/${catedra.id}/alumnos/${ana.id}/desinscribir`),
    ],
    [
      'cuando la cátedra pasa a otro docente',
      ({ db }) =>
        db
          .update(catedras)
          .set({ docenteId: insertDocente(db).id })
          .run(),
    ],
    ['cuando se lo elimina', ({ asAdmin, ana }) => asAdmin(`DELETE /alumnos/${ana.id}`)],
    [
      'cuando tiene otro email',
      ({ asAdmin, ana }) => asAdmin(`PUT /alumnos/${ana.id}`, { email: 'otra@prueba.py' }),
    ],
    [
      'cuando su email es de otro alumno',
      ({ db, ana, beto }) => {
        const cambia = (id: number, email: string) =>
          db.update(tablaDeAlumnos).set({ email }).where(eq(tablaDeAlumnos.id, id)).run()
        cambia(ana.id, 'otra@prueba.py')
        cambia(beto.id, ana.email)
      },
    ],
  ])('%s', async (_cuando, cambia) => {
    const mundo = createAula()
    const { codigo } = (await mundo.da()).data

    await cambia(mundo)

    expect(await mundo.entra(codigo)).toMatchObject({ status: 400, data: { code: 'codigo_vencido' } })
  })

  test('y vale mientras esté en otra cátedra de quien lo dio', async () => {
    const { db, da, entra, docente, ana, catedra } = createAula()
    const otra = insertCatedra(db, { docenteId: docente.id })
    insertInscripcion(db, { catedraId: otra.id, alumnoId: ana.id })
    const { codigo } = (await da()).data

    db.update(catedraAlumnos).set({ baja_en: 1 }).where(eq(catedraAlumnos.catedraId, catedra.id)).run()

    expect((await entra(codigo)).status).toBe(200)
  })
})

describe('no se da', () => {
  test('a quien no está en la cátedra, ni a quien ya no: 404, y no queda nada', async () => {
    const { db, da, enroll } = createAula()
    const ajeno = insertAlumno(db)
    const ex = enroll({}, { baja_en: 1 })

    for (const id of [ajeno.id, ex.id, 999])
      expect(await da(id)).toMatchObject({ status: 404, data: { code: 'no_inscrito' } })
    expect(db.select().from(codigos).all()).toEqual([])
    expect(db.select().from(correos).all()).toEqual([])
    expect(db.select().from(auditoria).all()).toEqual([])
  })

  test('a nadie de una cátedra ajena, aunque sea también alumno propio: 404', async () => {
    const { db, da, ana } = createAula()
    const ajena = insertCatedra(db)
    insertInscripcion(db, { catedraId: ajena.id, alumnoId: ana.id })

    expect(await da(ana.id, ajena.id)).toMatchObject({ status: 404, data: { code: 'catedra_no_encontrada' } })
  })

  test('a quien no existe, ni a quien se borró: 404', async () => {
    const { db, daAdmin, ana } = createAula()
    db.update(tablaDeAlumnos).set({ borrado_en: 1 }).where(eq(tablaDeAlumnos.id, ana.id)).run()

    for (const id of [999, ana.id])
      expect(await daAdmin(id)).toMatchObject({ status: 404, data: { code: 'alumno_no_encontrado' } })
  })

  test('en una cátedra cerrada: 409', async () => {
    const { db, da } = createAula()
    db.update(catedras).set({ cerrada_en: 1 }).run()

    expect(await da()).toMatchObject({ status: 409, data: { code: 'catedra_cerrada' } })
  })

  test('por un alumno, ni por un docente con la dirección de la administración: 403', async () => {
    const { asAlumnos, asDocente, ana, beto, catedra } = createAula()

    expect((await asAlumnos[0](`POST /docente/catedra/${catedra.id}/alumnos/${beto.id}/codigo`)).status).toBe(
      403,
    )
    expect((await asDocente(`POST /admin/alumnos/${ana.id}/codigo`)).status).toBe(403)
  })
})

describe('los límites', () => {
  const ESPERA = { status: 429, data: { code: 'demasiados_pedidos' } }

  test('tres por hora para un alumno, los dé quien los dé', async () => {
    const { da, daAdmin, advance, beto } = createAula()
    await da()
    advance(20 * MINUTO)
    await da()
    await daAdmin()

    const cuarto = await da()

    expect(cuarto).toMatchObject(ESPERA)
    expect(cuarto.headers.get('retry-after')).toBe('2400')
    expect(cuarto.data.error).toBe('Demasiados intentos. Prueba de nuevo en 40 minutos.')
    expect(await daAdmin()).toMatchObject(ESPERA)
    expect((await da(beto.id)).status).toBe(200)
    advance(40 * MINUTO)
    expect((await da()).status).toBe(200)
  })

  test('un email nuevo no da tres más', async () => {
    const { db, da, ana } = createAula()
    for (let i = 0; i < 3; i++) await da()
    db.update(tablaDeAlumnos).set({ email: 'otra@prueba.py' }).where(eq(tablaDeAlumnos.id, ana.id)).run()

    expect(await da()).toMatchObject(ESPERA)
  })

  test('treinta por hora para un docente, entre todas sus cátedras; la administración sigue', async () => {
    const { db, da, daAdmin, docente, enroll, advance } = createAula()
    const otra = insertCatedra(db, { docenteId: docente.id })
    const lia = insertAlumno(db)
    insertInscripcion(db, { catedraId: otra.id, alumnoId: lia.id })
    for (let i = 0; i < 30; i++) expect((await da(enroll().id)).status).toBe(200)

    expect(await da(lia.id, otra.id)).toMatchObject(ESPERA)
    expect((await daAdmin(lia.id)).status).toBe(200)
    advance(HORA)
    expect((await da(lia.id, otra.id)).status).toBe(200)
  })

  test('se quitan con los demás', async () => {
    const { da } = createAula({ sinLimites: true })
    for (let i = 0; i < 5; i++) expect((await da()).status).toBe(200)
  })

  test('siguen cuando el programa arranca de nuevo, y con ellos los códigos', async () => {
    const base = join(newCarpeta(), 'guarania.db')
    const { da, ana, docente, catedra } = createAula({ base })
    for (let i = 0; i < 2; i++) await da()
    const { codigo } = (await da()).data

    const otra = testApi({ base })
    const aulaOtra = otra.as('docente', docente)

    expect(await aulaOtra(`POST /docente/catedra/${catedra.id}/alumnos/${ana.id}/codigo`)).toMatchObject(
      ESPERA,
    )
    const entra = () => otra.send('POST /alumnos/verify-otp', { email: ana.email, otp: codigo })
    expect((await entra()).status).toBe(200)
    expect((await entra()).status).toBe(400)
  })

  test('y valen para dos procesos a la vez', { timeout: 30_000 }, async () => {
    const base = join(newCarpeta(), 'guarania.db')
    const { ana, docente, catedra, sesion, db } = createAula({ base })
    const headers = await sesion('docente', docente)
    const pedido: Envio = [`POST /docente/catedra/${catedra.id}/alumnos/${ana.id}/codigo`, undefined, headers]

    const respuestas = await sendALaVez(base, [Array(4).fill(pedido), Array(4).fill(pedido)], {
      conLimites: true,
    })

    expect(respuestas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 429, 429, 429, 429, 429,
    ])
    expect(db.select().from(codigos).all()).toHaveLength(3)
  })

  test('de dos procesos que usan un código a la vez, entra uno', { timeout: 30_000 }, async () => {
    const base = join(newCarpeta(), 'guarania.db')
    const { da, ana, db } = createAula({ base })
    const { codigo } = (await da()).data
    const pedido: Envio = ['POST /alumnos/verify-otp', { email: ana.email, otp: codigo }]

    const respuestas = await sendALaVez(base, [[pedido], [pedido]])

    expect(respuestas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(db.select().from(ingresos).all()).toHaveLength(1)
  })
})

describe('los últimos ingresos', () => {
  test('el alumno ve los suyos, con quién dio el código, y no se guardan más de cinco', async () => {
    const { da, daAdmin, entra, outbox, sent, send, advance, asAlumnos, ana, db } = createAula()
    const porCorreo = async () => {
      await send('POST /request-otp', { email: ana.email })
      await outbox.sendDue()
      const carta = sent.findLast(({ subject }) => subject === 'Tu código de ingreso')
      await entra(/\d{6}/.exec(carta?.text ?? '')?.[0] ?? '')
      advance(HORA)
    }
    for (let i = 0; i < 4; i++) await porCorreo()
    await entra((await da()).data.codigo)
    advance(HORA)
    await entra((await daAdmin()).data.codigo)

    const { data } = await asAlumnos[0]('GET /alumnos/me')

    expect(data.ingresos).toEqual([
      { cuando: '2026-03-02T17:00:00.000Z', como: 'DOCENTE' },
      { cuando: '2026-03-02T16:00:00.000Z', como: 'DOCENTE' },
      { cuando: '2026-03-02T15:00:00.000Z', como: 'CORREO' },
      { cuando: '2026-03-02T14:00:00.000Z', como: 'CORREO' },
      { cuando: '2026-03-02T13:00:00.000Z', como: 'CORREO' },
    ])
    expect(db.select().from(ingresos).all()).toHaveLength(5)
    expect((await asAlumnos[1]('GET /alumnos/me')).data.ingresos).toEqual([])
    expect((await asAlumnos[0]('PUT /alumnos/me', { direccion: 'Otra' })).data.ingresos).toHaveLength(5)
  })

  test('un error no es un ingreso, y el de un docente es suyo', async () => {
    const { da, entra, otro, db, send, outbox, sent, docente } = createAula()
    await entra(otro((await da()).data.codigo))
    await send('POST /docente/request-otp', { email: docente.email })
    await outbox.sendDue()
    const carta = sent.findLast(({ to }) => to === docente.email)
    const code = /\d{6}/.exec(carta?.text ?? '')?.[0]

    expect((await send('POST /docente/verify-otp', { email: docente.email, code })).status).toBe(200)
    expect(db.select().from(ingresos).all()).toMatchObject([
      { alumnoId: null, docenteId: docente.id, como: 'CORREO' },
    ])
  })
})

describe('un código en mano para un docente', () => {
  const CLAVE = 'lapacho rosado'

  async function createSala() {
    const aula = createAula()
    await aula.adminPassword.prepare(CLAVE)
    const { docente, asAdmin, send } = aula
    return {
      ...aula,
      daADocente: (password = CLAVE) => asAdmin(`POST /admin/docentes/${docente.id}/codigo`, { password }),
      entraDocente: (codigo: string) =>
        send('POST /docente/verify-otp', { email: docente.email, otp: codigo }),
    }
  }

  test('lo da la administración con su contraseña, se entra una vez, y el docente lo sabe', async () => {
    const { daADocente, entraDocente, asDocente, outbox, sent, docente } = await createSala()
    expect(await daADocente('otra')).toMatchObject({
      status: 403,
      data: { error: 'La contraseña no es correcta.' },
    })

    const { status, data } = await daADocente()
    await outbox.sendDue()

    expect(status).toBe(200)
    expect(data).toEqual({ codigo: expect.stringMatching(/^\d{6}$/), vence_en: '2026-03-02T12:10:00.000Z' })
    expect((await entraDocente(data.codigo)).status).toBe(200)
    expect((await entraDocente(data.codigo)).status).toBe(400)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [docente.email, 'La administración te dio un código para ingresar'],
    ])
    expect((await asDocente('GET /docente/me')).data.ingresos).toEqual([
      { cuando: '2026-03-02T12:00:00.000Z', como: 'DOCENTE' },
    ])
  })

  test('tres en una hora; y no abre lo que es de quien lee sus correos', async () => {
    const { daADocente, entraDocente, call } = await createSala()
    await daADocente()
    await daADocente()
    const { data } = await daADocente()
    expect((await daADocente()).status).toBe(429)
    const { token } = (await entraDocente(data.codigo)).data

    const { status, data: dicho } = await (async () => {
      const respuesta = await call('/docente/me/datos.zip', { headers: { authorization: `Bearer ${token}` } })
      return { status: respuesta.status, data: await respuesta.json() }
    })()

    expect({ status, code: dicho.code }).toEqual({ status: 403, code: 'ingreso_en_mano' })
  })
})
