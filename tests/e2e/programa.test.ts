import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { adminPassword, newFolder, runProgram, runProgramAside, startProgram } from '../support/program'

test('--help y --version dicen qué hace y qué versión es', () => {
  const help = runProgram(['--help'])
  const version = runProgram(['--version'])

  expect(help.status).toBe(0)
  expect(help.stdout).toContain('seed catalogo')
  expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test.describe('lo que no se entiende es una línea y código 1', () => {
  for (const [args, line] of [
    [['servir'], /No existe la orden «servir»/],
    [['serve', '--puerto', '3'], /No entiendo la opción --puerto/],
    [['serve', '--port', 'tres'], /PORT: se esperaba un número de puerto/],
    [['seed', 'otra-cosa'], /Uso: guarania seed catalogo/],
    [['seed', 'catalogo', '--file', '/no/existe.json'], /\/no\/existe\.json/],
    [['export'], /Uso: guarania export/],
    [['backup', 'mi', 'copia.tar'], /Uso: guarania backup/],
    [['restore', 'mi', 'copia.tar'], /Uso: guarania restore/],
    [['export', 'mi', 'sitio'], /Uso: guarania export/],
    [['serve', '3001'], /No entiendo «3001»\. Uso: guarania serve/],
    [['doctor', '/otra/carpeta'], /No entiendo «\/otra\/carpeta»/],
    [['seed', 'catalogo', 'otro.json'], /Uso: guarania seed catalogo/],
    [['seed', 'demo', '--file', 'otro.json'], /Uso: guarania seed catalogo/],
    [['serve', '--port'], /No entiendo cómo está escrita la opción --port\b/],
    [['serve', '--host', '300.1.1.1', '--port', '0'], /No se puede atender en 300\.1\.1\.1/],
  ] as const) {
    test(args.join(' '), () => {
      const { status, stderr } = runProgram([...args, '--data-dir', newFolder()])

      expect(status).toBe(1)
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect(stderr).toMatch(line)
    })
  }
})

test('donde no se puede escribir el sitio, una línea lo dice', () => {
  const dataDir = newFolder()
  runProgram(['migrate', '--data-dir', dataDir])

  const { status, stderr } = runProgram(['export', '/dev/null/x', '--data-dir', dataDir])

  expect(status).toBe(1)
  expect(stderr).toMatch(/^No se puede escribir en \/dev\/null\/x\S*\.\n$/)
})

for (const args of [['password'], ['export', join(newFolder(), 'sitio')]]) {
  test(`${args[0]} con otra carpeta de datos no hace nada, ni la crea`, () => {
    const dataDir = join(newFolder(), 'otra')

    const { status, stderr } = runProgram([...args, '--data-dir', dataDir])

    expect(status).toBe(1)
    expect(stderr).toBe(`No hay datos de Guarania en ${dataDir}.\n`)
    expect(existsSync(dataDir)).toBe(false)
  })
}

test('una base de datos dañada detiene el arranque con una línea', () => {
  const dataDir = newFolder()
  writeFileSync(join(dataDir, 'guarania.db'), 'esto no es una base de datos'.repeat(1000))

  const { status, stderr } = runProgram(['serve', '--port', '0', '--data-dir', dataDir])

  expect(status).toBe(1)
  expect(stderr).toBe(`La base de datos ${join(dataDir, 'guarania.db')} está dañada.\n`)
})

test('una carpeta en la que no se puede escribir detiene el arranque con una línea', () => {
  const notAFolder = join(newFolder(), 'archivo')
  writeFileSync(notAFolder, '')

  const { status, stderr } = runProgram(['serve', '--port', '0', '--data-dir', join(notAFolder, 'datos')])

  expect(status).toBe(1)
  expect(stderr).toBe(`No se puede escribir en la carpeta ${join(notAFolder, 'datos')}.\n`)
})

test('arranca en una carpeta vacía, no comparte el puerto y termina bien con SIGTERM', async () => {
  const program = await startProgram()
  const port = new URL(program.url).port

  const second = runProgram(['serve', '--port', port, '--data-dir', newFolder()])
  const page = await fetch(program.url)
  const code = await program.stop()

  expect(second.status).toBe(1)
  expect(second.stderr).toBe(
    `El puerto ${port} ya está en uso: cierra lo que lo ocupa, o elige otro con --port.\n`,
  )
  expect(page.status).toBe(200)
  expect(code).toBe(0)
})

test('con una ADMIN_PASSWORD corta arranca, se entra, y una línea dice que conviene otra', async () => {
  const program = await startProgram({ env: { ADMIN_PASSWORD: 'nueve.abc' } })
  const ingreso = await fetch(`${program.url}/api/login`, {
    method: 'POST',
    body: JSON.stringify({ password: 'nueve.abc' }),
    headers: { 'content-type': 'application/json' },
  })
  await program.stop()

  expect(ingreso.status).toBe(200)
  expect(program.output()).toContain('ADMIN_PASSWORD tiene menos de 10 caracteres: conviene una más larga.\n')
})

test('dos no atienden la misma carpeta, y lo que dejó una que se cortó no la cierra', async () => {
  const dataDir = newFolder()
  const program = await startProgram({ dataDir })

  const segunda = runProgram(['serve', '--port', '0', '--data-dir', dataDir])
  const revisada = runProgram(['doctor', '--data-dir', dataDir])
  await program.kill()
  const tercera = await startProgram({ dataDir })

  expect([segunda.status, segunda.stderr]).toEqual([
    1,
    `Otra Guarania ya atiende la carpeta ${dataDir}: dos a la vez se pisarían. Detén la otra, o usa WORKERS.\n`,
  ])
  expect(revisada.status).toBe(0)
  expect(await tercera.stop()).toBe(0)
  rmSync(dataDir, { recursive: true })
})

test('quien llega segundo no abre ni pone al día la base de datos del primero', async () => {
  const dataDir = newFolder()
  const program = await startProgram({ dataDir })
  // Whoever opened it now would make another.
  renameSync(join(dataDir, 'guarania.db'), join(dataDir, 'apartada.db'))

  const { status, stderr } = runProgram(['serve', '--port', '0', '--data-dir', dataDir])
  await program.kill()

  expect(status).toBe(1)
  expect(stderr).toContain('Otra Guarania ya atiende la carpeta')
  expect(existsSync(join(dataDir, 'guarania.db'))).toBe(false)
  rmSync(dataDir, { recursive: true })
})

for (const vez of [1, 2, 3]) {
  test(`de dos que arrancan a la vez en una carpeta nueva, una atiende y la otra lo dice (${vez})`, async () => {
    const dataDir = join(newFolder(), 'nueva')

    const arranques = await Promise.allSettled([startProgram({ dataDir }), startProgram({ dataDir })])

    const atienden = arranques.flatMap((uno) => (uno.status === 'fulfilled' ? [uno.value] : []))
    const rechazos = arranques.flatMap((uno) => (uno.status === 'rejected' ? [uno.reason.message] : []))
    expect(atienden).toHaveLength(1)
    expect(rechazos).toEqual([
      `El programa terminó antes de atender:\nOtra Guarania ya atiende la carpeta ${dataDir}: dos a la vez se pisarían. Detén la otra, o usa WORKERS.\n`,
    ])
    expect((await fetch(`${atienden[0]?.url}/api/health`)).status).toBe(200)
    expect(await atienden[0]?.stop()).toBe(0)
    expect(runProgram(['doctor', '--data-dir', dataDir]).status).toBe(0)
    rmSync(dataDir, { recursive: true })
  })

  test(`el catálogo se carga en una carpeta nueva mientras otro arranca en ella (${vez})`, async () => {
    const dataDir = join(newFolder(), 'nueva')

    const [program, carga] = await Promise.all([
      startProgram({ dataDir }),
      runProgramAside(['seed', 'catalogo', '--data-dir', dataDir]),
    ])

    expect(carga).toMatchObject({ status: 0 })
    const { total } = await (await fetch(`${program.url}/api/composers`)).json()
    expect(total).toBe(229)
    expect(await program.stop()).toBe(0)
    rmSync(dataDir, { recursive: true })
  })
}

test('la dirección que dice sirve también cuando es IPv6', async () => {
  const direcciones = Object.values(networkInterfaces()).flatMap((una) => una ?? [])
  test.skip(!direcciones.some(({ address }) => address === '::1'), 'esta máquina no tiene IPv6')
  const program = await startProgram({ env: { HOST: '::1' } })
  const page = await fetch(program.url)
  await program.stop()

  expect(program.url).toMatch(/^http:\/\/\[::1\]:\d+$/)
  expect(page.status).toBe(200)
})

test('cargar dos veces el catálogo no repite a nadie, y una fila errada no carga nada', () => {
  const dataDir = newFolder()
  const wrong = join(dataDir, 'mal.json')
  const rows = JSON.parse(readFileSync('db/seed/creadores.json', 'utf8'))
  writeFileSync(
    wrong,
    JSON.stringify([
      { ...rows[0], first_name: 'Nueva' },
      { ...rows[1], birth_month: 13 },
    ]),
  )

  const first = runProgram(['seed', 'catalogo', '--data-dir', dataDir])
  const second = runProgram(['seed', 'catalogo', '--data-dir', dataDir])
  const one = join(dataDir, 'uno.json')
  writeFileSync(one, JSON.stringify(rows.slice(0, 1)))
  const single = runProgram(['seed', 'catalogo', '--file', one, '--data-dir', newFolder()])
  const third = runProgram(['seed', 'catalogo', '--file', wrong, '--data-dir', dataDir])
  const fourth = runProgram(['seed', 'catalogo', '--data-dir', dataDir])

  expect(first.stdout).toContain('229 creadores nuevos, 0 que ya estaban')
  expect(second.stdout).toContain('0 creadores nuevos, 229 que ya estaban')
  expect(single.stdout).toContain('1 creador nuevo, 0 que ya estaban.')
  expect(third.status).toBe(1)
  expect(third.stderr.trim().split('\n').at(-1)).toMatch(/Fila 2 .*birth_month/)
  expect(fourth.stdout).toContain('0 creadores nuevos, 229 que ya estaban')
})

test('el sitio exportado está entero en archivos', () => {
  const dataDir = newFolder()
  const folder = join(newFolder(), 'sitio')
  mkdirSync(folder)
  runProgram(['seed', 'catalogo', '--data-dir', dataDir])

  const { status, stdout } = runProgram(['export', folder, '--data-dir', dataDir], {
    SITE_URL: 'https://musica.edu.py',
  })

  expect(status).toBe(0)
  expect(stdout).toContain('Sitio exportado')
  for (const file of [
    'index.html',
    '404.html',
    'hoy/index.html',
    'about/index.html',
    'pagina/3/index.html',
    'sitemap.xml',
    'robots.txt',
    'feed.xml',
    'sin-conexion/index.html',
    'manifest.webmanifest',
    'sw.js',
  ]) {
    expect(existsSync(join(folder, file)), file).toBe(true)
  }
  // The others lead there by what somebody is called, too.
  const paginas = readdirSync(join(folder, 'creador')).filter(
    (slug) =>
      !readFileSync(join(folder, 'creador', slug, 'index.html'), 'utf8').includes('http-equiv="refresh"'),
  )
  expect(paginas).toHaveLength(229)
  const home = readFileSync(join(folder, 'index.html'), 'utf8')
  expect(home).toContain('href="/pagina/2')
  expect(home).not.toContain('<form')
  for (const [, asset] of home.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)) {
    expect(statSync(join(folder, asset ?? '')).size).toBeGreaterThan(0)
  }
})

test('en el sitio exportado cada enlace lleva a un archivo que está, y cada ficha a su lugar en la línea', () => {
  const [dataDir, folder] = [newFolder(), newFolder()]
  runProgram(['seed', 'catalogo', '--data-dir', dataDir])

  expect(runProgram(['export', folder, '--data-dir', dataDir]).status).toBe(0)

  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && file !== '404.html',
  )
  const lost = pages.flatMap((file) =>
    [...read(file).matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].flatMap(([, href = '']) => {
      const [, path = '', anchor] = /^([^#]*)#?(.*)$/.exec(href) ?? []
      const target = /\.\w+$/.test(path) ? path : join(path, 'index.html')
      if (!existsSync(join(folder, target))) return [`${file} → ${href}`]
      return anchor && !read(target).includes(` id="${anchor}"`) ? [`${file} → ${href}`] : []
    }),
  )
  expect(lost).toEqual([])
  expect(read('creador/ulrico-schmidl/index.html')).toContain('href="/#c')
  expect(pages.filter((file) => read(file).includes('href="/pagina/3/#c'))).toHaveLength(29)
})

test('exportar de nuevo quita lo que ya no es público, y nada ajeno', () => {
  const [dataDir, folder] = [newFolder(), newFolder()]
  const ajeno = join(folder, 'creador', 'propio.html')
  runProgram(['seed', 'catalogo', '--data-dir', dataDir])
  runProgram(['export', folder, '--data-dir', dataDir])
  writeFileSync(ajeno, 'de otro')

  const empty = newFolder()
  runProgram(['migrate', '--data-dir', empty])

  const { status } = runProgram(['export', folder, '--data-dir', empty])

  expect(status).toBe(0)
  expect(readdirSync(join(folder, 'creador'))).toEqual(['propio.html'])
  expect(readdirSync(join(folder, 'pagina'))).toEqual([])
  expect(existsSync(join(folder, 'hoy', 'index.html'))).toBe(true)
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toContain('/creador/jose-asuncion-flores')
})

test('en el sitio exportado, una dirección de antes lleva a la de ahora mientras sea de alguien público', async () => {
  const folder = newFolder()
  const program = await startProgram({ seed: [['catalogo']] })
  const { token } = await (
    await fetch(`${program.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: adminPassword }),
    })
  ).json()
  const call = async (method: string, path: string, cuerpo?: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const body = cuerpo === undefined ? null : JSON.stringify(cuerpo)
    return (await fetch(`${program.url}/api${path}`, { method, headers, body })).json()
  }
  const exportar = () =>
    runProgram(['export', folder, '--data-dir', program.dataDir], { SITE_URL: 'https://musica.edu.py' })
  const deAntes = join(folder, 'creador', 'ulrico-schmidl', 'index.html')
  const { id } = await call('GET', '/composers/slug/ulrico-schmidl')
  await call('PUT', `/composers/${id}`, { slug: 'schmidl' })

  expect(exportar().status).toBe(0)
  const html = readFileSync(deAntes, 'utf8')
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/creador/schmidl">')
  expect(html).toContain('<link rel="canonical" href="https://musica.edu.py/creador/schmidl">')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(existsSync(join(folder, 'creador', 'schmidl', 'index.html'))).toBe(true)
  expect(readFileSync(join(folder, 'sitemap.xml'), 'utf8')).not.toContain('ulrico-schmidl')

  await call('PUT', `/composers/${id}/status`, { status: 'REJECTED' })
  expect(exportar().status).toBe(0)
  expect(existsSync(deAntes)).toBe(false)
  await program.stop()
})

test('lo que carga otro proceso se ve en la próxima visita', async () => {
  const program = await startProgram()
  const before = await (await fetch(program.url)).text()

  runProgram(['seed', 'catalogo', '--data-dir', program.dataDir])
  const after = await (await fetch(program.url)).text()
  await program.stop()

  expect(before).toContain('Ejemplo')
  expect(after).toContain('229 creadores')
})
