import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { retencionDeMedios } from '../../../api/publico/aportes/retencion-de-medios.ts'
import { recordatorioDeAportes } from '../../../api/publico/recibos/recordatorio.ts'
import { readRecorrido, takeStep } from '../../../api/publico/wikidata/recorrido.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { cambios } from '../../../db/schema/cambios.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { testApi } from '../../support/api.ts'
import { muestras, removeDataDir } from '../../support/archivos.ts'
import { insertCreador } from '../../support/creadores.ts'
import { barrios, declaracion, elemento, snaks, startWikidata } from '../../support/wikidata.ts'

async function conWikidata(papel: Parameters<typeof startWikidata>[0] = {}, datos: object = {}) {
  const wikidata = await startWikidata(papel)
  const contexto = testApi({ wikidata: wikidata.baseUrl, siteUrl: 'https://musica.example' })
  onTestFinished(() => {
    wikidata.stop()
    removeDataDir(contexto)
  })
  const { db, asAdmin } = contexto
  const { id } = insertCreador(db, {
    first_name: 'Agustín',
    last_name: 'Barrios',
    birth_year: 1885,
    ...datos,
  })
  return {
    ...contexto,
    wikidata,
    id,
    find: () => asAdmin(`GET /admin/composers/${id}/wikidata`),
    link: (qid: unknown) => asAdmin(`POST /admin/composers/${id}/wikidata`, { qid }),
    propose: () => asAdmin(`POST /admin/composers/${id}/wikidata/proponer`),
    listSugerencias: () =>
      db.select({ cambios: sugerencias.cambios, reason: sugerencias.reason }).from(sugerencias).all(),
  }
}

/** Linked already. */
const enlazado = (papel: Parameters<typeof startWikidata>[0] = {}, datos: object = {}) =>
  conWikidata(papel, { wikidata_qid: 'Q381180', ...datos })

const conFoto = (foto: object) =>
  enlazado({
    elementos: { Q381180: elemento('Q381180', 'Barrios', { P18: barrios.claims.P18 ?? [] }) },
    archivos: { 'Barrios 1910.png': { mime: 'image/png', ...foto } },
  })

test('busca por el nombre, y dice de cada uno cómo se llama, quién es, cuándo vivió y su foto', async () => {
  const { find, wikidata } = await conWikidata()

  const { status, data } = await find()

  expect(status).toBe(200)
  expect(data).toEqual([
    {
      qid: 'Q381180',
      label: 'Agustín Barrios',
      description: 'músico paraguayo',
      nacimiento: '1885-05-05',
      fallecimiento: '1944-08-07',
      foto: `${wikidata.baseUrl}/wiki/Special:FilePath/Barrios%201910.png?width=240`,
    },
  ])
  expect(wikidata.pedidos[0]).toMatchObject({
    ruta: '/w/api.php',
    parametros: { action: 'wbsearchentities', search: 'Agustín Barrios', language: 'es', maxlag: '5' },
    userAgent: 'Guarania/0.0.0 (https://musica.example; Guarania)',
  })
})

test('enlaza, sigue una redirección, y desenlaza', async () => {
  const { link, wikidata, api, id } = await conWikidata()
  wikidata.papel.elementos.Q7 = barrios

  expect(await link(' q7 ')).toMatchObject({ status: 200, data: { wikidata_qid: 'Q381180' } })
  expect((await api.composers({ id }).get()).data?.wikidata_qid).toBe('Q381180')
  expect(await link(null)).toMatchObject({ status: 200, data: { wikidata_qid: null } })
})

test('un identificador que no lo es: 400; uno que no hay o se eliminó: 404; el de otro creador: 409', async () => {
  const { link, wikidata, db, id } = await conWikidata({
    elementos: { Q381180: barrios, Q9: 'eliminado' },
  })
  for (const qid of ['381180', 'P19', 'Q0', '', 'Q1|Q2', 7, undefined]) {
    expect(await link(qid), String(qid)).toMatchObject({ status: 400 })
  }
  expect(wikidata.pedidos).toEqual([])
  for (const qid of ['Q8', 'Q9', 'Q9999999999999']) {
    expect(await link(qid), qid).toMatchObject({ status: 404, data: { code: 'wikidata_sin_elemento' } })
  }
  insertCreador(db, { first_name: 'Nitsuga', last_name: 'Mangoré', wikidata_qid: 'Q381180' })
  expect(await link('Q381180')).toMatchObject({
    status: 409,
    data: { message: 'Ese elemento ya está enlazado con Nitsuga Mangoré.' },
  })
  expect(
    db.select({ qid: creadores.wikidata_qid }).from(creadores).where(eq(creadores.id, id)).get(),
  ).toEqual({
    qid: null,
  })
})

