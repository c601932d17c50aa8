import type { Page } from '@playwright/test'
import { cursoNuevo, otroNavegador } from './curso'
import { aviso, expect, test } from './fixtures'

const publicacion = (page: Page, titulo: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: titulo, level: 3 }) })

async function publish(page: Page, titulo: string, contenido: string) {
  await page.getByRole('button', { name: 'Crear Publicación' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Nueva Publicación' })
  await dialogo.getByRole('textbox', { name: 'Título' }).fill(titulo)
  await dialogo.getByRole('textbox', { name: 'Contenido' }).fill(contenido)
  await dialogo.getByRole('button', { name: 'Publicar' }).click()
  await expect(dialogo).toBeHidden()
}

test('una docente publica, edita, oculta y elimina', async ({ page, signInAs }) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon`)
  await expect(page.getByText('Todavía no hay publicaciones')).toBeVisible()

  await publish(page, 'Cambio de aula', 'Nos vemos en el aula 4.')
  await expect(aviso(page, 'Publicación creada exitosamente')).toBeVisible()
  const suya = publicacion(page, 'Cambio de aula')
  await expect(suya).toContainText(/Marta Rolón.*\d\d\/\d\d\/\d{4} \d\d:\d\d/)
  await expect(suya).toContainText('Anuncio')

  await suya.getByRole('button', { name: 'Editar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Editar Publicación' })
  await expect(dialogo.getByLabel('Cátedra')).toBeHidden()
  await dialogo.getByRole('textbox', { name: 'Contenido' }).fill('Nos vemos en el aula 5.')
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(suya).toContainText('Nos vemos en el aula 5.')

  await suya.getByRole('button', { name: 'Ocultar en Tablón' }).click()
  await expect(suya).toContainText('Oculta para los alumnos')
  await suya.getByRole('button', { name: 'Publicar en Tablón' }).click()
  await expect(suya.getByRole('button', { name: 'Ocultar en Tablón' })).toBeVisible()

  await suya.getByRole('button', { name: 'Eliminar' }).click()
  const pregunta = page.getByRole('dialog', { name: '¿Eliminar la publicación «Cambio de aula»?' })
  await expect(pregunta).toContainText('se eliminan sus comentarios e interacciones')
  await pregunta.getByRole('button', { name: 'Eliminar la publicación' }).click()
  await expect(aviso(page, 'Publicación eliminada')).toBeVisible()
  await expect(suya).toBeHidden()
  expect(await call(`GET /publicaciones/catedra/${curso.id}`)).toEqual([])
})

test('un formulario incompleto dice qué falta, y lo que el servidor rechaza se queda', async ({
  page,
  signInAs,
}) => {
  const curso = await cursoNuevo(page)
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon&publicar=nueva`)
  const dialogo = page.getByRole('dialog', { name: 'Nueva Publicación' })

  await dialogo.getByRole('button', { name: 'Publicar' }).click()
  await expect(aviso(page, 'El título, el contenido y la cátedra son obligatorios.')).toBeVisible()
  await expect(dialogo.getByRole('textbox', { name: 'Título' })).toBeFocused()

  await dialogo.getByRole('textbox', { name: 'Título' }).fill('Recital')
  await dialogo.getByRole('textbox', { name: 'Contenido' }).fill('El sábado.')
  await page.route('**/api/catedras/*/publicaciones', (route) => route.fulfill({ status: 500, json: {} }))
  await dialogo.getByRole('button', { name: 'Publicar' }).click()
  await expect(aviso(page, 'Error al crear la publicación.')).toBeVisible()
  await expect(dialogo.getByRole('textbox', { name: 'Título' })).toHaveValue('Recital')
  await page.unroute('**/api/catedras/*/publicaciones')
  await dialogo.getByRole('button', { name: 'Publicar' }).dblclick()

  await expect(dialogo).toBeHidden()
  await expect(aviso(page, 'Publicación creada exitosamente')).toBeVisible()
  await expect(aviso(page, 'Error al crear la publicación.')).toHaveCount(0, { timeout: 1000 })
  await expect(publicacion(page, 'Recital')).toHaveCount(1)
})

