import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createMundoConTablon } from '../support/mundo-con-tablon.ts'
import { tareaDePrueba } from '../support/mundo-con-tarea.ts'
import { aviso, enter, openMoreOf, titulo } from '../support/pantallas.tsx'

type Mundo = ReturnType<typeof createMundoConTablon>

const personas = {
  docente: ({ docente }: Mundo) => docente,
  alumno: ({ ana }: Mundo) => ana,
  admin: () => undefined,
}

/** The board of the course as whoever looks at it, with what the world has by then. */
async function enTablon(
  rol: keyof typeof personas,
  { antes = async () => {}, mas = '' }: { antes?: (mundo: Mundo) => Promise<unknown>; mas?: string } = {},
) {
  const mundo = createMundoConTablon()
  await antes(mundo)
  const catedra = `/${rol}/${rol === 'admin' ? 'catedras' : 'catedra'}/${mundo.catedra.id}`
  const pantalla = await enter(mundo, `${catedra}?tab=tablon${mas}`, rol, personas[rol](mundo))
  const { press, write, user } = pantalla
  const fill = async (titulo: string, contenido: string) => {
    await write(await screen.findByLabelText('Título'), titulo)
    await user.click(await screen.findByRole('textbox', { name: 'Contenido' }))
    await user.paste(contenido)
  }
  return {
    ...mundo,
    ...pantalla,
    fill,
    async publish(titulo: string, contenido: string) {
      await press('Crear Publicación')
      await fill(titulo, contenido)
      await press('Publicar')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    },
    pedido: `POST /catedras/${mundo.catedra.id}/publicaciones`,
  }
}

const conAvisos = (cuantos: number) => async (mundo: Mundo) => {
  for (let i = 1; i <= cuantos; i++)
    await mundo.publish(mundo.asDocente, { titulo: `Aviso ${i}.`, contenido: '<p>Texto.</p>', tipo: 'OTRO' })
}

const publicacion = async (titulo: string) =>
  (await screen.findByRole('heading', { level: 3, name: titulo })).closest('li') as HTMLElement

const confirma = async (nombre: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name: nombre })

test('una docente publica, edita, oculta y elimina', async () => {
  const { readTablon, asDocente, publish, press, user } = await enTablon('docente')
  expect(await screen.findByText('Todavía no hay publicaciones')).toBeVisible()
  await publish('Cambio de aula', 'Nos vemos en el aula 4.')
  expect(await aviso('Publicación creada exitosamente')).toBeVisible()
  const suya = await publicacion('Cambio de aula')
  expect(suya).toHaveTextContent(/Graciela Ocampos.*02\/03\/2026 09:00.*Anuncio.*aula 4\./)

  await openMoreOf('«Cambio de aula»')

  await press('Editar «Cambio de aula»')
  await screen.findByRole('dialog', { name: 'Editar Publicación' })
  const contenido = await screen.findByRole('textbox', { name: 'Contenido' })
  expect(screen.queryByLabelText('Cátedra')).not.toBeInTheDocument()
  await user.click(contenido)
  await user.paste('Lleven atril. ')
  await press('Guardar cambios')
  await waitFor(() => expect(suya).toHaveTextContent('Lleven atril.'))

  await openMoreOf('«Cambio de aula»')

  await press('Ocultar en Tablón «Cambio de aula»')
  await waitFor(() => expect(suya).toHaveTextContent('Oculta para los alumnos'))
  await openMoreOf('«Cambio de aula»')
  await press('Publicar en Tablón «Cambio de aula»')
  await openMoreOf('«Cambio de aula»')
  expect(await screen.findByRole('button', { name: 'Ocultar en Tablón «Cambio de aula»' })).toBeVisible()

  await openMoreOf('«Cambio de aula»')

  await press('Eliminar «Cambio de aula»')
  const pregunta = await screen.findByRole('dialog', { name: '¿Eliminar la publicación «Cambio de aula»?' })
  expect(pregunta).toHaveTextContent('se eliminan sus comentarios e interacciones')
  await press('Eliminar la publicación')
  expect(await aviso('Publicación eliminada')).toBeVisible()
  expect((await readTablon(asDocente)).data).toEqual([])
})

test('un formulario incompleto dice qué falta', async () => {
  const { press } = await enTablon('docente', { mas: '&publicar=nueva' })

  await press('Publicar')

  expect(await aviso('El título, el contenido y la cátedra son obligatorios.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Título')).toHaveFocus())
})

test('lo que el servidor rechaza se queda, y se publica una sola vez', async () => {
  const { red, pedido, fill, press, user } = await enTablon('docente', { mas: '&publicar=nueva' })
  await fill('Recital', 'El sábado.')
  red.refuse(pedido, 500)
  await press('Publicar')
  const falla = await aviso('Error al crear la publicación.')
  expect(screen.getByLabelText('Título')).toHaveValue('Recital')
  red.restore()

  await user.dblClick(screen.getByRole('button', { name: 'Publicar' }))

  expect(await aviso('Publicación creada exitosamente')).toBeVisible()
  await waitFor(() => expect(falla).not.toBeInTheDocument())
  expect(await screen.findAllByRole('heading', { name: 'Recital' })).toHaveLength(1)
})

