import { expect, test } from 'vitest'
import { readGift, writeGift } from '../../src/domain/gift.ts'
import type { PreguntaEscrita } from '../../src/domain/preguntas.ts'
import { readPreguntas, readTexto, writeTexto } from '../../src/domain/preguntas-en-texto.ts'

const si = (texto: string) => ({ texto, es_correcta: true })
const no = (texto: string) => ({ texto, es_correcta: false })

const dificiles: PreguntaEscrita[] = [
  { texto: '¿Quién creó la guarania?', opciones: [no('Agustín Barrios'), si('José Asunción Flores')] },
  {
    texto:
      'Dado {a = b ~ c # d : e % f \\ g}\n\n1. ¿qué?\nb) esto no es una opción\nRespuesta: ninguna\n\\fin',
    opciones: [
      si('=uno ~ {dos}'),
      no('50 % -> #tres'),
      no('C:\\temp\\n'),
      no('*a) asterisco'),
      no('// no'),
      no('::'),
    ],
  },
  { texto: '1925. ¿Qué pasó?', opciones: [no('a) b'), si('"comillas" <b>&amp;')] },
  { texto: '// ¿comentario?', opciones: [si('T'), no('F')] },
  { texto: '¿%?', opciones: [si('%50% de nada'), no('%0%')] },
]

test.each([
  ['GIFT', writeGift, readGift],
  ['texto', writeTexto, readTexto],
])('lo que se escribe como %s se lee igual', (_caso, write, read) => {
  const texto = write(dificiles)

  expect(read(texto)).toEqual({ preguntas: dificiles, errores: [] })
  expect(read(texto.replaceAll('\n', '\r\n')).preguntas).toEqual(dificiles)
  expect(readPreguntas(texto).preguntas).toEqual(dificiles)
})

test('lee lo que exporta Moodle', () => {
  const leido = readPreguntas(`// question: 12  name: Guarania
::Guarania::[html]<p>¿Quién creó la <b>guarania</b>?&nbsp;</p>{
	~<p>Mangor&\\#233;</p>#No.
	=%100%<p>Flores</p>#¡Sí!
	~%-50%Herib Campos
}

$CATEGORY: $course$/top/Música

::V o F:: La polca es ternaria y binaria a la vez. {TRUE#Sí}

La guarania nació en {=Asunción ~Luque} hacia 1925.
`)

  expect(leido.errores).toEqual([])
  expect(leido.preguntas.map(({ opciones }) => opciones)).toEqual([
    [no('Mangoré'), si('Flores'), no('Herib Campos')],
    [si('Verdadero'), no('Falso')],
    [si('Asunción'), no('Luque')],
  ])
  expect(leido.preguntas[2]?.texto).toBe('La guarania nació en _____ hacia 1925.')
})

test('lee lo que se escribió con el signo % protegido', () => {
  expect(readGift('Q {=50 \\% ~C\\:\\\\%}').preguntas).toEqual([
    { texto: 'Q', opciones: [si('50 %'), no('C:\\%')] },
  ])
})

test('de lo que no es de opción múltiple dice la línea, y lo demás se lee', () => {
  const leido = readGift(`¿Cuándo? {#1925:5}

¿Dónde? {=Asunción =Paraguay}

Empareja {=a -> b =c -> d}

Una {=sí ~no}

Sin llaves

Sin cerrar {=sí ~no

Dos} {=sí ~no}

Dos {=sí =también ~no}

Repetida {=polca ~Polca}`)

  expect(leido.preguntas).toEqual([{ texto: 'Una', opciones: [si('sí'), no('no')] }])
  expect(leido.errores).toEqual([
    { linea: 1, mensaje: 'Solo se pueden traer preguntas de opción múltiple, o de verdadero y falso.' },
    { linea: 3, mensaje: 'Solo se pueden traer preguntas de opción múltiple, o de verdadero y falso.' },
    { linea: 5, mensaje: 'Solo se pueden traer preguntas de opción múltiple, o de verdadero y falso.' },
    { linea: 9, mensaje: 'Falta la llave { con las opciones de la pregunta.' },
    { linea: 11, mensaje: 'Falta la llave } que cierra las opciones.' },
    { linea: 13, mensaje: 'Esta pregunta no está escrita como GIFT: revisa sus llaves y signos.' },
    { linea: 15, mensaje: 'Marca una sola opción como correcta.' },
    { linea: 17, mensaje: 'Esta opción repite otra de la misma pregunta.' },
  ])
})

test('lee el formato Aiken, con o sin números ni líneas en blanco', () => {
  const leido = readPreguntas(`¿Quién creó la guarania?
A. Barrios
B. Flores
ANSWER: B
2) ¿Y la polca?
a) Nadie sabe
* b) El pueblo
Respuesta: a`)

  expect(leido).toEqual({
    preguntas: [
      { texto: '¿Quién creó la guarania?', opciones: [no('Barrios'), si('Flores')] },
      { texto: '¿Y la polca?', opciones: [si('Nadie sabe'), no('El pueblo')] },
    ],
    errores: [],
  })
})

test.each([
  ['', 1, 'No se encontró ninguna pregunta.'],
  ['Hola.\n¿Qué tal?', 1, 'Esta pregunta no tiene opciones: escribe «a) …» debajo.'],
  ['\n1. ¿Quién?\na) uno\nb) dos', 2, 'Marca una sola opción como correcta.'],
  ['1. ¿Quién?\n*a) uno', 1, 'Cada pregunta necesita entre 2 y 6 opciones.'],
  [
    `1. ¿Quién?\n*a) 1\n${[...'bcdefghi'].map((letra, i) => `${letra}) ${i + 2}`).join('\n')}`,
    1,
    'Cada pregunta necesita entre 2 y 6 opciones.',
  ],
])('%j tiene su error', (texto, linea, mensaje) => {
  expect(readPreguntas(texto).errores[0]).toEqual({ linea, mensaje })
})

test('de más de 50 preguntas se leen 50, y se dice cuáles sobran', () => {
  const texto = writeTexto(Array.from({ length: 52 }, () => ({ texto: '¿Q?', opciones: [si('a'), no('b')] })))

  const { preguntas, errores } = readTexto(texto)

  expect(preguntas).toHaveLength(50)
  expect(errores.map(({ linea }) => linea)).toEqual([201, 205])
})
