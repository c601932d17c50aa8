import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { insertPlan, insertUnidad } from '../support/academia.ts'
import { createMundo } from '../support/mundo.ts'
import { CLAVE } from '../support/mundo-con-cierre.ts'
import { direccion, enter, titulo } from '../support/pantallas.tsx'

const LA_CLASE = { dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '20:00' } as const
const A_LAS_2041 = '2026-03-02T23:41:00Z'
const A_LAS_15 = '2026-03-02T18:00:00Z'

let docenteId = 200

/** Monday's class of three students and a plan of three units, with its teacher: somebody else in each test. */
function conClase(now = A_LAS_2041) {
  const mundo = createMundo({
    now,
    alumnos: 3,
    catedra: { horarios: [LA_CLASE] },
    docente: { id: docenteId++ },
  })
  const { db, catedra, asDocente } = mundo
  const plan = insertPlan(db, { catedraId: catedra.id, titulo: 'Plan anual' })
  const unidades = ['Marzo', 'Abril', 'Mayo'].map((periodo, i) =>
    insertUnidad(db, { planId: plan.id, periodo, posicion: i + 1 }),
  )
  const en = `/docente/catedra/${catedra.id}`
  const read = async () => (await asDocente(`GET ${en}/diasclase/hoy/cierre`)).data
  return {
    ...mundo,
    unidades,
    en,
    read,
    presentes: async () =>
      (await read()).alumnos.map(({ presente }: { presente: boolean | null }) => presente),
    tareas: async () =>
      (await asDocente(`GET ${en}/tareas`)).data.map(({ titulo }: { titulo: string }) => titulo),
  }
}

/** Its teacher before the panel, or at the close of the class. */
async function enCierre({ now = A_LAS_2041, panel = false } = {}) {
  const mundo = conClase(now)
  const lugar = panel ? '/docente/dashboard' : `${mundo.en}/cierre`
  return { ...mundo, ...(await enter(mundo, lugar, 'docente', mundo.docente)) }
}

const fila = (nombre: string) => screen.findByRole('checkbox', { name: new RegExp(nombre) })
const unidad = (periodo: string) => screen.findByRole('checkbox', { name: new RegExp(`^${periodo}`) })
const CIERRA = 'Cerrar la clase'
const FRASE = 'Qué tienen que saber o traer'
const TAREA = 'Título (si hay tarea)'
const estado = (texto: string) => screen.findByRole('heading', { level: 2, name: texto })
const paraElGrupo = () => document.querySelector('.texto-para-el-grupo')

test('camino a la puerta: doce toques cierran la clase y dan el texto para el grupo', async () => {
  const { user, read, presentes, tareas } = await enCierre({ panel: true })
  let toques = 0
  const tap = async (donde: HTMLElement) => {
    toques++
    await user.click(donde)
  }

  await tap(await screen.findByRole('link', { name: CIERRA }))
  await titulo('Cerrar la clase de hoy')
  await tap(await fila('Beto Báez'))
  expect(screen.getByRole('main')).toHaveTextContent('2 presentes · 1 ausente.')
  await tap(await unidad('Marzo'))
  await tap(screen.getByLabelText(FRASE))
  await user.keyboard('Traer el cancionero.')
  await tap(screen.getByLabelText(TAREA))
  await user.keyboard('Cantar la escala')
  expect(screen.getByLabelText('Puntos')).toHaveValue('10')
  await tap(screen.getByRole('button', { name: CIERRA }))
  const cerrada = await estado('La clase está cerrada')
  await waitFor(() => expect(cerrada).toHaveFocus())
  await tap(screen.getByRole('button', { name: 'Copiar para WhatsApp' }))

  expect(toques).toBeLessThanOrEqual(12)
  expect(paraElGrupo()).toHaveTextContent('*Tarea*: Cantar la escala')
  expect(await presentes()).toEqual([true, false, true])
  expect((await read()).cierre).toMatchObject({
    por: 'Graciela Ocampos',
    para_la_proxima: 'Traer el cancionero.',
  })
  expect(await tareas()).toEqual(['Cantar la escala'])
})

