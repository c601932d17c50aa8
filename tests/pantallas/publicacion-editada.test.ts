import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createMundoConTablon } from '../support/mundo-con-tablon.ts'
import { enter } from '../support/pantallas.tsx'

async function conUna() {
  const mundo = createMundoConTablon()
  await mundo.publish(mundo.asDocente, {
    titulo: 'Cambio de aula',
    contenido: '<p>Aula 4.</p>',
    tipo: 'OTRO',
  })
  return mundo
}

test('la dirección para editar una publicación no le sirve a quien no la escribió', async () => {
  const mundo = await conUna()
  const { catedra, ana } = mundo
  const { press } = await enter(mundo, `/alumno/catedra/${catedra.id}?publicar=1`, 'alumno', ana)
  expect(await screen.findByRole('heading', { name: 'Cambio de aula' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await press('Crear Publicación')

  expect(await screen.findByRole('dialog', { name: 'Nueva Publicación' })).toBeVisible()
})

test('a quien la escribió se la abre', async () => {
  const mundo = await conUna()
  const lugar = `/docente/catedra/${mundo.catedra.id}?tab=tablon&publicar=1`
  await enter(mundo, lugar, 'docente', mundo.docente)

  expect(await screen.findByRole('dialog', { name: 'Editar Publicación' })).toBeVisible()
  expect(await screen.findByLabelText('Título')).toHaveValue('Cambio de aula')
})

test('la que no se pudo leer se vuelve a pedir en su diálogo', async () => {
  const mundo = await conUna()
  const { catedra, docente } = mundo
  const { red, go, press } = await enter(mundo, '/docente/calendario', 'docente', docente)
  red.refuse(`GET /publicaciones/catedra/${catedra.id}`, 200, [])
  red.refuse('GET /publicaciones/1', 500)
  await go(`/docente/catedra/${catedra.id}?tab=tablon&publicar=1`)
  await screen.findByRole('dialog', { name: 'Editar Publicación' })
  await screen.findByRole('button', { name: 'Reintentar' })
  red.restore()

  await press('Reintentar')

  expect(await screen.findByLabelText('Título')).toHaveValue('Cambio de aula')
})
