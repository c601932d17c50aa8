import { describe, expect, test } from 'vitest'
import { type Estado, type Puesta, pendientes, siguienteLote } from '../../src/areas/base/cola/estado'
import { reduce, type Suceso } from '../../src/areas/base/cola/reductor'

type Una = Puesta<string>

const una = (clave: string, datos: Partial<Una> = {}): Una => ({
  clave,
  dato: `${clave}1`,
  vez: 1,
  hecha: 10,
  donde: 'espera',
  deAqui: true,
  demorada: false,
  sola: false,
  apartada: false,
  superada: false,
  ...datos,
})
const estadoDe = (...puestas: Una[]): Estado<string> => new Map(puestas.map((cada) => [cada.clave, cada]))

const enEspera = una('a')
const enCamino = una('a', { donde: 'en camino', demorada: true })
const otraVez = una('a', { donde: 'en camino', dato: 'a2', vez: 2 })
const llegada = una('a', { donde: 'llegó' })
const rechazada = una('a', { donde: 'rechazada' })

const tabla: [caso: string, antes: Una[], suceso: Suceso<string>, despues: Una[]][] = [
  [
    'lo que se pone espera, después de lo que ya esperaba',
    [una('b', { vez: 4 })],
    { tipo: 'puestas', cosas: [['a', 'a1']], ahora: 10 },
    [una('b', { vez: 4 }), una('a', { vez: 5 })],
  ],
  [
    'de lo mismo vale lo último, como si lo de antes no hubiera sido',
    [una('a', { deAqui: false, demorada: true, sola: true })],
    { tipo: 'puestas', cosas: [['a', 'a2']], ahora: 20 },
    [una('a', { dato: 'a2', vez: 2, hecha: 20 })],
  ],
  [
    'lo rechazado que se pone otra vez espera',
    [rechazada],
    { tipo: 'puestas', cosas: [['a', 'a2']], ahora: 20 },
    [una('a', { dato: 'a2', vez: 2, hecha: 20 })],
  ],
  [
    'lo que se pone sobre lo que está en camino no se adelanta',
    [enCamino],
    { tipo: 'puestas', cosas: [['a', 'a2']], ahora: 10 },
    [otraVez],
  ],
  [
    'lo que se aparta espera',
    [enCamino],
    { tipo: 'apartadas', lote: [enCamino] },
    [una('a', { apartada: true })],
  ],
  [
    'lo que parte está en camino',
    [enEspera],
    { tipo: 'parten', lote: [enEspera] },
    [una('a', { donde: 'en camino' })],
  ],
  [
    'lo que tarda se demora',
    [enEspera],
    { tipo: 'se demoran', lote: [enEspera] },
    [una('a', { demorada: true })],
  ],
  ['lo que ya llegó no se demora', [llegada], { tipo: 'se demoran', lote: [enEspera] }, [llegada]],
  ['lo que se puso después no se demora', [otraVez], { tipo: 'se demoran', lote: [enEspera] }, [otraVez]],
  ['lo que llega ya no espera', [enCamino], { tipo: 'llegan', lote: [enCamino], quedan: ['a1'] }, [llegada]],
  [
    'donde hay algo posterior, queda eso',
    [enCamino],
    { tipo: 'llegan', lote: [enCamino], quedan: ['de otra persona'] },
    [una('a', { donde: 'llegó', dato: 'de otra persona', superada: true })],
  ],
  [
    'si llega lo de antes, lo último espera todavía',
    [otraVez],
    { tipo: 'llegan', lote: [enCamino], quedan: ['a1'] },
    [una('a', { dato: 'a2', vez: 2 })],
  ],
  ['lo que se rechaza no espera más', [enCamino], { tipo: 'rechazadas', lote: [enCamino] }, [rechazada]],
  [
    'si se rechaza lo de antes, lo último espera todavía',
    [otraVez],
    { tipo: 'rechazadas', lote: [enCamino] },
    [una('a', { dato: 'a2', vez: 2 })],
  ],
  ['lo que no llegó espera', [enCamino], { tipo: 'vuelven', lote: [enCamino], solas: false }, [enEspera]],
  [
    'lo rechazado entre varias va solo',
    [enCamino, una('b', { donde: 'en camino' })],
    { tipo: 'vuelven', lote: [enCamino, una('b')], solas: true },
    [una('a', { sola: true }), una('b', { sola: true })],
  ],
  [
    'de lo que se olvidó no importa la respuesta',
    [],
    { tipo: 'llegan', lote: [enCamino], quedan: ['a1'] },
    [],
  ],
  [
    'olvidar es de lo que espera; lo que llegó, llegó',
    [enCamino, una('b'), una('c', { donde: 'llegó' })],
    { tipo: 'olvidadas' },
    [una('c', { donde: 'llegó' })],
  ],
  [
    'lo que se lee de otra pestaña no es de aquí',
    [],
    { tipo: 'leídas', guardadas: [{ clave: 'a', dato: 'a1', vez: 7, hecha: 10 }] },
    [una('a', { vez: 7, deAqui: false })],
  ],
  [
    'lo que dejó una versión anterior no dice cuándo se hizo',
    [],
    { tipo: 'leídas', guardadas: [{ clave: 'a', dato: 'a1', vez: 7 }] },
    [una('a', { vez: 7, hecha: null, deAqui: false })],
  ],
  [
    'lo que sigue guardado sigue como estaba',
    [enCamino],
    { tipo: 'leídas', guardadas: [{ clave: 'a', dato: 'a1', vez: 1, hecha: 10 }] },
    [enCamino],
  ],
  [
    'lo del mismo turno y otro momento es de otra pestaña',
    [enEspera],
    { tipo: 'leídas', guardadas: [{ clave: 'a', dato: 'a2', vez: 1, hecha: 20 }] },
    [una('a', { dato: 'a2', hecha: 20, deAqui: false })],
  ],
  [
    'lo que otra pestaña puso encima es lo último',
    [enCamino],
    { tipo: 'leídas', guardadas: [{ clave: 'a', dato: 'a2', vez: 2, hecha: 10 }] },
    [una('a', { donde: 'en camino', dato: 'a2', vez: 2, deAqui: false })],
  ],
  [
    'sin turnos escritos manda el orden, y lo que dice lo mismo es lo mismo',
    [una('b', { dato: 'b1' })],
    {
      tipo: 'leídas',
      guardadas: [
        { clave: 'b', dato: 'b1' },
        { clave: 'a', dato: 'a1' },
      ],
    },
    [una('b', { dato: 'b1' }), una('a', { vez: 2, hecha: null, deAqui: false })],
  ],
  [
    'lo que otra pestaña envió no espera más; lo que se rechazó aquí, se rechazó',
    [enEspera, una('b', { donde: 'rechazada' })],
    { tipo: 'leídas', guardadas: [] },
    [una('b', { donde: 'rechazada' })],
  ],
]