test('la clase cerrada se ve desde el panel', async () => {
  const mundo = conClase()
  await mundo.asDocente(`POST ${mundo.en}/diasclase/hoy/cierre`, { clave: CLAVE, para_la_proxima: 'Leer.' })

  await enter(mundo, '/docente/dashboard', 'docente', mundo.docente)

  expect(await screen.findByRole('link', { name: 'Ver la clase cerrada' })).toBeVisible()
})

test('antes de la hora el panel pasa lista; la clase se cierra también desde la cátedra', async () => {
  const { en, press, go } = await enCierre({ now: A_LAS_15, panel: true })

  await press('Pasar lista', 'link')
  await waitFor(() => expect(direccion()).toMatch(new RegExp(`^${en}\\?tab=clases`)))
  await press('Cerrar la clase de hoy', 'link')
  await titulo('Cerrar la clase de hoy')
  await go(en)
  await press('Cerrar la clase de hoy', 'link')

  expect(await fila('Ana Acosta')).toBeChecked()
})

test('por una tarea que ya venció se pregunta, y sin puntos no se cierra', async () => {
  const { press, write, tareas } = await enCierre()
  await write(TAREA, 'Leer')
  await write('Vence', '2026-01-05')
  await write('Puntos', 'cero')
  await press(CIERRA)
  expect(await screen.findByText('Escribe cuántos puntos vale: 1 o más.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Puntos')).toHaveFocus())
  await write('Puntos', '5')
  await press(CIERRA)
  const pregunta = await screen.findByRole('dialog', { name: '¿La tarea ya venció?' })
  expect(pregunta).toHaveTextContent('05/01/2026')
  await press('Cancelar')
  expect(await tareas()).toEqual([])

  await press(CIERRA)
  await press('Cerrar igual')

  await estado('La clase está cerrada')
  expect(await tareas()).toEqual(['Leer'])
})

test('lo que otro cerró se dice, y se le suma lo propio', async () => {
  const { catedra, asAdmin, user, press, write, read, presentes } = await enCierre()
  await user.click(await fila('Beto Báez'))
  await write(FRASE, 'Traer lápiz.')
  await asAdmin(`POST /admin/catedras/${catedra.id}/diasclase/hoy/cierre`, {
    clave: CLAVE,
    para_la_proxima: 'Llegar temprano.',
  })

  await press(CIERRA)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Ya la cerró la administración a las \d\d:\d\d\. Lo que escribiste/,
  )
  await press('Agregar lo mío')

  await waitFor(() => expect(paraElGrupo()).toHaveTextContent('Traer lápiz.'))
  expect((await read()).cierre.para_la_proxima).toBe('Llegar temprano.\nTraer lápiz.')
  expect(await presentes()).toEqual([null, false, null])
  await press('Agregar algo más')
  await write(FRASE, 'Y goma.')
  await press('Agregar a la clase')
  await waitFor(() => expect(paraElGrupo()).toHaveTextContent('Y goma.'))
})

test('lo que ya no es de la cátedra se va del cierre, que se puede enviar igual', async () => {
  const { catedra, alumnos, unidades, asDocente, asAdmin, user, press, presentes } = await enCierre()
  await user.click(await unidad('Marzo'))
  await user.click(await unidad('Abril'))
  await user.click(await fila('Beto Báez'))
  await asDocente(`DELETE /docente/me/unidades/${unidades[0]?.id}`)
  await press(CIERRA)
  expect(await screen.findByRole('alert')).toHaveTextContent('Esa unidad no es de esta cátedra.')
  await waitFor(() => expect(screen.queryByText(/^Marzo/)).not.toBeInTheDocument())

  await asAdmin(`DELETE /admin/catedras/${catedra.id}/alumnos/${alumnos[1].id}/desinscribir`)
  await press(CIERRA)
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Ese alumno no está inscrito en la cátedra.'),
  )
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Beto/ })).not.toBeInTheDocument())
  await press(CIERRA)

  await estado('La clase está cerrada')
  expect(paraElGrupo()).toHaveTextContent('*Vimos*: Abril')
  expect(await presentes()).toEqual([true, true])
})

