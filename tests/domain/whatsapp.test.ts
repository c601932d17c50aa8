import { describe, expect, test } from 'vitest'
import { type Azar, azarDe } from '../../src/domain/base/azar.ts'
import {
  LARGO_DE_MENSAJE,
  mensajeDe,
  textoDeCreador,
  textoDeEvaluacion,
  textoDeFaltan,
  textoDePublicacion,
  textoDeTarea,
} from '../../src/domain/base/whatsapp.ts'

const enlace = 'https://guarania.example/alumno/catedra/3?tab=tareas'
const catedra = 'Armonía (2026)'

test('una tarea dice qué es, hasta cuándo y dónde', () => {
  const descripcion = '<p>A <strong>cuatro</strong> voces.</p><ul><li>Sin quintas</li></ul>'
  const vence = '20/11/2026 23:59'

  expect(textoDeTarea({ catedra, enlace, titulo: 'Un bajo', descripcion, vence, puntos: 10 })).toBe(
    [
      '*Tarea: Un bajo*',
      'Armonía (2026)',
      'Se entrega hasta el 20/11/2026 23:59.',
      'Vale 10 puntos.',
      '',
      'A cuatro voces.',
      'Sin quintas',
      '',
      enlace,
    ].join('\n'),
  )
})

test('lo que no se sabe no se dice', () => {
  const una = { catedra, enlace, titulo: 'Un bajo', descripcion: '', vence: null, puntos: 1 }
  expect(textoDeTarea(una)).toBe(`*Tarea: Un bajo*\nArmonía (2026)\nVale 1 punto.\n\n${enlace}`)
  expect(textoDeEvaluacion({ catedra, enlace, titulo: 'Cadencias', preguntas: 1, vence: null })).toBe(
    `*Evaluación: Cadencias*\nArmonía (2026)\n1 pregunta.\n\n${enlace}`,
  )
})

test.each([
  [7, 'Faltan entregar 7'],
  [1, 'Falta entregar 1'],
  [0, 'No falta entregar nadie'],
])('de quienes faltan se dice cuántos: %i', (faltan, dice) => {
  const texto = textoDeFaltan({ catedra, enlace, titulo: 'Un bajo', vence: null, faltan })
  expect(texto).toBe(`*${dice}*\nTarea: Un bajo\nArmonía (2026)\n\n${enlace}`)
})

test('un creador', () => {
  const datos = ['1904–1972', 'Compositor']
  expect(textoDeCreador({ nombre: 'José Asunción Flores', datos, bio: 'Creó la guarania.', enlace })).toBe(
    `*José Asunción Flores*\n1904–1972\nCompositor\n\nCreó la guarania.\n\n${enlace}`,
  )
})

describe('lo que alguien escribió no cambia la forma del mensaje', () => {
  test.each([
    ['Un *gran* _día_', '*Un ∗gran∗ ˍdíaˍ*'],
    ['~No~ `código`', '*∼No∼ ˋcódigoˋ*'],
    ['  Dos\nlíneas  ', '*Dos líneas*'],
    ['\u202eal revés\u0000', '*al revés*'],
    ['***', '*∗∗∗*'],
  ])('«%s»', (titulo, dice) => {
    expect(mensajeDe({ titulo, enlace })).toBe(`${dice}\n\n${enlace}`)
  })

  test('una dirección se sigue leyendo', () => {
    const texto = 'Está en https://x.example/mi_guia_1?a=_b y más.'
    expect(mensajeDe({ titulo: 'Guía', texto, enlace })).toContain('https://x.example/mi_guia_1?a=')
  })

  test('se corta en una palabra', () => {
    const texto = mensajeDe({ titulo: 'Guía', texto: 'palabra '.repeat(200), enlace })
    const cuerpo = texto.slice(0, -enlace.length)
    expect(texto.length).toBeGreaterThan(LARGO_DE_MENSAJE - 10)
    expect(cuerpo).toMatch(/palabra…\n\n$/)
  })

  test('una sola palabra, donde quepa, y sin partir un signo', () => {
    const texto = mensajeDe({ titulo: 'x', texto: '🎸'.repeat(500), enlace })
    expect(texto.length).toBeLessThanOrEqual(LARGO_DE_MENSAJE)
    expect(texto.isWellFormed()).toBe(true)
    expect(texto.endsWith(`…\n\n${enlace}`)).toBe(true)
  })
})

const piezas = [
  'polca',
  'guarania',
  '*',
  '_',
  '**a**',
  '_b_',
  '\n',
  '\n\n',
  '  ',
  '<p>',
  '</p>',
  '<a href="https://x.example/?a=1&b=2">un enlace</a>',
  '&amp;',
  '&#128514;',
  '👩‍🎤',
  '\ud800',
  '\u202e',
  'ñandutí',
  'x'.repeat(300),
  '~',
  '`',
  '> ',
]
const escrito = (azar: Azar, hasta: number) =>
  Array.from({ length: azar.entero(0, hasta) }, () => azar.uno(piezas)).join(azar.uno(['', ' ']))

/** Whose names nothing may tell: they are given to nobody who writes a message. */
const alumnos = ['Ana Acosta', 'Beto Báez', 'Ciro Cabral']

test('de mil cátedras al azar, ningún texto pasa de 700 caracteres, pierde su enlace ni nombra a nadie', () => {
  const azar = azarDe(30)
  for (let i = 0; i < 1000; i++) {
    const una = {
      catedra: escrito(azar, 12),
      titulo: escrito(azar, 30),
      vence: azar.suerte(0.5) ? '20/11/2026 23:59' : null,
      enlace: `https://${'guarania.'.repeat(azar.entero(1, 20))}example/alumno/catedra/${azar.entero(1, 1e9)}`,
    }
    const largo = escrito(azar, 400)
    const faltan = azar.entero(0, 60)
    const textos = [
      textoDeTarea({ ...una, descripcion: largo, puntos: azar.entero(1, 100) }),
      textoDePublicacion({ ...una, contenido: largo }),
      textoDeEvaluacion({ ...una, preguntas: azar.entero(1, 50) }),
      textoDeFaltan({ ...una, faltan }),
      textoDeCreador({ nombre: una.titulo, datos: [una.catedra], bio: largo, enlace: una.enlace }),
    ]
    for (const texto of textos) {
      expect(texto.length).toBeLessThanOrEqual(LARGO_DE_MENSAJE)
      expect(texto.endsWith(`\n\n${una.enlace}`)).toBe(true)
      expect(texto.isWellFormed()).toBe(true)
      const marcas = texto.split('*').length - 1
      expect([0, 2]).toContain(marcas)
      if (marcas === 2) expect(texto).toMatch(/^\*\S(?:[^*\n]*\S)?\*(?:\n|$)/)
      expect(alumnos.filter((nombre) => texto.includes(nombre))).toEqual([])
    }
    expect(textos[3]).toContain(String(faltan || 'nadie'))
  }
})
