import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { watchDescargas } from '../support/descargas.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, enter, openMoreOf, titulo } from '../support/pantallas.tsx'

/** The administrator before a course, who copies cells of a spreadsheet. */
async function conCeldas(lugar: string) {
  const pantalla = await enter(createMundo(), lugar)
  const paste = async (...lineas: string[]) => {
    await pantalla.user.click(await screen.findByLabelText(/^O copia las celdas/))
    await pantalla.user.paste(lineas.join('\n'))
  }
  return { ...pantalla, paste }
}

test('lo que falta de la tabla se dice en su lugar, y lo pegado queda', async () => {
  const { press, paste, go } = await conCeldas('/admin/alumnos/importar')
  await paste('nombre,apellido', 'Ana,Paz')
  await press('Revisar')

  const campo = screen.getByLabelText(/^O copia las celdas/)
  await waitFor(() =>
    expect(campo).toHaveAccessibleDescription(
      /Falta la columna «email»\. La primera fila debe tener los títulos\./,
    ),
  )
  await go('/admin/alumnos')
  await go('/admin/alumnos/importar')
  expect(await screen.findByLabelText(/^O copia las celdas/)).toHaveValue('nombre,apellido\nAna,Paz')
})

test('las inscripciones toman lo que sus filas no dicen de lo acordado para todas', async () => {
  const { press, write, paste } = await conCeldas('/admin/catedras/1')
  await openMoreOf('la lista')
  await press('Importar', 'link')
  await write(/^Cuota mensual/, '200000')
  await write(/^Día de cobro/, '99')
  await paste(
    'email\tnombre\tapellido\tdia de cobro',
    'ana@ejemplo.com\tAna\tPaz\t5',
    'eva@ejemplo.com\tEva\tRojas\t',
  )
  await press('Revisar')
  expect(await aviso('El día de cobro debe estar entre 1 y 31.')).toBeVisible()
  await write(/^Día de cobro/, '20')
  await press('Revisar')
  await press('Importar 2 filas')
  await press('Ver la cátedra', 'link')
  await titulo('Armonía')

  for (const [nombre, dia] of [
    ['Ana Paz', 5],
    ['Eva Rojas', 20],
  ] as const) {
    await press(nombre)
    expect(await screen.findByText(new RegExp(`Día de cobro: ${dia}$`))).toBeVisible()
    await press('Cerrar')
  }
})

test('una fila con errores se corrige donde está, y lo corregido queda al volver', async () => {
  const { press, write, paste, go } = await conCeldas('/admin/alumnos/importar')
  await paste('nombre,apellido,email', 'Ana,Paz,ana@paz.py', 'Beto,,beto@', 'Caro,,caro@vera.py')
  await press('Revisar')
  const filaDe = async (n: number) => within(await screen.findByRole('group', { name: `Fila ${n}` }))
  const beto = await filaDe(3)
  expect(beto.getByLabelText(/^Apellido/)).toHaveAccessibleDescription('El apellido es obligatorio.')
  expect(beto.getByLabelText(/^Email/)).toHaveAccessibleDescription('El email no es válido.')

  const campo = (await filaDe(4)).getByLabelText(/^Apellido/)
  fireEvent.change(campo, { target: { value: 'Vera' } })
  await go('/admin/alumnos')
  await go('/admin/alumnos/importar')
  await press('Revisar')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Fila 4' })).toBeNull())
  await press('Importar 2 y dejar 1')

  const nombres = watchDescargas()
  await press('Descargar la que quedó')
  await waitFor(() => expect(nombres).toEqual(['por-corregir.csv']))
  await press('Seguir con lo que quedó')
  await write(/^Apellido/, 'Ríos')
  await write(/^Email/, 'beto@rios.py')
  await press('Revisar lo corregido')
  await press('Importar 1 fila')
  await press('Ver los alumnos', 'link')
  for (const nombre of ['Ana Paz', 'Beto Ríos', 'Caro Vera'])
    expect(await screen.findByRole('button', { name: `Editar a ${nombre}` })).toBeVisible()
})
