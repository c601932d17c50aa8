import type { Page } from '@playwright/test'
import { enMusicXml } from '../support/partituras'
import { wavDe } from '../support/sonido'
import { expect, expectGood, test } from './fixtures'
import type { Ingreso } from './ingreso'
import { conTarea, handIn } from './tareas'

type Curso = Awaited<ReturnType<typeof conTarea>>

const escritorioDe = ({ catedraId, tareaId }: Curso) =>
  `/docente/catedra/${catedraId}/tareas/${tareaId}/correccion`

/** The student's screen of the task, where the dialog of a delivery is. */
async function openTarea(page: Page, titulo = 'Armonizar un bajo') {
  await page.goto('/alumno/tareas')
  await page.getByRole('link', { name: titulo }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
}

async function handInOnScreen(page: Page, nombre: string, buffer: Buffer, mimeType = 'audio/wav') {
  await page.getByRole('button', { name: 'Subir Entrega' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.locator('input[type=file]').setInputFiles({ name: nombre, mimeType, buffer })
  await dialogo.getByRole('button', { name: 'Subir Entrega' }).click()
  await dialogo.getByRole('button', { name: 'Listo' }).click()
}

type SignInAs = (rol: 'alumno', email?: string) => Promise<Ingreso>

/** The same, by all of the course. */
async function deliver(page: Page, signInAs: SignInAs, curso: Curso, segundos: number) {
  const { tareaId, alumnos } = curso
  for (const { email } of alumnos) {
    const alumno = await signInAs('alumno', email)
    await handIn(page.request, alumno, { tareaId, archivo: 'guitarra.wav', buffer: wavDe(segundos) })
  }
}

const momento = (page: Page) => page.getByRole('slider', { name: /^Momento de guitarra/ })
const suena = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('audio')].some((uno) => !uno.paused))

test('lo entregado suena en la mesa, y se comenta en su momento', async ({ page, signInAs }) => {
  const curso = await conTarea(page)
  const [alumno] = curso.alumnos
  await signInAs('alumno', alumno?.email)
  await openTarea(page)
  await handInOnScreen(page, 'guitarra.wav', wavDe(120))
  await expect(page.locator('.onda polygon').first()).toBeAttached()

  await signInAs('docente', curso.docente)
  const pedidos: string[] = []
  page.on('request', (pedido) => pedidos.push(pedido.url()))
  await page.goto(escritorioDe(curso))
  await expect(momento(page)).toHaveAttribute('aria-valuetext', '0:00 de 2:00')
  await expect(page.locator('.onda polygon').first()).toBeAttached()
  expect(pedidos.filter((url) => url.includes('/uploads/'))).toEqual([])
  await page.getByRole('button', { name: 'Reproducir' }).click()
  await expect(momento(page)).toHaveAttribute('aria-valuetext', '0:01 de 2:00')
  expect(await suena(page)).toBe(true)

  await momento(page).focus()
  for (let i = 0; i < 16; i++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Reproducir' })).toBeVisible()
  await expect(momento(page)).toHaveAttribute('aria-valuetext', /^1:2\d de 2:00$/)
  await page.getByRole('button', { name: /^Comentar en 1:2\d$/ }).click()
  await page.getByLabel(/^Tu comentario en 1:2\d$/).fill('Acá se corre el tempo.')
  await page.reload()
  await expect(page.getByLabel(/^Tu comentario en 1:2\d$/)).toHaveValue('Acá se corre el tempo.')
  await page.getByRole('button', { name: 'Comentar', exact: true }).click()
  await expect(page.getByText('Comentario enviado.')).toBeVisible()
  await expect(page.locator('.onda-marca')).toHaveCount(1)
})

test('el alumno escucha desde donde se le comentó, y responde', async ({ page, signInAs }) => {
  const curso = await conTarea(page)
  await deliver(page, signInAs, curso, 120)
  const docente = await signInAs('docente', curso.docente)
  const { entregas } = await docente.call(
    `GET /docente/catedra/${curso.catedraId}/tareas/${curso.tareaId}/entregas`,
  )
  const comentario = { texto: 'Acá se corre el tempo.', en_ms: 83_000 }
  await docente.call(`POST /docente/tareasAsignaciones/${entregas[0].id}/comentarios`, comentario)

  await signInAs('alumno', curso.alumnos[0]?.email)
  await openTarea(page)
  const comentarios = page.getByRole('list', { name: 'Comentarios de la entrega' })
  await expect(comentarios).toContainText('Comentario nuevo')
  await expect(comentarios).toContainText('Acá se corre el tempo.')
  await comentarios.getByRole('button', { name: /^Escuchar desde 1:2\d$/ }).click()
  await expect(momento(page)).toHaveAttribute('aria-valuetext', /^1:2\d de 2:00$/)
  expect(await suena(page)).toBe(true)
  await page.getByLabel('Tu comentario').fill('Lo repito mañana.')
  await page.getByRole('button', { name: 'Comentar', exact: true }).click()
  await expect(comentarios.getByRole('listitem')).toHaveCount(2)

  await signInAs('docente', curso.docente)
  await page.goto(escritorioDe(curso))
  await expect(comentarios).toContainText('Lo repito mañana.')
})

test('un tramo se repite, más lento, desde el teclado; y las flechas no cambian de entrega', async ({
  page,
  signInAs,
}) => {
  const curso = await conTarea(page, {}, { alumnos: 2 })
  await deliver(page, signInAs, curso, 30)
  await signInAs('docente', curso.docente)
  await page.goto(escritorioDe(curso))
  const visible = page.locator('.vista:not(.antes-de-tiempo)')
  const slider = visible.getByRole('slider')
  const quien = await page.getByRole('heading', { level: 2 }).first().textContent()

  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('l')
  await expect(visible.getByRole('status')).toHaveText('Repite 0:05–…')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('l')
  await expect(visible.getByRole('status')).toHaveText('Repite 0:05–0:10')
  await visible.getByLabel('Velocidad').selectOption('1.5')
  await slider.focus()
  await page.keyboard.press('Space')

  // It stood at the end of the part, and goes on from its beginning.
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:0[5-9] de 0:30$/)
  expect(await visible.locator('audio').evaluate((uno: HTMLAudioElement) => uno.playbackRate)).toBe(1.5)
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(quien)
  await page.keyboard.press('l')
  await expect(visible.getByText(/^Repite/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Entrega siguiente' }).click()
  await expect.poll(() => suena(page)).toBe(false)
})

test('una partitura entregada se ve en la mesa, y suena en su momento', async ({ page, signInAs }) => {
  const curso = await conTarea(page)
  const alumno = await signInAs('alumno', curso.alumnos[0]?.email)
  const buffer = Buffer.from(enMusicXml())
  await handIn(page.request, alumno, { tareaId: curso.tareaId, archivo: 'canto.musicxml', buffer })
  await expect
    .poll(async () => (await alumno.call('GET /alumnos/me/tareas'))[0].archivos[0].sonido)
    .toBeTruthy()

  await signInAs('docente', curso.docente)
  await page.goto(escritorioDe(curso))
  const pagina = page.getByRole('img', { name: 'canto.musicxml, página 1 de 1' })
  await expect.poll(() => pagina.evaluate((una: HTMLImageElement) => una.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Reproducir' }).click()

  await expect(page.getByRole('slider', { name: /^Momento de canto/ })).toHaveAttribute(
    'aria-valuetext',
    /^0:01/,
  )
  expect(await suena(page)).toBe(true)
})

test('la voz del docente se escucha antes de enviarla, y suena en la tarea', async ({ page, signInAs }) => {
  const curso = await conTarea(page)
  await deliver(page, signInAs, curso, 5)
  await signInAs('docente', curso.docente)
  await page.goto(escritorioDe(curso))

  await page.getByRole('button', { name: 'Grabar voz' }).click()
  await page.getByRole('button', { name: 'Empezar a grabar' }).click()
  await expect(page.getByRole('timer')).toHaveText('0:06')
  await page.getByRole('button', { name: 'Terminar' }).click()
  const grabacion = page.getByRole('group', { name: 'Reproductor de tu grabación' })
  await grabacion.getByRole('button', { name: 'Reproducir' }).click()
  await expect(grabacion.getByRole('slider')).toHaveAttribute('aria-valuetext', /^0:0[1-9] de 0:0[5-9]$/)
  await page.getByRole('button', { name: 'Comentar', exact: true }).click()
  await expect(page.getByText('Comentario enviado.')).toBeVisible()

  await signInAs('alumno', curso.alumnos[0]?.email)
  await openTarea(page)
  const voz = page.getByRole('group', { name: /^Reproductor de voz/ })
  await voz.getByRole('slider').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  // A browser's own recording does not say how long it is, and is heard from anywhere all the same.
  await expect(voz.getByRole('slider')).toHaveAttribute('aria-valuetext', /^0:0[5-9] de 0:0[5-9]$/)
})

test('la entrega de antes suena en el mismo segundo', async ({ page, signInAs }) => {
  const curso = await conTarea(page)
  await deliver(page, signInAs, curso, 60)
  const docente = await signInAs('docente', curso.docente)
  const { entregas } = await docente.call(
    `GET /docente/catedra/${curso.catedraId}/tareas/${curso.tareaId}/entregas`,
  )
  const suya = `/docente/tareasAsignaciones/${entregas[0].id}`
  await docente.call(`POST ${suya}/comentarios`, { texto: 'Muy rápido.', en_ms: 12_000 })
  await docente.call(`POST ${suya}/devolver`, { comentario_docente: 'Otra vez.' })
  await deliver(page, signInAs, curso, 90)
  await signInAs('docente', curso.docente)
  await page.goto(escritorioDe(curso))

  await momento(page).focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
  await expect(momento(page)).toHaveAttribute('aria-valuetext', '0:20 de 1:30')
  await page.getByRole('button', { name: 'Reproducir' }).click()
  await page.getByRole('button', { name: /^Comparar con la entrega del \d+ de [a-z]+$/ }).click()

  await expect(momento(page)).toHaveAttribute('aria-valuetext', /^0:2\d de 1:00$/)
  await expect.poll(() => suena(page)).toBe(true)
  await expect(page.getByRole('list', { name: 'Comentarios de la entrega' })).toContainText('Muy rápido.')
  await expect(page.getByRole('button', { name: 'Comentar', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Volver a la última entrega' }).click()
  await expect(momento(page)).toHaveAttribute('aria-valuetext', /^0:2\d de 1:30$/)
})

test('también suenan los recursos de una tarea y lo que el tablón enlaza, de a uno', async ({
  page,
  signInAs,
}) => {
  const curso = await conTarea(page)
  const docente = await signInAs('docente', curso.docente)
  const file = { name: 'base.wav', mimeType: 'audio/wav', buffer: wavDe(10) }
  const headers = { authorization: `Bearer ${docente.token}` }
  const multipart = { file, duracion_ms: '10000' }
  const subida = await page.request.post('/api/docente/upload/multimedia', { headers, multipart })
  const { filePath } = await subida.json()
  await docente.call(`PUT /docente/catedra/${curso.catedraId}/tareas/${curso.tareaId}`, {
    recursos: [filePath],
  })
  await docente.call(`POST /catedras/${curso.catedraId}/publicaciones`, {
    titulo: 'Escuchen',
    contenido: `<p><a href="/${filePath}">La base</a></p>`,
    tipo: 'ANUNCIO',
  })
  await signInAs('alumno', curso.alumnos[0]?.email)
  await openTarea(page)
  const recurso = page.getByRole('group', { name: 'Reproductor de base.wav' })
  await recurso.getByRole('button', { name: 'Reproducir' }).click()
  await expect(recurso.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:01 de 0:10')

  await page.goto(`/alumno/catedra/${curso.catedraId}?tab=tablon`)
  const enlazado = page.getByRole('group', { name: 'Reproductor de La base' })
  await enlazado.getByRole('button', { name: 'Reproducir' }).click()
  await expect(enlazado.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:01 de 0:10')
})

test('la administración escucha lo entregado, y lo comenta', async ({ page, signInAs }) => {
  const titulo = `Canon ${crypto.randomUUID()}`
  const curso = await conTarea(page, { titulo })
  await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto('/alumno/tareas')
  await page.getByRole('link', { name: /^Canon/ }).click()
  await handInOnScreen(page, 'canon.wav', wavDe(10))
  await signInAs('admin')
  await page.goto('/admin/dashboard?tab=tareas')
  // Other tests leave deliveries too.
  await page.getByLabel('Buscar por alumno, tarea o cátedra').fill(titulo)
  const reproductor = page.getByRole('group', { name: 'Reproductor de canon.wav' })
  await reproductor.getByRole('button', { name: 'Reproducir' }).click()
  await expect(reproductor.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:01 de 0:10')
  await page.getByRole('button', { name: /^Comentar en 0:0/ }).click()
  await page.getByLabel(/^Tu comentario en 0:0/).fill('Qué bien.')
  await page.getByRole('button', { name: 'Comentar', exact: true }).click()

  await expect(page.getByRole('list', { name: 'Comentarios de la entrega' })).toContainText('Administración')
  await expect(page.getByRole('button', { name: 'Grabar voz' })).toHaveCount(0)
})

test('lo que el dispositivo no puede reproducir se dice, y se descarga', async ({ page, signInAs }) => {
  const curso = await conTarea(page)
  await signInAs('alumno', curso.alumnos[0]?.email)
  await openTarea(page)
  const roto = Buffer.concat([wavDe(0.01).subarray(0, 36), Buffer.alloc(600, 7)])
  await handInOnScreen(page, 'guitarra.wav', roto)

  await page.getByRole('button', { name: 'Reproducir' }).click()

  await expect(page.getByText('Este dispositivo no puede reproducir este archivo.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Descargar' })).toHaveAttribute('download', 'guitarra.wav')
})

test('lo que suena y sus comentarios son accesibles y entran en un teléfono', async ({ page, signInAs }) => {
  const curso = await conTarea(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await deliver(page, signInAs, curso, 20)
  await openTarea(page)
  await page.getByLabel('Tu comentario').fill('Aquí dudé.')
  await page.getByRole('button', { name: 'Comentar en 0:00' }).click()
  await page.getByRole('button', { name: 'Comentar', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Comentarios de la entrega' })).toBeVisible()
  await expectGood(page)

  await signInAs('docente', curso.docente)
  await page.goto(escritorioDe(curso))
  await page.getByRole('button', { name: 'Grabar voz' }).click()
  await expect(page.getByRole('button', { name: 'Empezar a grabar' })).toBeVisible()
  await expectGood(page)
})
