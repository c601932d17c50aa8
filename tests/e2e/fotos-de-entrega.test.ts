import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, telefono, test } from './fixtures'
import { conTarea } from './tareas'

test.use({ viewport: telefono, hasTouch: true, isMobile: true })

const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Subir Entrega' })
const campo = (page: Page) => dialogo(page).locator('input[type=file]:not([hidden])')
const elegidos = (page: Page) => dialogo(page).getByRole('list', { name: 'Archivos por entregar' })
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** Of the browser's own making: four corners of other colours, or a page full of writing. */
const draw = async (page: Page, ancho: number, alto: number, esquinas?: string[]): Promise<Buffer> => {
  const base64 = await page.evaluate(
    async ([w, h, colores]) => {
      const lienzo = new OffscreenCanvas(w, h)
      const trazo = lienzo.getContext('2d') as OffscreenCanvasRenderingContext2D
      trazo.fillStyle = '#eee'
      trazo.fillRect(0, 0, w, h)
      if (colores) {
        for (const [i, color] of colores.entries()) {
          trazo.fillStyle = color
          trazo.fillRect((i % 2) * (w / 2), Math.floor(i / 2) * (h / 2), w / 2, h / 2)
        }
      } else {
        trazo.font = `${h / 90}px serif`
        for (let y = 0; y < h; y += h / 80) {
          trazo.fillStyle = `hsl(${y % 360} 60% 25%)`
          trazo.fillText(`Compás ${Math.round(y)}: sol, la, si, do, re, mi. `.repeat(4), (y * 7) % 90, y)
        }
      }
      const bytes = new Uint8Array(
        await (await lienzo.convertToBlob({ type: 'image/jpeg', quality: 0.95 })).arrayBuffer(),
      )
      let texto = ''
      for (let i = 0; i < bytes.length; i += 8192)
        texto += String.fromCharCode(...bytes.subarray(i, i + 8192))
      return btoa(texto)
    },
    [ancho, alto, esquinas] as const,
  )
  return Buffer.from(base64, 'base64')
}

/** As a camera that was held otherwise writes it. */
function conOrientacion(foto: Buffer, orientacion: number): Buffer {
  const exif = Buffer.from('45786966000049492a00080000000100120103000100000000000000', 'hex')
  exif.writeUInt16LE(orientacion, exif.length - 4)
  const largo = Buffer.alloc(4)
  largo.writeUInt16BE(0xffe1)
  largo.writeUInt16BE(exif.length + 6, 2)
  return Buffer.concat([foto.subarray(0, 2), largo, exif, Buffer.alloc(4), foto.subarray(2)])
}

const [ROJO, VERDE, AZUL, NEGRO] = ['#f00', '#0f0', '#00f', '#000']
/** How the corners lie in the file so that they are seen red, green / blue, black; from the fifth on it lies on its side. */
const guardadas = [
  [ROJO, VERDE, AZUL, NEGRO],
  [VERDE, ROJO, NEGRO, AZUL],
  [NEGRO, AZUL, VERDE, ROJO],
  [AZUL, NEGRO, ROJO, VERDE],
  [ROJO, AZUL, VERDE, NEGRO],
  [VERDE, NEGRO, ROJO, AZUL],
  [NEGRO, VERDE, AZUL, ROJO],
  [AZUL, ROJO, NEGRO, VERDE],
] as string[][]

/** What each of the small pictures is: its size, and its corners in one letter each. */
const seVen = (page: Page) =>
  elegidos(page)
    .locator('canvas')
    .evaluateAll((lienzos) =>
      (lienzos as HTMLCanvasElement[]).map((lienzo) => {
        const { width: w, height: h } = lienzo
        const letra = (x: number, y: number) => {
          const [r = 0, g = 0, b = 0] = lienzo.getContext('2d')?.getImageData(x, y, 1, 1).data ?? []
          return r > 128 ? 'R' : g > 128 ? 'V' : b > 128 ? 'A' : 'N'
        }
        return `${w}×${h} ${letra(9, 9)}${letra(w - 9, 9)}${letra(9, h - 9)}${letra(w - 9, h - 9)}`
      }),
    )

async function open(page: Page, signInAs: (rol: 'alumno', email?: string) => Promise<unknown>) {
  const { alumnos } = await conTarea(page)
  await signInAs('alumno', alumnos[0]?.email)
  await page.goto('/alumno/tareas')
  await page.getByRole('link', { name: 'Armonizar un bajo' }).click()
  await page.getByRole('button', { name: 'Subir Entrega', exact: true }).click()
  await expect(dialogo(page).getByRole('button', { name: 'Tomar una foto' })).toBeVisible()
}