test('sin conexión, con un servidor callado o que dice cualquier cosa, una frase clara y nada más', async () => {
  const { find, wikidata } = await conWikidata()
  for (const [tropiezo, code] of [
    ['corte', 'wikidata_sin_conexion'],
    ['silencio', 'wikidata_en_silencio'],
    [{ status: 500 }, 'wikidata_con_falla'],
    [{ status: 200, cuerpo: '<html>Ingresa a la red</html>' }, 'wikidata_con_falla'],
    [{ status: 200, cuerpo: '{}' }, 'wikidata_con_falla'],
  ] as const) {
    wikidata.stumble(tropiezo)
    expect(await find(), code).toMatchObject({ status: 503, data: { code } })
  }
  expect((await find()).status).toBe(200)
  expect(vi.mocked(console.error)).toHaveBeenCalledTimes(2)
  vi.mocked(console.error).mockClear()
})

test('a otro lado no se va, y de lo que no termina no se lee más', async () => {
  const { find, wikidata } = await conWikidata()
  let visitas = 0
  const otro = createServer((_, response) => {
    visitas++
    response.end('{}')
  })
  await new Promise<void>((resolve) => otro.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void otro.close())
  const { port } = otro.address() as AddressInfo
  for (const tropiezo of [
    { status: 302, location: `http://127.0.0.1:${port}/w/api.php` },
    { status: 302, location: 'file:///etc/passwd' },
    { status: 200, cuerpo: JSON.stringify({ search: ['x'.repeat(5 * 1024 * 1024)] }) },
  ]) {
    wikidata.stumble(tropiezo)
    expect(await find()).toMatchObject({ status: 503, data: { code: 'wikidata_con_falla' } })
  }
  expect(visitas).toBe(0)
  wikidata.stumble({ status: 307, location: '/w/api.php?action=wbsearchentities&search=x' })
  expect((await find()).status).toBe(200)
  vi.mocked(console.error).mockClear()
})

test('a quien está ocupado se le vuelve a preguntar cuando dice, y no más de tres veces', async () => {
  const { find, wikidata, waits } = await conWikidata()
  wikidata.stumble('maxlag', { status: 429, retryAfter: '2' })
  expect((await find()).status).toBe(200)
  expect(waits).toEqual([5000, 2000])

  wikidata.stumble('maxlag', 'maxlag', 'maxlag')
  const ocupada = await find()
  expect(ocupada).toMatchObject({ status: 503, data: { code: 'wikidata_ocupada' } })
  expect(ocupada.headers.get('retry-after')).toBe('5')
  wikidata.stumble({ status: 429, retryAfter: '3600' })
  const antes = wikidata.pedidos.length
  expect((await find()).headers.get('retry-after')).toBe('3600')
  expect(wikidata.pedidos).toHaveLength(antes + 1)
})

test('propone una sugerencia por cada dato que difiere, y ninguna dos veces', async () => {
  const { propose, listSugerencias } = await enlazado()

  const { status, data } = await propose()

  expect(status).toBe(200)
  expect(data.avisos).toEqual([])
  expect(data.sugerencias.map(({ campo }: { campo: string }) => campo)).toEqual([
    'birth_edtf',
    'death_edtf',
    'fuentes',
    'photo_url',
    'audio_url',
  ])
  const hechas = listSugerencias()
  expect(hechas.map((una) => una.cambios)).toMatchObject([
    { birth_edtf: '1885-05-05' },
    { death_edtf: '1944-08-07' },
    {
      fuentes: [
        { texto: 'Wikidata' },
        { texto: 'VIAF', url: 'https://viaf.org/viaf/4953834', datos: ['nombre'] },
      ],
    },
    {
      photo_url: expect.stringMatching(/^\/retratos\/[\w-]+\.png$/),
      photo_credit: { autor: 'Luz & Paz', licencia: 'CC BY-SA 4.0' },
    },
    { audio_url: expect.stringMatching(/^\/sonidos\/[\w-]+\.ogg$/) },
  ])
  expect(hechas[0]?.reason).toContain('Según Wikidata, nació en San Juan Bautista.')
  expect((await propose()).data.sugerencias).toEqual([])
})

