import PostalMime from 'postal-mime'
import { createCertificado } from '../support/certificado'
import { startProgram } from '../support/program'
import { startSmtp } from '../support/smtp'
import {
  askToJoin,
  createCurso,
  docente,
  emailDe,
  enTelefono,
  enter,
  generateClases,
  giveCodigo,
  importCurso,
  type Manos,
  manosEn,
  NUEVA,
  openCodigo,
  setCorreo,
  signInByHand,
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
  await signInWith(estudia, emailDe(0), () => codigoPara(servidor.recibidos, emailDe(0)))
  await expect(estudia.page.getByRole('heading', { name: 'Guitarra I' })).toBeVisible()

  await joinByCode(ensena, {
    codigo: (email) => codigoPara(servidor.recibidos, email),
    nuevo: async () => manosEn(await enTelefono(browser, baseURL), { toques: 0 }),
  })
  servidor.stop()
})

test('lo mismo sin ningún servicio de correo, con códigos en mano', async ({ browser }) => {
  const cuenta = { toques: 0 }
  const program = await startProgram({ env: { ADMIN_PASSWORD: '' } })
  const nuevas = async (cuenta = { toques: 0 }) => manosEn(await enTelefono(browser, program.url), cuenta)
  const administra = await nuevas(cuenta)
  await administra.page.setViewportSize(escritorio)
  await enter(administra, program.output())
  await createCurso(administra)
  await generateClases(administra)
  await importCurso(administra)
  await administra.press('Docentes', 'link')
  const paraDocente = await giveCodigo(administra, 'Gabriela Ocampos', NUEVA)

  const ensena = await nuevas(cuenta)
  await ensena.page.goto('/docente')
  await signInByHand(ensena, docente, paraDocente)
  await takeList(ensena)
  expect(cuenta.toques).toBeLessThanOrEqual(TOQUES_MAXIMO)

  await ensena.page.goto('/docente/catedra/1?tab=alumnos')
  const paraAna = await giveCodigo(ensena, 'Ana Paz 0')
  await ensena.page.goto('/docente/catedra/1/hoja-de-ingreso')
  const enLaHoja = await ensena.page.locator('.direccion').textContent()
  const estudia = await nuevas()
  await estudia.page.goto(enLaHoja ?? '')
  await signInByHand(estudia, emailDe(0), paraAna)
  await expect(estudia.page.getByRole('heading', { name: 'Guitarra I' })).toBeVisible()
  await program.stop()
})

interface Nuevos {
  codigo: (email: string) => Promise<string>
  nuevo: () => Promise<Manos>
}

/** One asks and is accepted on the telephone, the next comes in at once. */
async function joinByCode(ensena: Manos, { codigo, nuevo }: Nuevos) {
  await ensena.page.goto('/docente/catedra/1')
  const enlace = await openCodigo(ensena)
  const pide = await nuevo()
  await askToJoin(pide, { enlace, nombre: 'Luz', codigo })
  await expect(pide.page.getByText('Tu pedido llegó.')).toBeVisible()
  await ensena.page.reload()
  await ensena.press('Aceptar a Luz Ríos')
  await expect(ensena.page.getByText('luz@ejemplo.py')).toHaveCount(0)

  await ensena.tap(ensena.page.getByText(/^Ingreso por código: /))
  await ensena.more('este código')
  await ensena.press('Cambiar')
  await ensena.choose('Quien tiene el código', 'Entran sin más')
  await ensena.press('Guardar cambios')
  const entra = await nuevo()
  await askToJoin(entra, { enlace, nombre: 'Sol', codigo })
  await expect(entra.page.getByText('Guitarra I').first()).toBeVisible()
}

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

const codigoPara = (recibidos: string[], email: string) => textoPara(recibidos, email, / es (\d{6})/)

const enlaceDeInvitacion = (recibidos: string[], email: string) =>
  textoPara(recibidos, email, /http\S+?(\/alumno\/login\?catedra=\d+)/)
