import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { formularioCon, muestras } from '../support/archivos'
import { aporteDePrueba } from '../support/formularios'
import { startGemini } from '../support/gemini'
import { adminPassword, newFolder, type Program, runProgram, startProgram } from '../support/program'
import { startResend } from '../support/resend'
import { sesionEn } from '../support/sesiones'

const claves = {
  METRICS_TOKEN: 'clave-de-las-metricas-0123',
  GEMINI_API_KEY: 'clave-de-gemini-4567',
  RESEND_API_KEY: 're_clave_de_resend_89',
}

for (const LOG_FORMAT of ['text', 'json']) {
  test(`en el registro (${LOG_FORMAT}) no queda nada que abra algo, ni de quién es`, async () => {
    const resend = await startResend('mejoras', `no vale la clave ${claves.RESEND_API_KEY}`)
    const gemini = await startGemini({ status: 403, message: `no vale ${claves.GEMINI_API_KEY}` })
    const program = await startProgram({
      seed: [['demo']],
      env: { ...claves, LOG_FORMAT, RESEND_BASE_URL: resend.baseUrl, GEMINI_BASE_URL: gemini.baseUrl },
    })

    const secretos = await exerciseAll(program, resend.recibidos)
    await expect.poll(program.output).toContain('No se pudo enviar el correo')
    await program.stop()
    resend.stop()
    gemini.stop()

    const registro = program.output()
    expect(registro).toContain('El servicio de IA falló')
    expect(secretos.filter((secreto) => secreto.length < 6)).toEqual([])
    expect(secretos.filter((secreto) => registro.includes(secreto))).toEqual([])
  })
}

/** Does everything in which a secret takes part, rightly and wrongly; all the secrets that took part. */
async function exerciseAll(program: Program, correos: { to: string; subject: string; text: string }[]) {
  const call = callAt(program)
  const correoCon = async (texto: string) => {
    await expect.poll(() => correos.some(({ subject }) => subject.includes(texto))).toBe(true)
    return correos.find(({ subject }) => subject.includes(texto))?.text ?? ''
  }
  const [mala, email] = ['una-clave-equivocada', 'docente@guarania.example']

  await call('POST /api/login', { password: mala })
  await call('POST /api/login', `{"password":"${adminPassword}`)
  const { token: admin } = await call('POST /api/login', { password: adminPassword })
  const { secreto } = await call('POST /api/admin/segundo-factor', { password: adminPassword }, admin)
  await call('POST /api/admin/segundo-factor/confirmar', { codigo: '000000' }, admin)
  await call('GET /api/admin/dashboard-counts', undefined, admin)
  await call('GET /api/admin/dashboard-counts', undefined, `${admin}x`)

  await call('POST /api/docente/request-otp', { email })
  const codigo = /\b\d{6}\b/.exec(await correoCon('ódigo'))?.[0] ?? ''
  await call('POST /api/docente/verify-otp', { email, code: '000000' })
  const { token: docente } = await call('POST /api/docente/verify-otp', { email, code: codigo })

  await call('GET /api/metrics', undefined, claves.METRICS_TOKEN)
  await call('GET /api/metrics', undefined, `${claves.METRICS_TOKEN}x`)

  const aporte = aporteDePrueba({ email: 'quien@aporta.py' })
  const { id } = await call('POST /api/composers', aporte)
  await call(`POST /api/admin/composers/${id}/review`, { reason: 'Falta la fuente.' }, admin)
  const correct = /token=([\w.-]+)/.exec(await correoCon('mejoras'))?.[1] ?? ''
  await call(`GET /api/composers/resubmit/${id}?token=${correct}`)
  await call(`PUT /api/composers/resubmit/${id}?token=${correct}x`, aporte)

  const { url } = await call('POST /api/docente/me/calendario/enlace', {}, docente)
  const { pathname } = new URL(url)
  await call(`GET ${pathname}`)
  await call(`GET ${pathname}x`)

  const generacion = { topic: 'x', numberOfQuestions: 1, numberOfOptions: 2, source: 'ai' }
  await call('POST /api/docente/catedra/1/generate-evaluation', generacion, docente)

  const calendario = /([\w-]+)\.ics/.exec(pathname)?.[1] ?? ''
  return [
    ...Object.values(claves),
    ...[adminPassword, mala, admin, secreto, docente, codigo, correct, calendario],
    ...[email, aporte.email],
  ]
}

const callAt =
  ({ url }: Program) =>
  async (llamada: string, cuerpo?: object | string, token?: string) => {
    const [method = '', path = ''] = llamada.split(' ')
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(cuerpo !== undefined && { body: typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo) }),
    })
    const texto = await response.text()
    return texto.startsWith('{') ? JSON.parse(texto) : {}
  }

test('lo que el programa escribe no lo lee ningún otro usuario de la máquina; el sitio exportado, todos', async () => {
  test.skip(process.platform === 'win32', 'Windows tiene permisos de otra clase')
  const [carpeta, sitio] = [newFolder(), newFolder()]
  const dataDir = join(carpeta, 'datos')
  const conUmask = (umask: string) => ['bash', '-c', `umask ${umask}; exec "$0" "$@"`]
  const program = await startProgram({ dataDir, seed: [['demo']], through: conUmask('000') })
  const { authorization } = await sesionEn(program, 'docente')

  await fetch(`${program.url}/api/docente/upload/multimedia`, {
    method: 'POST',
    body: formularioCon('apuntes.pdf', muestras.pdf),
    headers: { authorization },
  })
  runProgram(['backup', join(dataDir, 'copia.tar'), '--data-dir', dataDir], {}, conUmask('000'))
  const permisos = permisosEn(dataDir)
  await program.stop()
  runProgram(['export', join(sitio, 'sitio'), '--data-dir', dataDir], {}, conUmask('022'))
  const exportado = join(sitio, 'sitio/index.html')

  for (const parte of [/\.db$/, /\.db-wal$/, /secret$/, /\.eml$/, /recursos\/.+\.pdf$/, /copia\.tar$/]) {
    expect([...permisos.keys()].filter((path) => parte.test(path))).not.toEqual([])
  }
  expect([...permisos].filter(([, { isCarpeta, modo }]) => modo !== (isCarpeta ? '700' : '600'))).toEqual([])
  expect((statSync(exportado).mode & 0o777).toString(8)).toBe('644')
  for (const una of [carpeta, sitio]) rmSync(una, { recursive: true, force: true })
})

function permisosEn(dataDir: string) {
  const paths = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((path) => join(dataDir, path))
  return new Map(
    [dataDir, ...paths].map((path) => {
      const found = statSync(path)
      return [path, { isCarpeta: found.isDirectory(), modo: (found.mode & 0o777).toString(8) }]
    }),
  )
}
