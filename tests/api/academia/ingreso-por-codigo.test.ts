import { describe, expect, test } from 'vitest'
import { alumnos } from '../../../db/schema/personas.ts'
import { readLlegada, sendFormulario } from '../../../src/lib/unirse.ts'
import { createMundo } from '../../support/mundo.ts'
import { CODIGO_MUERTO, createMundoConCodigo, eva } from '../../support/mundo-con-codigo.ts'

type Mundo = Awaited<ReturnType<typeof createMundoConCodigo>>

const DIA = 24 * 60 * 60 * 1000

describe('el código de una cátedra', () => {
  test('está cerrado mientras nadie lo abre; abierto, dice por cuánto y para cuántos', async () => {
    const { asDocente, catedra } = createMundo()
    const ruta = `/docente/catedra/${catedra.id}/codigo-de-ingreso`

    expect((await asDocente(`GET ${ruta}`)).data).toEqual({
      abierto: false,
      codigo: null,
      enlace: null,
      hasta: null,
      cupo: 60,
      modo: 'PEDIR',
      entraron: 0,
      pedidos: 0,
      puede_abrir: true,
    })
    const { data } = await asDocente(`PUT ${ruta}`, { abierto: true })

    expect(data).toMatchObject({ abierto: true, hasta: '2026-03-09T12:00:00.000Z', cupo: 60, modo: 'PEDIR' })
    expect(data.codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(data.enlace).toBe(`http://localhost/unirse/${data.codigo}`)
    expect((await asDocente(`GET ${ruta}`)).data).toEqual(data)
  })

  test.each([
    [{}, 'abierto', 'Falta decir si el código está abierto (abierto: true o false).'],
    [{ abierto: true, cupo: 0 }, 'cupo', 'El cupo va de 1 a 500.'],
    [{ abierto: true, cupo: 501 }, 'cupo', 'El cupo va de 1 a 500.'],
    [{ abierto: true, hasta: 'mañana' }, 'hasta', 'La fecha hasta la que vale no es válida.'],
    [{ abierto: true, hasta: '2026-03-01' }, 'hasta', 'La fecha hasta la que vale ya pasó.'],
    [{ abierto: true, hasta: '2026-04-02' }, 'hasta', 'El código puede valer hasta 30 días.'],
    [
      { abierto: true, hasta: '2026-03-10', modo: 'DIRECTO' },
      'hasta',
      'Con ingreso directo, el código puede valer hasta 7 días.',
    ],
    [{ abierto: true, modo: 'OTRO' }, 'modo', 'El campo «modo» debe ser PEDIR o DIRECTO.'],
  ])('%j no se puede', async (apertura, campo, texto) => {
    const { ruta, asDocente, ingreso } = await createMundoConCodigo()
    const antes = await ingreso()

    const { status, data } = await asDocente(`PUT ${ruta}/codigo-de-ingreso`, apertura)

    expect({ status, campos: data.campos }).toEqual({ status: 400, campos: { [campo]: texto } })
    expect(await ingreso()).toEqual(antes)
  })

  test('vale hasta una hora de la institución, y lo que no se dice queda como estaba', async () => {
    const { ruta, asDocente } = await createMundoConCodigo({ apertura: { cupo: 5 } })
    const cambia = (apertura: object) => asDocente(`PUT ${ruta}/codigo-de-ingreso`, apertura)

    const { data } = await cambia({ abierto: true, hasta: '2026-03-04T20:00', modo: 'DIRECTO' })
    expect(data).toMatchObject({ hasta: '2026-03-04T23:00:00.000Z', cupo: 5, modo: 'DIRECTO' })

    expect((await cambia({ abierto: false })).data).toEqual({ ...data, abierto: false })
  })

  test('al abrirlo otra vez vale siete días, si no se dice hasta cuándo', async () => {
    const { ruta, asDocente } = await createMundoConCodigo({ apertura: { hasta: '2026-03-30' } })
    const cambia = (apertura: object) => asDocente(`PUT ${ruta}/codigo-de-ingreso`, apertura)
    await cambia({ abierto: false })

    const { status, data } = await cambia({ abierto: true, modo: 'DIRECTO' })

    expect({ status, hasta: data.hasta }).toEqual({ status: 200, hasta: '2026-03-09T12:00:00.000Z' })
  })

  test('renovado es otro, y nadie entró todavía por él; sin código no hay qué renovar', async () => {
    const { ruta, asDocente, codigo } = await createMundoConCodigo()
    const otro = createMundo()
    const renueva = await otro.asDocente(`POST /docente/catedra/${otro.catedra.id}/codigo-de-ingreso/renovar`)

    const { data } = await asDocente(`POST ${ruta}/codigo-de-ingreso/renovar`)

    expect(data).toMatchObject({ abierto: true, entraron: 0 })
    expect(data.codigo).not.toBe(codigo)
    expect(renueva).toMatchObject({ status: 409, data: { code: 'sin_codigo' } })
  })

  test('lo abre quien la institución dice', async () => {
    const { ruta, asDocente, asAdmin, catedra, send, codigo } = await createMundoConCodigo()
    const deAdmin = `/admin/catedras/${catedra.id}/codigo-de-ingreso`
    const estados = async () => [
      (await asDocente(`GET ${ruta}/codigo-de-ingreso`)).status,
      (await asDocente(`PUT ${ruta}/codigo-de-ingreso`, { abierto: true })).status,
      (await asDocente(`POST ${ruta}/codigo-de-ingreso/renovar`)).status,
      (await asAdmin(`GET ${deAdmin}`)).status,
      (await asAdmin(`PUT ${deAdmin}`, { abierto: true })).status,
    ]
    const admite = (ingreso_por_codigo: string) => asAdmin('PUT /admin/institucion', { ingreso_por_codigo })
    expect((await asAdmin('GET /admin/institucion')).data.ingreso_por_codigo).toBe('DOCENTES')

    await admite('ADMINISTRACION')
    expect(await estados()).toEqual([200, 403, 403, 200, 200])
    expect((await asDocente(`GET ${ruta}/codigo-de-ingreso`)).data.puede_abrir).toBe(false)
    expect((await asAdmin(`GET ${deAdmin}`)).data.puede_abrir).toBe(true)
    expect((await send(`GET /unirse/${codigo}`)).status).toBe(200)

    await admite('NADIE')
    expect(await estados()).toEqual([403, 403, 403, 403, 403])
    expect(await send(`GET /unirse/${codigo}`)).toMatchObject({
      status: 404,
      data: { message: CODIGO_MUERTO },
    })
    expect((await admite('CUALQUIERA')).status).toBe(400)
  })
})

describe('la página de un código', () => {
  test('dice de qué cátedra es, y de quien la dicta lo justo', async () => {
    const { send, codigo } = await createMundoConCodigo({ catedra: { institucion: 'Conservatorio' } })

    const { data, headers } = await send(`GET /unirse/${codigo.toLowerCase().replace('-', '')}`)

    expect(data).toEqual({
      catedra: { nombre: 'Armonía', anio: 2026, institucion: 'Conservatorio', docente: 'G. Ocampos' },
    })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test.each<[string, (mundo: Mundo) => unknown, string?]>([
    ['que nunca fue', () => {}, 'ZZZZ-ZZZZ'],
    ['que no puede ser', () => {}, 'hola'],
    ['que no se puede leer', () => {}, '%E0%A4%A'],
    ['cerrado', ({ asDocente, ruta }) => asDocente(`PUT ${ruta}/codigo-de-ingreso`, { abierto: false })],
    ['vencido', ({ advance }) => advance(8 * DIA)],
    ['renovado', ({ asDocente, ruta }) => asDocente(`POST ${ruta}/codigo-de-ingreso/renovar`)],
    ['de una cátedra cerrada', ({ sqlite }) => sqlite.exec('UPDATE catedras SET cerrada_en = 1')],
    ['lleno', ({ sqlite }) => sqlite.exec('UPDATE codigos_de_ingreso SET entraron = cupo')],
  ])('de un código %s no dice nada, igual que de cualquier otro', async (_, mata, codigoDado) => {
    const mundo = await createMundoConCodigo()
    await mata(mundo)
    const codigo = codigoDado ?? mundo.codigo
    const pide = async (cual: string) => {
      const response = await mundo.call(`/unirse/${cual}`)
      return [response.status, [...response.headers], await response.text()]
    }

    const dicho = await pide(codigo)

    expect(dicho).toEqual(await pide('0000-0000'))
    expect(dicho[0]).toBe(404)
    expect(JSON.parse(dicho[2] as string).message).toBe(CODIGO_MUERTO)
    for (const cuerpo of [eva, {}, { ...eva, email: 'mal' }, { email: eva.email, codigo: '123456' }]) {
      expect((await mundo.pide(cuerpo, undefined, codigo)).status).toBe(404)
      expect((await mundo.send(`POST /unirse/${codigo}/confirmar`, cuerpo)).status).toBe(404)
    }
  })

  test('quien prueba veinte códigos que no sirven tiene que trabajar, y con él su red', async () => {
    const { desde, codigo } = await createMundoConCodigo()
    const prueba = (address: string, cual: string) => desde(address)(`GET /unirse/${cual}`)
    for (let i = 0; i < 20; i++) expect((await prueba(`203.0.113.${i}`, 'ZZZZ-ZZZZ')).status).toBe(404)

    expect(await prueba('203.0.113.99', codigo)).toMatchObject({
      status: 429,
      data: { code: 'prueba_pedida' },
    })
    expect((await prueba('203.0.114.1', codigo)).status).toBe(200)
  })
})

describe('quien pide entrar', () => {
  test('confirma su email y espera; no es alumno hasta que lo aceptan', async () => {
    const { pide, confirma, pedidos, db, sent, docente, outbox, ingreso } = await createMundoConCodigo()

    expect(await pide()).toMatchObject({
      status: 200,
      data: { message: 'Te enviamos un código a tu email.' },
    })
    expect(await pedidos()).toEqual([])
    expect(await confirma()).toMatchObject({
      status: 201,
      data: { estado: 'PENDIENTE', message: 'Tu pedido llegó. Te escribimos apenas tu docente lo acepte.' },
    })

    expect(await pedidos()).toEqual([
      {
        id: expect.any(Number),
        nombre: 'Eva',
        apellido: 'Sosa',
        email: 'eva@sosa.py',
        confirmado: true,
        ya_es_alumno: false,
        es_menor: false,
        estado: 'PENDIENTE',
        created_at: '2026-03-02T12:00:00.000Z',
      },
    ])
    expect((await ingreso()).pedidos).toBe(1)
    expect(db.select().from(alumnos).all()).toEqual([])
    await outbox.sendDue()
    expect(sent.filter(({ to }) => to === docente.email).map(({ subject }) => subject)).toEqual([
      'Piden entrar en Armonía',
    ])
  })

  test('un email conocido, uno inscrito, uno que espera y uno de nadie oyen lo mismo', async () => {
    const { pide, confirma, db, advance, sqlite, alumnos: suyos } = await createMundoConCodigo({ alumnos: 1 })
    await pide()
    await confirma()
    advance(61_000)
    db.insert(alumnos)
      .values({
        nombre: 'Otra',
        apellido: 'Vez',
        email: 'otra@x.py',
        orden: '',
        created_at: 0,
        updated_at: 0,
      })
      .run()
    const filas = () => sqlite.prepare('SELECT count(*) FROM pedidos_de_ingreso').pluck().get()

    for (const email of ['otra@x.py', suyos[0]?.email, 'eva@sosa.py', 'nadie@x.py']) {
      const antes = Number(filas())
      const { status, data } = await pide({ ...eva, email })
      expect({ status, data }).toEqual({
        status: 200,
        data: { estado: 'SIN_CONFIRMAR', message: 'Te enviamos un código a tu email.' },
      })
      expect(filas()).toBe(antes + 1)
    }
  })

  test('cumple las reglas del formulario de alumnos', async () => {
    const { pide } = await createMundoConCodigo()

    expect((await pide({ ...eva, nombre: '', es_menor: true })).data.campos).toEqual({
      nombre: 'El nombre es obligatorio.',
      nombre_tutor: 'El nombre del tutor es obligatorio para un menor de edad.',
      telefono_tutor: 'El teléfono del tutor es obligatorio para un menor de edad.',
    })
  })

  test('pide un código por minuto', async () => {
    const { pide } = await createMundoConCodigo()
    await pide()

    expect((await pide()).status).toBe(429)
  })

  test('con un código equivocado no entra, y con el que le llegó, una vez sola', async () => {
    const { pide, confirma, send, codigo } = await createMundoConCodigo()
    await pide()
    const con = (otro: string) => send(`POST /unirse/${codigo}/confirmar`, { email: eva.email, codigo: otro })

    expect((await con('12')).data.campos).toEqual({ codigo: 'El código debe tener 6 dígitos.' })
    expect((await con('000000')).data.code).toBe('codigo_incorrecto')
    expect((await confirma()).status).toBe(201)
    expect((await confirma()).data.code).toBe('codigo_vencido')
  })

  test.each([
    ['document', 'PENDIENTE'],
    ['empty', undefined],
  ] as const)(
    'lo que dijo el último paso se puede recargar donde lo envió el navegador solo (%s)',
    async (destino, llegada) => {
      const { pide, codigoEnviado, codigo, api } = await createMundoConCodigo()
      await pide()
      const escritos = new FormData()
      escritos.set('email', eva.email)
      escritos.set('codigo', await codigoEnviado(eva.email))

      const paso = await sendFormulario(
        api as never,
        codigo,
        escritos,
        new Headers({ 'sec-fetch-dest': destino }),
      )

      expect(paso).toMatchObject({ status: 200, falta: 'NADA', llegada })
      if (llegada) expect(readLlegada(llegada)).toMatchObject({ falta: 'NADA', dicho: paso.dicho })
      expect(readLlegada('otra')).toBeNull()
    },
  )

  test('no es quien dice otro que escribió el mismo email desde otro lado', async () => {
    const { pide, confirma, pedidos, codigoEnviado, send, codigo } = await createMundoConCodigo()
    await pide(eva, '198.51.100.1')
    const suyo = await codigoEnviado(eva.email)
    await pide({ ...eva, nombre: 'Mala' }, '203.0.113.5')

    await send(`POST /unirse/${codigo}/confirmar`, { email: eva.email, codigo: suyo })

    expect(await pedidos()).toMatchObject([{ nombre: 'Eva' }])
    expect((await confirma()).status).toBe(400)
  })

  test('después de renovar, el código que le llegó tampoco sirve', async () => {
    const { pide, confirma, asDocente, ruta } = await createMundoConCodigo()
    await pide()
    await asDocente(`POST ${ruta}/codigo-de-ingreso/renovar`)

    expect(await confirma()).toMatchObject({ status: 404, data: { message: CODIGO_MUERTO } })
  })

  test('donde no salen correos, espera sin confirmar, y no se le escribe a nadie', async () => {
    const { pide, pedidos, sent, outbox, docente } = await createMundoConCodigo({ smtpUrl: '' })

    const { status, data } = await pide()

    expect({ status, estado: data.estado }).toEqual({ status: 200, estado: 'PENDIENTE' })
    expect(await pedidos()).toMatchObject([{ nombre: 'Eva', confirmado: false, estado: 'PENDIENTE' }])
    await outbox.sendDue()
    expect(sent.map(({ to }) => to)).toEqual([docente.email])
  })

  test('de la página, que no dice de dónde viene, se toma; de otro sitio, no', async () => {
    const { send, codigo, asAdmin } = await createMundoConCodigo()
    const desde = (origin: string) => send(`POST /unirse/${codigo}`, eva, { origin })

    expect((await desde('https://ajeno.example')).status).toBe(403)
    expect((await desde('null')).status).toBe(200)
    expect((await send('POST /request-otp', { email: 'a@b.py' }, { origin: 'null' })).status).toBe(403)
    expect(asAdmin).toBeDefined()
  })
})

describe('con ingreso directo', () => {
  const directo = { apertura: { modo: 'DIRECTO' }, catedra: { modalidad_pago: 'PARTICULAR' } } as const

  test('quien confirma su email está adentro, con una sesión, y lo sabe', async () => {
    const { pide, confirma, send, ingreso, sent, outbox, catedra, asAdmin } =
      await createMundoConCodigo(directo)
    await pide({ ...eva, telefono: '0981', es_menor: true, nombre_tutor: 'Rosa', telefono_tutor: '0982' })

    const { status, data } = await confirma()

    expect({ status, estado: data.estado }).toEqual({ status: 201, estado: 'INSCRIPTO' })
    const { data: yo } = await send('GET /alumnos/me', undefined, { authorization: `Bearer ${data.token}` })
    expect(yo).toMatchObject({
      nombre: 'Eva',
      telefono: '0981',
      es_menor: true,
      nombre_tutor: 'Rosa',
      libre_en: null,
    })
    expect(await ingreso()).toMatchObject({ entraron: 1, pedidos: 0 })
    await outbox.sendDue()
    expect(sent.at(-1)).toMatchObject({ to: 'eva@sosa.py', subject: 'Te inscribieron en Armonía' })
    const { data: suya } = await asAdmin(`GET /admin/catedras/${catedra.id}`)
    expect(suya.CatedraAlumno).toMatchObject([{ condiciones_por_revisar: true }])
  })

  test('de quien ya es alumno quedan los datos que había; quien ya estaba, ya estaba', async () => {
    const { pide, confirma, advance, db } = await createMundoConCodigo(directo)
    db.insert(alumnos)
      .values({
        nombre: 'Evangelina',
        apellido: 'Sosa',
        email: eva.email,
        orden: '',
        created_at: 0,
        updated_at: 0,
      })
      .run()
    await pide()
    expect((await confirma()).status).toBe(201)
    expect(db.select().from(alumnos).all()).toMatchObject([{ nombre: 'Evangelina' }])
    advance(61_000)
    await pide()

    const { status, data } = await confirma()

    expect({ status, data }).toEqual({
      status: 200,
      data: { estado: 'INSCRIPTO', message: 'Ya estás en esta cátedra.' },
    })
  })

  test('de veinte que van por los últimos cinco lugares a la vez entran cinco', async () => {
    const { pide, confirma, ingreso } = await createMundoConCodigo({
      apertura: { modo: 'DIRECTO', cupo: 5 },
      sinLimites: true,
    })
    const veinte = Array.from({ length: 20 }, (_, i) => ({ ...eva, email: `uno${i}@x.py` }))
    for (const uno of veinte) await pide(uno)

    const estados = (await Promise.all(veinte.map((uno) => confirma(uno)))).map(({ status }) => status)

    expect(estados.filter((uno) => uno === 201)).toHaveLength(5)
    expect(estados.filter((uno) => uno === 404)).toHaveLength(15)
    expect((await ingreso()).entraron).toBe(5)
  })
})

test('quien ya ingresó pide entrar, o entra, con su sesión', async () => {
  const { as, db, codigo, pedidos, asDocente, ruta } = await createMundoConCodigo()
  const alumna = db
    .insert(alumnos)
    .values({
      nombre: 'Eva',
      apellido: 'Sosa',
      email: 'Eva@Sosa.py',
      orden: '',
      created_at: 0,
      updated_at: 0,
    })
    .returning()
    .get()
  const suya = as('alumno', alumna)

  expect(await suya('POST /alumnos/me/unirse', { codigo })).toMatchObject({
    status: 201,
    data: { estado: 'PENDIENTE' },
  })
  expect(await pedidos()).toMatchObject([{ nombre: 'Eva', confirmado: true, ya_es_alumno: true }])
  await asDocente(`PUT ${ruta}/codigo-de-ingreso`, { abierto: true, modo: 'DIRECTO' })
  expect(await suya('POST /alumnos/me/unirse', { codigo })).toMatchObject({
    status: 201,
    data: { estado: 'INSCRIPTO' },
  })
  expect(await suya('POST /alumnos/me/unirse', { codigo })).toMatchObject({
    status: 200,
    data: { message: 'Ya estás en esta cátedra.' },
  })
  expect(await pedidos()).toMatchObject([{ estado: 'ACEPTADO' }])
  // Nobody is told of what they did themselves.
  expect((await suya('GET /alumnos/me/novedades')).data.data).toEqual([])
  expect((await suya('POST /alumnos/me/unirse', { codigo: 'nada' })).status).toBe(404)
})
