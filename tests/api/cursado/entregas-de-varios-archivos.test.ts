import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { archivos } from '../../../db/schema/archivos.ts'
import { entregasDe } from '../../../src/domain/tareas/entregas.ts'
import { muestras } from '../../support/archivos.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'
import { tus } from '../../support/tus.ts'

type Parte = [nombre: string, contenido: Uint8Array]

const formulario = (...partes: Parte[]) => {
  const datos = new FormData()
  for (const [nombre, contenido] of partes) datos.append('file', new File([contenido as BlobPart], nombre))
  return datos
}
const paginas = (cuantas: number): Parte[] =>
  Array.from({ length: cuantas }, (_, i) => [`Página ${i + 1}.txt`, Buffer.from(`Página ${i + 1}\n`)])
const sha256 = (contenido: Uint8Array) => createHash('sha256').update(contenido).digest('hex')
const textoDeZip = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes)).map(([nombre, contenido]) => [nombre, Buffer.from(contenido).toString()])

test('una entrega de tres archivos los tiene en su orden, y un recibo con la huella de cada uno', async () => {
  const { deliver, asAlumnos, aula, catedra, dataDir } = await createMundoConAsignadas()

  const { status, data } = await deliver(0, formulario(...paginas(2), ['Portada.png', muestras.png]))

  const lista = [
    { nombre: 'Página 1.txt', tipo: 'text/plain', orden: 1, sha256: sha256(Buffer.from('Página 1\n')) },
    { nombre: 'Página 2.txt', orden: 2, bytes: 10 },
    { nombre: 'Portada.png', tipo: 'image/png', orden: 3, sha256: sha256(muestras.png) },
  ]
  expect({ status, data }).toMatchObject({
    status: 201,
    data: {
      recibo: { nombre: 'Página 1.txt', archivos: lista },
      tareaAsignacion: { estado: 'ENTREGADA', archivo: { nombre: 'Página 1.txt' }, archivos: lista },
    },
  })
  const [primero, , portada] = data.recibo.archivos
  expect(data.recibo.submission_path).toBe(primero.path)
  expect(readFileSync(join(dataDir, portada.path)).equals(muestras.png)).toBe(true)

  const todas = [
    (await asAlumnos[0].alumnos.me.tareas.get()).data[0],
    (await asAlumnos[0].tareas({ id: 1 }).get()).data,
    (await aula.tareas({ tareaId: 1 }).entregas.get()).data.entregas[0],
    (await aula.tareas({ tareaId: 1 }).get()).data.TareaAsignacion[0],
    (await aula.calificaciones.get()).data.alumnos[0]?.notas[0],
    (await asAlumnos[0].publicaciones.catedra({ id: catedra.id }).get({ query: {} })).data[0],
  ]
  for (const una of todas)
    expect(una).toMatchObject({
      submission_path: primero.path,
      archivos: lista.map(({ nombre }) => ({ nombre })),
    })
})

test('once archivos son muchos, uno que no se admite los rechaza a todos, y no queda nada', async () => {
  const { deliver, asAlumnos, enDisco, db } = await createMundoConAsignadas()

  const muchos = await deliver(0, formulario(...paginas(11)))
  const malo = await deliver(0, formulario(...paginas(2), ['nota.html', Buffer.from('<!DOCTYPE html><p>')]))
  const vacio = await deliver(0, formulario(...paginas(2), ['nada.txt', Buffer.from('')]))

  expect(muchos).toMatchObject({ status: 400, data: { error: 'Puedes entregar hasta 10 archivos.' } })
  expect(malo).toMatchObject({
    status: 415,
    data: { error: expect.stringMatching(/^«nota.html»: No se admiten/) },
  })
  expect(vacio).toMatchObject({ status: 400, data: { error: 'El archivo está vacío.' } })
  expect([enDisco(), db.select().from(archivos).all()]).toEqual([[], []])
  expect((await asAlumnos[0].tareas({ id: 1 }).get()).data).toMatchObject({
    estado: 'ASIGNADA',
    archivos: [],
  })
  expect((await deliver(0, formulario(...paginas(10)))).status).toBe(201)
})

test('entre todos no pasan de cien megas, y si el disco falla en el segundo no queda ni el primero', async () => {
  const mega = 1024 * 1024
  const { deliver, enDisco, db, deps } = await createMundoConAsignadas({}, { maxBytes: 60 * mega })
  const grande = (i: number): Parte => [`${i}.txt`, Buffer.alloc(51 * mega, 'a')]

  const pasado = await deliver(0, formulario(grande(1), grande(2)))

  expect(pasado).toMatchObject({
    status: 413,
    data: { error: expect.stringMatching(/pueden? pasar de 100 MB\.$/) },
  })
  const { keep } = deps.files
  let veces = 0
  deps.files.keep = (...donde) => {
    if (++veces === 2) throw new Error('disco')
    return keep(...donde)
  }
  expect((await deliver(0, formulario(...paginas(3)))).status).toBe(500)
  vi.mocked(console.error).mockClear()
  expect([enDisco(), db.select().from(archivos).all()]).toEqual([[], []])
})

