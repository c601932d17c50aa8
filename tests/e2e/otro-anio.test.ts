import { expect, test } from './administrador'

test('a quien copia una cátedra a otro año se le propone su docente', async ({ page, enter }) => {
  await enter('/admin/catedras/1?copia=2027')

  const docente = page.getByRole('dialog').getByLabel('Docente')

  await expect(docente.locator('option:checked')).toHaveText('Graciela Ocampos')
})