test('lo escrito por quien ya no dicta la cátedra queda, y se dice; si vuelve, se cierra', async () => {
  const { catedra, docente, asAdmin, press, write, read, user } = await enCierre()
  const put = (hasta: string | null) =>
    asAdmin(`PUT /admin/catedras/${catedra.id}/docentes`, {
      docentes: [{ docenteId: docente.id, papel: 'TITULAR', desde: '2026-01-01', hasta }],
    })
  await user.click(await fila('Beto Báez'))
  await write(FRASE, 'Traer lápiz.')
  await put('2026-03-01')

  await press(CIERRA)

  expect(await estado('Ya no dictas esta cátedra')).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('La clase no se cerró. Lo que escribiste sigue')
  expect(screen.getByRole('main')).toHaveTextContent('Para la próxima: Traer lápiz.')
  await user.click(screen.getByRole('link', { name: 'Volver a Mi Dashboard' }))
  await put(null)
  await user.click(await screen.findByRole('link', { name: /no se cerró: ver lo que escribiste/ }))
  await waitFor(() => expect(screen.getByLabelText(FRASE)).toHaveValue('Traer lápiz.'))
  await press(CIERRA)
  await estado('La clase está cerrada')
  expect((await read()).cierre.para_la_proxima).toBe('Traer lápiz.')
})

test('dos toques cierran una vez', async () => {
  const { user, write, tareas } = await enCierre()
  await write(TAREA, 'Leer')

  await user.dblClick(screen.getByRole('button', { name: CIERRA }))

  await estado('La clase está cerrada')
  expect(await tareas()).toEqual(['Leer'])
})

/** Its class was closed: March was given. */
async function conClaseCerrada() {
  const mundo = conClase()
  await mundo.asDocente(`POST ${mundo.en}/diasclase/hoy/cierre`, {
    clave: CLAVE,
    unidades: [{ unidadId: mundo.unidades[0]?.id, estado: 'DADA' }],
    para_la_proxima: 'Traer el cancionero.',
  })
  return mundo
}

test('los planes dicen cuánto se dio', async () => {
  const mundo = await conClaseCerrada()
  const { press } = await enter(mundo, `${mundo.en}?tab=planes`, 'docente', mundo.docente)
  expect(await screen.findByText(/Dadas 1 de 3/)).toBeVisible()

  await press('Plan anual', 'link')

  expect(await screen.findByText('Dada')).toBeVisible()
})

test('el alumno ve qué hay para la próxima y qué se dio', async () => {
  const mundo = await conClaseCerrada()

  const { user } = await enter(mundo, `/alumno/catedra/${mundo.catedra.id}`, 'alumno', mundo.alumnos[0])

  expect(await screen.findByRole('heading', { name: 'Para la próxima' })).toBeVisible()
  expect(screen.getByText('Traer el cancionero.')).toBeVisible()
  await user.click(screen.getByText('Lo que se dio'))
  const dado = await screen.findAllByRole('listitem')
  expect(dado.some((uno) => within(uno).queryByText(/Marzo/))).toBe(true)
})

test('el panel ofrece instalar donde el navegador puede, y no insiste', async () => {
  const { press } = await enCierre({ panel: true })
  await titulo('Mi Dashboard de Docente')
  const prompt = vi.fn(async () => {})
  const offer = () =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  offer()
  await press('Instalar')
  expect(prompt).toHaveBeenCalledOnce()
  offer()
  await press('Ahora no')
  offer()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Instalar' })).not.toBeInTheDocument())
})