test('los otros nombres que le conoce los propone, y no los pone', async () => {
  const mangore = { nombre: 'Nitsuga Mangoré', clase: 'SEUDONIMO' } as const
  const elementos = {
    Q7: {
      ...elemento('Q7', 'Agustín Barrios', {
        P742: [declaracion(snaks.texto('Nitsuga Mangoré'))],
        P1477: [
          declaracion({
            ...snaks.texto(''),
            datavalue: { type: 'monolingualtext', value: { text: 'Agustín Pío Barrios', language: 'es' } },
          }),
        ],
      }),
      aliases: {
        es: [{ value: 'AGUSTIN BARRIOS' }, { value: 'nitsuga mangore' }, { value: 'Mangoré' }],
        en: [{ value: 'The Paganini' }],
      },
    },
  }
  const { id, propose, listSugerencias, asAdmin } = await conWikidata({ elementos }, { wikidata_qid: 'Q7' })

  await propose()

  expect(listSugerencias().flatMap(({ cambios }) => cambios.otros_nombres ?? [])).toEqual([
    mangore,
    { nombre: 'Agustín Pío Barrios', clase: 'DE_NACIMIENTO' },
    { nombre: 'Mangoré', clase: 'VARIANTE' },
  ])
  expect((await asAdmin.composers({ id }).get()).data?.otros_nombres).toEqual([])
})

test('de sus fuentes propone las que caben, y donde no cabe ninguna, ninguna', async () => {
  const conocidas = (cuantas: number) =>
    Array.from({ length: cuantas }, (_, i) => ({ texto: `Libro ${i}`, datos: [] }))
  const propuestas = async (cuantas: number) => {
    const { propose, listSugerencias } = await enlazado({}, { fuentes: conocidas(cuantas) })
    await propose()
    return listSugerencias().flatMap(({ cambios }) => cambios.fuentes ?? [])
  }

  expect(await propuestas(19)).toMatchObject([...conocidas(19), { texto: 'Wikidata' }])
  expect(await propuestas(20)).toEqual([])
})

test.each([
  ['<a href="x">Luz &amp; Paz</a><br>\n de <b>Luque</b>', 'Luz & Paz de Luque'],
  [
    '<bdi><a href="x" title="Unknown author">Unknown author</a></bdi><span style="display: none;">Unknown author</span>',
    'Autor desconocido',
  ],
  ['<span class="int-own-work" lang="en">Own work</span>', 'Trabajo propio'],
  [
    '<style>.a{color:red}</style><div class="vcard"><span hidden>x</span>Estudio Miguel</div>',
    'Estudio Miguel',
  ],
  [
    'Jos&eacute; N&uacute;&ntilde;ez&nbsp;&amp; C&iacute;a.&hellip; &#39;Asunci&oacute;n&#x27; &lt;1910&gt;',
    "José Núñez & Cía.… 'Asunción' <1910>",
  ],
  ['<p><span style="visibility:hidden">1</span></p>', 'Autor desconocido'],
])('el crédito %s se lee %s', async (autor, leido) => {
  const { propose, listSugerencias } = await conFoto({ autor })

  await propose()

  const creditos = listSugerencias().flatMap(({ cambios }) => cambios.photo_credit ?? [])
  expect(creditos).toMatchObject([{ autor: leido, licencia: 'CC BY-SA 4.0' }])
})

