import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { archivos } from '../../../db/schema/archivos.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { preguntas } from '../../../db/schema/evaluaciones.ts'
import { insertCatedra, insertDocente } from '../../support/academia.ts'
import { formularioCon, muestras, removeDataDir } from '../../support/archivos.ts'
import { createMundo } from '../../support/mundo.ts'
import { wavDe } from '../../support/sonido.ts'

const DICTADO = wavDe(1)

async function conDictado({ escuchas = 2 as number | null } = {}) {
  const mundo = createMundo({ alumnos: 2, maxBytes: 20_000_000 })
  onTestFinished(() => removeDataDir(mundo))
  const { catedra, docente, alumnos, sesion, call, readArchivo, asDocente } = mundo
  const upload = async (
    nombre: string,
    contenido: Uint8Array,
    quien: 'docente' | 'admin' = 'docente',
    de = docente,
  ) => {
    const headers = await (quien === 'admin' ? sesion('admin') : sesion('docente', de))
    const body = formularioCon(nombre, contenido)
    const response = await call(`/${quien}/upload/multimedia`, { method: 'POST', body, headers })
    return (await response.json()).filePath as string
  }
  const sonido = await upload('dictado en fa.wav', DICTADO)
  const buena = await upload('correcta.png', muestras.png)
  const mala = await upload('mala.png', muestras.png)
  const create = (cambios: object = {}, direccion = `/docente/catedra/${catedra.id}`) =>
    asDocente(`POST ${direccion}/evaluaciones`, {
      titulo: 'Dictado',
      preguntas: [
        {
          texto: '¿Qué suena?',
          sonido,
          escuchas,
          opciones: [
            { texto: '', imagen: buena, alternativa: 'Una negra y dos corcheas', es_correcta: true },
            { texto: '', imagen: mala, alternativa: 'Dos negras', es_correcta: false },
          ],
          ...cambios,
        },
      ],
    })
  const give = (id: number) =>
    asDocente(`POST /docente/catedra/${catedra.id}/evaluaciones/${id}/assign`, {
      alumnoIds: [alumnos[0].id],
      fecha_entrega: '2030-01-01T12:00',
    })
  const read = async (path: string, quien: Parameters<typeof sesion>[0], de?: { id: number }) =>
    (await readArchivo(`/${path}`, { headers: await sesion(quien, de as never) })) as Response
  const status = async (...de: Parameters<typeof read>) => (await read(...de)).status
  const hear = async (clave: unknown = 'una', alumno = alumnos[0], preguntaId = 1) => {
    const headers = {
      ...((await sesion('alumno', alumno)) as Record<string, string>),
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ clave })
    return call(`/alumnos/me/evaluaciones/1/preguntas/${preguntaId}/escucha`, {
      method: 'POST',
      headers,
      body,
    })
  }
  return { ...mundo, upload, sonido, buena, mala, create, give, read, status, hear }
}

test('una pregunta suena y muestra, y vuelve como se escribió', async () => {
  const { create, sonido, buena, db } = await conDictado()

  const { status, data } = await create()

  expect(status).toBe(201)
  expect(data.Pregunta[0]).toMatchObject({ sonido, escuchas: 2, imagen: null })
  expect(data.Pregunta[0].Opcion[0]).toMatchObject({
    texto: '',
    imagen: buena,
    alternativa: 'Una negra y dos corcheas',
  })
  expect(db.select({ en: archivos.usado_en }).from(archivos).all()).not.toContainEqual({ en: null })
})

