import { expect, test } from 'vitest'
import {
  type Estado,
  type Hecho,
  isEnCurso,
  NADA,
  reduce,
  seOye,
} from '../../src/areas/tareas/grabacion/estado'
import { textoDePendiente } from '../../src/areas/tareas/grabacion/textos'
import { nombreDeGrabacion } from '../../src/domain/archivos/grabacion'

const por = (...hechos: Hecho[]): Estado => hechos.reduce(reduce, NADA)

const empezada: Hecho[] = [{ hecho: 'pedida' }, { hecho: 'empezada' }]
const suena = (ms: number, nivel = 0.5): Hecho => ({ hecho: 'suena', ms, nivel })
const terminada = (ms: number): Hecho => ({ hecho: 'terminada', ms, suceso: null })

test('se graba, se hace una pausa, se sigue y se termina', () => {
  const fases = [
    [],
    [{ hecho: 'pedida' }],
    empezada,
    [...empezada, suena(3000), { hecho: 'pausada' }],
    [...empezada, suena(3000), { hecho: 'pausada' }, { hecho: 'seguida' }],
    [...empezada, suena(3000), terminada(3100)],
    [...empezada, suena(3000), terminada(3100), { hecho: 'descartada' }],
  ].map((hechos) => por(...(hechos as Hecho[])))

  expect(fases.map(({ fase }) => fase)).toEqual([
    'nada',
    'pidiendo',
    'grabando',
    'pausada',
    'grabando',
    'lista',
    'nada',
  ])
  expect(fases.map(isEnCurso)).toEqual([false, false, true, true, true, false, false])
  expect(fases.map(({ ms }) => ms)).toEqual([0, 0, 0, 3000, 3000, 3100, 0])
})

test('sin permiso, o con otra pestaña grabando, se dice y se puede volver a pedir', () => {
  const negada = por({ hecho: 'pedida' }, { hecho: 'rechazada', suceso: 'negado' })
  const ocupada = por({ hecho: 'pedida' }, { hecho: 'rechazada', suceso: 'otra-pestana' })

  expect(negada).toMatchObject({ fase: 'nada', suceso: 'negado' })
  expect(ocupada).toMatchObject({ fase: 'nada', suceso: 'otra-pestana' })
  expect(reduce(negada, { hecho: 'pedida' })).toMatchObject({ fase: 'pidiendo', suceso: null })
})

test('una llamada deja la grabación en pausa, con lo que había; al seguir ya no se menciona', () => {
  const llamada = por(...empezada, suena(61_000), { hecho: 'interrumpida', suceso: 'mudo' })

  expect(llamada).toMatchObject({ fase: 'pausada', ms: 61_000, nivel: 0, suceso: 'mudo' })
  expect(reduce(llamada, { hecho: 'seguida' })).toMatchObject({ fase: 'grabando', suceso: null })
})

test('con la página oculta sigue, y se dice hasta el final', () => {
  const oculta = por(...empezada, suena(1000), { hecho: 'interrumpida', suceso: 'oculta' }, suena(2000))

  expect(oculta).toMatchObject({ fase: 'grabando', ms: 2000, suceso: 'oculta' })
  expect(reduce(oculta, terminada(2100))).toMatchObject({ fase: 'lista', suceso: 'oculta' })
})

test.each(['limite', 'sin-microfono'] as const)('si termina por %s, queda lo grabado y se dice', (suceso) => {
  const estado = por(...empezada, suena(5000), { hecho: 'terminada', ms: 5000, suceso })

  expect(estado).toMatchObject({ fase: 'lista', ms: 5000, suceso })
})

test('sin lugar en el dispositivo sigue en la memoria', () => {
  const estado = por(...empezada, { hecho: 'sin-lugar' }, suena(9000))

  expect(estado).toMatchObject({ fase: 'grabando', enMemoria: true, ms: 9000 })
  expect(reduce(estado, terminada(9100))).toMatchObject({ fase: 'lista', enMemoria: true })
})

test('se oye mientras sonó hace poco', () => {
  const callada = por(...empezada, suena(100, 0), suena(2000, 0.001))
  const recien = por(...empezada, suena(1000, 0.3), suena(2400, 0))
  const haceRato = por(...empezada, suena(1000, 0.3), suena(2600, 0))

  expect([callada, recien, haceRato].map(seOye)).toEqual([false, true, false])
})

test('lo que quedó de antes se recupera, y no pisa lo que se está grabando', () => {
  const recuperada: Hecho = { hecho: 'recuperada', ms: 161_000 }

  expect(por(recuperada)).toMatchObject({ fase: 'lista', ms: 161_000, recuperada: true })
  expect(por({ hecho: 'pedida' }, recuperada)).toMatchObject({ fase: 'lista', recuperada: true })
  expect(por(...empezada, suena(1000), recuperada)).toMatchObject({ fase: 'grabando', ms: 1000 })
})

test('lo que llega tarde no cambia nada', () => {
  const lista = por(...empezada, terminada(4000))
  const tardes: Hecho[] = [
    suena(9000),
    { hecho: 'pausada' },
    { hecho: 'seguida' },
    { hecho: 'empezada' },
    { hecho: 'pedida' },
    { hecho: 'sin-lugar' },
    { hecho: 'interrumpida', suceso: 'mudo' },
    { hecho: 'rechazada', suceso: 'negado' },
    terminada(9000),
  ]

  expect(tardes.map((uno) => reduce(lista, uno))).toEqual(tardes.map(() => lista))
})

test('lo que quedó se cuenta en minutos', () => {
  expect(textoDePendiente(161_400)).toBe('Quedó una grabación de 2:41 sin entregar.')
})

test.each([
  ['audio/mp4', 'Grabación 2026-11-24 20.41.m4a'],
  ['audio/webm', 'Grabación 2026-11-24 20.41.webm'],
  ['audio/ogg', 'Grabación 2026-11-24 20.41.ogg'],
])('una grabación en %s se llama por el día y la hora de la institución', (tipo, nombre) => {
  const empezada = Date.parse('2026-11-24T23:41:50Z')

  expect(nombreDeGrabacion('America/Asuncion', { tipo, empezada, ms: 1000 })).toBe(nombre)
})
