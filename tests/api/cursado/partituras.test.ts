import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { keepParaPracticar } from '../../../api/cursado/oido/notacion.ts'
import { createPartiturasReader } from '../../../api/cursado/partituras/lectura.ts'
import { comoNotacion, drawPartitura } from '../../../api/cursado/partituras/partituras.ts'
import { createTemas } from '../../../api/suelo/tema.ts'
import { transact } from '../../../db/client.ts'
import { partituras } from '../../../db/schema/partituras.ts'
import { testApi } from '../../support/api.ts'
import { removeDataDir } from '../../support/archivos.ts'
import {
  archivosDeMxl,
  conScriptEnLaLetra,
  cuatroCompases,
  enMusicXml,
  partiturasQueNo,
} from '../../support/partituras.ts'
import { zipSync } from '../../support/zip.ts'

function mundo() {
  const api = testApi({ maxBytes: 2 ** 20 })
  onTestFinished(() => removeDataDir(api))
  const { readArchivo, sesion, deps } = api
  const primera = ({ sha }: { sha: string }) => `/partituras/${sha}/1.svg`
  const read = async (path: string, ...quien: Parameters<typeof sesion>) => {
    const response = await readArchivo(path, { headers: await sesion(...quien) })
    return { status: response.status, headers: response.headers, texto: await response.text() }
  }
  return {
    ...api,
    read,
    primera,
    draw: (cual: Parameters<typeof drawPartitura>[1]) => drawPartitura(deps, cual),
  }
}

const conBytes = (contenido: string | Buffer, filename = 'obra.musicxml') => ({
  bytes: Buffer.from(contenido as string),
  filename,
})

test('cuatro compases en ABC se dibujan en una página que pesa menos de 6 KB y no ejecuta nada', async () => {
  const { db, draw, read, primera } = mundo()

  const dibujada = await draw({ abc: cuatroCompases })
  const { status, headers, texto } = await read(primera(dibujada), 'admin')

  expect(dibujada.paginas).toBe(1)
  expect(comoNotacion(db, dibujada.sha)).toEqual({ abc: cuatroCompases, paginas: [primera(dibujada)] })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/svg+xml')
  expect(headers.get('content-security-policy')).toMatch(/(^|; )sandbox$/)
  expect(texto).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
  expect(texto).toContain('prefers-color-scheme:dark')
  expect(gzipSync(texto).length).toBeLessThan(6 * 1024)
})

test.each([
  ['MusicXML', enMusicXml()],
  ['MusicXML en UTF-16', Buffer.from(`\ufeff${enMusicXml()}`, 'utf16le')],
  ['MXL', zipSync(archivosDeMxl)],
])('%s se dibuja, y el original queda para bajarlo', async (_como, contenido) => {
  const { draw, read, primera } = mundo()

  const dibujada = await draw(conBytes(contenido))

  expect((await read(primera(dibujada), 'admin')).texto).toContain('<use href="#E0A4"')
})

test.each(Object.keys(partiturasQueNo))('%s se rechaza con una línea', async (cual) => {
  const { draw, db } = mundo()

  const dibujo = draw(conBytes(partiturasQueNo[cual] as string))

  await expect(dibujo).rejects.toMatchObject({
    status: expect.toSatisfy((status) => status === 400 || status === 413),
    message: expect.stringMatching(
      /^No se pudo leer esa partitura: expórtala como MusicXML\.$|no puede pasar de 1 MB/,
    ),
  })
  expect(db.select().from(partituras).all()).toEqual([])
})

test('un script en la letra, o en un color, se dibuja como letra o no se dibuja', async () => {
  const { draw, read, primera } = mundo()

  const { texto } = await read(primera(await draw(conBytes(conScriptEnLaLetra))), 'admin')

  expect(texto).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(texto).not.toMatch(/<script|onload|onclick|javascript:|<image|<foreignObject|<a\b/i)
})

test('sin sesión se pide una; de quien no la ve, no existe; la que no hay tampoco', async () => {
  const { draw, read, primera, readArchivo } = mundo()
  const dibujada = await draw({ abc: cuatroCompases })

  expect((await readArchivo(primera(dibujada))).status).toBe(401)
  expect((await read(primera(dibujada), 'alumno')).status).toBe(404)
  expect((await read(primera(dibujada), 'docente')).status).toBe(404)
  expect((await read(primera(dibujada).replace('1.svg', '2.svg'), 'admin')).status).toBe(404)
  expect((await read(`/partituras/${'a'.repeat(64)}/1.svg`, 'admin')).status).toBe(404)
  expect((await read('/partituras/../guarania.db', 'admin')).status).toBe(404)
})

test('la ve quien la ve en alguna parte: lo dice el tema que la muestra', async () => {
  const { draw, primera, deps, sesion } = mundo()
  const dibujada = await draw({ abc: cuatroCompases })
  const temas = createTemas([
    { muestraPartitura: (_tx, { rol }, sha) => rol === 'alumno' && sha === dibujada.sha },
  ])
  const readPartitura = createPartiturasReader({ ...deps, temas }, async () => new Response())

  const statusDe = async (rol: 'alumno' | 'docente') => {
    const request = new Request('http://localhost', { headers: await sesion(rol) })
    return (await readPartitura(request, primera(dibujada))).status
  }

  expect([await statusDe('alumno'), await statusDe('docente')]).toEqual([200, 404])
})

test('las páginas que se perdieron se dibujan de nuevo', async () => {
  const { draw, read, primera, dataDir } = mundo()
  const dibujada = await draw({ abc: cuatroCompases })
  rmSync(join(dataDir, 'partituras'), { recursive: true })

  expect((await read(primera(dibujada), 'admin')).status).toBe(200)
})

test('la de practicar la ve quien tenga sesión, es otra que la misma de una prueba, y se va a los dos días', async () => {
  const { deps, db, draw, read, primera, advance } = mundo()
  const dePrueba = await draw({ abc: cuatroCompases })

  const dePracticar = {
    sha: transact(db, (tx) => keepParaPracticar(tx, cuatroCompases, deps.now())),
    paginas: 1,
  }

  expect((await read(primera(dePracticar), 'alumno')).status).toBe(200)
  expect((await read(primera(dePrueba), 'alumno')).status).toBe(404)
  advance(2 * 24 * 3_600_000)
  for (const trabajo of deps.temas.trabajos.map((uno) => uno(deps)))
    if (trabajo.name === 'olvido de partituras') await trabajo.run()
  expect(db.select({ sha: partituras.sha256 }).from(partituras).all()).toEqual([{ sha: dePrueba.sha }])
})

test('cinco que se piden a la vez se dibujan, también con una que no se puede leer entre ellas', async () => {
  const { draw } = mundo()
  const abcDe = (i: number) => `${cuatroCompases}% ${i}\n`

  const dibujadas = await Promise.allSettled(
    Array.from({ length: 5 }, (_, i) => draw({ abc: i === 3 ? 'hola' : abcDe(i) })),
  )

  expect(dibujadas.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(dibujadas[3]).toMatchObject({ status: 'rejected', reason: { status: 400 } })
})
