import { screen, waitFor } from '@testing-library/dom'
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
      await pantalla.pressMore('la cátedra', 'Cambiar los docentes')
      await screen.findByRole('button', { name: 'Quitar el docente 1' })
      // happy-dom does not keep what a list was set to as it came.
      await pantalla.user.selectOptions(ultimo('Docente'), 'Graciela Ocampos')
    },
  }
}

const ultimo = (etiqueta: string) => screen.getAllByLabelText(etiqueta).at(-1) as HTMLElement

test('la administración suma un suplente con sus fechas, y lo quita', async () => {
  const { abre, press, pressMore, user, write, asAdmin, catedra } = await enLaCatedra()
  const suplentes = async () => {
    const { data } = await asAdmin(`GET /admin/catedras/${catedra.id}`)
    return data.docentes.slice(1)
  }
  await abre()
  await press('Agregar un docente')
  await screen.findByRole('button', { name: 'Quitar el docente 2' })
  await user.selectOptions(ultimo('Docente'), 'Hugo Roa')
  await write(ultimo('Desde'), '2026-06-10')
  await write(ultimo('Hasta'), '2026-06-09')
  await press('Guardar los docentes')
  expect(await aviso('La fecha de fin no puede ser anterior a la de inicio.')).toBeVisible()
  await write(ultimo('Hasta'), '2026-06-20')
  await press('Guardar los docentes')

  expect(await aviso('Docentes guardados.')).toBeVisible()
  expect(await suplentes()).toMatchObject([{ papel: 'SUPLENTE', desde: '2026-06-10', hasta: '2026-06-20' }])
  await pressMore('la cátedra', 'Cambiar los docentes')
  await screen.findByRole('button', { name: 'Quitar el docente 2' })
  await user.selectOptions(screen.getAllByLabelText('Docente')[0] as HTMLElement, 'Graciela Ocampos')
  await press('Quitar el docente 2')
  await press('Guardar los docentes')
  await waitFor(async () => expect(await suplentes()).toEqual([]))
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
  await press('Agregar un docente')
  await screen.findByRole('button', { name: 'Quitar el docente 2' })
  await user.selectOptions(ultimo('Docente'), 'Hugo Roa')

  await press('Guardar los docentes')
  expect(await aviso(/Mientras editabas, alguien cambió los docentes/)).toBeVisible()
  await press('Guardar los docentes')

  expect(await aviso('Docentes guardados.')).toBeVisible()
  const { data } = await asAdmin(`GET /admin/catedras/${catedra.id}`)
  expect(data.docentes).toMatchObject([{ desde: '2000-01-01' }, { docenteId: hugo.id, papel: 'SUPLENTE' }])
})
