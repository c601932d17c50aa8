import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { formularioCon, muestras } from '../support/archivos'
import { type Program, startProgram } from '../support/program'
import { sesionEn } from '../support/sesiones'

const politica = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /camera=\(\), microphone=\((?:self)?\), geolocation=\(\)/,
}

/** Each kind of answer: its call, its status, who may show it inside of what, and whether it is a page. */
interface Caso {
  llamada: string
  estado: number
  marco?: 'DENY' | 'SAMEORIGIN'
  isPagina?: boolean
  init?: RequestInit
}

test('toda respuesta lleva lo que la protege, sea de la clase que sea', async () => {
  const program = await startProgram({ seed: [['demo']] })
  const casos = [...publicos(await archivosDe(program)), ...(await privados(program))]
  const faltas: string[] = []

  for (const caso of casos) faltas.push(...(await faltasDe(program, caso)))
  await program.stop()

  expect(faltas).toEqual([])
})

function publicos({ script, estilo, etag }: { script: string; estilo: string; etag: string }): Caso[] {
  const pagina = (path: string, estado = 200): Caso => ({ llamada: `GET ${path}`, estado, isPagina: true })
  const conocida = { headers: { 'if-none-match': '*' } }
  return [
    ...[
      '/',
      '/hoy',
      '/about',
      '/contribute',
      '/que-falta',
      '/vidas',
      '/gamification',
      '/login',
      '/admin/login',
    ].map((path) => pagina(path)),
    ...['/docente/dashboard', '/alumnos/dashboard', '/api/docs'].map((path) => pagina(path)),
    ...['/no-existe', '/creador/nadie', '/docente/no-existe'].map((path) => pagina(path, 404)),
    { llamada: 'HEAD /', estado: 200, isPagina: true },
    { llamada: 'GET /', estado: 304, init: { headers: { 'if-none-match': etag } } },
    { llamada: 'GET /alumno/dashboard', estado: 301 },
    { llamada: 'POST /', estado: 405 },
    ...[
      script,
      estilo,
      '/favicon-48.png',
      '/favicon.ico',
      '/robots.txt',
      '/feed.xml',
      '/sitemap.xml',
    ].flatMap((path) => [
      { llamada: `GET ${path}`, estado: 200 },
      { llamada: `GET ${path}`, estado: 304, init: conocida },
    ]),
    { llamada: 'GET /api/health', estado: 200 },
    { llamada: 'GET /api/docs/json', estado: 200 },
    { llamada: 'GET /api/no/existe', estado: 404 },
    { llamada: 'DELETE /api/health', estado: 404 },
    { llamada: 'OPTIONS /api/health', estado: 404 },
    { llamada: 'GET /api/admin/catedras', estado: 401 },
    { llamada: 'POST /api/login', estado: 400 },
    { llamada: 'POST /api/login', estado: 403, init: { headers: { origin: 'https://otro.example' } } },
    { llamada: 'GET /uploads/recursos/x.pdf', estado: 401 },
    { llamada: 'GET /uploads/recursos/x.pdf', estado: 401, init: { headers: { cookie: 'archivos=%' } } },
    { llamada: 'POST /uploads/recursos/x.pdf', estado: 405 },
    { llamada: 'GET /partituras/x/1.svg', estado: 401 },
    { llamada: 'POST /partituras/x/1.svg', estado: 405 },
  ]
}

