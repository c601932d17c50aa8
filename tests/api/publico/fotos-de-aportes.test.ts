import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { retencionDeMedios } from '../../../api/publico/aportes/retencion-de-medios.ts'
import { sweepArchivos } from '../../../api/suelo/archivos/limpieza.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { MAXIMO_DE_FOTOS_QUE_ESPERAN, MUCHAS_FOTOS } from '../../../src/domain/archivos/fotos.ts'
import { insertAlumno, insertDocente } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { muestras, removeDataDir } from '../../support/archivos.ts'
import { insertCreador } from '../../support/creadores.ts'
import { aporteDePrueba, sugerenciaDePrueba } from '../../support/formularios.ts'
import { jpegConLugar, jpegLimpio, uploadFoto } from '../../support/fotos.ts'
import { tus } from '../../support/tus.ts'

const HORA = 3_600_000
const PERDIDA = 'Esa foto ya no está. Quítala y elige una otra vez.'

function conSubidas() {
  const contexto = testApi()
  onTestFinished(() => removeDataDir(contexto))
  return contexto
}

/** A contribution with a photo, that waits. */
async function conAporte() {
  const contexto = conSubidas()
  const { api, asAdmin, readArchivo, sesion, dataDir } = contexto
  const { data: foto } = await uploadFoto(contexto)
  const photo_url: string = foto.photo_url
  const { data: aporte } = await api.composers.post(aporteDePrueba({ photo_url }))
  const setStatus = (status: 'PUBLISHED' | 'REJECTED' | 'PENDING_REVIEW') =>
    asAdmin.composers({ id: aporte.id }).status.put({ status })
  const see = async (headers: Record<string, string> = {}) =>
    (await readArchivo(photo_url, { headers })).status
  return {
    ...contexto,
    photo_url,
    aporte,
    setStatus,
    see,
    seeAsAdmin: async () => see(await sesion()),
    isOnDisk: () => existsSync(join(dataDir, photo_url)),
  }
}

test('una foto se guarda sin el lugar donde se tomó, y su dirección no se adivina', async () => {
  const contexto = conSubidas()

  const { status, data } = await uploadFoto(contexto)

  expect({ status, data }).toEqual({
    status: 201,
    data: { photo_url: expect.stringMatching(/^\/uploads\/fotos\/[\w-]{24}\.jpg$/) },
  })
  expect(readFileSync(join(contexto.dataDir, data.photo_url))).toEqual(jpegLimpio)
  expect(contexto.db.select().from(archivos).all()).toMatchObject([
    {
      path: data.photo_url.slice(1),
      bytes: jpegLimpio.length,
      docenteId: null,
      alumnoId: null,
      usado_en: null,
    },
  ])
})

const TIPO = 'La foto tiene que ser una imagen JPG, PNG o WebP.'
test.each([
  ['luz.gif', muestras.gif, 415, TIPO],
  ['luz.jpg', muestras.pdf, 415, TIPO],
  ['luz.jpg', muestras.jpg, 415, TIPO],
  ['luz.jpg', Buffer.from('<svg onload="alert(1)"/>'), 415, TIPO],
  [
    'luz.jpg',
    Buffer.concat([jpegConLugar, Buffer.alloc(5 * 1024 * 1024)]),
    413,
    'La foto no puede pasar de 5 MB.',
  ],
  ['luz.jpg', Buffer.alloc(0), 400, 'El archivo está vacío.'],
])('%s no se toma, y no queda nada de ella', async (nombre, contenido, status, error) => {
  const contexto = conSubidas()

  expect(await uploadFoto(contexto, contenido, nombre)).toMatchObject({ status, data: { error } })
  expect(contexto.db.select().from(archivos).all()).toEqual([])
  expect(contexto.deps.files.listOlderThan(Number.POSITIVE_INFINITY)).toEqual([])
})

test('lo que espera tiene un fin: hasta que se lo revise no se toma otra', async () => {
  const contexto = await conAporte()
  const { db, deps, setStatus } = contexto
  db.update(archivos).set({ bytes: MAXIMO_DE_FOTOS_QUE_ESPERAN }).run()

  const deMas = await uploadFoto(contexto)
  const guardadas = deps.files.listOlderThan(Number.POSITIVE_INFINITY)
  await setStatus('PUBLISHED')

  expect(deMas).toMatchObject({ status: 503, data: { code: 'muchas_fotos', error: MUCHAS_FOTOS } })
  expect(guardadas).toHaveLength(1)
  expect((await uploadFoto(contexto)).status).toBe(201)
})