test.each(tabla)('%s', (_caso, antes, suceso, despues) => {
  const estado = estadoDe(...antes)

  expect([...reduce(estado, suceso).values()]).toEqual(despues)
  expect([...estado.values()]).toEqual(antes)
})

describe('lo que va junto', () => {
  const mismaLetra = (a: string, b: string) => a[0] === b[0]
  const claves = (lote: Una[]) => lote.map(({ clave }) => clave)
  const estado = estadoDe(
    una('c', { vez: 3, dato: 'x' }),
    una('b', { vez: 2, dato: 'y' }),
    una('a', { vez: 1, dato: 'x' }),
    una('d', { vez: 4, dato: 'x', sola: true }),
    una('e', { vez: 5, dato: 'x', donde: 'en camino' }),
    una('f', { vez: 6, dato: 'x', deAqui: false }),
    una('g', { vez: 0, dato: 'x', donde: 'llegó' }),
  )

  test('es lo primero que espera, con lo que puede ir con eso', () => {
    expect(claves(siguienteLote(estado, mismaLetra))).toEqual(['a', 'c', 'f'])
    expect(claves(siguienteLote(estado, mismaLetra, ({ deAqui }) => deAqui))).toEqual(['a', 'c'])
  })

  test('lo que tiene que ir solo va solo', () => {
    const solo = estadoDe(una('a', { sola: true }), una('b', { vez: 2, dato: 'a1' }))

    expect(claves(siguienteLote(solo, mismaLetra))).toEqual(['a'])
  })

  test('y falta lo que espera o está en camino, en su orden', () => {
    expect(claves(pendientes(estado))).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })
})