test('lo que se rechazó no se propone otra vez, y su archivo se va cuando ya no se deshace', async () => {
  const { asAdmin, propose, db, deps, advance } = await conFoto({})
  const { data } = await propose()
  const foto = data.sugerencias.find(({ campo }: { campo: string }) => campo === 'photo_url')

  await asAdmin(`POST /composers/admin/suggestions/${foto.id}/reject`, { reason: 'No es él.' })

  expect((await propose()).data.sugerencias).toEqual([])
  // A clock that jumps ahead is believed the day after.
  for (const dias of [30, 1]) {
    advance(dias * 24 * 3_600_000)
    retencionDeMedios(deps).run()
  }
  expect(db.select().from(archivos).all()).toEqual([])
})

test('lo que propone no espera en la cola, no se recuerda, no se devuelve a nadie y no está en el ranking', async () => {
  const { propose, asAdmin, api, deps, advance, sent, outbox } = await enlazado()
  await asAdmin.admin.institucion.put({ correo: 'museo@ejemplo.py' })
  const { data } = await propose()
  const suyas = asAdmin.composers.admin.suggestions

  expect((await api.composers.cola.get()).data).toEqual({ pendientes: 0, p80_dias: null, texto: '' })
  advance(8 * 24 * 3_600_000)
  await recordatorioDeAportes(deps).run()
  expect(await suyas({ id: 1 }).review.post({ reason: 'Falta.' })).toMatchObject({
    status: 409,
    data: { code: 'sugerencia_de_wikidata' },
  })
  for (const { id } of data.sugerencias) expect((await suyas({ id }).approve.post()).status).toBe(200)

  await outbox.sendDue()
  expect(sent).toEqual([])
  expect((await api.ranking.get()).data).toEqual([])
})

test('una foto aprobada la ve cualquiera, con su autor y su licencia; nadie recibe un correo', async () => {
  const { asAdmin, api, propose, readArchivo, outbox, sent, id } = await enlazado()
  const { data } = await propose()
  for (const { id: cual } of data.sugerencias) {
    expect((await asAdmin(`POST /composers/admin/suggestions/${cual}/approve`)).status).toBe(200)
  }

  const { data: creador } = await api.composers({ id }).get()

  expect(creador).toMatchObject({
    photo_credit: { autor: 'Luz & Paz', licencia: 'CC BY-SA 4.0' },
    audio_credit: { licencia: 'CC BY-SA 4.0' },
  })
  const foto = await readArchivo(creador?.photo_url ?? '')
  expect([foto.status, foto.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await readArchivo(creador?.audio_url ?? '')).status).toBe(200)
  await outbox.sendDue()
  expect(sent).toEqual([])
})

test('otra foto no es de quien era la anterior', async () => {
  const { asAdmin, api, id } = await conWikidata(
    {},
    {
      photo_url: 'https://fotos.example/a.jpg',
      photo_credit: { autor: 'Luz', licencia: 'CC0' },
    },
  )

  await asAdmin.composers({ id }).put({ photo_url: 'https://fotos.example/b.jpg' })

  expect((await api.composers({ id }).get()).data?.photo_credit).toBeNull()
})

test.each([
  ['sin licencia', { licencia: null }, 'La foto no se propone: no dice con qué licencia se puede usar.'],
  ['de más de 20 MB', { size: 20 * 1024 * 1024 + 1 }, 'La foto no se propone: pasa de 20 MB.'],
  [
    'de más de 20 MB, que dice que no',
    { contenido: Buffer.alloc(20 * 1024 * 1024 + 1) },
    'La foto no se propone: pasa de 20 MB.',
  ],
  ['que es un PDF', { mime: 'application/pdf' }, 'La foto no se propone: no es una imagen JPG, PNG o WebP.'],
  [
    'que dice ser una imagen',
    { contenido: muestras.pdf },
    'La foto no se propone: no es una imagen JPG, PNG o WebP.',
  ],
])('una foto %s no se propone, y dice por qué', async (_caso, foto, aviso) => {
  const { propose, db, listSugerencias } = await conFoto(foto)

  const { status, data } = await propose()

  expect({ status, avisos: data.avisos }).toEqual({ status: 200, avisos: [aviso] })
  expect(listSugerencias().some(({ cambios }) => 'photo_url' in cambios)).toBe(false)
  expect(db.select().from(archivos).all()).toEqual([])
})