test('sin archivo se pide uno', async () => {
  const { send } = conSubidas()

  expect(await send('POST /composers/photo', {})).toMatchObject({ status: 400, data: { code: 'validacion' } })
})

test('desde un mismo lugar se suben sesenta fotos por hora', async () => {
  const { desde } = conSubidas()
  const upload = () => desde('200.1.1.1')('POST /composers/photo', {})
  for (let i = 0; i < 60; i++) expect((await upload()).status).toBe(400)

  expect((await upload()).status).toBe(429)
})

test('hasta que se publica la ve solo el administrador; para los demás no existe', async () => {
  const { see, seeAsAdmin, sesion, setStatus, db, aporte, photo_url, api } = await conAporte()
  const otros = [await sesion('docente', insertDocente(db)), await sesion('alumno', insertAlumno(db)), {}]
  for (const headers of otros) expect(await see(headers)).toBe(404)
  expect(await seeAsAdmin()).toBe(200)

  await setStatus('PUBLISHED')

  for (const headers of otros) expect(await see(headers)).toBe(200)
  expect((await api.composers({ id: aporte.id }).get()).data.photo_url).toBe(photo_url)
})

test('la que se ve la guarda cualquiera un rato; la que espera, nadie sin preguntar', async () => {
  const { readArchivo, photo_url, setStatus, sesion } = await conAporte()
  const keeping = async (headers = {}) =>
    (await readArchivo(photo_url, { headers })).headers.get('cache-control')

  expect(await keeping()).toBe('no-store')
  expect(await keeping(await sesion())).toBe('private, no-cache')
  await setStatus('PUBLISHED')
  expect(await keeping()).toBe('public, max-age=3600')
})

test('retirada de la línea de tiempo deja de verse, y vuelve con ella', async () => {
  const { see, seeAsAdmin, setStatus } = await conAporte()
  await setStatus('PUBLISHED')

  await setStatus('PENDING_REVIEW')

  expect([await see(), await seeAsAdmin()]).toEqual([404, 200])
  await setStatus('PUBLISHED')
  expect(await see()).toBe(200)
})

test('la foto que el administrador cambia por otra deja de verse, y con la versión anterior vuelve', async () => {
  const { see, setStatus, asAdmin, aporte, photo_url } = await conAporte()
  await setStatus('PUBLISHED')

  await asAdmin.composers({ id: aporte.id }).put({ photo_url: null })

  expect(await see()).toBe(404)
  const { data: versiones } = await asAdmin.composers({ id: aporte.id }).history.get()
  await asAdmin
    .composers({ id: aporte.id })
    .history({ versionId: versiones[0]?.id ?? 0 })
    .restore.post()
  expect(await see()).toBe(200)
  expect((await asAdmin.composers({ id: aporte.id }).get()).data.photo_url).toBe(photo_url)
})

test('deja de verse con el aporte que se rechaza, y deshacerlo la trae de vuelta', async () => {
  const { seeAsAdmin, setStatus, asAdmin, aporte, photo_url } = await conAporte()

  expect((await setStatus('REJECTED')).data.photo_url).toBeNull()
  expect(await seeAsAdmin()).toBe(404)
  await asAdmin.admin.aportes({ id: aporte.id }).deshacer.post()

  expect(await seeAsAdmin()).toBe(200)
  expect((await asAdmin.composers.pending.get()).data).toMatchObject([{ id: aporte.id, photo_url }])
})

test('cuando el rechazo ya no se deshace se va, y su historial no la trae de vuelta', async () => {
  const { isOnDisk, setStatus, asAdmin, aporte, db, deps, advance } = await conAporte()
  await setStatus('REJECTED')
  advance(29 * 24 * HORA)
  retencionDeMedios(deps).run()
  expect(isOnDisk()).toBe(true)

  advance(24 * HORA)
  retencionDeMedios(deps).run()

  expect(isOnDisk()).toBe(false)
  expect(db.select().from(archivos).all()).toEqual([])
  const { data: versiones } = await asAdmin.composers({ id: aporte.id }).history.get()
  const restored = await asAdmin
    .composers({ id: aporte.id })
    .history({ versionId: versiones[0]?.id ?? 0 })
    .restore.post()
  expect(restored).toMatchObject({ status: 409, data: { code: 'version_sin_datos' } })
})

test('la de quien ya se publicó no se va con un rechazo, y vuelve con la ficha', async () => {
  const { see, isOnDisk, setStatus, asAdmin, aporte, photo_url } = await conAporte()
  await setStatus('PUBLISHED')

  const { data } = await setStatus('REJECTED')

  expect([data.photo_url, isOnDisk(), await see()]).toEqual([photo_url, true, 404])
  await setStatus('PUBLISHED')
  expect(await see()).toBe(200)
  await asAdmin.composers({ id: aporte.id }).delete()
  await asAdmin.admin.papelera({ id: 1 }).delete()
  expect(isOnDisk()).toBe(false)
})