test('quien cierra el formulario mientras se envía se entera de que falló, y su borrador queda', async ({
  page,
  signInAs,
}) => {
  const curso = await cursoNuevo(page)
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon&publicar=nueva`)
  const dialogo = page.getByRole('dialog', { name: 'Nueva Publicación' })
  const sendAndClose = async (titulo: string) => {
    await dialogo.getByRole('textbox', { name: 'Título' }).fill(titulo)
    await dialogo.getByRole('textbox', { name: 'Contenido' }).fill('Nos vemos en el aula 4.')
    await dialogo.getByRole('button', { name: 'Publicar' }).click()
    await expect(dialogo.getByRole('button', { name: 'Publicando...' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogo).toBeHidden()
  }
  let responder = () => {}
  const permiso = () => new Promise<void>((follow) => (responder = follow))

  let espera = permiso()
  await page.route('**/api/catedras/*/publicaciones', async (route) => {
    await espera
    await route.fulfill({ status: 500, json: { error: 'Se cortó la luz.' } })
  })
  await sendAndClose('Perdida')
  responder()
  await expect(aviso(page, 'Se cortó la luz.')).toBeVisible()
  await page.getByRole('button', { name: 'Crear Publicación' }).click()
  await expect(dialogo.getByRole('textbox', { name: 'Título' })).toHaveValue('Perdida')

  await page.unroute('**/api/catedras/*/publicaciones')
  espera = permiso()
  await page.route('**/api/catedras/*/publicaciones', async (route) => {
    await espera
    await route.continue()
  })
  await sendAndClose('Encontrada')
  responder()
  await expect(publicacion(page, 'Encontrada')).toBeVisible()
  await page.getByRole('button', { name: 'Crear Publicación' }).click()
  await expect(dialogo.getByRole('textbox', { name: 'Título' })).toHaveValue('')
})

test('un alumno publica anuncios, comenta y elimina lo suyo, con sus propios textos', async ({
  page,
  signInAs,
}) => {
  const curso = await cursoNuevo(page)
  await signInAs('alumno', curso.alumna)
  await page.goto(`/alumno/catedra/${curso.id}`)
  await page.getByRole('button', { name: 'Crear Publicación' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Título' })).toBeVisible()
  await expect(page.getByLabel('Tipo')).toBeHidden()
  await page.keyboard.press('Escape')
  await publish(page, 'Comparto un arreglo', 'Para dos guitarras.')
  const suya = publicacion(page, 'Comparto un arreglo')
  await expect(suya.getByRole('button', { name: 'Ocultar en Tablón' })).toBeHidden()

  await suya.getByRole('button', { name: 'Comentar' }).click()
  await suya.getByRole('button', { name: 'Comentar', exact: true }).click()
  await expect(aviso(page, 'El comentario no puede estar vacío.')).toBeVisible()
  await expect(suya.getByLabel('Tu comentario')).toBeFocused()
  await suya.getByLabel('Tu comentario').fill('¿Qué les parece?')
  await suya.getByRole('button', { name: 'Comentar', exact: true }).press('Enter')
  await expect(aviso(page, 'Comentario agregado')).toBeVisible()
  const comentarios = page.getByRole('list', { name: 'Comentarios de «Comparto un arreglo»' })
  await expect(comentarios).toContainText('¿Qué les parece?')

  await comentarios.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar el comentario' }).click()
  await expect(comentarios).toBeHidden()
  await suya.getByRole('button', { name: 'Eliminar «Comparto un arreglo»' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar la publicación' }).click()
  await expect(aviso(page, 'Publicación eliminada')).toBeVisible()
})

test('un me gusta se ve al instante, cuenta una vez, y se corrige si se rechaza', async ({
  page,
  signInAs,
}) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('alumno', curso.alumna)
  const { id } = await call(`POST /catedras/${curso.id}/publicaciones`, {
    titulo: 'Ensayo',
    contenido: '<p>Hoy.</p>',
  })
  await page.goto(`/alumno/catedra/${curso.id}`)
  const gusta = publicacion(page, 'Ensayo').getByRole('button', { name: 'Me gusta' })
  await page.route('**/interacciones', (route) => route.fulfill({ status: 500, json: {} }))
  await gusta.click()
  await expect(aviso(page, 'Error al interactuar con la publicación')).toBeVisible()
  await expect(gusta).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/interacciones')

  await gusta.dblclick()

  await expect(gusta).toHaveAttribute('aria-pressed', 'true')
  await expect(gusta).toContainText('1')
  const enElServidor = async () => (await call(`GET /publicaciones/${id}`)).totalInteracciones
  await expect.poll(enElServidor).toBe(1)
  await gusta.click()
  await expect(gusta).toHaveAttribute('aria-pressed', 'false')
})

test('lo que pasa en el tablón aparece solo, también tras un corte', async ({
  page,
  browser,
  program,
  signInAs,
}) => {
  const curso = await cursoNuevo(page)
  const docente = await otroNavegador(browser, program, 'docente', curso.docente)
  await signInAs('alumno', curso.alumna)
  await page.goto(`/alumno/catedra/${curso.id}`)
  await expect(page.getByText('Todavía no hay publicaciones')).toBeVisible()
  await docente.page.goto(`/docente/catedra/${curso.id}?tab=tablon`)

  await publish(docente.page, 'Traigan el metrónomo', 'Mañana.')
  const leida = publicacion(page, 'Traigan el metrónomo')
  await expect(leida).toBeVisible()
  await leida.getByRole('button', { name: 'Comentar' }).click()
  await leida.getByLabel('Tu comentario').fill('¿A qué hora?')
  await leida.getByRole('button', { name: 'Comentar', exact: true }).click()
  await expect(publicacion(docente.page, 'Traigan el metrónomo')).toContainText('¿A qué hora?')

  await page.context().setOffline(true)
  await publicacion(docente.page, 'Traigan el metrónomo')
    .getByRole('button', { name: 'Ocultar en Tablón' })
    .click()
  await publish(docente.page, 'Después del corte', 'Sigue igual.')
  await page.context().setOffline(false)
  await expect(publicacion(page, 'Después del corte')).toBeVisible({ timeout: 15_000 })
  await expect(leida).toBeHidden()
  await docente.page.context().close()
})

test('a quien está leyendo más abajo no se le mueve: hay novedades', async ({ page, signInAs }) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('docente', curso.docente)
  const create = (titulo: string) =>
    call(`POST /catedras/${curso.id}/publicaciones`, { titulo, contenido: '<p>Texto.</p>', tipo: 'OTRO' })
  for (let i = 1; i <= 25; i++) await create(`Aviso ${i}.`)
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon`)
  await expect(publicacion(page, 'Aviso 25.')).toBeVisible()
  await publicacion(page, 'Aviso 17.').scrollIntoViewIfNeeded()

  await create('Último momento')
  await page.getByRole('button', { name: 'Hay novedades' }).click()
  await expect(publicacion(page, 'Último momento')).toBeInViewport()

  await expect(publicacion(page, 'Aviso 1.')).toBeHidden()
  await page.getByRole('button', { name: 'Mostrar más' }).click()
  await expect(publicacion(page, 'Aviso 1.')).toBeVisible()
})

