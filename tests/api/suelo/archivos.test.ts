import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { sweepArchivos } from '../../../api/suelo/archivos/limpieza.ts'
import { personaSession, startSesion } from '../../../api/suelo/services/sign-in.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { insertAlumno, insertCatedra, insertDocente } from '../../support/academia.ts'
import { formularioCon, muestras, removeDataDir } from '../../support/archivos.ts'
import type { Answer } from '../../support/client.ts'
import { insertAsignacion, insertTarea } from '../../support/cursado.ts'
import { createMundo } from '../../support/mundo.ts'

const unidad = {
  periodo: 'Marzo',
  contenido: '<p>La guarania</p>',
  capacidades: 'Reconoce el compás.',
  horasTeoricas: 4,
  horasPracticas: 2,
}

async function conPlan() {
  const mundo = createMundo({ alumnos: 1 })
  onTestFinished(() => removeDataDir(mundo))
  const { docente, alumnos, sesion, call, readArchivo, dataDir, aula, asDocente } = mundo
  const [alumno] = alumnos
  const headers = await sesion('docente', docente)
  const sube = async (nombre: string, contenido: Uint8Array): Promise<string> => {
    const body = formularioCon(nombre, contenido)
    const response = await call('/docente/upload/multimedia', { method: 'POST', body, headers })
    return (await response.json()).filePath
  }
  const lee = (path: string, init: RequestInit = {}) => readArchivo(`/${path}`, { headers, ...init })
  const estado = async (path: string, ...quien: Parameters<typeof sesion>) =>
    (await lee(path, { headers: await sesion(...quien) })).status
  await aula.planes.post({ titulo: 'Plan' })
  const guarda = (recursos: { type: string; value: string }[], otros = {}) =>
    asDocente.docente.me.planes({ id: 1 }).unidades.post({ ...unidad, ...otros, recursos })
  const hay = (path: string) => existsSync(join(dataDir, path))
  return { ...mundo, alumno, headers, sube, lee, estado, guarda, hay }
}

const file = (value: string) => ({ type: 'file', value })

test('lo que todavía no se usa lo ven quien lo subió y el administrador', async () => {
  const { db, sube, estado, docente, alumno } = await conPlan()
  const path = await sube('a.pdf', muestras.pdf)

  expect(await estado(path, 'docente', docente)).toBe(200)
  expect(await estado(path, 'admin')).toBe(200)
  expect(await estado(path, 'docente', insertDocente(db))).toBe(404)
  expect(await estado(path, 'alumno', alumno)).toBe(404)
})

test('un recurso lo ve la gente de la cátedra, y nadie más', async () => {
  const { db, sube, guarda, estado, docente, alumno, catedra, readArchivo } = await conPlan()
  const path = await sube('Guía nº 1.pdf', muestras.pdf)

  const { data } = await guarda([file(`/${path}`)])

  expect(data.recursos).toEqual([
    {
      type: 'file',
      value: path,
      nombre: 'Guía nº 1.pdf',
      tipo: 'application/pdf',
      bytes: muestras.pdf.length,
    },
  ])
  expect(await estado(path, 'docente', docente)).toBe(200)
  expect(await estado(path, 'alumno', alumno)).toBe(200)
  expect(await estado(path, 'admin')).toBe(200)
  expect(await estado(path, 'docente', insertDocente(db))).toBe(404)
  expect(await estado(path, 'alumno', insertAlumno(db))).toBe(404)
  expect((await readArchivo(`/${path}`)).status).toBe(401)
  db.update(catedraAlumnos).set({ baja_en: 1 }).where(eq(catedraAlumnos.catedraId, catedra.id)).run()
  expect(await estado(path, 'alumno', alumno)).toBe(404)
})

test('una entrega la ven su alumno, el docente de la cátedra y el administrador', async () => {
  const { enroll, db, sube, estado, docente, alumno, catedra, lee, dataDir } = await conPlan()
  const companero = enroll()
  const tarea = insertTarea(db, { catedraId: catedra.id })
  const asignacion = insertAsignacion(db, { tareaMaestraId: tarea.id, alumnoId: alumno.id })
  const subida = await sube('entrega.txt', muestras.txt)
  const path = subida.replace('recursos', 'tareas')
  mkdirSync(join(dataDir, 'uploads/tareas'), { recursive: true })
  writeFileSync(join(dataDir, path), muestras.txt)
  db.update(archivos).set({ path }).run()
  db.insert(archivoUsos).values({ archivoId: 1, tareaAsignacionId: asignacion.id }).run()

  expect(await estado(path, 'alumno', alumno)).toBe(200)
  expect(await estado(path, 'docente', docente)).toBe(200)
  expect(await estado(path, 'admin')).toBe(200)
  expect(await estado(path, 'alumno', companero)).toBe(404)
  expect(await estado(path, 'docente', insertDocente(db))).toBe(404)
  expect((await lee(path.replace('tareas', 'entregas'))).status).toBe(200)
})

