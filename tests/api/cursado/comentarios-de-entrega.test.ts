import { expect, test } from 'vitest'
import { archivos } from '../../../db/schema/archivos.ts'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import { cuotasDeTablon } from '../../../src/domain/tablon/publicaciones.ts'
import { MOMENTO_DESPUES_DEL_FINAL } from '../../../src/domain/tareas/comentarios-de-entrega.ts'
import { insertAlumno, insertDocente } from '../../support/academia.ts'
import { formularioCon, muestras } from '../../support/archivos.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'
import { formularioDeSonido, wavDe } from '../../support/sonido.ts'
import { sonidos } from '../../support/sonidos.ts'

/** A recorded delivery of four minutes, and another student's that waits. */
async function conGrabacion(entregado: BodyInit = formularioDeSonido({ duracion_ms: 242_000 })) {
  const mundo = await createMundoConAsignadas({}, { maxBytes: 16 * 1024 * 1024 })
  const { deliver, asDocente, asAdmin, asAlumnos, call, sesion, docente, readArchivo } = mundo
  await deliver(0, entregado)
  const habla = async (rol: 'docente' | 'admin', formulario: FormData, id = 1) => {
    const headers = await sesion(rol, rol === 'docente' ? docente : undefined)
    const init = { method: 'POST', body: formulario, headers }
    const response = await call(`/${rol}/tareasAsignaciones/${id}/comentarios`, init)
    return { status: response.status, data: await response.json() }
  }
  const estado = async (path: string, ...quien: Parameters<typeof sesion>) =>
    (await readArchivo(`/${path}`, { headers: await sesion(...quien) })).status
  return {
    ...mundo,
    habla,
    estado,
    deDocente: asDocente.docente.tareasAsignaciones({ id: 1 }).comentarios,
    deAdmin: asAdmin.admin.tareasAsignaciones({ id: 1 }).comentarios,
    deAlumno: asAlumnos[0].alumnos.me.tareasAsignaciones({ id: 1 }).comentarios,
    deOtro: asAlumnos[1].alumnos.me.tareasAsignaciones({ id: 1 }).comentarios,
  }
}

const voz = (mas: object = {}) =>
  formularioDeSonido({ nombre: 'voz.wav', duracion_ms: 4000, texto: '', en_ms: 5000, ...mas })