test('un enlace lleva a su publicación, aunque esté más abajo de lo que se ve', async ({
  page,
  signInAs,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('docente', curso.docente)
  const ids: number[] = []
  for (let i = 1; i <= 25; i++) {
    const datos = { titulo: `Aviso ${i}.`, contenido: '<p>Texto.</p>', tipo: 'OTRO' }
    ids.push((await call(`POST /catedras/${curso.id}/publicaciones`, datos)).id)
  }
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon`)
  await publicacion(page, 'Aviso 18.').getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(aviso(page, 'Enlace copiado.')).toBeVisible()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(publicacion(page, 'Aviso 18.')).toBeInViewport()
  await expect(publicacion(page, 'Aviso 18.')).toBeFocused()

  await page.goto(`/docente/catedra/${curso.id}?tab=tablon&publicacion=${ids[0]}`)
  await expect(page.getByRole('list', { name: 'Publicación del enlace' })).toContainText('Aviso 1.')
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon&publicacion=999999`)
  await expect(page.getByText('La publicación de este enlace ya no está en el tablón.')).toBeVisible()
})

test('la fecha de una publicación se toca con el pulgar', async ({ page, signInAs }) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('docente', curso.docente)
  const datos = { titulo: 'Aviso', contenido: '<p>Texto.</p>', tipo: 'OTRO' }
  await call(`POST /catedras/${curso.id}/publicaciones`, datos)
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon`)

  const fecha = publicacion(page, 'Aviso').getByRole('link', { name: /^\d\d\/\d\d\/\d{4}/ })
  await expect(fecha).toBeVisible()
  expect((await fecha.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('el administrador publica en una de sus cátedras, comenta y elimina lo de otros', async ({
  page,
  browser,
  program,
  signInAs,
}) => {
  const curso = await cursoNuevo(page)
  const alumna = await otroNavegador(browser, program, 'alumno', curso.alumna)
  await alumna.call(`POST /catedras/${curso.id}/publicaciones`, {
    titulo: 'Vendo guitarra',
    contenido: '<p>Casi nueva.</p>',
  })
  await alumna.page.context().close()
  await signInAs('admin')
  await page.goto(`/admin/catedras/${curso.id}?tab=tablon`)
  await expect(page.getByRole('heading', { name: 'Tablón de la Cátedra' })).toBeVisible()
  await page.getByRole('button', { name: 'Crear Publicación' }).click()
  const dialogo = page.getByRole('dialog')
  await expect(dialogo.getByLabel('Cátedra')).toHaveValue(String(curso.id))
  await page.keyboard.press('Escape')
  await publish(page, 'Feriado', 'No hay clases.')
  await expect(publicacion(page, 'Feriado')).toContainText('Administración')

  const ajena = publicacion(page, 'Vendo guitarra')
  await expect(ajena.getByRole('button', { name: 'Editar' })).toBeHidden()
  await ajena.getByRole('button', { name: 'Comentar' }).click()
  await ajena.getByLabel('Tu comentario').fill('Esto va en otro lado.')
  await ajena.getByRole('button', { name: 'Comentar', exact: true }).click()
  await expect(aviso(page, 'Comentario añadido.')).toBeVisible()
  await ajena.getByRole('button', { name: 'Eliminar «' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar la publicación' }).click()

  await expect(ajena).toBeHidden()
})

test('de un hilo largo se ven los últimos, y los demás a pedido', async ({ page, signInAs }) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('docente', curso.docente)
  const datos = { titulo: 'Preguntas', contenido: '<p>Aquí.</p>' }
  const { id } = await call(`POST /catedras/${curso.id}/publicaciones`, datos)
  for (let i = 1; i <= 30; i++)
    await call(`POST /publicaciones/${id}/comentarios`, { contenido: `Comentario ${i}.` })
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon`)
  const hilo = page.getByRole('list', { name: 'Comentarios de «Preguntas»' })
  await expect(hilo.getByRole('listitem')).toHaveCount(3)

  await page.getByRole('button', { name: 'Ver 27 comentarios anteriores' }).click()
  await expect(hilo.getByRole('listitem')).toHaveCount(20)
  await page.getByRole('button', { name: 'Ver 10 comentarios anteriores' }).click()

  await expect(hilo.getByRole('listitem')).toHaveCount(30)
  await expect(hilo.getByRole('listitem').first()).toContainText('Comentario 1.')
})

