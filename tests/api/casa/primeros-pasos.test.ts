import { expect, onTestFinished, test } from 'vitest'
import { createAdminPassword } from '../../../api/suelo/services/admin-password.ts'
import { insertCatedra } from '../../support/academia.ts'
import { como, testApi } from '../../support/api.ts'
import { startSmtp } from '../../support/smtp.ts'

async function instalada(ambiente?: string, opciones: Parameters<typeof testApi>[0] = {}) {
  const contexto = testApi(opciones)
  const generada = await contexto.adminPassword.prepare(ambiente)
  const admin = await como(contexto)
  const pasos = async () => (await admin.admin['primeros-pasos'].get()).data
  return { ...contexto, admin, pasos, generada: generada ?? '' }
}

test('en una instalación nueva falta todo, y a los pasos se llega al ingresar', async () => {
  const { pasos } = await instalada()

  expect(await pasos()).toEqual({
    hechos: { clave: false, nombre: false, zona: false, correo: false, catedra: false },
    clave: 'generada',
    correo: 'carpeta',
    terminados: false,
    nueva: true,
  })
})

test('cada paso se guarda solo', async () => {
  const { url, stop } = await startSmtp()
  onTestFinished(stop)
  const { admin, pasos, db, outbox } = await instalada('del ambiente', { smtpUrl: url })
  const hechos = async () =>
    Object.entries((await pasos()).hechos).flatMap(([paso, hecho]) => (hecho ? paso : []))
  expect(await hechos()).toEqual(['clave'])

  await admin.admin.institucion.put({ nombre: 'Guarania' })
  expect(await hechos()).toEqual(['clave', 'nombre'])
  await admin.admin.institucion.put({ zona: 'America/Asuncion' })
  await admin.admin.correos.prueba.post({ para: 'directora@prueba.py' })
  expect(await hechos()).toEqual(['clave', 'nombre', 'zona', 'correo'])
  insertCatedra(db)
  await outbox.sendDue()

  expect(await pasos()).toMatchObject({ hechos: { catedra: true }, nueva: false })
})

test('quien los da por vistos no vuelve a ellos al ingresar', async () => {
  const { admin, pasos } = await instalada()

  await admin.admin['primeros-pasos'].put()

  expect(await pasos()).toMatchObject({ terminados: true, nueva: false })
})

test('quien puso su contraseña en el ambiente va al panel, y ahí los encuentra', async () => {
  const { pasos } = await instalada('del ambiente')

  expect(await pasos()).toMatchObject({ terminados: false, nueva: false })
})

test('con la contraseña de ahora se pone otra, y con ella se sigue', async () => {
  const { admin, api, generada } = await instalada()

  const { status, data } = await admin.admin.clave.put({ actual: generada, nueva: 'lapacho rosado' })

  expect(status).toBe(200)
  const headers = { authorization: `Bearer ${data.token}` }
  expect((await api.admin['primeros-pasos'].get({ headers })).data.clave).toBe('propia')
  expect((await admin.admin['primeros-pasos'].get()).status).toBe(401)
  expect((await api.login.post({ password: 'lapacho rosado' })).status).toBe(200)
})

test.each([
  [{}, { actual: 'Escribe la contraseña de ahora.', nueva: 'Escribe la contraseña nueva.' }],
  [{ actual: 'x', nueva: 'nueveletr' }, { nueva: 'La contraseña nueva necesita al menos 10 caracteres.' }],
  [{ actual: 'no es', nueva: 'lapacho rosado' }, { actual: 'Esa no es la contraseña de ahora.' }],
])('%j no cambia la contraseña', async (cuerpo, campos) => {
  const { admin, generada, api } = await instalada()

  const { status, data } = await admin.admin.clave.put(cuerpo)

  expect({ status, campos: data.campos }).toEqual({ status: 400, campos })
  expect((await api.login.post({ password: generada })).status).toBe(200)
})

test('de quién es la contraseña lo sabe también otro proceso, y se olvida con el ambiente', async () => {
  const { db, adminPassword } = await instalada('del ambiente')
  const deOtro = createAdminPassword(db)
  expect(deOtro.origin()).toBe('ambiente')

  await adminPassword.prepare(undefined)

  expect(deOtro.origin()).toBe('propia')
})

test('la contraseña del ambiente no se cambia aquí', async () => {
  const { admin } = await instalada('del ambiente')

  const { status, data } = await admin.admin.clave.put({
    actual: 'del ambiente',
    nueva: 'lapacho rosado',
  })

  expect({ status, code: data.code }).toEqual({ status: 409, code: 'clave_del_ambiente' })
})

test('el correo de prueba sale en el momento y dice qué pasó', async () => {
  const { admin, sent } = await instalada()
  await admin.admin.institucion.put({ nombre: 'Conservatorio' })

  const { data } = await admin.admin.correos.prueba.post({ para: ' directora@prueba.py ' })

  expect(data.message).toMatch(/^Quedó en la carpeta correos, dentro de la de los datos/)
  expect(sent).toMatchObject([{ to: 'directora@prueba.py', subject: 'Correo de prueba de Conservatorio' }])
})

test('lo que quedó en la carpeta no es un correo que sale', async () => {
  const { admin, pasos } = await instalada()

  await admin.admin.correos.prueba.post({ para: 'directora@prueba.py' })

  expect((await pasos()).hechos.correo).toBe(false)
})

test('otro proveedor de correo se prueba otra vez', async () => {
  const { url, stop } = await startSmtp()
  onTestFinished(stop)
  const { admin, pasos, deps } = await instalada(undefined, { smtpUrl: url })
  await admin.admin.correos.prueba.post({ para: 'directora@prueba.py' })
  expect((await pasos()).hechos.correo).toBe(true)

  const via = deps.via()
  deps.via = () => ({ ...via, proveedor: 'resend', salida: { resendApiKey: 're_x' } })

  expect(await pasos()).toMatchObject({ correo: 'resend', hechos: { correo: false } })
})

test('si el correo no sale se dice por qué, y el paso sigue sin hacer', async () => {
  const { admin, pasos } = await instalada(undefined, { smtpUrl: 'smtp://127.0.0.1:9' })

  const { status, data } = await admin.admin.correos.prueba.post({ para: 'directora@prueba.py' })

  expect({ status, error: data.error }).toEqual({ status: 503, error: 'Nadie atiende en 127.0.0.1:9.' })
  expect((await pasos()).hechos.correo).toBe(false)
})