test('lo que llegó por partes se entrega junto, y lo que se niega se puede volver a entregar', async () => {
  const mundo = await createMundoConAsignadas()
  const headers = await mundo.sesion('alumno', mundo.alumnos[0])
  const suyas = tus(mundo, headers)
  const submit = async (subidaIds: unknown[]) => {
    const response = await mundo.call('/tareas/1/submit', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ subidaIds }),
    })
    return { status: response.status, data: await response.json() }
  }
  const una = await suyas.upload(muestras.png, 'Una.png')
  const dos = await suyas.upload(muestras.pdf, 'Dos.pdf')

  expect((await submit([])).data.error).toBe('Por favor selecciona un archivo')
  expect((await submit([dos, 'x'])).status).toBe(404)
  expect((await submit([dos, dos])).status).toBe(404)
  expect(mundo.enDisco()).toEqual([])
  expect(await submit([dos, una])).toMatchObject({
    status: 201,
    data: { recibo: { archivos: [{ nombre: 'Dos.pdf' }, { nombre: 'Una.png', orden: 2 }] } },
  })
  expect(mundo.enDisco()).toHaveLength(2)
})

test('al entregar otra vez, los archivos de antes quedan juntos aparte', async () => {
  const { asDocente, deliver, aula, deps } = await createMundoConAsignadas()
  // The clock goes on while one is kept after the other.
  const { now } = deps
  let milesimas = 0
  deps.now = () => now() + milesimas++
  await deliver(0, formulario(...paginas(3)))
  const dada = asDocente.docente.tareasAsignaciones({ id: 1 })
  await dada.devolver.post({ comentario_docente: 'Falta el final.' })

  const { data } = await deliver(0, formulario(['Todo.pdf', muestras.pdf], ['Final.png', muestras.png]))

  expect(data.tareaAsignacion).toMatchObject({
    archivos: [
      { nombre: 'Todo.pdf', orden: 1 },
      { nombre: 'Final.png', orden: 2 },
    ],
    anteriores: [{ nombre: 'Página 1.txt' }, { nombre: 'Página 2.txt' }, { nombre: 'Página 3.txt' }],
  })
  expect(entregasDe(data.tareaAsignacion.anteriores)).toHaveLength(1)
  expect((await aula.tareas({ tareaId: 1 }).entregas.get()).data.entregas[0]?.archivos).toHaveLength(2)
})

test('cada archivo tiene sus comentarios; los de la entrega son los del primero', async () => {
  const { asDocente, asAlumnos, deliver } = await createMundoConAsignadas()
  const { recibo } = (await deliver(0, formulario(...paginas(2)))).data
  const [uno, dos] = recibo.archivos.map(({ path }: { path: string }) => path)
  const { comentarios } = asDocente.docente.tareasAsignaciones({ id: 1 })

  await comentarios.post({ texto: 'Bien.' })
  await comentarios.post({ texto: 'Mira el compás 3.', archivo: dos })

  const mios = asAlumnos[0].alumnos.me.tareasAsignaciones({ id: 1 }).comentarios
  expect((await mios.get({ query: {} })).data).toMatchObject([{ texto: 'Bien.', archivo: uno }])
  expect((await mios.get({ query: { archivo: dos } })).data).toMatchObject([
    { texto: 'Mira el compás 3.', archivo: dos },
  ])
  expect((await comentarios.post({ texto: 'x', archivo: 'uploads/tareas/otro.txt' })).status).toBe(404)
})

test('el ZIP, el archivo de la cátedra y la papelera los llevan todos, en su orden', async () => {
  const { asDocente, asAdmin, aula, call, sesion, docente, deliver, enDisco, catedra } =
    await createMundoConAsignadas()
  await deliver(0, formulario(...paginas(3)))
  const headers = await sesion('docente', docente)
  const download = async (path: string) => new Uint8Array(await (await call(path, { headers })).arrayBuffer())

  const zip = textoDeZip(await download(`/docente/catedra/${catedra.id}/tareas/1/entregas.zip`))
  const archivo = textoDeZip(await download(`/docente/catedra/${catedra.id}/archivo.zip`))

  const nombres = [1, 2, 3].map((i) => [
    expect.stringContaining(` - 0${i} - Página ${i}.txt`),
    `Página ${i}\n`,
  ])
  expect(zip).toEqual(nombres)
  expect(archivo.filter(([nombre]) => /entregas\/01/.test(String(nombre)))).toEqual(nombres)
  await aula.tareas({ tareaId: 1 }).delete()
  expect(enDisco()).toHaveLength(3)
  await asAdmin.admin.papelera({ id: 1 }).restaurar.post()
  const { data } = await asDocente.docente.catedra({ id: catedra.id }).tareas({ tareaId: 1 }).entregas.get()
  expect(data.entregas[0]?.archivos).toMatchObject([{ orden: 1 }, { orden: 2 }, { orden: 3 }])
})

test('las fotos de una entrega se bajan en un PDF, cada una en su página', async () => {
  const { call, sesion, docente, deliver, as } = await createMundoConAsignadas()
  const png: Parte = ['Una.png', muestras.png]
  await deliver(0, formulario(png, ['Nota.txt', Buffer.from('la')], ['Dos.png', muestras.png]))
  await deliver(1, formulario(['Nota.txt', Buffer.from('la')]))
  const readPdf = async (rol: 'docente' | 'admin', id: number) => {
    const headers = await sesion(rol, rol === 'docente' ? docente : undefined)
    return call(`/${rol}/tareasAsignaciones/${id}/entrega.pdf`, { headers })
  }

  const respuesta = await readPdf('docente', 1)
  const pdf = Buffer.from(await respuesta.arrayBuffer()).toString('latin1')

  expect(respuesta.headers.get('content-type')).toBe('application/pdf')
  expect([pdf.slice(0, 5), pdf.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF'])
  expect(pdf.match(/\/Type \/Page$/gm)).toHaveLength(2)
  expect((await readPdf('admin', 1)).status).toBe(200)
  expect((await readPdf('docente', 2)).status).toBe(409)
  expect((await as('docente').docente.tareasAsignaciones({ id: 1 })['entrega.pdf'].get()).status).toBe(404)
})
