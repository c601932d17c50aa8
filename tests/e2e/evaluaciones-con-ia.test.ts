import { startGemini } from '../support/gemini'
import { type Program, startProgram } from '../support/program'
import { nuevoCurso } from './evaluaciones'
import { aviso, test as base, expect } from './fixtures'

type Gemini = Awaited<ReturnType<typeof startGemini>>

/** A program whose AI service is played by this test. */
const test = base.extend<object, { gemini: Gemini; program: Program }>({
  gemini: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const gemini = await startGemini(null)
      await use(gemini)
      gemini.stop()
    },
    { scope: 'worker' },
  ],
  program: [
    async ({ gemini }, use) => {
      const env = { GEMINI_API_KEY: 'clave', GEMINI_BASE_URL: gemini.baseUrl }
      const program = await startProgram({ env })
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
})

const preguntas = (cuantas: number, opciones: number) =>
  JSON.stringify({
    preguntas: Array.from({ length: cuantas }, (_, i) => ({
      texto: `¿Cuestión ${i + 1}?`,
      opciones: Array.from({ length: opciones }, (_, j) => ({ texto: `Opción ${j}`, es_correcta: j === 1 })),
    })),
  })

test('la docente genera con IA: sobrecargada, cancelada y al fin generada', async ({
  page,
  gemini,
  signInAs,
}) => {
  const curso = await nuevoCurso(page)
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}/generate-evaluation`)
  await expect(page.getByLabel('Cantidad de preguntas')).toHaveValue('5')
  await expect(page.getByLabel('Opciones por pregunta')).toHaveValue('4')
  await page.getByLabel('Tema').fill('La guarania')
  const generate = page.getByRole('button', { name: 'Generar Evaluación' })

  gemini.say({ status: 503, message: 'The model is overloaded. Please try again later.' })
  await generate.click()
  await expect(
    aviso(page, 'El modelo de IA está sobrecargado. Por favor, inténtalo de nuevo más tarde.'),
  ).toBeVisible()
  await expect(page.getByLabel('Tema')).toHaveValue('La guarania')

  gemini.say(null)
  const antes = gemini.cortados()
  await generate.dblclick()
  await expect(page.getByRole('progressbar', { name: 'Generando la evaluación' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generando...' })).toBeDisabled()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(aviso(page, 'Se canceló la generación.')).toBeVisible()
  await expect.poll(() => gemini.cortados()).toBe(antes + 1)

  gemini.say(preguntas(5, 4))
  await generate.click()
  const exito = page.getByRole('dialog', { name: '¡Listo!' })
  await expect(exito).toContainText('Evaluación generada y guardada exitosamente!')
  await expect(exito).toBeHidden({ timeout: 4500 })
  await expect(page.getByRole('heading', { name: 'La guarania' })).toBeVisible()
  await expect(page.locator('.correcta')).toHaveCount(5)
  await page.getByRole('button', { name: 'Descartarla' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar la evaluación' }).click()
  await expect(page.getByLabel('Tema')).toHaveValue('')
})

test('la otra página tiene el mismo formulario, y vuelve a la cátedra', async ({
  page,
  gemini,
  signInAs,
}) => {
  const curso = await nuevoCurso(page)
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}/evaluations/create`)
  await page.getByLabel('Tema').fill('El arpa')
  await page.getByLabel('Materia').fill('Organología')
  await page.getByLabel('Cantidad de preguntas').fill('2')
  await page.getByLabel('Opciones por pregunta').fill('3')
  gemini.say(preguntas(2, 3))

  await page.getByRole('button', { name: 'Generar Evaluación' }).click()

  await expect(aviso(page, 'Evaluación generada y guardada exitosamente!')).toBeVisible()
  await expect(page).toHaveURL(`/docente/catedra/${curso.id}?tab=evaluaciones`)
  await expect(page.getByRole('row').filter({ hasText: 'El arpa' })).toContainText('Generada por IA')
})

test('la administración genera, con sus límites, y vuelve a la cátedra', async ({
  page,
  gemini,
  signInAs,
}) => {
  const curso = await nuevoCurso(page)
  await signInAs('admin')
  await page.goto(`/admin/catedras/${curso.id}?tab=evaluaciones`)
  await expect(page.getByRole('main').locator('.principal')).toHaveText(['Crear Evaluación por IA'])
  await page.getByRole('link', { name: 'Crear Evaluación por IA' }).click()
  await expect(page).toHaveURL(`/admin/catedras/${curso.id}/evaluations/create`)
  await page.getByLabel('Tema').fill('El requinto')
  await page.getByLabel('Instrucciones').fill('Nivel inicial')
  await page.getByLabel('Cantidad de preguntas').fill('51')
  const generate = page.getByRole('button', { name: 'Generar Evaluación' })
  await generate.click()
  await expect(aviso(page, 'La cantidad de preguntas debe estar entre 1 y 50.')).toBeVisible()
  await expect(page.getByLabel('Cantidad de preguntas')).toBeFocused()
  await page.getByLabel('Cantidad de preguntas').fill('1')

  gemini.say(preguntas(1, 4))
  await generate.click()
  await expect(page.getByRole('dialog', { name: '¡Listo!' })).toContainText(
    'Evaluación generada exitosamente!',
  )
  await page.getByRole('button', { name: 'Ver las preguntas' }).click()
  await page.getByRole('link', { name: `Volver a ${curso.nombre}` }).click()
  await page.getByRole('button', { name: 'Ver «El requinto»' }).click()
  await expect(page.getByRole('dialog', { name: 'El requinto' })).toContainText('¿Cuestión 1?')
})
