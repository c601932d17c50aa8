import PostalMime from 'postal-mime'
import { createCertificado } from '../support/certificado'
import { startProgram } from '../support/program'
import { startSmtp } from '../support/smtp'
import {
  createCurso,
  docente,
  emailDe,
  enTelefono,
  enter,
  generateClases,
  importCurso,
  manosEn,
  setCorreo,
  signInWith,
  takeList,
} from './de-cero'
import { test as base, escritorio, expect } from './fixtures'

/** Of the administrator and the teacher together, from nothing to the first list. */
const TOQUES_MAXIMO = 60

const certificado = createCertificado()

/** As it is found by who has just installed it. */
// biome-ignore lint/complexity/noBannedTypes: Playwright's own way to say that there is none
const test = base.extend<{}>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const env = { ADMIN_PASSWORD: '', NODE_EXTRA_CA_CERTS: certificado.archivo }
      const program = await startProgram({ env })
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
})

test.use({ viewport: escritorio })

test('de una carpeta vacía a la primera lista, con correo', async ({ page, program, browser, baseURL }) => {
  const cuenta = { toques: 0 }
  const servidor = await startSmtp({ cifrado: certificado })
  const administra = manosEn(page, cuenta)
  await enter(administra, program.output())
  await setCorreo(administra, servidor.puerto ?? 0)
  await createCurso(administra)
  await generateClases(administra)
  await importCurso(administra)

  const ensena = manosEn(await enTelefono(browser, baseURL), cuenta)
  await ensena.page.goto('/docente')
  await signInWith(ensena, docente, () => codigoPara(servidor.recibidos, docente))
  await takeList(ensena)
  expect(cuenta.toques).toBeLessThanOrEqual(TOQUES_MAXIMO)

  const estudia = manosEn(await enTelefono(browser, baseURL), { toques: 0 })
  await estudia.page.goto(await enlaceDeInvitacion(servidor.recibidos, emailDe(0)))
  console.log('URL', estudia.page.url(), await enlaceDeInvitacion(servidor.recibidos, emailDe(0)), cuenta)
  await signInWith(estudia, emailDe(0), () => codigoPara(servidor.recibidos, emailDe(0)))
  await expect(estudia.page.getByRole('heading', { name: 'Guitarra I' })).toBeVisible()
  servidor.stop()
})

/** What came for somebody, and says this. */
async function textoPara(recibidos: string[], email: string, patron: RegExp): Promise<string> {
  let hallado = ''
  await expect
    .poll(async () => {
      const cartas = await Promise.all(recibidos.map((una) => PostalMime.parse(una)))
      const suyas = cartas.filter(({ to }) => to?.some(({ address }) => address === email))
      hallado = suyas.map(({ text }) => patron.exec(text ?? '')?.[1] ?? '').findLast(Boolean) ?? ''
      return hallado
    })
    .not.toBe('')
  return hallado
}

const codigoPara = (recibidos: string[], email: string) => textoPara(recibidos, email, /ingresar es (\d{6})/)

const enlaceDeInvitacion = async (recibidos: string[], email: string) =>
  new URL(await textoPara(recibidos, email, /(http\S+\/alumno\/catedra\/\d+)/)).pathname
