import { expect, onTestFinished, test } from 'vitest'
import { createInstitucion } from '../../../api/suelo/services/institucion.ts'
import { todayOf } from '../../../api/suelo/services/today.ts'
import { insertDocente } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { formularioCon, muestras, removeDataDir } from '../../support/archivos.ts'
import { tus } from '../../support/tus.ts'

async function conAdmin(opciones: Parameters<typeof testApi>[0] = {}) {
  const api = testApi(opciones)
  onTestFinished(() => removeDataDir(api))
  const { call, sesion } = api
  const headers = await sesion()
  const subeLogo = (nombre: string, contenido: Uint8Array | string) =>
    call('/admin/institucion/logo', { method: 'POST', headers, body: formularioCon(nombre, contenido) })
  return { ...api, subeLogo }
}

const conservatorio = { nombre: 'Conservatorio de Areguá', zona: 'America/Buenos_Aires', color: '#1F6F7A' }

test('una instalación nueva se llama como el programa', async () => {
  const { asAdmin } = await conAdmin()

  expect((await asAdmin.admin.institucion.get()).data).toEqual({
    nombre: 'Guarania',
    zona: 'America/Asuncion',
    color: null,
    correo: null,
    ingreso_por_codigo: 'DOCENTES',
    logo: null,
    fijos: [],
  })
})

test('lo que se guarda lo muestran las páginas, los correos y los días', async () => {
  const { asAdmin, deps, changes } = await conAdmin({ now: '2026-03-02T23:30:00Z' })
  const antes = changes.stamp(['institucion'])

  const { status, data } = await asAdmin.admin.institucion.put({ ...conservatorio, zona: 'Asia/Tokyo' })

  expect({ status, data }).toEqual({
    status: 200,
    data: {
      nombre: 'Conservatorio de Areguá',
      zona: 'Asia/Tokyo',
      color: '#1f6f7a',
      correo: null,
      ingreso_por_codigo: 'DOCENTES',
      logo: null,
      fijos: [],
    },
  })
  expect(deps.site.name).toBe('Conservatorio de Areguá')
  expect(todayOf(deps)).toBe('2026-03-03')
  expect(changes.stamp(['institucion'])).toBeGreaterThan(antes)
})

test('lo que fija el ambiente no se cambia aquí, y vale más que lo guardado', async () => {
  const { asAdmin, db, changes } = await conAdmin({ zona: 'America/Asuncion' })

  await asAdmin.admin.institucion.put(conservatorio)

  expect((await asAdmin.admin.institucion.get()).data).toMatchObject({
    nombre: 'Conservatorio de Areguá',
    zona: 'America/Asuncion',
    fijos: ['zona'],
  })
  const conNombre = createInstitucion({ db, changes, fijos: { nombre: 'Escuela' } })
  expect(conNombre.read().nombre).toBe('Escuela')
})

test.each([
  [{ nombre: ' ' }, { nombre: 'El nombre es obligatorio.' }],
  [{ nombre: 'x'.repeat(121) }, { nombre: 'El nombre no puede pasar de 120 caracteres.' }],
  [{ zona: 'Paraguay' }, { zona: 'Elige una zona horaria, como America/Asuncion.' }],
  [{ correo: 'no es un correo' }, { correo: 'El email no es válido.' }],
  [{ color: 'red;}' }, { color: 'El color se escribe con # y seis cifras, como #a3215f.' }],
])('%j se rechaza con su motivo', async (cambio, campos) => {
  const { asAdmin } = await conAdmin()

  const { status, data } = await asAdmin.admin.institucion.put({ ...conservatorio, ...cambio })

  expect({ status, campos: data.campos }).toEqual({ status: 400, campos })
})

test('el correo del administrador se guarda, no se muestra a nadie más, y el del ambiente vale más', async () => {
  const { asAdmin, api, db, changes, call } = await conAdmin()

  await asAdmin.admin.institucion.put({ correo: ' yo@prueba.py ' })

  expect((await asAdmin.admin.institucion.get()).data.correo).toBe('yo@prueba.py')
  expect((await api.admin.institucion.get()).status).toBe(401)
  expect(await (await call('/docs/json')).text()).not.toContain('yo@prueba.py')
  const fijo = createInstitucion({ db, changes, fijos: { correo: 'otro@prueba.py' } })
  fijo.save({ correo: 'nadie@prueba.py' })
  expect(fijo.read().correo).toBe('otro@prueba.py')
  await asAdmin.admin.institucion.put({ correo: '' })
  expect((await asAdmin.admin.institucion.get()).data.correo).toBeNull()
})

