import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertDocente } from '../support/academia.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, enter } from '../support/pantallas.tsx'

async function enLaCatedra() {
  const mundo = createMundo()
  const hugo = insertDocente(mundo.db, { nombre: 'Hugo', apellido: 'Roa' })
  const { catedra } = mundo
  const pantalla = await enter(mundo, `/admin/catedras/${catedra.id}`)
  return {
    ...mundo,
    ...pantalla,
    hugo,
    async abre() {
      await pantalla.press('Cambiar los docentes')
      await screen.findByRole('button', { name: 'Quitar el docente 1' })
      // happy-dom does not keep what a list was set to as it came.
      await pantalla.user.selectOptions(ultimo('Docente'), 'Graciela Ocampos')
    },
  }
}

const ultimo = (etiqueta: string) => screen.getAllByLabelText(etiqueta).at(-1) as HTMLElement
const docentes = async () => within(await screen.findByRole('region', { name: 'Docentes' }))

test('la administración suma un suplente con sus fechas, y lo quita', async () => {
  const { abre, press, user, write } = await enLaCatedra()
  expect(await (await docentes()).findByText('Graciela Ocampos')).toBeVisible()
  await abre()
  await press('Añadir un docente')
  await screen.findByRole('button', { name: 'Quitar el docente 2' })
  await user.selectOptions(ultimo('Docente'), 'Hugo Roa')
  await write(ultimo('Desde'), '2026-06-10')
  await write(ultimo('Hasta'), '2026-06-09')
  await press('Guardar los docentes')
  expect(await aviso('La fecha de fin no puede ser anterior a la de inicio.')).toBeVisible()
  await write(ultimo('Hasta'), '2026-06-20')
  await press('Guardar los docentes')

  expect(await aviso('Docentes guardados.')).toBeVisible()
  await waitFor(async () =>
    expect((await docentes()).getByText('Hugo Roa').closest('li')).toHaveTextContent(
      'Suplente · del 10/06/2026 al 20/06/2026',
    ),
  )
  await press('Cambiar los docentes')
  await screen.findByRole('button', { name: 'Quitar el docente 2' })
  await user.selectOptions(screen.getAllByLabelText('Docente')[0] as HTMLElement, 'Graciela Ocampos')
  await press('Quitar el docente 2')
  await press('Guardar los docentes')
  await waitFor(async () => expect((await docentes()).queryByText('Hugo Roa')).not.toBeInTheDocument())
})

test('sin titular no se guarda, y lo que otro cambió mientras tanto se dice', async () => {
  const { abre, press, user, asAdmin, catedra, docente, hugo } = await enLaCatedra()
  await abre()
  await user.selectOptions(ultimo('Papel'), 'Auxiliar')
  await press('Guardar los docentes')
  expect(await aviso('La cátedra tiene que tener un titular.')).toBeVisible()
  await user.selectOptions(ultimo('Papel'), 'Titular')
  const titular = { docenteId: docente.id, papel: 'TITULAR', desde: '2026-02-01' }
  await asAdmin(`PUT /admin/catedras/${catedra.id}/docentes`, {
    docentes: [titular, { docenteId: hugo.id, papel: 'AUXILIAR', desde: '2026-02-01' }],
  })
  await press('Añadir un docente')
  await screen.findByRole('button', { name: 'Quitar el docente 2' })
  await user.selectOptions(ultimo('Docente'), 'Hugo Roa')

  await press('Guardar los docentes')
  expect(await aviso(/Mientras editabas, alguien cambió los docentes/)).toBeVisible()
  await press('Guardar los docentes')

  expect(await aviso('Docentes guardados.')).toBeVisible()
  const { data } = await asAdmin(`GET /admin/catedras/${catedra.id}`)
  expect(data.docentes).toMatchObject([{ desde: '2000-01-01' }, { docenteId: hugo.id, papel: 'SUPLENTE' }])
})
