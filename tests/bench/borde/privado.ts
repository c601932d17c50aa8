import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sesionEn } from '../../support/sesiones'
import { ask, type Bordes, type Institucion } from '../support/bordes'
import { check, info, type Measure } from '../support/measure'

export async function* askForPrivate(mundo: Bordes): AsyncGenerator<Measure> {
  const [, otra] = mundo.instituciones as [Institucion, Institucion]
  const documento = (await (await ask(otra.server.url, otra, '/api/docs/json')).json()) as {
    paths: Record<string, Record<string, unknown>>
  }
  const calls = Object.entries(documento.paths)
    .filter(([path, methods]) => 'get' in methods && !/eventos|datos\.zip|archivo\.zip/.test(path))
    .map(([path]) => path.replace(/\{\w+\}/g, '1'))
    .filter((path) => !/^\/api\/(composers(\/search|\/timeline)?$|institucion\/)/.test(path))
  const sesiones = await signInAsEach(otra)
  const uploads = uploadsOf(otra)
  let [hits, others, times] = [0, 0, 0]
  for (const headers of sesiones) {
    for (const path of [...calls, ...uploads, '/uploads/1.jpg', '/?q=flores']) {
      const own = await read(otra.server.url, otra, path, headers)
      for (const { url } of [...mundo.bordes, ...mundo.bordes]) {
        const given = await read(url, otra, path, conVisitante(headers))
        times++
        if (!path.startsWith('/?') && given.borde === 'guardado') hits++
        if (given.status !== own.status || (uploads.includes(path) && given.body !== own.body)) others++
      }
    }
  }
  yield info('borde: private calls through the edges', times)
  yield check('borde: of those, answered from what an edge keeps', hits, '≤', 0)
  yield check('borde: of those, answered otherwise than by the origin', others, '≤', 0)
}

/** As a browser that has voted, which sends that cookie beside its session's. */
const conVisitante = ({ cookie, ...headers }: Record<string, string>) => ({
  ...headers,
  cookie: [cookie, 'visitante=abc'].filter(Boolean).join('; '),
})

async function read(base: string, institucion: Institucion, path: string, headers: Record<string, string>) {
  const response = await ask(base, institucion, path, { headers })
  const body = createHash('sha256')
    .update(await response.bytes())
    .digest('hex')
  return { status: response.status, borde: response.headers.get('x-borde'), body }
}

async function signInAsEach({ dataDir, server: { url } }: Institucion) {
  const sesiones: Record<string, string>[] = [{}]
  for (const rol of ['admin', 'docente', 'alumno'] as const) {
    const { authorization, cookie } = await sesionEn({ url, dataDir }, rol)
    sesiones.push({ authorization }, { cookie })
  }
  return sesiones
}

/** What was handed in. */
const uploadsOf = ({ dataDir }: Institucion): string[] =>
  readdirSync(join(dataDir, 'uploads/tareas')).map((name) => `/uploads/tareas/${name}`)
