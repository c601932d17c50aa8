import { expect, test } from 'vitest'
import { testApi } from '../../support/api.ts'

const { app, deps } = testApi()

const rutas = app.routes.map(({ method, path, hooks }) => ({
  ruta: `${method} ${path.replace('/api', '')}`,
  sobre: hooks?.detail?.['x-sobre'] as Record<string, string> | undefined,
}))

test('cada ruta que dice sobre qué es nombra cosas que hay, y lo que está en su dirección', () => {
  const dichas = rutas.flatMap(({ ruta, sobre }) => (sobre ? [{ ruta, sobre }] : []))

  expect(dichas.length).toBeGreaterThan(150)
  for (const { ruta, sobre } of dichas) {
    for (const [cosa, parametro] of Object.entries(sobre)) {
      expect(() => deps.temas.cosa(cosa), ruta).not.toThrow()
      expect(ruta).toContain(`/:${parametro}`)
    }
  }
})

/** Of a closed course too: none of them changes anything of it, but payments, which are taken all the same. */
const deCerradas =
  /\/(reabrir|recibo|pagos|juntos|aviso-de-pago)$|\/catedras\/:id\/copiar$|^DELETE \/admin\/pagos\/:id$/
const deCatedra =
  /\/catedras?\/:id|\/(tareas|tareasAsignaciones|evaluaciones|justificativos|planes|unidades|catedraalumnos|papelera)\/:id|^\w+ \/publicaciones\/:id|\/pagos\/:id/

test('lo que cambia algo de una cátedra dice sobre qué es', () => {
  const cambian = rutas.filter(({ ruta }) => !/^(GET|HEAD|OPTIONS) /.test(ruta) && deCatedra.test(ruta))

  expect(cambian.length).toBeGreaterThan(80)
  expect(
    cambian.filter(({ ruta, sobre }) => !sobre && !deCerradas.test(ruta)).map(({ ruta }) => ruta),
  ).toEqual([])
})
