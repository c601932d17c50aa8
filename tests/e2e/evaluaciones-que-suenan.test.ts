import type { Page } from '@playwright/test'
import { wavDe } from '../support/sonido'
import { type Curso, expectGuardadas, nuevoCurso } from './evaluaciones'
import { expect, expectAccessible, expectFits, expectGood, telefono, test } from './fixtures'

// A page that is loaded again without a line comes from there.
test.use({ serviceWorkers: 'allow' })

/** Ten of every kind there is, to be heard twice each. */
async function diezDeOido({ id, call, alumnos }: Curso): Promise<number> {
  const { evaluation } = await call(`POST /admin/catedras/${id}/generate-evaluation`, {
    source: 'oido',
    numberOfQuestions: 10,
    oido: { que: ['INTERVALO', 'ACORDE', 'RITMO', 'MELODIA'], nivel: 2, semilla: 7 },
  })
  const { titulo, Pregunta } = await call(`GET /admin/evaluaciones/${evaluation.id}`)
  const preguntas = Pregunta.map(({ Opcion: opciones, ...una }: Record<string, unknown>) => ({
    ...una,
    opciones,
    escuchas: 2,
  }))
  await call(`PUT /admin/evaluaciones/${evaluation.id}`, { titulo, preguntas })
  const alumnoIds = alumnos.map((alumno) => alumno.id)
  await call(`POST /admin/evaluaciones/${evaluation.id}/assign`, {
    alumnoIds,
    fecha_entrega: '2030-03-10T23:59',
  })
  return evaluation.id
}

/** Ten seconds with a line, and as many without. */
async function conCortes(page: Page, work: () => Promise<void>) {
  let seCorta = true
  const turnos = setInterval(() => {
    void page.context().setOffline(seCorta)
    seCorta = !seCorta
  }, 10_000 / 2)
  try {
    await work()
  } finally {
    clearInterval(turnos)
    await page.context().setOffline(false)
  }
}

/** Also what is drawn, and drawn only now: one score after the other. */
const expectDrawn = (page: Page) =>
  expect
    .poll(
      () =>
        page
          .locator('img.notacion')
          .evaluateAll(
            (todos) => todos.length > 0 && todos.every((uno) => (uno as HTMLImageElement).naturalWidth > 0),
          ),
      { timeout: 30_000 },
    )
    .toBe(true)

test('diez de oído por una línea que se corta: se escucha, se responde y no se pierde nada', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(90_000)
  await page.setViewportSize(telefono)
  const curso = await nuevoCurso(page)
  const id = await diezDeOido(curso)
  const { call } = await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto(`/evaluacion/${id}`)
  await expectDrawn(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expectFits(page)
  await expectAccessible(page)
  const preguntas = page.getByRole('main').getByRole('group')
  const marcadas = preguntas.getByRole('radio', { checked: true })

  await conCortes(page, async () => {
    for (let i = 0; i < 10; i++) {
      const una = preguntas.nth(i)
      // Two taps at once, and those after a line that was cut, are one listening.
      await expect(async () => {
        await una.getByRole('button', { name: /^(Escuchar|Reproducir)/ }).dblclick({ timeout: 1000 })
        await expect(una.getByRole('status')).toHaveText('Escuchas: te queda 1.', { timeout: 1500 })
      }).toPass()
      await una
        .getByRole('radio')
        .nth(i % 2)
        .click()
      await expect(marcadas).toHaveCount(i + 1)
      if (i === 4) await page.reload()
    }
  })
  await expectGuardadas(page, 10, 10)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Enviar Evaluación' }).dblclick()
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'se enviará sola cuando vuelva' })).toBeVisible()
  await page.context().setOffline(false)

  await expect(page.getByRole('heading', { name: /^Puntaje: \d+ de 10$/ })).toBeVisible()
  await expectDrawn(page)
  await expectFits(page)
  await expectAccessible(page)
  const { respuestas } = await call(`GET /alumnos/me/evaluaciones/${id}`)
  expect(respuestas).toHaveLength(10)
})

test('lo que se envió a una pregunta entra en el teléfono al escribirla', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}/evaluations/a-mano`)
  const archivos = {
    Imagen: { name: 'compas.png', mimeType: 'image/png', buffer: await page.screenshot() },
    Sonido: { name: 'dictado.wav', mimeType: 'audio/wav', buffer: wavDe(1) },
  }
  for (const [clase, archivo] of Object.entries(archivos)) {
    await page.getByRole('button', { name: `${clase} de la pregunta 1`, exact: true }).click()
    await page.locator('input[type=file]').setInputFiles(archivo)
    await expect(page.locator('input[type=file]')).toHaveCount(0)
  }

  await expectGood(page)
})