describe('lo que no puede ser se dice en su campo', () => {
  const opcion = (cambios: object = {}) => ({ texto: 'Otra', es_correcta: false, ...cambios })
  test.each([
    ['escuchas de más', { escuchas: 11 }, 'preguntas.0.escuchas', 'Las escuchas van de 1 a 10.'],
    ['ninguna escucha', { escuchas: 0 }, 'preguntas.0.escuchas', 'Las escuchas van de 1 a 10.'],
    ['escuchas en letras', { escuchas: 'dos' }, 'preguntas.0.escuchas', 'Las escuchas van de 1 a 10.'],
    [
      'lo que nadie subió',
      { imagen: 'uploads/recursos/nada.png' },
      'preguntas.0.imagen',
      'Ese archivo no existe, o no es tuyo.',
    ],
    ['lo que no es texto', { sonido: 5 }, 'preguntas.0.sonido', 'Ese archivo no existe, o no es tuyo.'],
  ])('%s', async (_, cambios, campo, mensaje) => {
    const { create } = await conDictado()

    const { status, data } = await create(cambios)

    expect(status).toBe(400)
    expect(data.campos).toMatchObject({ [campo]: mensaje })
  })

  test('una imagen sin palabras, una opción sin nada y dos iguales', async () => {
    const { create, buena } = await conDictado()
    const en = async (...opciones: object[]) => (await create({ opciones })).data.campos

    const bien = { texto: 'Bien', es_correcta: true }
    expect(await en(bien, opcion({ texto: '', imagen: buena }))).toEqual({
      'preguntas.0.opciones.1.alternativa': 'Di en palabras qué se ve.',
    })
    expect(await en(bien, opcion({ imagen: buena, alternativa: 'x'.repeat(201) }))).toEqual({
      'preguntas.0.opciones.1.alternativa': 'No puede pasar de 200 caracteres.',
    })
    expect(await en(bien, opcion({ texto: '' }))).toEqual({
      'preguntas.0.opciones.1.texto': 'Escribe el texto de la opción.',
    })
    const conImagen = { texto: '', imagen: buena, alternativa: 'Una' }
    expect(await en({ ...bien, ...conImagen }, opcion({ ...conImagen, alternativa: 'Otra' }))).toEqual({
      'preguntas.0.opciones.1.texto': 'Esta opción repite otra de la misma pregunta.',
    })
  })

  test('lo ajeno, lo que no suena y lo que dura más de tres minutos', async () => {
    const { create, upload, db, buena, sonido } = await conDictado()
    const otra = insertDocente(db)
    const ajena = await upload('ajena.png', muestras.png, 'docente', otra as never)
    const larga = await upload('larga.wav', wavDe(181))

    expect((await create({ imagen: ajena })).data.campos).toEqual({
      'preguntas.0.imagen': 'Ese archivo no existe, o no es tuyo.',
    })
    const SONIDO = 'El sonido tiene que ser un archivo de audio, de hasta 10 MB y 3 minutos.'
    for (const uno of [buena, larga])
      expect((await create({ sonido: uno })).data.campos).toEqual({ 'preguntas.0.sonido': SONIDO })
    expect((await create({ imagen: sonido })).data.campos).toEqual({
      'preguntas.0.imagen': 'La imagen tiene que ser PNG, JPG, GIF o WebP, de hasta 5 MB.',
    })
  })
})

test('la ve quien puede ver la pregunta; la que se cuenta, el alumno recién al enviar', async () => {
  const { create, give, status, read, buena, sonido, db, docente, alumnos, asAlumnos } = await conDictado()
  const [ana, beto] = alumnos
  await create()

  for (const uno of [buena, sonido]) {
    expect(await status(uno, 'docente', docente)).toBe(200)
    expect(await status(uno, 'admin')).toBe(200)
    expect(await status(uno, 'docente', insertDocente(db))).toBe(404)
    expect(await status(uno, 'alumno', ana)).toBe(404)
  }
  await give(1)
  expect(await status(buena, 'alumno', ana)).toBe(200)
  expect(await status(buena, 'alumno', beto)).toBe(404)
  expect(await status(sonido, 'alumno', ana)).toBe(404)
  // Its name may be the answer.
  const vista = await read(buena, 'alumno', ana)
  expect(vista.headers.get('content-disposition')).not.toContain('correcta')
  expect(JSON.stringify((await asAlumnos[0](`GET /archivos/sonido?path=${buena}`)).data)).not.toContain(
    'correcta',
  )

  await asAlumnos[0]('POST /alumnos/me/evaluaciones/1/submit', {
    respuestas: [{ preguntaId: 1, opcionElegidaId: 1 }],
  })
  expect(await status(sonido, 'alumno', ana)).toBe(200)
  expect((await asAlumnos[0]('GET /alumnos/me/evaluaciones/1/results')).data.results[0]).toMatchObject({
    sonido,
    escuchas: 2,
  })
})