test('va a la papelera con el creador que se elimina, y se va al vaciarla', async () => {
  const { isOnDisk, asAdmin, aporte, setStatus } = await conAporte()
  await setStatus('PUBLISHED')

  await asAdmin.composers({ id: aporte.id }).delete()
  expect(isOnDisk()).toBe(true)
  await asAdmin.admin.papelera({ id: 1 }).delete()

  expect(isOnDisk()).toBe(false)
})

test('la que ningún aporte tomó se va al día siguiente; la de un aporte se queda', async () => {
  const contexto = await conAporte()
  const { data: suelta } = await uploadFoto(contexto)

  contexto.advance(25 * HORA)
  sweepArchivos(contexto.deps)

  expect(existsSync(join(contexto.dataDir, suelta.photo_url))).toBe(false)
  expect(contexto.isOnDisk()).toBe(true)
})

test('quien vuelve a enviar su aporte corregido conserva su foto o pone otra', async () => {
  const contexto = await conAporte()
  const { asAdmin, aporte, tokens, send, photo_url } = contexto
  const { data: otra } = await uploadFoto(contexto)
  const resubmit = async (ronda: number, enviado: object) => {
    await asAdmin.admin.composers({ id: aporte.id }).review.post({ reason: 'Otra foto.' })
    const token = await tokens.sign('corregir', { sub: String(aporte.id), ronda }, 60)
    return send(`PUT /composers/resubmit/${aporte.id}`, { ...aporteDePrueba(enviado), token })
  }

  expect((await resubmit(0, { photo_url })).data.photo_url).toBe(photo_url)
  expect((await resubmit(1, { photo_url: otra.photo_url })).data.photo_url).toBe(otra.photo_url)
})

test.each(['/uploads/fotos/no-esta.jpg', 'ajena'])('no se toma una foto que no es suya: %s', async (cual) => {
  const { api, photo_url, asAdmin, db } = await conAporte()
  const direccion = cual === 'ajena' ? photo_url : cual
  const luz = insertCreador(db)
  const rechazo = { status: 400, data: { error: PERDIDA, campos: { photo_url: PERDIDA } } }

  expect(await api.composers.post(aporteDePrueba({ photo_url: direccion, bio: 'Otra.' }))).toMatchObject(
    rechazo,
  )
  expect(await asAdmin.composers({ id: luz.id }).put({ photo_url: direccion })).toMatchObject(rechazo)
})

test('una sugerencia no propone una foto subida, pero la de la ficha no le estorba', async () => {
  const { api, photo_url, setStatus, aporte } = await conAporte()
  await setStatus('PUBLISHED')
  const suggest = (id: number, datos: object) =>
    api.composers({ id }).suggestions.post(sugerenciaDePrueba(datos))

  expect((await suggest(aporte.id, { photo_url, bio: 'Otra vida.' })).status).toBe(201)
  expect(await suggest(aporte.id, { photo_url: '/uploads/fotos/otra.jpg' })).toMatchObject({
    status: 400,
    data: { campos: { photo_url: 'La foto debe ser una dirección web (http o https).' } },
  })
})

test('quien ingresó puede nombrar una foto suya que llegó por partes; nadie más', async () => {
  const contexto = conSubidas()
  const { call, sesion, db, dataDir } = contexto
  const headers = await sesion('alumno', insertAlumno(db))
  const nombra = async (subidaId: string, quien: Record<string, string> = headers) => {
    const init = { method: 'POST', headers: { ...quien, 'content-type': 'application/json' } }
    const response = await call('/composers/photo', { ...init, body: JSON.stringify({ subidaId }) })
    return { status: response.status, data: await response.json() }
  }
  const id = await tus(contexto, headers).upload(jpegConLugar, 'foto.jpg')
  const ajeno = await sesion('alumno', insertAlumno(db))

  expect((await nombra(id, {})).status).toBe(401)
  expect((await nombra(id, ajeno)).status).toBe(404)
  expect((await nombra(await tus(contexto, headers).upload(muestras.pdf, 'a.pdf'))).status).toBe(415)
  const { status, data } = await nombra(id)

  expect(status).toBe(201)
  expect(readFileSync(join(dataDir, data.photo_url))).toEqual(jpegLimpio)
  expect((await nombra(id)).status).toBe(404)
})
