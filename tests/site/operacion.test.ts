import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames, suppositions } from '../../api/suelo/services/settings'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const operacion = read('docs/operacion.md')

/** The rows of the settings' table: the name, and what stands where nothing is said. */
const filas = [...operacion.matchAll(/^\| `([A-Z_\d]+)`(?:, `--[a-z-]+`)? +\| ?(.*?) ?\| .*\|$/gm)].map(
  ([, nombre = '', supuesto = '']) => ({ nombre, supuesto: supuesto.trim() }),
)

test('la tabla de ajustes nombra todos, y ninguno más', () => {
  expect(filas.map(({ nombre }) => nombre).sort()).toEqual([...settingNames].sort())
})

test.each(Object.entries(suppositions).filter(([, valor]) => valor !== undefined))(
  'si no se dice %s, la tabla dice lo que vale: %s',
  (nombre, valor) => {
    expect(filas.find((fila) => fila.nombre === nombre)?.supuesto).toBe(`\`${valor}\``)
  },
)

test('la ayuda del programa nombra todos los ajustes que no son opciones', () => {
  const ayuda = read('api/main.ts')

  expect(settingNames.filter((nombre) => !ayuda.includes(nombre))).toEqual([])
})

/** It is no setting of ours: the allocator of the engine reads it. */
const DEL_MOTOR = 'MIMALLOC_PURGE_DELAY'

test.each(['docs/ejemplos/guarania.env', 'docs/ejemplos/guarania.service', 'docs/ejemplos/Dockerfile'])(
  '%s solo usa ajustes que existen',
  (path) => {
    const usados = [...read(path).matchAll(/(?:^#?|Environment=|ENV | )([A-Z][A-Z_\d]+)=/gm)].map(
      ([, uno]) => uno,
    )

    expect(usados.length).toBeGreaterThan(0)
    const conocidos = [...settingNames, DEL_MOTOR]
    expect(usados.filter((uno) => !conocidos.includes(uno ?? ''))).toEqual([])
  },
)

test('cada tabla tiene un encabezado, y ninguna fila repetida', () => {
  const filas = operacion.split('\n').filter((linea) => /^\| /.test(linea))
  const sinEspacios = filas.map((fila) => fila.replace(/\s+/g, ' '))

  expect(sinEspacios.filter((fila, i) => sinEspacios.indexOf(fila) !== i && !/^[| -]+$/.test(fila))).toEqual(
    [],
  )
})

test('systemd dice que termine solo al proceso principal', () => {
  expect(read('docs/ejemplos/guarania.service')).toMatch(/^KillMode=mixed$/m)
})

test('la imagen instala las versiones que se probaron', () => {
  expect(read('docs/ejemplos/Dockerfile')).toMatch(/^COPY package\.json package-lock\.json .*\nRUN npm ci /m)
})

const CON_ENLACES = [
  'README.md',
  'README.en.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/operacion.md',
  'docs/arquitectura.md',
  'docs/desarrollo.md',
  'docs/estilo.md',
]

test.each(CON_ENLACES)('los enlaces de %s llevan a algo', (path) => {
  const enlaces = [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, a = '']) => a)

  expect(enlaces.filter((a) => !existsSync(join(root, dirname(path), a)))).toEqual([])
})