test('la cookie del ingreso abre los archivos, mientras la sesión valga', async () => {
  const { sube, readArchivo, tokens, deps, docente, advance, headers } = await conPlan()
  const path = `/${await sube('a.png', muestras.png)}`
  const claims = startSesion(deps, personaSession('docente', docente))
  const con = async (cookie: string) => (await readArchivo(path, { headers: { cookie } })).status
  const cookie = `otra=1; archivos=${await tokens.sign('archivos', claims, 3600)}`

  expect(await con(cookie)).toBe(200)
  expect(await con(`archivos=${await tokens.sign('sesion', claims, 3600)}`)).toBe(401)
  expect(await con('archivos=inventada')).toBe(401)
  const enlaceVencido = await readArchivo(path, { headers: { accept: 'text/html,*/*' } })
  expect(enlaceVencido.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await enlaceVencido.text()).toContain('Tu sesión ha expirado.')
  advance(3_601_000)
  expect(await con(cookie)).toBe(401)
  expect((await readArchivo(path, { headers })).status).toBe(200)
})

test('imágenes y PDF se muestran; lo demás se descarga; nada corre como página', async () => {
  const { sube, lee } = await conPlan()
  const cabeceras = async (nombre: string, contenido: Uint8Array) => {
    const { headers } = await lee(await sube(nombre, contenido))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    return headers
  }

  const png = await cabeceras('a.png', muestras.png)
  const pdf = await cabeceras('a.pdf', muestras.pdf)
  const txt = await cabeceras('Ñandutí "1"; %.txt', muestras.txt)

  expect(png.get('content-disposition')).toMatch(/^inline; /)
  expect(png.get('content-security-policy')).toContain('sandbox')
  expect(pdf.get('content-disposition')).toMatch(/^inline; /)
  expect(txt.get('content-disposition')).toBe(
    `attachment; filename="Nanduti _1_; _.txt"; filename*=UTF-8''%C3%91andut%C3%AD%20%221%22%3B%20%25.txt`,
  )
  expect(txt.get('content-type')).toBe('text/plain; charset=utf-8')
})

test('se lee por partes, y lo que ya se tiene no viaja otra vez', async () => {
  const { sube, lee, headers } = await conPlan()
  const path = await sube('a.mp3', muestras.mp3)
  const con = (mas: Record<string, string>, method = 'GET') =>
    lee(path, { method, headers: { ...headers, ...mas } })
  const entero = await con({})
  const etag = entero.headers.get('etag') ?? ''
  const parte = async (range: string, mas = {}) => {
    const response = await con({ range, ...mas })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, rango: response.headers.get('content-range'), bytes }
  }
  const { length } = muestras.mp3

  expect(Buffer.from(await entero.arrayBuffer()).equals(muestras.mp3)).toBe(true)
  expect((await con({ 'if-none-match': `"x", W/${etag}` })).status).toBe(304)
  expect(await parte('bytes=2-5')).toEqual({
    status: 206,
    rango: `bytes 2-5/${length}`,
    bytes: muestras.mp3.subarray(2, 6),
  })
  expect(await parte('bytes=-4')).toMatchObject({ status: 206, bytes: muestras.mp3.subarray(-4) })
  expect(await parte(`bytes=${length - 1}-9999`)).toMatchObject({
    status: 206,
    bytes: muestras.mp3.subarray(-1),
  })
  expect(await parte(`bytes=${length}-`)).toMatchObject({ status: 416, rango: `bytes */${length}` })
  expect(await parte('bytes=0-1,3-4')).toMatchObject({ status: 200 })
  expect(await parte('bytes=5-2')).toMatchObject({ status: 200 })
  expect(await parte('bytes=0-1', { 'if-range': '"otro"' })).toMatchObject({ status: 200 })
  expect(await parte('bytes=0-1', { 'if-range': etag })).toMatchObject({ status: 206 })
  const cabeza = await con({}, 'HEAD')
  expect(cabeza.headers.get('content-length')).toBe(String(length))
  expect(await cabeza.text()).toBe('')
  expect((await con({}, 'POST')).status).toBe(405)
})

test('fuera de lo subido no hay nada que leer', async () => {
  const { sube, lee } = await conPlan()
  const path = await sube('a.png', muestras.png)
  const nombre = path.split('/').at(-1)

  for (const otro of [
    'uploads/',
    'uploads/recursos/',
    'uploads/recursos/nada.png',
    'uploads/../secret',
    'uploads/recursos/../../secret',
    'uploads/recursos/..%2f..%2fsecret',
    `uploads/recursos/../recursos/${nombre}`,
    `uploads/tareas/${nombre}`,
    `uploads//recursos/${nombre}`,
  ]) {
    expect((await lee(otro)).status, otro).toBe(404)
  }
  expect((await lee(`${path}?x=1`)).status).toBe(200)
})

