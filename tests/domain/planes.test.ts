import { expect, test } from 'vitest'
import { generalDe } from '../../src/domain/base/reglas-de-formulario.ts'
import { showsAnything } from '../../src/domain/base/texto-rico.ts'
import { isOrdenDe, planNuevo, unidadNueva } from '../../src/domain/planes/planes.ts'
import { faltaDeRecurso } from '../../src/domain/planes/recursos.ts'
import { idDeYoutube, rutaDeSubida } from '../../src/domain/planes/rutas-de-recursos.ts'

const INCOMPLETA =
  'Por favor, complete todos los campos obligatorios y asegure que las horas no sean negativas.'
const unidad = {
  periodo: 'Marzo',
  contenido: '<p>La guarania</p>',
  capacidades: 'Reconoce el compás.',
  horasTeoricas: 4,
  horasPracticas: 0,
}

const faltasDe = (valor: unknown) =>
  unidadNueva.safeParse(valor).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test('un plan sin tipo es por mes, y sin título no vale', () => {
  expect(planNuevo.parse({ titulo: ' Plan  ' })).toEqual({ titulo: 'Plan', tipoOrganizacion: 'MES' })
  expect(planNuevo.safeParse({ titulo: '  ' }).error?.issues[0]?.message).toBe(
    'El título del plan de clases es obligatorio.',
  )
  expect(planNuevo.safeParse({ titulo: 'x', tipoOrganizacion: 'DIA' }).success).toBe(false)
})

test('una unidad completa vale, y lo opcional queda en blanco', () => {
  expect(unidadNueva.parse(unidad)).toEqual({
    ...unidad,
    estrategiasMetodologicas: '',
    mediosVerificacionEvaluacion: '',
    recursos: [],
  })
})

test.each([
  ['periodo', ' '],
  ['contenido', ''],
  ['contenido', '<p>&nbsp;</p><br>'],
  ['capacidades', null],
  ['horasTeoricas', -1],
  ['horasTeoricas', 1.5],
  ['horasPracticas', 'dos'],
  ['horasPracticas', ''],
])('con %s %j, la unidad está incompleta, y el campo dice qué necesita', (campo, valor) => {
  const [falta] = unidadNueva.safeParse({ ...unidad, [campo]: valor }).error?.issues ?? []
  expect([falta?.path, generalDe(falta)]).toEqual([[campo], INCOMPLETA])
  expect(falta?.message).toMatch(/^Escribe /)
})

test('los largos y las horas tienen un máximo', () => {
  expect(faltasDe({ ...unidad, contenido: 'a'.repeat(100_001) })).toEqual([
    ['contenido', 'El contenido no puede pasar de 100.000 caracteres.'],
  ])
  expect(faltasDe({ ...unidad, horasPracticas: 1001 })).toEqual([
    ['horasPracticas', 'Las horas prácticas no pueden pasar de 1.000.'],
  ])
})

test('cada recurso que no vale lo dice en su lugar', () => {
  const recursos = [
    { type: 'url', value: ' https://es.wikipedia.org/wiki/Guarania ' },
    { type: 'url', value: 'javascript:alert(1)' },
    { type: 'youtube', value: 'https://www.youtube.com/' },
    { type: 'file', value: '' },
    { type: 'otro', value: 'x' },
    'cualquier cosa',
  ]

  expect(faltasDe({ ...unidad, recursos }).map(([campo]) => campo)).toEqual([
    'recursos.1.value',
    'recursos.2.value',
    'recursos.3.value',
    'recursos.4.type',
    'recursos.5.type',
  ])
  expect(faltaDeRecurso({ type: 'file', value: ' ' })).toBe('Por favor, seleccione un archivo para subir.')
  for (const lista of ['https://a.py', 5, {}]) {
    expect(faltasDe({ ...unidad, recursos: lista })).toEqual([
      ['recursos', 'El campo «recursos» debe ser una lista de recursos.'],
    ])
  }
})

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=10', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=corto', undefined],
  ['https://malo.example/watch?v=dQw4w9WgXcQ', undefined],
  ['https://youtube.com.malo.example/watch?v=dQw4w9WgXcQ', undefined],
  ['no es una dirección', undefined],
])('de %s, el video es %s', (direccion, id) => {
  expect(idDeYoutube(direccion)).toBe(id)
})

test.each([
  ['/uploads/recursos/a.png', 'uploads/recursos/a.png'],
  ['recursos/a.png', 'uploads/recursos/a.png'],
  ['uploads/entregas/a.png', 'uploads/tareas/a.png'],
  ['', ''],
])('la ruta %j se guarda como %j', (escrita, ruta) => {
  expect(rutaDeSubida(escrita)).toBe(ruta)
})

test.each([
  ['<p></p>', false],
  ['<p>&nbsp; \u200b</p><!-- nada -->', false],
  ['<p>a</p>', true],
  ['1 < 2', true],
  ['<img alt="sin dirección">', false],
  ['<img alt="src=a">', false],
  ['<!-- sin cerrar', false],
  ['<p', false],
  ['<p><img src="https://x.py/a.png"></p>', true],
])('%j muestra algo: %s', (html, muestra) => {
  expect(showsAnything(html)).toBe(muestra)
})

test.each([
  [[2, 1, 3], true],
  [[1, 2], false],
  [[1, 2, 2], false],
  [[1, 2, 4], false],
  [[], false],
])('%j nombra una vez cada una de 1, 2, 3: %s', (orden, vale) => {
  expect(isOrdenDe(orden, [1, 2, 3])).toBe(vale)
})
