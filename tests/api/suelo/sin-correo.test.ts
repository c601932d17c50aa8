import { describe, expect, test } from 'vitest'
import { correos } from '../../../db/schema/correos.ts'
import { insertCatedra, insertInscripcion } from '../../support/academia.ts'
import { createMundo } from '../../support/mundo.ts'

function createMundoConCorreos() {
  const mundo = createMundo({ alumnos: 2 })
  const { db, asDocente, asAdmin, catedra } = mundo
  const [ana, beto] = mundo.alumnos
  const nuevo = {
    asunto: 'Tarea nueva',
    texto: '',
    html: '',
    proximoIntento: 0,
    created_at: Date.parse('2026-03-01T10:00:00Z'),
  }
  const fallida = { estado: 'fallido', intentos: 54, ultimoError: '550 no existe' } as const
  return {
    ...mundo,
    ana,
    beto,
    fallida,
    envia: (datos: Partial<typeof correos.$inferInsert> & { para: string }) =>
      db
        .insert(correos)
        .values({ ...nuevo, ...datos })
        .run(),
    lee: async () => (await asDocente(`GET /docente/catedra/${catedra.id}/sin-correo`)).data,
    leeAdmin: async () => (await asAdmin(`GET /admin/catedras/${catedra.id}/sin-correo`)).data,
  }
}

describe('a quién no le llegan los correos', () => {
  test('a los alumnos cuyo último correo no salió, por apellido y sin mirar mayúsculas', async () => {
    const { ana, beto, envia, fallida, lee, leeAdmin } = createMundoConCorreos()
    envia({ para: beto.email.toUpperCase(), ...fallida })
    envia({ para: ana.email, estado: 'enviado' })
    envia({ para: ana.email, ...fallida })

    const sinCorreo = await lee()

    const desde = '2026-03-01T10:00:00.000Z'
    expect(sinCorreo).toEqual([
      { alumnoId: ana.id, nombre: 'Ana', apellido: 'Acosta', email: ana.email, desde },
      { alumnoId: beto.id, nombre: 'Beto', apellido: 'Báez', email: beto.email, desde },
    ])
    expect(await leeAdmin()).toEqual(sinCorreo)
  })

  test('no a quien después le llegó uno, ni a quien nunca se le escribió', async () => {
    const { ana, envia, fallida, lee } = createMundoConCorreos()
    envia({ para: ana.email, ...fallida })
    envia({ para: ana.email, estado: 'enviado' })

    expect(await lee()).toEqual([])
  })

  test('uno que espera no cambia nada', async () => {
    const { ana, beto, envia, fallida, lee } = createMundoConCorreos()
    for (const { email } of [ana, beto]) envia({ para: email, intentos: 3, ultimoError: 'tarda' })
    expect(await lee()).toEqual([])

    envia({ para: ana.email, ...fallida })
    envia({ para: ana.email })

    expect(await lee()).toHaveLength(1)
  })

  test('lo que se dejó sin intentar no dice nada; lo que se intentó hasta que caducó, sí', async () => {
    const { ana, beto, envia, lee } = createMundoConCorreos()
    const caducado = { estado: 'fallido', ultimoError: 'Caducó antes de poder enviarse.' } as const
    envia({ para: ana.email, ...caducado })
    envia({ para: ana.email, estado: 'fallido', ultimoError: 'Lo reemplazó uno más nuevo.' })
    envia({ para: beto.email, ...caducado, intentos: 4 })

    expect((await lee()).map((uno: { nombre: string }) => uno.nombre)).toEqual(['Beto'])
  })

  test('de verdad: un código que nadie acepta, hasta que caduca', async () => {
    const { ana, send, outbox, advance, lee, deps } = createMundoConCorreos()
    expect((await send('POST /request-otp', { email: ana.email })).status).toBe(200)
    advance(11 * 60_000)
    await outbox.sendDue()

    expect(deps.db.select().from(correos).get()).toMatchObject({ estado: 'fallido', intentos: 0 })
    expect(await lee()).toEqual([])
  })

  test('solo los que están en la cátedra', async () => {
    const { db, ana, envia, fallida, lee, enroll } = createMundoConCorreos()
    const ex = enroll({}, { baja_en: 1 })
    for (const { email } of [ex, ana]) envia({ para: email, ...fallida })
    envia({ para: 'nadie@prueba.py', ...fallida })
    const otra = insertCatedra(db)
    insertInscripcion(db, { catedraId: otra.id, alumnoId: ex.id })

    expect((await lee()).map((uno: { alumnoId: number }) => uno.alumnoId)).toEqual([ana.id])
  })
})

test('de una cátedra ajena no se sabe nada, ni sin alumnos falla', async () => {
  const { db, asDocente, asAdmin, asAlumnos } = createMundoConCorreos()
  const ajena = insertCatedra(db)

  expect((await asDocente(`GET /docente/catedra/${ajena.id}/sin-correo`)).status).toBe(404)
  expect((await asAlumnos[0](`GET /docente/catedra/${ajena.id}/sin-correo`)).status).toBe(403)
  expect((await asAdmin(`GET /admin/catedras/${ajena.id}/sin-correo`)).data).toEqual([])
})