test('un archivo se va con la última unidad que lo usa', async () => {
  const { asAdmin, asDocente, sube, guarda, hay, db, docente } = await conPlan()
  const [uno, dos] = [await sube('1.png', muestras.png), await sube('2.png', muestras.png)]
  const otra = insertCatedra(db, { docenteId: docente.id })
  await guarda([file(uno), file(dos)], { contenido: `<p><img src="/${uno}"></p>` })
  await asDocente.docente.me.planes({ id: 1 }).copiar.post({ catedraId: otra.id })

  await asDocente.docente.me.unidades({ id: 1 }).put({ recursos: [file(uno)] })
  expect([hay(uno), hay(dos)]).toEqual([true, true])
  expect((await asDocente.docente.me.unidades({ id: 2 }).delete()).data.eliminado).toEqual({ archivos: 1 })
  expect([hay(uno), hay(dos)]).toEqual([true, true])
  await asAdmin.admin.papelera({ id: 1 }).delete()
  expect([hay(uno), hay(dos)]).toEqual([true, false])
  await asDocente.docente.me.unidades({ id: 1 }).put({ recursos: [] })
  expect(hay(uno)).toBe(true)
  await asDocente.docente.me.unidades({ id: 1 }).put({ contenido: '<p>Sin imagen</p>' })
  expect(hay(uno)).toBe(false)
  expect(db.select().from(archivos).all()).toEqual([])
})

test('de otra cátedra, o de otro docente, no se toma un archivo', async () => {
  const { as, db, sube, guarda, estado, asDocente, docente } = await conPlan()
  const otro = insertDocente(db)
  const suya = insertCatedra(db, { docenteId: otro.id })
  const ajeno = as('docente', otro)
  await ajeno.docente.catedra({ id: suya.id }).planes.post({ titulo: 'Otro' })
  const path = await sube('1.png', muestras.png)
  await guarda([file(path)])

  expect(
    await ajeno.docente.me.planes({ id: 2 }).unidades.post({ ...unidad, recursos: [file(path)] }),
  ).toMatchObject({
    status: 400,
    data: { campos: { 'recursos.0.value': 'Ese archivo no existe, o no es tuyo.' } },
  })
  await ajeno.docente.me.planes({ id: 2 }).unidades.post({ ...unidad, contenido: `<img src="/${path}">` })
  expect(await estado(path, 'docente', otro)).toBe(404)
  expect(await estado(path, 'docente', docente)).toBe(200)
  expect((await asDocente.docente.me.unidades({ id: 1 }).put({ periodo: 'Abril' })).status).toBe(200)
})

test.each(['plan', 'catedra', 'docente'])(
  'con su %s en la papelera un archivo no se ve, y al vaciarla se va de la base y del disco',
  async (que) => {
    const { asAdmin, db, asDocente, sube, guarda, hay, estado, catedra, docente } = await conPlan()
    const [usado, suelto] = [await sube('1.png', muestras.png), await sube('2.png', muestras.png)]
    await guarda([file(usado)])

    const calls: Record<string, () => Promise<Answer>> = {
      plan: () => asDocente.docente.me.planes({ id: 1 }).delete(),
      catedra: () => asAdmin.admin.catedras({ id: catedra.id }).delete(),
      docente: () => asAdmin.admin.docentes({ id: docente.id }).delete(),
    }
    const { status, data } = (await calls[que]?.()) ?? {}

    expect(status).toBe(200)
    const loQueSeVa = que === 'docente' ? suelto : usado
    expect([hay(usado), hay(suelto)]).toEqual([true, true])
    expect(await estado(loQueSeVa, 'admin')).toBe(404)
    await asAdmin.admin.papelera({ id: 1 }).delete()
    // A deleted teacher's courses stay, with the files that they use.
    expect([hay(usado), hay(suelto)]).toEqual(que === 'docente' ? [true, false] : [false, true])
    if (que !== 'docente') expect(data).toMatchObject({ eliminado: { archivos: 1 } })
    expect(db.select().from(archivos).all()).toHaveLength(1)
  },
)

test('se barre lo que nadie usó en un día, y lo que no tiene fila', async () => {
  const { deps, sube, guarda, hay, advance, dataDir } = await conPlan()
  const [usado, suelto] = [await sube('1.png', muestras.png), await sube('2.png', muestras.png)]
  await guarda([file(usado)])
  const perdido = (path: string, haceHoras: number) => {
    const entero = join(dataDir, path)
    writeFileSync(entero, 'x')
    const cuando = (deps.now() - haceHoras * 3_600_000) / 1000
    utimesSync(entero, cuando, cuando)
    return path
  }
  const viejos = [perdido('uploads/recursos/perdido.png', 2), perdido('uploads/tmp/cortado', 2)]
  const nuevo = perdido('uploads/tmp/subiendo', 0)

  sweepArchivos(deps)
  expect([usado, suelto, nuevo].map(hay)).toEqual([true, true, true])
  expect(viejos.map(hay)).toEqual([false, false])
  expect(hay('cuarentena/uploads/recursos/perdido.png')).toBe(true)
  advance(25 * 3_600_000)
  sweepArchivos(deps)

  expect([usado, suelto].map(hay)).toEqual([true, false])
})