test('sin enlace no hay qué proponer; con un elemento que se eliminó, lo dice', async () => {
  const { propose, link, wikidata } = await conWikidata()
  expect(await propose()).toMatchObject({ status: 409, data: { code: 'wikidata_sin_enlace' } })
  await link('Q381180')
  wikidata.papel.elementos.Q381180 = 'eliminado'
  expect(await propose()).toMatchObject({ status: 404, data: { code: 'wikidata_sin_elemento' } })
})

test('si unieron el elemento con otro, queda enlazado con el que quedó', async () => {
  const { propose, wikidata, api, id } = await conWikidata({}, { wikidata_qid: 'Q7' })
  wikidata.papel.elementos.Q7 = barrios

  await propose()

  expect((await api.composers({ id }).get()).data?.wikidata_qid).toBe('Q381180')
})

test('ningún visitante hace que se le pregunte nada', async () => {
  const { api, wikidata, id } = await enlazado()

  await Promise.all([api.composers({ id }).get(), api.composers.get(), api.composers.timeline.get()])

  expect(wikidata.pedidos).toEqual([])
})

test('todos, uno tras otro: enlaza a los seguros, deja a los dudosos, se detiene y sigue donde estaba', async () => {
  const { asAdmin, deps, db, id } = await conWikidata()
  insertCreador(db, { first_name: 'Ana', last_name: 'Nadie', birth_year: 1900 })
  insertCreador(db, { first_name: 'Luz', last_name: 'Pendiente', status: 'PENDING_REVIEW' })
  const institucion = () => db.select().from(cambios).where(eq(cambios.tema, 'institucion')).get()?.veces
  const antes = institucion()

  expect((await asAdmin('POST /admin/wikidata/detener')).status).toBe(409)
  expect(await asAdmin('POST /admin/wikidata/recorrer')).toMatchObject({
    status: 200,
    data: { estado: 'EN_MARCHA', total: 2 },
  })
  expect((await asAdmin('POST /admin/wikidata/recorrer')).status).toBe(409)
  expect(await takeStep(deps)).toBe(true)
  expect((await asAdmin('POST /admin/wikidata/detener')).data).toMatchObject({
    estado: 'DETENIDO',
    hechos: 1,
  })
  expect(await takeStep(deps)).toBe(false)
  await asAdmin('POST /admin/wikidata/recorrer')
  while (await takeStep(deps));

  expect((await asAdmin('GET /admin/wikidata')).data).toMatchObject({
    estado: 'TERMINADO',
    hechos: 2,
    total: 2,
    enlazados: 1,
    sugerencias: 5,
    por_elegir: 1,
  })
  expect(
    db.select({ qid: creadores.wikidata_qid }).from(creadores).where(eq(creadores.id, id)).get(),
  ).toEqual({
    qid: 'Q381180',
  })
  expect(institucion()).toBe(antes)
})

test('quien nació entre dos años no es con seguridad quien nació en el primero', async () => {
  const entre = { P1326: [snaks.tiempo('+1890-00-00T00:00:00Z', 9)] }
  const P569 = [declaracion(snaks.tiempo('+1885-00-00T00:00:00Z', 9), { qualifiers: entre })]
  const { asAdmin, deps } = await conWikidata({
    elementos: { Q381180: elemento('Q381180', 'Agustín Barrios', { P569 }) },
  })
  await asAdmin('POST /admin/wikidata/recorrer')

  while (await takeStep(deps));

  expect((await asAdmin('GET /admin/wikidata')).data).toMatchObject({ enlazados: 0, por_elegir: 1 })
})

test('cuando se corta la conexión, el recorrido se detiene y dice por qué', async () => {
  const { asAdmin, deps, db, wikidata } = await conWikidata()
  await asAdmin('POST /admin/wikidata/recorrer')
  wikidata.stumble('corte')

  expect(await takeStep(deps)).toBe(false)

  expect(readRecorrido(db)).toMatchObject({
    estado: 'DETENIDO',
    hechos: 0,
    falla: 'No se pudo conectar con Wikidata. Revisa la conexión del servidor e inténtalo de nuevo.',
  })
})