test('se comenta en un momento, y cada quien lo lee en su orden', async () => {
  const { deDocente, deAdmin, deAlumno, advance, alumnos } = await conGrabacion()

  const { status, data } = await deDocente.post({ texto: '  Acá se corre el tempo. ', en_ms: 83_000 })
  advance(1000)
  await deAlumno.post({ texto: 'Lo repito mañana.', en_ms: 83_000 })
  await deAdmin.post({ texto: 'Qué bien suena.' })
  await deAlumno.post({ texto: '¿Y aquí?', en_ms: 4000 })

  expect({ status, data }).toEqual({
    status: 201,
    data: {
      id: 1,
      autor: { rol: 'docente', nombre: 'Graciela Ocampos' },
      archivo: expect.stringMatching(/^uploads\/tareas\//),
      texto: 'Acá se corre el tempo.',
      en_ms: 83_000,
      voz: null,
      created_at: '2026-03-02T12:00:00.000Z',
      propio: true,
      borrable_hasta: '2026-03-02T12:15:00.000Z',
    },
  })
  const { nombre, apellido } = alumnos[0]
  const suyo = { rol: 'alumno', nombre: `${nombre} ${apellido}` }
  expect((await deAlumno.get({ query: {} })).data).toMatchObject([
    { autor: { rol: 'admin', nombre: 'Administración' }, en_ms: null, propio: false, borrable_hasta: null },
    { autor: suyo, en_ms: 4000, propio: true },
    { autor: { rol: 'docente' }, en_ms: 83_000, propio: false },
    { autor: suyo, en_ms: 83_000, texto: 'Lo repito mañana.', propio: true },
  ])
})

test.each([
  [{}, { texto: 'El comentario no puede estar vacío.' }],
  [{ texto: ' \n ' }, { texto: 'El comentario no puede estar vacío.' }],
  [{ texto: 'ñ'.repeat(1001) }, { texto: 'El comentario no puede pasar de 1.000 caracteres.' }],
  [{ texto: 'Sí', en_ms: 242_001 }, { en_ms: 'Ese momento está después del final.' }],
  [{ texto: 'Sí', en_ms: -1 }, { en_ms: 'El momento se dice en milisegundos desde el comienzo.' }],
  [{ texto: 'Sí', en_ms: 'x' }, { en_ms: 'El momento se dice en milisegundos desde el comienzo.' }],
  [{ texto: 'Sí', en_ms: 1.5 }, { en_ms: 'El momento se dice en milisegundos desde el comienzo.' }],
])('%j no es un comentario', async (cuerpo, campos) => {
  const { asDocente, asAlumnos, deDocente } = await conGrabacion()

  for (const respuesta of [
    await asDocente('POST /docente/tareasAsignaciones/1/comentarios', cuerpo),
    await asAlumnos[0]('POST /alumnos/me/tareasAsignaciones/1/comentarios', cuerpo),
  ]) {
    expect(respuesta).toMatchObject({ status: 400, data: { error: Object.values(campos)[0], campos } })
  }
  expect((await deDocente.post({ texto: 'ñ'.repeat(1000), en_ms: 242_000 })).status).toBe(201)
})

test('donde no se sabe cuánto dura, vale el momento que cabe en sus bytes; donde no suena, ninguno', async () => {
  const sinDuracion = await conGrabacion(formularioDeSonido({ nombre: 'a.amr', bytes: sonidos('voz.amr') }))
  const unPdf = await conGrabacion(formularioCon('Tarea.pdf', muestras.pdf))

  expect((await sinDuracion.deDocente.post({ texto: 'Sí', en_ms: 400 })).status).toBe(201)
  expect(await sinDuracion.deDocente.post({ texto: 'Sí', en_ms: 999_000 })).toMatchObject({ status: 400 })
  expect(await unPdf.deDocente.post({ texto: 'Sí', en_ms: 0 })).toMatchObject({ status: 400 })
  expect((await unPdf.deDocente.post({ texto: 'Muy prolijo.' })).status).toBe(201)
})

test('lo que se entregó sin decir cuánto dura tiene final, también lo de antes de que se midiera', async () => {
  const { deDocente, deAlumno, db } = await conGrabacion(formularioDeSonido({ bytes: wavDe(10) }))
  const despues = { status: 400, data: { campos: { en_ms: MOMENTO_DESPUES_DEL_FINAL } } }

  expect(await deDocente.post({ texto: 'Sí', en_ms: 10_001 })).toMatchObject(despues)
  db.update(archivos).set({ duracion_ms: null }).run()
  expect(await deAlumno.post({ texto: 'Sí', en_ms: 10_001 })).toMatchObject(despues)
  expect((await deAlumno.post({ texto: 'Sí', en_ms: 10_000 })).status).toBe(201)
  expect(db.select().from(archivos).all()).toMatchObject([{ duracion_ms: 10_000 }])
})

test.each([
  ['a.wav', wavDe(61)],
  ['a.mp3', sonidos('minuto.mp3')],
  ['a.ogg', sonidos('minuto.ogg')],
  ['a.m4a', sonidos('minuto.m4a')],
])('una voz de más de un minuto que no dice cuánto dura se rechaza: %s', async (nombre, bytes) => {
  const { habla, enDisco, db } = await conGrabacion()
  const antes = enDisco().length
  const sinDecirlo = formularioDeSonido({ nombre, bytes, texto: '' })

  expect(await habla('docente', sinDecirlo)).toMatchObject({
    status: 400,
    data: { campos: { file: 'La grabación no puede durar más de un minuto.' } },
  })
  expect(enDisco()).toHaveLength(antes)
  expect(db.select().from(comentariosDeEntrega).all()).toEqual([])
  const corta = formularioDeSonido({ nombre: 'b.wav', bytes: wavDe(59), texto: '' })
  expect((await habla('docente', corta)).data.voz).toMatchObject({ duracion_ms: 59_000 })
})

test('una voz de la que no se sabe cuánto dura no puede pesar más que un minuto', async () => {
  const { habla } = await conGrabacion()
  const deAmr = (bytes: number) =>
    formularioDeSonido({
      nombre: 'a.amr',
      bytes: Buffer.concat([sonidos('voz.amr'), Buffer.alloc(bytes)]),
      texto: '',
    })

  expect((await habla('docente', deAmr(3 * 1024 * 1024))).status).toBe(413)
  expect((await habla('docente', deAmr(1024))).status).toBe(201)
})

test('la voz del docente la oyen quienes pueden, y nadie más', async () => {
  const { habla, estado, deAlumno, docente, alumnos, db } = await conGrabacion()

  const { status, data } = await habla('docente', voz())

  expect({ status, data }).toMatchObject({
    status: 201,
    data: { texto: '', en_ms: 5000, voz: { nombre: 'voz.wav', tipo: 'audio/wav', duracion_ms: 4000 } },
  })
  expect((await deAlumno.get({ query: {} })).data).toMatchObject([{ voz: { path: data.voz.path } }])
  const { path } = data.voz
  expect(await estado(path, 'docente', docente)).toBe(200)
  expect(await estado(path, 'admin')).toBe(200)
  expect(await estado(path, 'alumno', alumnos[0])).toBe(200)
  expect(await estado(path, 'alumno', alumnos[1])).toBe(404)
  expect(await estado(path, 'docente', insertDocente(db))).toBe(404)
})

test('una voz de más de un minuto, o que no es sonido, se rechaza y no deja nada', async () => {
  const { habla, enDisco, db } = await conGrabacion()
  const antes = enDisco().length

  expect(await habla('docente', voz({ duracion_ms: 60_001 }))).toMatchObject({
    status: 400,
    data: { error: 'La grabación no puede durar más de un minuto.' },
  })
  expect((await habla('admin', voz({ bytes: wavDe(300, 16_000) }))).status).toBe(413)
  expect((await habla('docente', voz({ bytes: muestras.pdf }))).status).toBe(415)
  expect((await habla('docente', voz({ en_ms: 300_000 }))).status).toBe(400)
  expect((await habla('docente', voz({ bytes: new Uint8Array() }))).status).toBe(400)
  expect(enDisco()).toHaveLength(antes)
  expect(db.select().from(comentariosDeEntrega).all()).toEqual([])
  expect((await habla('admin', voz({ duracion_ms: 60_000 }))).status).toBe(201)
})

test('un comentario propio se elimina en sus 15 minutos, con su voz', async () => {
  const { habla, deDocente, deAlumno, deOtro, advance, enDisco, db } = await conGrabacion()
  const { data } = await habla('docente', voz())
  const antes = enDisco().length

  expect((await deAlumno({ comentarioId: data.id }).delete()).status).toBe(403)
  expect((await deOtro({ comentarioId: data.id }).delete()).status).toBe(404)
  expect(await deDocente({ comentarioId: data.id }).delete()).toMatchObject({ status: 200 })
  expect(enDisco()).toHaveLength(antes - 1)
  expect(db.select().from(archivos).all()).toHaveLength(1)
  expect((await deDocente({ comentarioId: data.id }).delete()).status).toBe(404)

  const otro = (await deAlumno.post({ texto: 'Perdón.' })).data
  advance(15 * 60_000)
  expect(await deAlumno({ comentarioId: otro.id }).delete()).toMatchObject({
    status: 409,
    data: { error: 'Pasaron más de 15 minutos: el comentario ya no se puede eliminar.' },
  })
  expect((await deAlumno.get({ query: {} })).data).toMatchObject([{ propio: true, borrable_hasta: null }])
})

test('lo que se entrega otra vez tiene los suyos, y los de antes se siguen leyendo', async () => {
  const { asDocente, deDocente, deAlumno, deliver } = await conGrabacion()
  await deDocente.post({ texto: 'Se corre el tempo.', en_ms: 1000 })
  await asDocente.docente.tareasAsignaciones({ id: 1 }).devolver.post({ comentario_docente: 'Otra vez.' })
  const { data } = await deliver(0, formularioDeSonido({ nombre: 'otra.wav', duracion_ms: 5000 }))
  const [{ path }] = data.tareaAsignacion.anteriores

  expect((await deAlumno.get({ query: {} })).data).toEqual([])
  expect((await deAlumno.get({ query: { archivo: `/${path}` } })).data).toMatchObject([{ en_ms: 1000 }])
  expect((await deDocente.get({ query: { archivo: 'uploads/tareas/otro.wav' } })).status).toBe(404)
  expect((await deDocente.post({ texto: 'Mejor.', en_ms: 5001 })).status).toBe(400)
  expect((await deDocente.post({ texto: 'Mejor.', en_ms: 5000 })).status).toBe(201)
})

test('lo comentado de otro archivo no se leyó hasta que se da', async () => {
  const { asAlumnos, asDocente, deDocente, deAlumno, deliver } = await conGrabacion()
  await asDocente.docente.tareasAsignaciones({ id: 1 }).devolver.post({ comentario_docente: 'Otra vez.' })
  const { data } = await deliver(0, formularioDeSonido({ nombre: 'otra.wav', duracion_ms: 5000 }))
  const archivo = data.tareaAsignacion.anteriores[0].path
  const porLeer = async () =>
    (await asAlumnos[0].alumnos.me.novedades.get({ query: {} })).data?.data.filter(
      ({ aviso, leida_en }) => aviso === 'COMENTARIO' && !leida_en,
    ).length
  await deDocente.post({ texto: 'De la primera.', archivo })

  await deAlumno.get({ query: {} })
  expect(await porLeer()).toBe(1)

  await deAlumno.get({ query: { archivo } })
  expect(await porLeer()).toBe(0)
})

test('sin entrega no hay qué comentar, y de lo ajeno no se sabe nada', async () => {
  const { asDocente, asAlumnos, as, db, deOtro, deDocente } = await conGrabacion()
  const ajeno = as('docente', insertDocente(db))
  const ninguno = as('alumno', insertAlumno(db))
  const escrito = { texto: 'Hola.' }
  const sinEntrega = '/tareasAsignaciones/2/comentarios'

  expect(await asDocente(`POST /docente${sinEntrega}`, escrito)).toMatchObject({
    status: 409,
    data: { code: 'sin_entrega' },
  })
  expect((await asAlumnos[1](`POST /alumnos/me${sinEntrega}`, escrito)).status).toBe(409)
  expect(await asDocente(`GET /docente${sinEntrega}`)).toMatchObject({ status: 200, data: [] })
  expect((await deOtro.post(escrito)).status).toBe(404)
  expect((await deOtro.get({ query: {} })).status).toBe(404)
  expect((await ajeno('GET /docente/tareasAsignaciones/1/comentarios')).status).toBe(404)
  expect((await ajeno('POST /docente/tareasAsignaciones/1/comentarios', escrito)).status).toBe(404)
  expect((await ninguno('GET /alumnos/me/tareasAsignaciones/1/comentarios')).status).toBe(404)
  expect((await deDocente.get({ query: {} })).data).toEqual([])
})

test('en una cátedra cerrada nadie comenta', async () => {
  const { deDocente, deAlumno, db } = await conGrabacion()
  const { data } = await deAlumno.post({ texto: 'Hola.' })
  db.update(catedras).set({ cerrada_en: 1 }).run()

  const cerrada = { status: 409, data: { code: 'catedra_cerrada' } }
  expect(await deDocente.post({ texto: 'Hola.' })).toMatchObject(cerrada)
  expect(await deAlumno.post({ texto: 'Hola.' })).toMatchObject(cerrada)
  expect(await deAlumno({ comentarioId: data.id }).delete()).toMatchObject(cerrada)
  expect((await deAlumno.get({ query: {} })).data).toHaveLength(1)
})

test('un alumno comenta hasta su cuota, y lo suyo no deja línea', async () => {
  const { deAlumno, deDocente, db } = await conGrabacion()
  const antes = db.select().from(auditoria).all().length
  for (let i = 0; i < cuotasDeTablon.comentarios.calls; i++) await deAlumno.post({ texto: 'Hola.' })

  expect(await deAlumno.post({ texto: 'Hola.' })).toMatchObject({
    status: 429,
    data: { code: 'cuota_diaria' },
  })
  expect(db.select().from(auditoria).all()).toHaveLength(antes)
  expect((await deDocente.post({ texto: 'Hola.' })).status).toBe(201)
})