test('las ocho orientaciones de una cámara quedan derechas, y se giran, se ordenan y se quitan', async ({
  page,
  signInAs,
}) => {
  await open(page, signInAs)
  const fotos = []
  for (const [i, esquinas] of guardadas.entries()) {
    const [ancho, alto] = i < 4 ? [2000, 1000] : [1000, 2000]
    fotos.push(
      jpeg(
        `${i + 1}.jpeg`,
        conOrientacion(await draw(page, ancho as number, alto as number, esquinas), i + 1),
      ),
    )
  }

  await campo(page).setInputFiles(fotos)

  await expect(elegidos(page).getByRole('listitem')).toHaveCount(8)
  await expect.poll(() => seVen(page)).toEqual(Array.from({ length: 8 }, () => '144×72 RVAN'))
  await dialogo(page).getByRole('button', { name: 'Girar 1.jpg' }).click()
  await expect.poll(() => seVen(page)).toContain('72×144 ARNV')
  await dialogo(page).getByRole('button', { name: 'Después: 1.jpg' }).click()
  await dialogo(page).getByRole('button', { name: 'Quitar 2.jpg' }).click()
  await expect(elegidos(page).getByRole('listitem')).toHaveCount(7)
  await expect(elegidos(page).getByRole('listitem').first()).toContainText('1. 1.jpg')
  await expectFits(page)
  await expectAccessible(page)

  // The dialog is open still.
  await page.reload()
  await expect(elegidos(page).getByRole('listitem')).toHaveCount(7)
  await expect.poll(async () => (await seVen(page))[0]).toBe('72×144 ARNV')

  // Nobody comes back for them in a month.
  await page.clock.setFixedTime(Date.now() + 31 * 24 * 60 * 60 * 1000)
  await page.reload()
  await expect(campo(page)).toBeAttached()
  await page.clock.setFixedTime(Date.now())
  await page.reload()
  await expect(campo(page)).toBeAttached()
  await expect(elegidos(page)).toHaveCount(0)
})

test('seis fotos de 12 megapíxeles se entregan en cuatro toques y menos de 3 MB', async ({
  page,
  signInAs,
}) => {
  await open(page, signInAs)
  const hoja = await draw(page, 4000, 3000)
  await campo(page).setInputFiles([1, 2, 3, 4, 5, 6].map((i) => jpeg(`Hoja ${i}.jpg`, hoja)))
  await expect(elegidos(page).getByRole('listitem')).toHaveCount(6)
  const entrega = page.waitForResponse((respuesta) => respuesta.url().endsWith('/submit'))

  await dialogo(page).getByRole('button', { name: 'Subir Entrega' }).click()

  const { recibo } = await (await entrega).json()
  const bytes = recibo.archivos.map((uno: { bytes: number }) => uno.bytes)
  expect(bytes).toHaveLength(6)
  expect(bytes.reduce((suma: number, uno: number) => suma + uno, 0)).toBeLessThan(3_000_000)
  await expect(dialogo(page).getByText('6 archivos')).toBeVisible()
  await dialogo(page).getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByText('1 de 6')).toBeVisible()
})

test('de diez fotos de 50 megapíxeles hay una en memoria cada vez, y lo que no es una foto va como está', async ({
  page,
  signInAs,
}) => {
  test.slow()
  await page.addInitScript(() => {
    const open = window.createImageBitmap
    const cuenta = Object.assign(window, { abiertas: 0, masAbiertas: 0 })
    Object.assign(window, {
      createImageBitmap: async (...datos: Parameters<typeof open>) => {
        cuenta.abiertas++
        cuenta.masAbiertas = Math.max(cuenta.masAbiertas, cuenta.abiertas)
        return open(...datos).catch((error) => {
          cuenta.abiertas--
          throw error
        })
      },
    })
    const { close } = ImageBitmap.prototype
    ImageBitmap.prototype.close = function () {
      cuenta.abiertas--
      close.call(this)
    }
  })
  await open(page, signInAs)
  const enorme = await draw(page, 8160, 6120, guardadas[0])
  const fotos = Array.from({ length: 9 }, (_, i) => jpeg(`${i}.jpg`, enorme))

  await campo(page).setInputFiles([...fotos, jpeg('rota.jpg', Buffer.from('Esto no es una foto.'))])

  await expect(elegidos(page).getByRole('listitem')).toHaveCount(10, { timeout: 60_000 })
  expect(await page.evaluate(() => (window as unknown as { masAbiertas: number }).masAbiertas)).toBe(1)
  await campo(page).setInputFiles(jpeg('once.jpg', enorme))
  await expect(dialogo(page).getByText('Puedes entregar hasta 10 archivos.')).toBeVisible()
  await dialogo(page).getByRole('button', { name: 'Subir Entrega' }).click()
  await expect(dialogo(page).getByRole('alert')).toContainText('«rota.jpg»: No se admiten', {
    timeout: 20_000,
  })
  await dialogo(page).getByRole('button', { name: 'Quitar', exact: true }).click()
  await dialogo(page).getByRole('button', { name: 'Quitar rota.jpg' }).click()
  await dialogo(page).getByRole('button', { name: 'Subir Entrega' }).click()
  await expect(dialogo(page).getByText('9 archivos')).toBeVisible({ timeout: 20_000 })
})
