import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
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