describe('escuchas contadas', () => {
  test('la misma clave es la misma escucha; después no queda ninguna', async () => {
    const { create, give, hear, asAlumnos, advance } = await conDictado()
    await create()
    await give(1)
    const suya = async () => (await asAlumnos[0]('GET /alumnos/me/evaluaciones/1')).data.Pregunta[0]
    expect(await suya()).toMatchObject({ suena: true, sonido: null, escuchas: 2, quedan: 2 })
    expect(await suya()).not.toHaveProperty('oido')

    const una = await hear('una')
    expect(una.status).toBe(200)
    expect(Object.fromEntries(una.headers)).toMatchObject({
      'x-quedan': '1',
      'cache-control': 'no-store',
      'content-type': 'audio/wav',
    })
    expect(Buffer.from(await una.arrayBuffer())).toEqual(DICTADO)
    advance(9 * 60_000)
    expect((await hear('una')).headers.get('x-quedan')).toBe('1')
    expect(await suya()).toMatchObject({ quedan: 1 })
    advance(2 * 60_000)
    expect((await hear('una')).headers.get('x-quedan')).toBe('0')
    const ninguna = await hear('otra')
    expect(ninguna.status).toBe(409)
    expect(await ninguna.json()).toMatchObject({ error: 'Ya la escuchaste 2 veces.' })
    expect(await suya()).toMatchObject({ quedan: 0 })
  })

  test('una sola vez se dice en singular', async () => {
    const { create, give, hear } = await conDictado({ escuchas: 1 })
    await create()
    await give(1)
    await hear('una')

    expect(await (await hear('otra')).json()).toMatchObject({ error: 'Ya la escuchaste 1 vez.' })
  })

  test('veinte pedidos a la vez con una clave son una escucha', async () => {
    const { create, give, hear } = await conDictado({ escuchas: 5 })
    await create()
    await give(1)

    const todas = await Promise.all(Array.from({ length: 20 }, () => hear('la misma')))

    expect(new Set(todas.map(({ headers }) => headers.get('x-quedan')))).toEqual(new Set(['4']))
  })

  test('ni sin clave, ni la de otro, ni la de otra pregunta, ni en una cátedra cerrada', async () => {
    const { create, give, hear, alumnos, db } = await conDictado()
    await create()
    await give(1)

    expect((await hear('')).status).toBe(400)
    expect((await hear(null)).status).toBe(400)
    expect((await hear('x'.repeat(65))).status).toBe(400)
    expect((await hear('una', alumnos[1])).status).toBe(404)
    expect((await hear('una', alumnos[0], 9)).status).toBe(404)
    expect((await hear('una')).headers.get('x-quedan')).toBe('1')
    db.update(catedras).set({ cerrada_en: 1 }).run()
    expect(await (await hear('una')).json()).toMatchObject({ code: 'catedra_cerrada' })
  })

  test('a voluntad no se cuenta, y tiene su dirección', async () => {
    const { create, give, hear, status, sonido, alumnos, asAlumnos } = await conDictado({ escuchas: null })
    await create()
    await give(1)

    for (const clave of ['a', 'b', 'c', 'd']) {
      const { status, headers } = await hear(clave)
      expect([status, headers.get('x-quedan')]).toEqual([200, null])
    }
    const [suya] = (await asAlumnos[0]('GET /alumnos/me/evaluaciones/1')).data.Pregunta
    expect(suya).toMatchObject({ suena: true, sonido, escuchas: null })
    expect(suya).not.toHaveProperty('quedan')
    expect(await status(sonido, 'alumno', alumnos[0])).toBe(200)
  })

  test('a voluntad, mientras el mismo archivo se cuenta en otra, se escucha sin dirección', async () => {
    const { create, give, hear, status, sonido, alumnos, asAlumnos } = await conDictado({ escuchas: null })
    const [asAna] = asAlumnos
    await create()
    await create({ escuchas: 1 })
    await give(1)
    await give(2)
    const suya = async () => (await asAna('GET /alumnos/me/evaluaciones/1')).data.Pregunta[0]
    const submit = (id: number, opcionElegidaId: number) =>
      asAna(`POST /alumnos/me/evaluaciones/${id}/submit`, {
        respuestas: [{ preguntaId: id, opcionElegidaId }],
      })
    const deResultados = async () =>
      (await asAna('GET /alumnos/me/evaluaciones/1/results')).data.results[0].sonido

    expect(await suya()).toMatchObject({ suena: true, sonido: null, escuchas: null })
    expect((await hear()).status).toBe(200)
    await submit(1, 1)
    expect(await deResultados()).toBeNull()
    await submit(2, 3)
    expect(await deResultados()).toBe(sonido)
    expect(await status(sonido, 'alumno', alumnos[0])).toBe(200)
  })
})

