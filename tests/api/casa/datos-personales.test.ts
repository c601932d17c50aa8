import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { listReferencias } from '../../../api/suelo/papelera/referencias.ts'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { contribuyenteEmails, contribuyentes } from '../../../db/schema/contribuyentes.ts'
import { correos } from '../../../db/schema/correos.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { pedidosDeDatos } from '../../../db/schema/datos-personales.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { subidas } from '../../../db/schema/subidas.ts'
import { historialDeNotas, tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { insertAlumno } from '../../support/academia.ts'
import { removeDataDir } from '../../support/archivos.ts'
import { tablasDe } from '../../support/esquemas-anteriores.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'
import { createMundoDePapelera } from '../../support/mundo-de-papelera.ts'
import { tus } from '../../support/tus.ts'
import { unzipSync } from '../../support/zip.ts'

const ZOILA = { nombre: 'Zoila', apellido: 'Quiñónez', email: 'zoila@ejemplo.py' }
const ABDON = { nombre: 'Abdón', apellido: 'Irala', email: 'abdon@ejemplo.py' }

const QUIENES = { alumno: ZOILA, docente: ABDON }

let mundo: ReturnType<typeof createMundoDePapelera>
afterEach(() => removeDataDir(mundo))

/** A row in each table, that hangs on the first student and the first teacher, whose names nobody else has. */
function createMundo() {
  mundo = createMundoDePapelera()
  const { db } = mundo
  db.update(alumnos).set(ZOILA).run()
  db.update(docentes).set(ABDON).run()
  db.update(creadores)
    .set({ email: ZOILA.email, student_first_name: 'Zoila', student_last_name: 'Quiñónez' })
    .run()
  db.update(sugerencias).set({ suggester_email: ZOILA.email.toUpperCase() }).run()
  db.update(contribuyentes).set({ nombre: 'Zoila Quiñónez' }).run()
  db.update(contribuyenteEmails).set({ email: ZOILA.email }).run()
  db.update(correos).set({ para: ZOILA.email }).run()
  db.update(auditoria)
    .set({ nombre: 'Abdón Irala', resumen: 'Calificó: Zoila Quiñónez', rol: 'docente' })
    .run()
  db.delete(pedidosDeDatos).run()
  mundo.sqlite.exec(`DELETE FROM sqlite_sequence WHERE name = 'pedidos_de_datos'`)
  const otra = insertAlumno(db, { nombre: 'Ramona', apellido: 'Ajena' })
  const quienes = {
    otra,
    alumno: mundo.as('alumno', { id: 1, ...ZOILA }),
    docente: mundo.as('docente', { id: 1, ...ABDON }),
  }
  return { ...mundo, ...quienes }
}

const PROPIOS = { alumno: '/alumnos/me', docente: '/docente/me' } as const
type Rol = keyof typeof PROPIOS
type Mundo = ReturnType<typeof createMundo>

async function readDatos(
  { call, sesion }: Pick<Mundo, 'call' | 'sesion'>,
  rol: Rol,
  quien: Parameters<Mundo['sesion']>[1],
) {
  const response = await call(`${PROPIOS[rol]}/datos.zip`, { headers: await sesion(rol, quien) })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const zip = unzipSync(Buffer.from(await response.arrayBuffer()))
  return { zip, texto: String(zip.get('datos.json')), datos: JSON.parse(String(zip.get('datos.json'))) }
}

describe('mis datos', () => {
  test.each(['alumno', 'docente'] as const)('%s: todo lo que la base guarda con su nombre', async (rol) => {
    const mundo = createMundo()
    const tabla = `${rol}s`
    const suyas = listReferencias(mundo.sqlite).filter(({ padre }) => padre === tabla)
    mundo.db
      .insert(pedidosDeDatos)
      .values({ [`${rol}Id`]: 1, created_at: 0 })
      .run()

    const { datos } = await readDatos(mundo, rol, { id: 1, ...QUIENES[rol] })

    expect(datos[tabla]).toMatchObject([QUIENES[rol]])
    const faltan = suyas.filter(({ tabla: una }) => datos[una] === undefined).map(({ tabla: una }) => una)
    expect(faltan).toEqual([])
    expect(datos.actividad?.length).toBe(rol === 'docente' ? 1 : undefined)
  })

  test('dice de qué habla cada fila, y calla los secretos y los nombres de otros', async () => {
    const mundo = createMundo()
    mundo.db.update(historialDeNotas).set({ quien: 'Abdón Irala' }).run()

    const { datos, texto } = await readDatos(mundo, 'alumno', { id: 1, ...ZOILA })

    expect(datos.asistencias).toMatchObject([{ dia_clase: 'fecha de prueba' }])
    expect(datos.calendario_enlaces).toMatchObject([{ created_at: '1970-01-01T00:00:00.001Z' }])
    expect(texto).not.toMatch(/hash|Irala|Ajena/)
    // Its text was a code.
    expect(datos).not.toHaveProperty('correos')
  })

  test('lo que otros escribieron en lo suyo no está', async () => {
    const mundo = createMundo()
    const { sqlite, otra } = mundo
    sqlite.exec(`INSERT INTO publicacion_comentarios (publicacion_id, autor, autor_alumno_id, texto, created_at)
      VALUES (1, 'alumno', ${otra.id}, 'De otra', 1), (1, 'alumno', 1, 'Mío', 1)`)

    const { texto } = await readDatos(mundo, 'alumno', { id: 1, ...ZOILA })

    expect(texto).toContain('Mío')
    expect(texto).not.toContain('De otra')
  })

  test('un docente no se lleva lo de otros: ni sus correos sobre ellos, ni cómo llamaron a sus archivos y publicaciones', async () => {
    const mundo = createMundo()
    mundo.sqlite.exec(`UPDATE archivos SET nombre = 'Zoila Quiñónez.pdf', docente_id = NULL, alumno_id = 1;
      UPDATE publicaciones SET titulo = 'Soy Zoila', autor = 'alumno', autor_alumno_id = 1, autor_docente_id = NULL;
      UPDATE publicacion_comentarios SET autor = 'docente', autor_alumno_id = NULL, autor_docente_id = 1;
      UPDATE correos SET para = '${ABDON.email}', caduca_en = NULL, asunto = 'Justificativo de Zoila Quiñónez', texto = 'Zoila tuvo fiebre'`)

    const { texto, datos, zip } = await readDatos(mundo, 'docente', { id: 1, ...ABDON })

    expect(texto).not.toMatch(/Zoila|fiebre/)
    expect([...zip.keys()].join()).not.toContain('Zoila')
    expect(datos.correos).toEqual([{ estado: 'enviado', created_at: expect.any(String) }])
    expect(datos.comentarios_de_entrega[0]).toMatchObject({ texto: 'texto de prueba' })
    expect(datos.catedras).toMatchObject([{ nombre: 'nombre de prueba' }])
  })

  test('un correo que dice quién más hizo algo queda sin su texto, y los demás con él', async () => {
    const mundo = createMundo()
    mundo.sqlite.exec(`DELETE FROM correos`)
    for (const texto of ['Abdón Irala te dio un código.', 'Tu entrega obtuvo 8.']) {
      mundo.db
        .insert(correos)
        .values({ para: ZOILA.email, asunto: 'Aviso', texto, html: '', proximoIntento: 0, created_at: 0 })
        .run()
    }

    const { datos } = await readDatos(mundo, 'alumno', { id: 1, ...ZOILA })

    expect(datos.correos.map(({ texto }: { texto: string | null }) => texto)).toEqual([
      null,
      'Tu entrega obtuvo 8.',
    ])
  })

  test('una nota que todavía no se publicó no se dice', async () => {
    const mundo = await createMundoConAsignadas()
    await mundo.deliver(0)
    const nota = {
      estado: 'CALIFICADA',
      puntos_obtenidos: 7,
      comentario_docente: 'Bien',
      publicada_en: null,
    } as const
    mundo.db.update(tareaAsignaciones).set(nota).where(eq(tareaAsignaciones.id, 1)).run()

    const { zip, datos } = await readDatos(mundo, 'alumno', mundo.alumnos[0])

    expect(datos.tarea_asignaciones).toMatchObject([
      { estado: 'ENTREGADA', tarea_maestra: 'Armonizar un bajo' },
    ])
    expect(datos.tarea_asignaciones[0]).not.toHaveProperty('puntos_obtenidos')
    expect([...zip.keys()]).toEqual(['datos.json', 'archivos/Tarea.pdf'])
    expect(zip.get('archivos/Tarea.pdf')?.subarray(0, 4).toString()).toBe('%PDF')
  })

  test('nadie más los baja', async () => {
    const { alumno, docente, asAdmin, send } = createMundo()
    expect((await send('GET /alumnos/me/datos.zip')).status).toBe(401)
    expect((await asAdmin('GET /alumnos/me/datos.zip')).status).toBe(403)
    expect((await docente('GET /alumnos/me/datos.zip')).status).toBe(403)
    expect((await alumno('GET /docente/me/datos.zip')).status).toBe(403)
  })
})

describe('un pedido de borrado', () => {
  test.each(['alumno', 'docente'] as const)('%s: espera, de a uno', async (rol) => {
    const mundo = createMundo()
    const asked = mundo[rol]
    const pedido = `${PROPIOS[rol]}/pedido-de-borrado`
    expect(await asked(`GET ${pedido}`)).toMatchObject({ status: 200, data: { pedido: null } })

    const { status, data } = await asked(`POST ${pedido}`, { motivo: ' Me voy. ' })

    expect({ status, data }).toMatchObject({ status: 201, data: { estado: 'PENDIENTE', motivo: 'Me voy.' } })
    expect((await asked(`GET ${pedido}`)).data.pedido).toEqual(data)
    expect(await asked(`POST ${pedido}`, {})).toMatchObject({
      status: 409,
      data: { code: 'pedido_en_espera' },
    })
    expect((await mundo.asAdmin('GET /admin/pedidos-de-datos')).data).toMatchObject([
      { rol, personaId: 1, email: QUIENES[rol].email, estado: 'PENDIENTE' },
    ])
  })

  test('sin motivo también, pero no con uno de mil palabras', async () => {
    const { alumno } = createMundo()
    const largo = await alumno('POST /alumnos/me/pedido-de-borrado', { motivo: 'x'.repeat(1001) })
    expect(largo).toMatchObject({ status: 400, data: { campos: { motivo: expect.any(String) } } })
    expect((await alumno('POST /alumnos/me/pedido-de-borrado', {})).status).toBe(201)
  })

  test('rechazado: con su razón, que llega por correo, y puede pedir otra vez', async () => {
    const { alumno, asAdmin, db } = createMundo()
    await alumno('POST /alumnos/me/pedido-de-borrado', {})
    const rechazar = 'POST /admin/pedidos-de-datos/1/rechazar'
    expect(await asAdmin(rechazar, { motivo: '' })).toMatchObject({
      status: 400,
      data: { campos: { motivo: 'Escribe por qué: quien lo pidió lo va a leer.' } },
    })

    expect((await asAdmin(rechazar, { motivo: 'Falta el acta.' })).data).toMatchObject({
      estado: 'RECHAZADO',
    })

    const carta = db.select().from(correos).where(eq(correos.estado, 'pendiente')).all()
    expect(carta).toMatchObject([{ para: ZOILA.email, texto: expect.stringContaining('> Falta el acta.') }])
    expect(await asAdmin(rechazar, { motivo: 'Otra.' })).toMatchObject({
      status: 409,
      data: { code: 'pedido_resuelto' },
    })
    expect((await alumno('GET /alumnos/me/pedido-de-borrado')).data.pedido.respuesta).toBe('Falta el acta.')
    expect((await alumno('POST /alumnos/me/pedido-de-borrado', {})).status).toBe(201)
  })

  test('solo el administrador lo resuelve, y solo el que existe', async () => {
    const { alumno, docente, asAdmin } = createMundo()
    await alumno('POST /alumnos/me/pedido-de-borrado', {})
    expect((await docente('POST /admin/pedidos-de-datos/1/borrar')).status).toBe(403)
    expect((await alumno('GET /admin/pedidos-de-datos')).status).toBe(403)
    expect(await asAdmin('POST /admin/pedidos-de-datos/99/borrar')).toMatchObject({
      status: 404,
      data: { code: 'pedido_no_encontrado' },
    })
  })
})

describe('borrar', () => {
  /** Where it can still be read: all texts of all tables but the closed actas. */
  function tablasQueNombran({ sqlite }: Pick<Mundo, 'sqlite'>, palabra: string): string[] {
    const filasDe = (tabla: string) => sqlite.prepare(`SELECT * FROM ${tabla}`).all()
    return tablasDe(sqlite).filter(
      (tabla) =>
        !tabla.startsWith('acta') &&
        JSON.stringify(filasDe(tabla)).toLowerCase().includes(palabra.toLowerCase()),
    )
  }

  test.each(['alumno', 'docente'] as const)(
    '%s: ni su nombre ni su email están en ninguna parte',
    async (rol) => {
      const mundo = createMundo()
      const { asAdmin, db } = mundo
      const { nombre, apellido, email } = QUIENES[rol]
      db.update(historialDeNotas).set({ quien: 'Abdón Irala' }).run()
      await mundo[rol](`POST ${PROPIOS[rol]}/pedido-de-borrado`, { motivo: `Soy ${nombre}` })

      const { status, data } = await asAdmin('POST /admin/pedidos-de-datos/1/borrar')

      expect({ status, data }).toMatchObject({
        status: 200,
        data: {
          estado: 'BORRADO',
          motivo: null,
          nombre: 'Persona borrada 1',
          email: `${rol}-1@borrado.invalid`,
        },
      })
      expect(tablasQueNombran(mundo, apellido)).toEqual([])
      expect(tablasQueNombran(mundo, email)).toEqual([])
      expect(mundo.sqlite.pragma('foreign_key_check')).toEqual([])
      expect((await asAdmin('POST /admin/pedidos-de-datos/1/borrar')).status).toBe(409)
    },
  )

  test('del alumno quedan marcas, notas y pagos, y se va lo que escribió y envió', async () => {
    const mundo = createMundo()
    const cuantas = (tabla: string) => mundo.sqlite.prepare(`SELECT count(*) FROM ${tabla}`).pluck().get()
    await mundo.alumno('POST /alumnos/me/pedido-de-borrado', {})

    await mundo.asAdmin('POST /admin/pedidos-de-datos/1/borrar')

    const quedan = ['asistencias', 'tarea_asignaciones', 'evaluacion_asignaciones', 'pagos', 'acta_renglones']
    expect(quedan.map(cuantas)).toEqual([1, 1, 1, 1, 1])
    const seVan = ['publicaciones', 'justificativos', 'calendario_enlaces']
    expect(
      seVan.map((tabla) => [
        tabla,
        mundo.sqlite
          .prepare(
            `SELECT count(*) FROM ${tabla} WHERE ${tabla === 'publicaciones' ? 'autor_' : ''}alumno_id = 1`,
          )
          .pluck()
          .get(),
      ]),
    ).toEqual(seVan.map((tabla) => [tabla, 0]))
  })

  test('el nombre de otra persona que comienza como el suyo queda como era', async () => {
    const mundo = createMundo()
    mundo.db.update(auditoria).set({ resumen: 'Zoila Quiñónez · Zoila Quiñónezada' }).run()
    await mundo.alumno('POST /alumnos/me/pedido-de-borrado', {})

    await mundo.asAdmin('POST /admin/pedidos-de-datos/1/borrar')

    const [linea] = mundo.db.select({ resumen: auditoria.resumen }).from(auditoria).all()
    expect(linea?.resumen).toBe('Persona borrada 1 · Zoila Quiñónezada')
  })

  test('sus archivos se van también del disco, y su sesión con ellos', async () => {
    const mundo = await createMundoConAsignadas()
    await mundo.deliver(0)
    const asAna = mundo.as('alumno', mundo.alumnos[0])
    await asAna('POST /alumnos/me/pedido-de-borrado', {})
    expect(mundo.enDisco()).toHaveLength(1)
    const headers = await mundo.sesion('alumno', mundo.alumnos[0])
    await tus(mundo, headers).start(100, 'Ana en casa.mp3')

    await mundo.asAdmin('POST /admin/pedidos-de-datos/1/borrar')

    expect(mundo.enDisco()).toEqual([])
    expect(mundo.db.select().from(subidas).all()).toEqual([])
    expect((await mundo.call('/alumnos/me', { headers })).status).toBe(401)
    expect((await mundo.asAdmin('GET /admin/alumnos')).data).toHaveLength(1)
    expect((await mundo.asAdmin('GET /admin/catedras/1/candidatos')).status).not.toBe(500)
  })
})