for (const [rol, ruta] of [
  ['docente', '/docente/catedra/1?tab=tablon'],
  ['admin', '/admin/catedras/1'],
] as const) {
  test(`de una publicación se llega a la tarea que anuncia (${rol})`, async ({ page, signInAs }) => {
    const { call } = await signInAs(rol)
    const publicaciones: { id: number; tareaMaestra: { titulo: string } | null }[] = await call(
      'GET /publicaciones/catedra/1',
    )
    const anuncio = publicaciones.find(({ tareaMaestra }) => tareaMaestra !== null)
    await page.goto(`${ruta}${ruta.includes('?') ? '&' : '?'}publicacion=${anuncio?.id}`)

    await page
      .getByRole('listitem')
      .filter({ has: page.locator(`#publicacion-${anuncio?.id}`) })
      .getByRole('link', { name: 'Ver la Tarea' })
      .click()

    await expect(page.getByRole('dialog')).toContainText(anuncio?.tareaMaestra?.titulo ?? '')
  })
}

test('si el tablón no carga se dice, y se puede reintentar', async ({ page, signInAs }) => {
  const curso = await cursoNuevo(page)
  await signInAs('docente', curso.docente)
  await page.route('**/api/publicaciones/catedra/*', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon`)
  await expect(page.getByText('No se pudieron cargar las publicaciones del tablón.')).toBeVisible()
  await page.unroute('**/api/publicaciones/catedra/*')

  await page.getByRole('button', { name: 'Reintentar' }).click()

  await expect(page.getByText('Todavía no hay publicaciones')).toBeVisible()
})

test('a quien dejan fuera de la cátedra se le dice', async ({ page, browser, program, signInAs }) => {
  const curso = await cursoNuevo(page)
  const admin = await otroNavegador(browser, program, 'admin')
  const { call } = await signInAs('alumno', curso.alumna)
  const { id } = await call('GET /alumnos/me')
  await page.goto(`/alumno/catedra/${curso.id}`)
  await expect(page.getByText('Todavía no hay publicaciones')).toBeVisible()

  await admin.call(`DELETE /admin/catedras/${curso.id}/alumnos/${id}/desinscribir`)
  await admin.call(`POST /catedras/${curso.id}/publicaciones`, { titulo: 'Ya', contenido: '<p>No.</p>' })

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cátedra no encontrada')
  await admin.page.context().close()
})