test('editada, duplicada, copiada a otro año y de la papelera, la pregunta conserva lo suyo', async () => {
  const { create, asDocente, asAdmin, catedra, docente, sonido, buena, db, status } = await conDictado()
  const { data } = await create()
  const [una] = data.Pregunta
  const escrita = { ...una, opciones: una.Opcion }

  const otra = await asDocente('PUT /docente/evaluaciones/1', {
    preguntas: [escrita, { ...escrita, texto: '¿Y ahora?' }],
    antes: { preguntas: [escrita] },
  })
  expect(otra.data.Pregunta.map(({ id }: { id: number }) => id)).toEqual([1, 2])
  const vieja = await asDocente('PUT /docente/evaluaciones/1', {
    preguntas: [{ ...escrita, escuchas: 3 }],
    antes: { preguntas: [escrita] },
  })
  expect(vieja.status).toBe(409)

  const destino = insertCatedra(db, { docenteId: docente.id })
  const copia = await asDocente('POST /docente/evaluaciones/1/duplicar', { catedraId: destino.id })
  expect(copia.data.Pregunta[0]).toMatchObject({ sonido, escuchas: 2, Opcion: [{ imagen: buena }, {}] })
  const anio = await asAdmin(`POST /admin/catedras/${catedra.id}/copiar`, {
    anio: 2027,
    desde: '2027-03-01',
    que: ['EVALUACIONES'],
  })
  expect(anio.status).toBe(201)
  expect(db.select().from(preguntas).all()).toHaveLength(6)

  await asDocente(`DELETE /docente/catedra/${catedra.id}/evaluaciones/1`)
  const [guardada] = (await asAdmin('GET /admin/papelera')).data
  expect((await asAdmin(`POST /admin/papelera/${guardada.id}/restaurar`)).status).toBe(200)
  const vuelta = await asDocente('GET /docente/evaluaciones/1')
  expect(vuelta.data.Pregunta[0]).toMatchObject({ sonido })
  expect(await status(sonido, 'docente', docente)).toBe(200)
})

