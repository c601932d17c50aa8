import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { muestras } from '../support/archivos.ts'
import { createMundoConAsignadas } from '../support/mundo-con-tarea.ts'
import { enter } from '../support/pantallas.tsx'

const MESA = '/docente/catedra/1/tareas/1/correccion'

const paginas = (...nombres: string[]) => {
  const formulario = new FormData()
  for (const nombre of nombres) formulario.append('file', new File([muestras.png as BlobPart], nombre))
  return formulario
}
const seVe = (nombre: string) =>
  waitFor(() => expect(screen.getByRole('img', { name: nombre })).toBeInTheDocument())

test('en la mesa se pasa de página con las flechas, y de la última a la entrega que sigue', async () => {
  const mundo = await createMundoConAsignadas()
  await mundo.deliver(0, paginas('Uno.png', 'Dos.png'))
  await mundo.deliver(1, paginas('De otra.png'))
  const { user, press } = await enter(mundo, MESA, 'docente', mundo.docente)
  await seVe('Uno.png')
  expect(await screen.findByText('1 de 2')).toBeVisible()

  await user.keyboard('{ArrowRight}')
  await seVe('Dos.png')
  expect(screen.queryByRole('img', { name: 'Uno.png' })).toBeNull()
  await press('Archivo anterior')
  await seVe('Uno.png')
  await press('Archivo siguiente')
  await seVe('Dos.png')
  const primera = screen.getByRole('heading', { level: 2 }).textContent
  await user.keyboard('{ArrowRight}')

  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2 })).not.toHaveTextContent(String(primera)),
  )
})

test('lo que se dice de una página lo lee su alumno en esa página', async () => {
  const mundo = await createMundoConAsignadas()
  const { recibo } = (await mundo.deliver(0, paginas('Uno.png', 'Dos.png'))).data
  await mundo.asDocente.docente
    .tareasAsignaciones({ id: 1 })
    .comentarios.post({ texto: 'Mira el compás 3.', archivo: recibo.archivos[1].path })

  const { press } = await enter(mundo, '/alumno/tarea/1', 'alumno', mundo.alumnos[0])

  expect(await screen.findByText('2 archivos')).toBeVisible()
  expect(screen.queryByText('Mira el compás 3.')).toBeNull()
  await press('Archivo siguiente')
  expect(await screen.findByText('Mira el compás 3.')).toBeVisible()
})
