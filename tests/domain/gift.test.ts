import { expect, test } from 'vitest'
import { readGift, writeGift } from '../../src/domain/evaluaciones/gift.ts'
import type { PreguntaEscrita } from '../../src/domain/evaluaciones/preguntas.ts'
import { readPreguntas, readTexto, writeTexto } from '../../src/domain/evaluaciones/preguntas-en-texto.ts'

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

const deOtrasClases: PreguntaEscrita[] = [
  {
    tipo: 'VARIAS',
    texto: '¿Cuáles son de cuerda?',
    opciones: [si('Arpa'), no('Flauta'), si('Guitarra'), si('%raro')],
    explicacion: 'El arpa {y la guitarra}: tienen = cuerdas.\n\nExplicación: la flauta, no.',
  },
  {
    tipo: 'VARIAS',
    texto: '¿Cuál es?\nVale: no es una respuesta\nExplicación: no',
    opciones: [si('a'), no('b')],
  },
  {
    tipo: 'CORTA',
    texto: '[varias] ¿Qué nota es?\na) no es una opción',
    opciones: [],
    aceptadas: ['Sol sostenido', 'La bemol', 'V -> I', '%', '= igual'],
  },
  { tipo: 'CORTA', texto: '\\[ordenar] ¿1,5?', opciones: [], aceptadas: ['1,5'] },
  {
    tipo: 'ORDENAR',
    texto: 'Ordena por nacimiento',
    opciones: ['Agustín Barrios', 'José Asunción Flores -> 3', 'Herib Campos = {2}'].map(no),
    explicacion: 'Por su año.',
  },
  { texto: '[varias] de una', opciones: [si('a'), no('b')], explicacion: 'Así.' },
]

test.each([
  ['GIFT', writeGift, readGift],
  ['texto', writeTexto, readTexto],
])('cada clase que se escribe como %s se lee igual', (_caso, write, read) => {
  const texto = write(deOtrasClases)

  expect(read(texto)).toEqual({ preguntas: deOtrasClases, errores: [] })
  expect(readPreguntas(texto).preguntas).toEqual(deOtrasClases)
})

test('lee las otras clases como Moodle las escribe', () => {
  const { preguntas, errores } = readPreguntas(`¿Cuáles? {
	~%50%Arpa
	~%50%Guitarra
	~%-50%Flauta
	####<p>De <b>cuerda</b>.</p>
}

¿Dónde? {=Asunción =%50%Paraguay =%100%Asuncion}

Ordena {=Flores -> 2 =Barrios -> 1 =Campos -> 3}`)

  expect(errores).toEqual([])
  expect(preguntas).toEqual([
    {
      tipo: 'VARIAS',
      texto: '¿Cuáles?',
      opciones: [si('Arpa'), si('Guitarra'), no('Flauta')],
      explicacion: 'De cuerda.',
    },
    { tipo: 'CORTA', texto: '¿Dónde?', opciones: [], aceptadas: ['Asunción', 'Asuncion'] },
    { tipo: 'ORDENAR', texto: 'Ordena', opciones: ['Barrios', 'Flores', 'Campos'].map(no) },
  ])
})

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

test('lee las letras que Moodle escribe con su nombre', () => {
  const { preguntas, errores } =
    readPreguntas(`::P1::[html]<p>&iquest;Qui&eacute;n naci&oacute; en Asunci&oacute;n?</p>{
	=<p>Una compositora de Luque, se&ntilde;ora</p>
	~<p>Nadie m&aacute;s &mdash; &laquo;&Ntilde;and&uacute;&raquo;</p>
}`)

  expect(errores).toEqual([])
  expect(preguntas).toEqual([
    {
      texto: '¿Quién nació en Asunción?',
      opciones: [si('Una compositora de Luque, señora'), no('Nadie más — «Ñandú»')],
    },
  ])
})

test('lo que no dice su formato, o dice [moodle], es HTML; [plain] y [markdown], no', () => {
  const { preguntas, errores } = readPreguntas(`::P1::[moodle]<p>¿Cuál es de <b>cuerda</b>?</p>{
	=Arpa
	~<i>Flauta</i>
}

::P2::¿Cuál es de <i>viento</i> &amp; caña?{
	=Flauta
	~Arpa
}

::P3::[plain]¿Qué hace <b> y &amp;?{
	=<b>nada</b>
	~Algo
}

::P4::[markdown]¿Qué es **<i>?{
	=Nada
	~Algo
}

¿Es 2<3 y a<b?{=Sí ~No}`)

  expect(errores).toEqual([])
  expect(preguntas).toEqual([
    { texto: '¿Cuál es de cuerda?', opciones: [si('Arpa'), no('Flauta')] },
    { texto: '¿Cuál es de viento & caña?', opciones: [si('Flauta'), no('Arpa')] },
    { texto: '¿Qué hace <b> y &amp;?', opciones: [si('<b>nada</b>'), no('Algo')] },
    { texto: '¿Qué es **<i>?', opciones: [si('Nada'), no('Algo')] },
    { texto: '¿Es 2<3 y a<b?', opciones: [si('Sí'), no('No')] },
  ])
})

