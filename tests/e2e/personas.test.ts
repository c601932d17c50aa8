import { expect, test } from './administrador'

test('al pie se acredita a quien desarrolla y a la IA, también en las áreas', async ({ request }) => {
  for (const direccion of ['/docente/login', '/alumno/login', '/admin/login', '/admin/catedras']) {
    const html = await (await request.get(direccion)).text()
    expect(html).toContain('Desarrollado por')
    expect(html).toContain('Potenciado por un servicio de IA generativa.')
  }
})