test('el color es una hoja de estilo que cualquier caché guarda, hasta que hay otro', async () => {
  const { asAdmin, deps, call } = await conAdmin()
  expect((await call('/institucion/estilo.css')).status).toBe(404)
  await asAdmin.admin.institucion.put(conservatorio)
  const direccion = deps.site.estilo ?? ''

  const response = await call(direccion.replace('/api', ''))

  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(await response.text()).toContain('--lapacho:#1f6f7a')
  expect((await call('/institucion/estilo.css?v=otra')).headers.get('cache-control')).toBe(
    'public, max-age=300',
  )
  await asAdmin.admin.institucion.put({ ...conservatorio, color: '#aa0000' })
  expect(deps.site.estilo).not.toBe(direccion)
})

test('un logo que llegó por partes se pone una sola vez, y el de otro no', async () => {
  const { call, sesion, db, deps } = await conAdmin({ maxBytes: 1024 * 1024 })
  const headers = await sesion('admin')
  const pon = (subidaId: string) =>
    call('/admin/institucion/logo', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ subidaId }),
    })
  const suyas = tus({ call }, headers)
  const ajenas = tus({ call }, await sesion('docente', insertDocente(db)))
  const id = await suyas.upload(muestras.png, 'escudo.png')
  const grande = await suyas.upload(Buffer.concat([muestras.png, Buffer.alloc(300 * 1024)]), 'escudo.png')

  expect((await pon(await ajenas.upload(muestras.png, 'escudo.png'))).status).toBe(404)
  expect((await pon(grande)).status).toBe(413)
  const puesto = await pon(id)

  expect(puesto.status).toBe(201)
  expect(deps.site.logo).toBe((await puesto.json()).logo)
  expect((await pon(id)).status).toBe(404)
})

test('el logo lo ve cualquiera, y se quita', async () => {
  const { asAdmin, deps, call, subeLogo } = await conAdmin()

  const response = await subeLogo('escudo.jpg', muestras.png)

  expect(response.status).toBe(201)
  const { logo } = await response.json()
  expect(logo).toMatch(/^\/api\/institucion\/logo\.png\?v=/)
  expect(deps.site.logo).toBe(logo)
  const visto = await call(logo.replace('/api', ''))
  expect(visto.headers.get('content-type')).toBe('image/png')
  expect(visto.headers.get('cache-control')).toContain('immutable')
  expect(Buffer.from(await visto.arrayBuffer())).toEqual(muestras.png)
  expect((await asAdmin.admin.institucion.logo.delete()).data.logo).toBeNull()
  expect((await call(logo.replace('/api', ''))).status).toBe(404)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const enorme = Buffer.concat([muestras.png, Buffer.alloc(300 * 1024)])

test.each([
  ['un SVG', 'logo.svg', svg, 415, 'El logo tiene que ser una imagen PNG, JPG o WebP.'],
  ['un SVG que se dice PNG', 'logo.png', svg, 415, 'El logo tiene que ser una imagen PNG, JPG o WebP.'],
  ['un PDF', 'logo.png', muestras.pdf, 415, 'El logo tiene que ser una imagen PNG, JPG o WebP.'],
  ['uno enorme', 'logo.png', enorme, 413, 'El logo no puede pasar de 256 KB.'],
])('%s se rechaza', async (_caso, nombre, contenido, status, error) => {
  const { subeLogo, deps } = await conAdmin()

  const response = await subeLogo(nombre, contenido)

  expect({ status: response.status, error: (await response.json()).error }).toEqual({ status, error })
  expect(deps.site.logo).toBeNull()
  expect(deps.files.listOlderThan(Number.POSITIVE_INFINITY)).toEqual([])
})

test('de lo guardado no queda nada que no se haya escrito', async () => {
  const { db, sqlite, deps, changes } = await conAdmin()
  const otro = createInstitucion({ db, changes, fijos: {} })
  expect(deps.site.name).toBe('Guarania')

  otro.save({ ...conservatorio, color: '' })

  expect(deps.site.name).toBe('Conservatorio de Areguá')
  expect(sqlite.prepare('SELECT count(*) FROM ajustes').pluck().get()).toBe(2)
})
