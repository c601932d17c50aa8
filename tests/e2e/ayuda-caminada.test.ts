import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Program } from '../support/program'
import { caminar, pasosDe } from './caminar'
import { aparte, caminos } from './caminos-de-ayuda'
import { test as base, demonstrate, expect, telefono } from './fixtures'
import type { Rol } from './ingreso'

/** Who follows the help copies a course, closes it, gives tasks: on a demonstration that no other test looks at. */
const test = base.extend<object, { program: Program }>({
  program: [demonstrate, { scope: 'worker' }],
})

test.use({ viewport: telefono, reducedMotion: 'reduce' })

const ayuda = join(import.meta.dirname, '../../docs/ayuda')
const indice: Record<string, string[]> = JSON.parse(readFileSync(join(ayuda, 'indice.json'), 'utf8'))
const articulos = Object.entries(indice).flatMap(([rol, suyos]) => suyos.map((uno) => `${rol}/${uno}`))
const roles: Record<string, Rol | undefined> = {
  alumno: 'alumno',
  docente: 'docente',
  administracion: 'admin',
}
const procedimientos = Object.entries(caminos).flatMap(([articulo, suyos]) =>
  Object.entries(suyos).map(([titulo, camino]) => ({ articulo, titulo, camino })),
)

test('cada procedimiento de la ayuda se camina', () => {
  const escritos = articulos.flatMap((articulo) => {
    const texto = readFileSync(join(ayuda, `${articulo}.md`), 'utf8')
    const titulos = [...texto.matchAll(/^## (.+)$/gm)].map(([, uno = '']) => uno)
    return titulos.filter((uno) => pasosDe(articulo, uno).length > 0).map((uno) => `${articulo}#${uno}`)
  })

  const caminados = procedimientos.map(({ articulo, titulo }) => `${articulo}#${titulo}`)
  expect([...caminados, ...aparte].sort()).toEqual(escritos.sort())
})

for (const { articulo, titulo, camino } of procedimientos) {
  test(`en un teléfono, con sus solas palabras: ${articulo}, ${titulo}`, async ({ page, signInAs }) => {
    const rol = roles[articulo.split('/')[0] ?? '']
    if (rol && !camino.afuera) await signInAs(rol, camino.quien)

    await caminar(page, pasosDe(articulo, titulo), camino)
  })
}