/** The addresses that the first page names, and its own version. */
async function archivosDe({ url }: Program) {
  const response = await fetch(url)
  const html = await response.text()
  const primero = (forma: RegExp) => forma.exec(html)?.[0] ?? ''
  return {
    script: primero(/\/_astro\/[^"]+\.js/),
    estilo: primero(/\/_astro\/[^"]+\.css/),
    etag: response.headers.get('etag') ?? '',
  }
}

/** Of an upload, of a list to be downloaded, and of a line that stays open. */
async function privados(program: Program): Promise<Caso[]> {
  const { authorization } = await sesionEn(program, 'docente')
  const subida = await fetch(`${program.url}/api/docente/upload/multimedia`, {
    method: 'POST',
    body: formularioCon('foto.png', muestras.png),
    headers: { authorization },
  })
  const { filePath } = await subida.json()
  const con = (headers: Record<string, string>) => ({ init: { headers: { authorization, ...headers } } })
  const archivo = (estado: number, headers: Record<string, string> = {}): Caso => ({
    llamada: `GET /${filePath}`,
    estado,
    marco: 'SAMEORIGIN',
    ...con(headers),
  })
  return [
    archivo(200),
    archivo(206, { range: 'bytes=0-9' }),
    archivo(304, { 'if-none-match': '*' }),
    archivo(416, { range: 'bytes=9999-' }),
    { llamada: 'GET /uploads/recursos/otro.png', estado: 404, ...con({}) },
    { llamada: 'GET /api/publicaciones/catedra/1/eventos', estado: 200, ...con({}) },
    { llamada: 'GET /api/admin/catedras', estado: 403, ...con({}) },
  ]
}

async function faltasDe({ url }: Program, { llamada, estado, marco = 'DENY', isPagina, init }: Caso) {
  const [method = '', path = ''] = llamada.split(' ')
  const { status, headers, body } = await fetch(url + path, { ...init, method, redirect: 'manual' })
  await body?.cancel()
  const csp = headers.get('content-security-policy') ?? ''
  const faltas = [
    ...(status === estado ? [] : [`es ${status}`]),
    ...(status !== 405 || headers.get('allow') === 'GET, HEAD' ? [] : ['no dice qué se puede']),
    ...Object.entries({ ...politica, 'x-frame-options': marco })
      .filter(([nombre, valor]) => !(headers.get(nombre) ?? '').match(valor))
      .map(([nombre]) => `sin ${nombre}`),
    ...(headers.has('strict-transport-security') ? ['con HSTS, y se la pidió sin HTTPS'] : []),
    ...(headers.has('access-control-allow-origin') || headers.has('server') ? ['dice de más'] : []),
    ...(isPagina && !isStrict(csp) ? [`con la política «${csp}»`] : []),
  ]
  return faltas.map((falta) => `${llamada} (${estado}): ${falta}`)
}

/** Only the own scripts and styles run, none that stands in the page but an island's, and nobody shows it in a frame. */
const SOLO_PROPIO = /^'self'(?: 'sha256-[\w+/]+=')+$/

function isStrict(csp: string): boolean {
  const reglas = new Map(csp.split('; ').map((regla) => regla.split(/ (.*)/s) as [string, string]))
  return (
    !/unsafe-|\*|data:/.test(`${reglas.get('script-src')} ${reglas.get('style-src')}`) &&
    [reglas.get('script-src'), reglas.get('style-src')].every((regla) => SOLO_PROPIO.test(regla ?? '')) &&
    reglas.get('object-src') === "'none'" &&
    reglas.get('base-uri') === "'none'" &&
    reglas.get('frame-ancestors') === "'none'"
  )
}

test('de lo que está escrito en una página corre lo de sus islas, y nada más', async () => {
  const program = await startProgram({ seed: [['catalogo'], ['demo']] })
  const escritos = { script: new Set<string>(), style: new Set<string>() }
  const politicas = new Set<string>()
  for (const path of ['/', '/creador/jose-asuncion-flores', '/contribute', '/about', '/admin/login']) {
    const pagina = await fetch(program.url + path)
    const csp = pagina.headers.get('content-security-policy') ?? ''
    politicas.add(csp.match(/(?:script|style)-src [^;]+/g)?.join() ?? '')
    for (const [, cual, texto = ''] of (await pagina.text()).matchAll(/<(script|style)>(.*?)<\/\1>/gs))
      escritos[cual as 'script' | 'style'].add(
        `'sha256-${createHash('sha256').update(texto).digest('base64')}'`,
      )
  }
  await program.stop()

  expect(politicas.size).toBe(1)
  const sumas = (cual: string) =>
    [...politicas]
      .join()
      .match(new RegExp(`${cual}-src 'self' ([^,]+)`))?.[1]
      ?.split(' ')
      .sort()
  expect(sumas('script')).toEqual([...escritos.script].sort())
  expect(sumas('style')).toEqual([...escritos.style].sort())
})

test('el micrófono es de los alumnos y de los docentes; el sonido ajeno, de los creadores', async () => {
  const program = await startProgram({ seed: [['demo']] })
  const politicasDe = async (path: string) => {
    const entera = await fetch(program.url + path)
    await entera.body?.cancel()
    // A browser that has the page takes over the policies of what says that it has not changed.
    const conocida = await fetch(program.url + path, {
      headers: { 'if-none-match': entera.headers.get('etag') ?? '' },
    })
    return [entera, conocida].map(({ status, headers }) => [
      status,
      /microphone=(\S+?),/.exec(headers.get('permissions-policy') ?? '')?.[1],
      /media-src (.*?);/.exec(headers.get('content-security-policy') ?? '')?.[1],
    ])
  }
  const propio = "'self' blob:"
  const delMundo = `${propio} https:`
  const dos = (microfono: string, medios: string) => [
    [200, microfono, medios],
    [304, microfono, medios],
  ]
  const deAreas = [
    '/docente/login',
    '/docente/dashboard',
    '/alumno/tarea/1',
    '/alumnos/dashboard',
    '/evaluacion/1',
  ]

  for (const path of [...deAreas, '/my-evaluations'])
    expect(await politicasDe(path), path).toEqual(dos('(self)', propio))
  for (const path of ['/hoy', '/about', '/login', '/admin/login', '/admin/dashboard'])
    expect(await politicasDe(path), path).toEqual(dos('()', propio))
  for (const path of ['/', '/?q=guarania', '/pagina/1'])
    expect(await politicasDe(path), path).toEqual(dos('()', delMundo))
  for (const path of ['/docente/no-existe', '/alumno/no-existe', '/creador/nadie'])
    expect((await politicasDe(path))[0], path).toEqual([404, '()', propio])
  expect((await politicasDe('/api/health'))[0]).toEqual([200, '()', undefined])
  await program.stop()
})

test('HTTPS se exige para adelante a quien llegó por HTTPS, y a nadie más', async () => {
  const conHsts = async (env: Record<string, string>, headers: Record<string, string> = {}) => {
    const program = await startProgram({ env })
    const respuestas = await Promise.all(
      ['/', '/no-existe', '/api/health', '/favicon-48.png', '/uploads/x'].map((path) =>
        fetch(program.url + path, { headers }),
      ),
    )
    await program.stop()
    return new Set(respuestas.map((una) => una.headers.get('strict-transport-security')))
  }
  const porHttps = { 'x-forwarded-proto': 'https' }

  expect(await conHsts({}, porHttps)).toEqual(new Set([null]))
  expect(await conHsts({ TRUST_PROXY: 'on' }, { 'x-forwarded-proto': 'http' })).toEqual(new Set([null]))
  expect(await conHsts({ TRUST_PROXY: 'on' }, porHttps)).toEqual(new Set(['max-age=31536000']))
  expect(await conHsts({ SITE_URL: 'https://musica.edu.py' })).toEqual(new Set(['max-age=31536000']))
})