describe('partituras', () => {
  const ESCALA = 'X:1\nL:1/4\nK:C\nC D E F|'
  const OTRA = 'X:1\nL:1/4\nK:C\nC D G F|'
  const XML = `<?xml version="1.0" encoding="UTF-8"?><score-partwise version="4.0"><part-list><score-part id="P1">
    <part-name>P</part-name></score-part></part-list><part id="P1"><measure number="1"><attributes><divisions>1</divisions>
    <clef><sign>G</sign><line>2</line></clef></attributes><note><pitch><step>C</step><octave>5</octave></pitch>
    <duration>4</duration><type>whole</type></note></measure></part></score-partwise>`
  const dibujadas = (buena: unknown = { abc: ESCALA }) => ({
    sonido: null,
    escuchas: null,
    opciones: [
      { texto: '', notacion: buena, alternativa: 'Do, re, mi, fa', es_correcta: true },
      { texto: '', notacion: { abc: OTRA }, alternativa: 'Do, re, sol, fa', es_correcta: false },
    ],
  })

  test('se escriben en ABC o se suben; quien la rinde ve las páginas y no de qué se dibujaron', async () => {
    const { create, give, upload, asAlumnos, asDocente, call, sesion, alumnos, docente, db, ...mundo } =
      await conDictado()
    const subida = await upload('escala correcta.musicxml', Buffer.from(XML))
    const { status, data } = await create({ ...dibujadas(subida), notacion: { abc: OTRA } })
    expect(status).toBe(201)
    const [pregunta] = data.Pregunta
    expect(pregunta.notacion).toMatchObject({
      abc: OTRA,
      paginas: [expect.stringMatching(/^\/partituras\//)],
    })
    expect(pregunta.Opcion[0].notacion.original).toBe(`/${subida}`)
    const [pagina] = pregunta.Opcion[1].notacion.paginas
    const suma = pagina.split('/')[2]
    const seMuestra = (rol: 'alumno' | 'docente', id: number) =>
      mundo.deps.temas.muestraPartitura(db, { rol, id, hoy: '2026-03-01' } as never, suma, 0)
    expect(seMuestra('docente', docente.id)).toBe(true)
    expect(seMuestra('docente', insertDocente(db).id)).toBe(false)
    expect(seMuestra('alumno', alumnos[0].id)).toBe(false)

    await give(1)
    expect(seMuestra('alumno', alumnos[0].id)).toBe(true)
    expect(seMuestra('alumno', alumnos[1].id)).toBe(false)
    const suya = (await asAlumnos[0]('GET /alumnos/me/evaluaciones/1')).data.Pregunta[0]
    expect(suya.notacion).toEqual({ paginas: pregunta.notacion.paginas })
    expect(JSON.stringify(suya)).not.toContain('abc')
    expect(JSON.stringify(suya)).not.toContain(subida)

    const otra = await asDocente('PUT /docente/evaluaciones/1', {
      preguntas: [{ ...pregunta, opciones: pregunta.Opcion }],
      antes: { preguntas: [{ ...pregunta, opciones: pregunta.Opcion }] },
    })
    expect(otra.data.Pregunta[0].id).toBe(pregunta.id)
  }, 60_000)

  test('la que antes entregó un alumno es la de quien la pone en una pregunta', async () => {
    const { create, upload, db, alumnos, asDocente } = await conDictado()
    const entregada = await upload('entregada.musicxml', Buffer.from(XML))
    db.update(archivos)
      .set({ alumnoId: alumnos[1].id, docenteId: null })
      .where(eq(archivos.path, entregada))
      .run()
    const subida = await upload('la misma.musicxml', Buffer.from(XML))

    const { data } = await create(dibujadas(subida))

    const [pregunta] = data.Pregunta
    expect(pregunta.Opcion[0].notacion.original).toBe(`/${subida}`)
    const preguntas = [{ ...pregunta, texto: 'Otra', opciones: pregunta.Opcion }]
    const antes = { preguntas: [{ ...pregunta, opciones: pregunta.Opcion }] }
    expect((await asDocente('PUT /docente/evaluaciones/1', { preguntas, antes })).status).toBe(200)
  }, 60_000)

  test('en ABC se puede también subir', async () => {
    const { create, upload } = await conDictado()
    const subida = await upload('escala.abc', Buffer.from(ESCALA))

    const { status, data } = await create(dibujadas(subida))

    expect(status).toBe(201)
    expect(data.Pregunta[0].Opcion[0].notacion).toMatchObject({
      original: `/${subida}`,
      paginas: [expect.stringMatching(/^\/partituras\//)],
    })
  }, 60_000)

  test('lo que no se puede leer se dice en su campo; dos iguales son la misma opción', async () => {
    const { create } = await conDictado()

    for (const abc of ['esto no es música', 'x']) {
      expect((await create(dibujadas({ abc }))).data.campos).toEqual({
        'preguntas.0.opciones.0.notacion': 'No se pudo leer esa partitura: expórtala como MusicXML.',
      })
    }
    expect((await create(dibujadas('uploads/recursos/nada.mxl'))).data.campos).toEqual({
      'preguntas.0.opciones.0.notacion': 'Ese archivo no existe, o no es tuyo.',
    })
    expect((await create(dibujadas({ abc: OTRA }))).data.campos).toEqual({
      'preguntas.0.opciones.1.texto': 'Esta opción repite otra de la misma pregunta.',
    })
  }, 60_000)
})

test('una pregunta de oído suena, sin decir de qué está hecha, y después se lee lo que sonó', async () => {
  const { asDocente, catedra, give, hear, asAlumnos } = await conDictado()
  const hecha = await asDocente(`POST /docente/catedra/${catedra.id}/generate-evaluation`, {
    source: 'oido',
    oido: { que: ['INTERVALO'], nivel: 1, semilla: 7 },
    topic: 'Intervalos',
    numberOfQuestions: 1,
    numberOfOptions: 4,
  })
  expect(hecha.status).toBe(201)
  await give(1)
  const { data } = await asAlumnos[0]('GET /alumnos/me/evaluaciones/1')
  expect(data.Pregunta[0]).toMatchObject({ suena: true, sonido: null })
  expect(data.Pregunta[0]).not.toHaveProperty('oido')

  const escucha = await hear('una')
  expect(escucha.headers.get('content-type')).toBe('audio/mpeg')
  expect((await escucha.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  await asAlumnos[0]('POST /alumnos/me/evaluaciones/1/submit', {
    respuestas: [{ preguntaId: 1, opcionElegidaId: data.Pregunta[0].Opcion[0].id }],
  })
  const { results } = (await asAlumnos[0]('GET /alumnos/me/evaluaciones/1/results')).data
  expect(results[0].notacion.paginas).toEqual([expect.stringMatching(/^\/partituras\/\w{64}\/1\.svg$/)])
})
