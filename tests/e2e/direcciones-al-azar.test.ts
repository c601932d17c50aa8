import { get } from 'node:http'
import { expect, test } from '@playwright/test'
import { startProgram } from '../support/program'
import { textos } from '../support/valores-al-azar'

const LARGO = 2000
const carpetas = [
  ...['/', '/creador/', '/pagina/', '/sitemap-', '/login/', '/admin/', '/docente/', '/docente/catedra/'],
  ...['/alumno/', '/alumno/tarea/', '/alumnos/', '/evaluacion/', '/realizar-evaluacion/'],
  ...['/uploads/', '/uploads/recursos/', '/_astro/', '/api/', '/api/docs/'],
]
const preguntas = ['q', 'periodo', 'rol', 'orden', 'pagina', 'creador']
const torcidas = ['%', '%00', '%F0%9F', '%2e%2e%2f', '..', '/', '//', '//otro.example/hoy', '?', '%0d%0ax: y']

test('se pida la dirección que se pida, ninguna falla por dentro', async () => {
  const program = await startProgram({ seed: [['demo']] })
  const escritos = textos.map((texto) => encodeURIComponent(texto.slice(0, LARGO).toWellFormed()))
  const partes = [...escritos, ...torcidas]
  const direcciones = [
    ...carpetas.flatMap((carpeta) => partes.map((parte) => carpeta + parte)),
    ...preguntas.flatMap((nombre) => partes.map((parte) => `/?${nombre}=${parte}`)),
    ...partes.map((parte) => `/contribute?corregir=${parte}&token=${parte}`),
  ]
  const fallas: string[] = []

  for (const direccion of direcciones) {
    const { status, body } = await fetch(program.url + direccion, { redirect: 'manual' })
    await body?.cancel()
    if (status >= 500) fallas.push(`${direccion.slice(0, 100)}: ${status}`)
  }
  const deUnaLetra = await estadoCon(program.url, '%')
  await program.stop()

  expect(fallas).toEqual([])
  expect(program.output().trim().split('\n')).toHaveLength(2)
  expect(deUnaLetra).toBe(200)
})

/** Of a call to a host of this name, which `fetch` would not send. */
const estadoCon = (url: string, host: string) =>
  new Promise((resolve, reject) => {
    const request = get(`${url}/api/health`, { headers: { host } }, (response) =>
      resolve(response.resume().statusCode),
    )
    request.on('error', reject)
  })
