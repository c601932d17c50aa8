import { createNavegador } from '../support/servicio-de-push'
import { aviso, expect, expectAccessible, expectFits, telefono, test } from './fixtures'

test.use({ serviceWorkers: 'allow' })

/** No browser of a test reaches its push service: what that would answer is given here. */
const suscripcion = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/de-prueba',
  keys: createNavegador().keys,
}

test('quien entregó algo pide avisos en su teléfono, los ve ahí y los quita', async ({ page, signInAs }) => {
  await page.setViewportSize(telefono)
  const { call } = await signInAs('alumno')
  await page.addInitScript((dada) => {
    // A browser without a window refuses it, whatever a test allows.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    const conClave = (clave: string) => ({
      ...dada,
      options: {
        applicationServerKey: Uint8Array.from(
          atob(clave.replaceAll('-', '+').replaceAll('_', '/')),
          (letra) => letra.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => dada,
    })
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const clave = sessionStorage.getItem('de-prueba')
        return clave === null ? null : conClave(clave)
      },
      subscribe: async ({ applicationServerKey: clave }: { applicationServerKey: string }) => {
        sessionStorage.setItem('de-prueba', clave)
        return conClave(clave)
      },
    })
  }, suscripcion)
  await page.goto('/alumnos/dashboard')
  const oferta = page.getByRole('region', { name: 'Avisos en este teléfono' })
  await expect(oferta).toBeVisible()
  await expectFits(page)

  await oferta.getByRole('button', { name: 'Avisarme en este teléfono' }).click()
  await expect(aviso(page, 'Te avisaremos en este teléfono.')).toBeVisible()
  await expect(oferta).toBeHidden()

  const { id } = await call('GET /alumnos/me')
  await page.goto(`/alumno/profile/${id}`)
  const mios = page.getByRole('region', { name: 'Avisos en el teléfono' })
  await expect(mios.getByRole('listitem')).toContainText('Este')
  await expectFits(page)
  await expectAccessible(page)
  await mios.getByRole('button', { name: /^Probar/ }).click()
  await expect(aviso(page, 'Te enviamos un aviso de prueba.')).toBeVisible()
  await mios.getByRole('button', { name: /^Quitar/ }).click()
  await expect(mios.getByRole('listitem')).toHaveCount(0)
})

test('lo que llega se muestra, también lo que no se entiende', async ({ page, context, baseURL }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const cdp = await context.newCDPSession(page)
  const registro = new Promise<string>((listo) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [uno] = registrations
      if (uno) listo(uno.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registro
  const deliver = (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: baseURL, registrationId, data })
  const [worker] = context.serviceWorkers()
  // A browser without a window shows none.
  await worker?.evaluate(() => {
    const dichas: unknown[] = []
    Object.assign(globalThis, { dichas })
    ServiceWorkerRegistration.prototype.showNotification = async (titulo, opciones) => {
      dichas.push([titulo, opciones?.body, opciones?.data])
    }
  })
  const mostradas = () => worker?.evaluate(() => (globalThis as unknown as { dichas: unknown[] }).dichas)

  await deliver(
    JSON.stringify({ t: 'Armonía', b: 'Te calificaron una entrega.', u: '/alumno/tarea/4', g: 'a' }),
  )
  await deliver('nada')

  await expect.poll(mostradas).toEqual([
    ['Armonía', 'Te calificaron una entrega.', '/alumno/tarea/4'],
    ['Aviso nuevo', 'Ábrelo para verlo.', '/'],
  ])
})