test('las celdas de una tabla quedan separadas, y cada fila en su línea', () => {
  const { preguntas } = readPreguntas(
    '[html]Mira<table><tr><th>Obra</th><th>Año</th></tr><tr><td>India</td><td>1928</td></tr></table>¿Y?{=a ~b}',
  )

  expect(preguntas.map(({ texto }) => texto)).toEqual(['Mira\nObra Año\nIndia 1928\n¿Y?'])
})

test.each([
  ['[html]<p>¿Qué es? <img src\\="@@PLUGINFILE@@/a.png" alt\\="un arpa"></p>{=a ~b}', 'La imagen'],
  ['¿Qué es? <IMG SRC\\="https\\://x.py/a.png">{=a ~b}', 'La imagen'],
  ['[html]¿Qué es?{=<img src\\="a.png"> a ~b}', 'La imagen'],
  ['[markdown]¿Qué es? ![un arpa](a.png){=a ~b}', 'La imagen'],
  ['[html]¿Qué es? <audio controls\\="true"></audio>{=a ~b}', 'El sonido o video'],
])('lo que no puede venir se dice, y la pregunta viene: %s', (texto, que) => {
  const { preguntas, errores } = readPreguntas(texto)

  expect(preguntas).toHaveLength(1)
  expect(errores).toEqual([{ linea: 1, mensaje: `${que} de esta pregunta no se puede traer.` }])
})

test('de una opción que es solo una imagen se dice por qué queda en blanco', () => {
  expect(readGift('[html]¿Qué es?{=<img src\\="a.png"> ~b}')).toEqual({
    preguntas: [],
    errores: [
      { linea: 1, mensaje: expect.stringMatching(/^.+ La imagen de esta pregunta no se puede traer\.$/) },
    ],
  })
})

test('los signos que a Moodle no le importan tampoco importan aquí', () => {
  const { preguntas, errores } =
    readPreguntas(`::Nº 1: a::¿Qué es: A = B, ~C o #D? <img src="https://x.py/a.png">{
	=Uno: el primero
	~Dos \\: el otro
}`)

  expect(preguntas).toEqual([
    { texto: '¿Qué es: A = B, ~C o #D?', opciones: [si('Uno: el primero'), no('Dos : el otro')] },
  ])
  expect(errores).toEqual([{ linea: 1, mensaje: 'La imagen de esta pregunta no se puede traer.' }])
})

test('una imagen de la que solo se habla, en [plain], no es una imagen', () => {
  expect(readGift('[plain]¿Qué es <img>?{=a ~b}').errores).toEqual([])
})

test('lee lo que se escribió con el signo % protegido', () => {
  expect(readGift('Q {=50 \\% ~C\\:\\\\%}').preguntas).toEqual([
    { texto: 'Q', opciones: [si('50 %'), no('C:\\%')] },
  ])
})

const DE_OTRA_CLASE =
  'Solo se pueden traer preguntas de opción múltiple, de verdadero y falso, de respuesta corta o de ordenar.'

test('de lo que no es de una clase de aquí dice la línea, y lo demás se lee', () => {
  const leido = readGift(`¿Cuándo? {#1925:5}

¿Por qué? {}

Empareja {=a -> b =c -> d}

Una {=sí ~no}

Sin llaves

Sin cerrar {=sí ~no

Dos} {=sí ~no}

Dos {=sí =también ~no}

Repetida {=polca ~Polca}`)

  expect(leido.preguntas).toEqual([{ texto: 'Una', opciones: [si('sí'), no('no')] }])
  expect(leido.errores).toEqual([
    { linea: 1, mensaje: DE_OTRA_CLASE },
    { linea: 3, mensaje: DE_OTRA_CLASE },
    { linea: 5, mensaje: DE_OTRA_CLASE },
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

test.each([
  ['GIFT', writeGift],
  ['texto', writeTexto],
])('lo que el %s no lleva se dice, y de una opción sin texto van sus palabras', (_, write) => {
  const opciones = [
    { texto: '', imagen: 'uploads/a.png', alternativa: 'Un arpa', es_correcta: true },
    { texto: 'Otra', es_correcta: false },
  ]
  const escrito = write([
    { texto: '¿Qué se ve?', opciones },
    { texto: '¿Qué suena?', sonido: 'uploads/a.mp3', opciones },
    {
      texto: '// ¿Y esto?\n// Nada',
      opciones: [{ texto: 'Un arpa', es_correcta: true }, opciones[1] as never],
    },
  ])

  expect(escrito).toMatch(/^\/\/ 2 preguntas tienen imagen, sonido o notación, que este archivo no lleva\.\n/)
  const { preguntas, errores } = readPreguntas(escrito)
  expect(errores).toEqual([])
  expect(preguntas.map(({ texto }) => texto)).toEqual(['¿Qué se ve?', '¿Qué suena?', '// ¿Y esto?\n// Nada'])
  expect(preguntas[0]?.opciones).toMatchObject([{ texto: 'Un arpa', es_correcta: true }, { texto: 'Otra' }])
})