test('quien cierra el formulario mientras se envía se entera de que falló, y su borrador queda', async () => {
  const { red, pedido, fill, press, user } = await enTablon('docente', { mas: '&publicar=nueva' })
  const respuesta = red.hold(pedido)
  await fill('Perdida', 'Nos vemos en el aula 4.')
  await press('Publicar')
  await screen.findByRole('button', { name: /Publicando\.\.\.$/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  respuesta(Response.json({ error: 'Se cortó la luz.' }, { status: 500 }))

  expect(await aviso('Se cortó la luz.')).toBeVisible()
  await press('Crear Publicación')
  expect(await screen.findByLabelText('Título')).toHaveValue('Perdida')
})

test('de quien lo cierra mientras se envía, y llega, no queda borrador', async () => {
  const { red, pedido, fill, press, user } = await enTablon('docente', { mas: '&publicar=nueva' })
  const respuesta = red.hold(pedido)
  await fill('Encontrada', 'Nos vemos en el aula 4.')
  await press('Publicar')
  await screen.findByRole('button', { name: /Publicando\.\.\.$/ })
  await user.keyboard('{Escape}')

  respuesta()

  expect(await publicacion('Encontrada')).toBeVisible()
  await press('Crear Publicación')
  expect(await screen.findByLabelText('Título')).toHaveValue('')
})

test('un alumno publica anuncios, comenta y elimina lo suyo, con sus propios textos', async () => {
  const { publish, press, user, write } = await enTablon('alumno')
  await publish('Comparto un arreglo', 'Para dos guitarras.')
  const suya = await publicacion('Comparto un arreglo')
  expect(screen.queryByRole('button', { name: /^Ocultar en Tablón/ })).not.toBeInTheDocument()

  await press('Comentar «Comparto un arreglo»')
  await press('Comentar')
  expect(await aviso('El comentario no puede estar vacío.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Tu comentario')).toHaveFocus())
  await write('Tu comentario', '¿Qué les parece?')
  await press('Comentar')
  expect(await aviso('Comentario agregado')).toBeVisible()
  const comentarios = await screen.findByRole('list', { name: 'Comentarios de «Comparto un arreglo»' })
  expect(comentarios).toHaveTextContent('¿Qué les parece?')

  await user.click(within(comentarios).getByRole('button', { name: /^Eliminar/ }))
  await user.click(await confirma('Eliminar el comentario'))
  await waitFor(() => expect(comentarios).not.toBeInTheDocument())
  await openMoreOf('«Comparto un arreglo»')
  await press('Eliminar «Comparto un arreglo»')
  await user.click(await confirma('Eliminar la publicación'))
  expect(await aviso('Publicación eliminada')).toBeVisible()
  await waitFor(() => expect(suya).not.toBeInTheDocument())
})

test('un alumno no elige de qué tipo es lo que publica', async () => {
  await enTablon('alumno', { mas: '&publicar=nueva' })

  expect(await screen.findByLabelText('Título')).toBeVisible()
  expect(screen.queryByLabelText('Tipo')).not.toBeInTheDocument()
})

test('un me gusta se ve al instante, cuenta una vez, y se corrige si se rechaza', async () => {
  const { red, user, asAna } = await enTablon('alumno', { antes: conAvisos(1) })
  const gusta = await screen.findByRole('button', { name: /^Me gusta/ })
  red.refuse('POST /publicaciones/1/interacciones', 500)
  await user.click(gusta)
  expect(await aviso('Error al interactuar con la publicación')).toBeVisible()
  await waitFor(() => expect(gusta).toHaveAttribute('aria-pressed', 'false'))
  const respuesta = red.hold('POST /publicaciones/1/interacciones')

  await user.dblClick(gusta)

  await waitFor(() => expect(gusta).toHaveAttribute('aria-pressed', 'true'))
  expect(gusta).toHaveTextContent('1')
  respuesta()
  await waitFor(async () =>
    expect((await asAna.publicaciones({ id: 1 }).get()).data.totalInteracciones).toBe(1),
  )
  await user.click(gusta)
  await waitFor(() => expect(gusta).toHaveAttribute('aria-pressed', 'false'))
})

test('lo que pasa en el tablón aparece solo', async () => {
  const { asDocente, catedra, comment } = await enTablon('alumno')
  expect(await screen.findByText('Todavía no hay publicaciones')).toBeVisible()

  await asDocente.catedras({ id: catedra.id }).publicaciones.post({
    titulo: 'Traigan el metrónomo',
    contenido: '<p>Mañana.</p>',
  })
  const leida = await publicacion('Traigan el metrónomo')
  await comment(asDocente, { contenido: 'A las nueve.' })
  await waitFor(() => expect(leida).toHaveTextContent('A las nueve.'))
})

test('a quien dejan fuera de la cátedra se le dice', async () => {
  const { asAdmin, asDocente, catedra, ana } = await enTablon('alumno')
  expect(await screen.findByText('Todavía no hay publicaciones')).toBeVisible()

  await asAdmin.admin.catedras({ id: catedra.id }).alumnos({ alumnoId: ana.id }).desinscribir.delete()
  await asDocente.catedras({ id: catedra.id }).publicaciones.post({ titulo: 'Ya', contenido: '<p>No.</p>' })

  await titulo('Cátedra no encontrada')
})

test('un enlace lleva a su publicación, aunque esté más abajo de lo que se ve', async () => {
  const { press, go, catedra } = await enTablon('docente', { antes: conAvisos(12) })
  await openMoreOf('«Aviso 11.»')
  await press('Copiar enlace «Aviso 11.»')
  expect(await aviso('Enlace copiado.')).toBeVisible()
  const { pathname, search } = new URL(await navigator.clipboard.readText())
  await go(pathname + search)
  const suya = await publicacion('Aviso 11.')
  await waitFor(() => expect(suya.contains(document.activeElement)).toBe(true))

  await go(`/docente/catedra/${catedra.id}?tab=tablon&publicacion=1`)
  expect(await screen.findByRole('list', { name: 'Publicación del enlace' })).toHaveTextContent('Aviso 1.')
  await go(`/docente/catedra/${catedra.id}?tab=tablon&publicacion=999999`)
  expect(await screen.findByText('La publicación de este enlace ya no está en el tablón.')).toBeVisible()
})

test('el administrador publica en una de sus cátedras, comenta y elimina lo de otros', async () => {
  const { publish, press, write, user } = await enTablon('admin', {
    antes: ({ publish, asAna }) =>
      publish(asAna, { titulo: 'Vendo guitarra', contenido: '<p>Casi nueva.</p>' }),
  })
  await publish('Feriado', 'No hay clases.')
  expect(await publicacion('Feriado')).toHaveTextContent('Administración')
  const ajena = await publicacion('Vendo guitarra')
  expect(within(ajena).queryByRole('button', { name: /^Editar/ })).not.toBeInTheDocument()

  await press('Comentar «Vendo guitarra»')
  await write('Tu comentario', 'Esto va en otro lado.')
  await press('Comentar')
  expect(await aviso('Comentario añadido.')).toBeVisible()
  await openMoreOf('«Vendo guitarra»')
  await press('Eliminar «Vendo guitarra»')
  await user.click(await confirma('Eliminar la publicación'))

  await waitFor(() => expect(ajena).not.toBeInTheDocument())
})

test('de un hilo largo se ven los últimos, y los demás a pedido', async () => {
  const { press } = await enTablon('docente', {
    antes: async (mundo) => {
      await conAvisos(1)(mundo)
      for (let i = 1; i <= 30; i++) await mundo.comment(mundo.asDocente, { contenido: `Comentario ${i}.` })
    },
  })
  const hilo = within(await screen.findByRole('list', { name: 'Comentarios de «Aviso 1.»' }))
  expect(hilo.getAllByRole('listitem')).toHaveLength(3)

  await press('Ver 27 comentarios anteriores')
  await waitFor(() => expect(hilo.getAllByRole('listitem')).toHaveLength(20))
  await press('Ver 10 comentarios anteriores')

  await waitFor(() => expect(hilo.getAllByRole('listitem')).toHaveLength(30))
  expect(hilo.getAllByRole('listitem')[0]).toHaveTextContent('Comentario 1.')
})

test('si el tablón no carga se dice, y se puede reintentar', async () => {
  const mundo = createMundoConTablon()
  const { catedra, docente } = mundo
  const { red, press, go } = await enter(mundo, '/docente/calendario', 'docente', docente)
  red.refuse(`GET /publicaciones/catedra/${catedra.id}`, 404)
  await go(`/docente/catedra/${catedra.id}?tab=tablon`)
  expect(await screen.findByText('No se pudieron cargar las publicaciones del tablón.')).toBeVisible()
  red.restore()

  await press('Reintentar')

  expect(await screen.findByText('Todavía no hay publicaciones')).toBeVisible()
})

test.each(['docente', 'admin'] as const)(
  'de una publicación se llega a la tarea que anuncia (%s)',
  async (rol) => {
    const { press } = await enTablon(rol, {
      antes: async ({ aula, ana }) => {
        const { tareaMaestra } = (await aula.tareas.post(tareaDePrueba)).data
        await aula['tareas-maestras']({ tareaId: tareaMaestra.id }).assign.post({ alumnoIds: [ana.id] })
      },
      mas: '&publicacion=1',
    })

    await press('Ver la Tarea', 'link')

    expect(await screen.findByRole('dialog')).toHaveTextContent(tareaDePrueba.titulo)
  },
)
