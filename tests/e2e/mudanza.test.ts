import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder, type Program, runProgram, runProgramAside, startProgram } from '../support/program'
import { sesionEn } from '../support/sesiones'
import { expect, expectFits, telefono, test } from './fixtures'

/** Comments one after the other, each with its number, until told to stop; notes those that were taken. */
function countIn({ url }: Program, isOver: () => boolean) {
  const rechazos = new Set<number>()
  const tomados: string[] = []
  const run = async () => {
    for (let i = 0; !isOver(); i++) {
      const text = `Número ${i}.`
      const { status } = await post(url, '/composers/comments/1', { name: 'Luz', text })
      if (status < 300) tomados.push(text)
      else rechazos.add(status)
    }
  }
  return { rechazos, tomados, termino: run() }
}

const post = (url: string, path: string, body: unknown, headers = {}) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function listComentarios({ url }: Program): Promise<string[]> {
  const lista = await (await fetch(`${url}/api/composers/comments/1`)).json()
  return lista.map(({ text }: { text: string }) => text)
}

test('mientras se muda no se pierde nada de lo que se tomó, y en la otra máquina se sigue', async () => {
  const raiz = newFolder()
  const [dataDir, otra, copia] = ['vieja', 'nueva', 'copia.tar'].map((nombre) => join(raiz, nombre)) as [
    string,
    string,
    string,
  ]
  const vieja = await startProgram({ seed: [['catalogo']], dataDir, env: { WORKERS: '2' } })
  let isOver = false
  const { rechazos, tomados, termino } = countIn(vieja, () => isOver)
  await expect.poll(() => tomados.length).toBeGreaterThan(0)

  const mudada = await runProgramAside(['mudar', copia, '--data-dir', dataDir])
  await expect.poll(() => [...rechazos]).toEqual([503])
  isOver = true
  await termino
  const alFinal = await listComentarios(vieja)
  await vieja.stop()
  const repuesta = runProgram(['restore', copia, '--data-dir', otra])
  const nueva = await startProgram({ dataDir: otra })
  const enLaOtra = await listComentarios(nueva)
  const sigue = await post(nueva.url, '/composers/comments/1', { name: 'Luz', text: 'Aquí.' })
  await nueva.stop()
  const devuelta = await startProgram({ dataDir })
  const sigueCerrada = await post(devuelta.url, '/composers/comments/1', { name: 'Luz', text: 'No.' })
  await devuelta.stop()
  rmSync(raiz, { recursive: true })

  expect(mudada.output).toContain('El sitio quedó solo para leer.')
  expect(mudada.output).toContain(`guarania restore ${copia} --data-dir CARPETA`)
  expect(repuesta.stderr).toBe('')
  expect(alFinal.toSorted()).toEqual(tomados.toSorted())
  expect(enLaOtra.toSorted()).toEqual(tomados.toSorted())
  expect([sigue.status, sigueCerrada.status]).toEqual([201, 503])
})

test('donde la copia no se puede hacer, el sitio vuelve a recibir cambios', async () => {
  const { dataDir, url, stop } = await startProgram({ seed: [['catalogo']] })

  const { status, output } = await runProgramAside(['mudar', '/no/hay/copia.tar', '--data-dir', dataDir])
  const sigue = await post(url, '/composers/comments/1', { name: 'Luz', text: 'Aquí.' })
  await stop()

  expect([status, sigue.status]).toEqual([1, 201])
  expect(output).toContain('No se pudo hacer la copia: el sitio vuelve a recibir cambios.')
})

test.describe(() => {
  test.use(telefono)

  test('el administrador deja el sitio solo para leer, y lo vuelve a abrir', async ({ page }) => {
    const program = await startProgram({ seed: [['catalogo']] })
    const { authorization } = await sesionEn(program, 'admin')
    await page.goto(`${program.url}/about`)
    await page.evaluate(
      (token) => {
        localStorage.setItem('adminToken', token)
        localStorage.setItem('role', 'admin')
      },
      authorization.replace('Bearer ', ''),
    )
    await page.goto(`${program.url}/admin/copias`)

    await page.getByRole('button', { name: 'Dejar solo para leer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Dejar solo para leer' }).click()
    await expect(page.getByText(/el sitio solo se lee: nadie puede guardar nada/)).toBeVisible()
    await expectFits(page)

    await page.goto(`${program.url}/creador/agustin-pio-barrios`)
    const nombre = page.getByLabel('Tu nombre')
    const texto = page.getByLabel('Tu comentario')
    await nombre.fill('Luz')
    await texto.fill('Lo escuché en Caacupé.')
    await page.getByRole('button', { name: /comentar|enviar/i }).click()
    await expect(page.getByText('Estamos mudando el sitio.', { exact: false })).toBeVisible()
    await expect(texto).toHaveValue('Lo escuché en Caacupé.')

    await page.goto(`${program.url}/admin/copias`)
    await page.getByRole('button', { name: 'Volver a recibir cambios' }).click()
    await expect(page.getByRole('button', { name: 'Dejar solo para leer' })).toBeVisible()
    await program.stop()
  })
})
