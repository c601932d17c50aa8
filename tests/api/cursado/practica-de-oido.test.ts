import { expect, test } from 'vitest'
import { partituras } from '../../../db/schema/partituras'
import { createMundo } from '../../support/mundo'
import { decodeMp3 } from '../../support/tono'

function practicando() {
  const mundo = createMundo({ alumnos: 1 })
  const { practica } = mundo.asAlumnos[0].alumnos.me
  return { ...mundo, practise: (query: object) => practica.oido.get({ query: query as never }) }
}

test('sin pedir nada es un intervalo; la semilla que dice da lo mismo otra vez', async () => {
  const { practise } = practicando()

  const { status, data } = await practise({})
  const otra = await practise({ que: 'INTERVALO', nivel: 1, semilla: data.semilla })

  expect(status).toBe(200)
  expect(data.pregunta.texto).toBe('¿Qué intervalo ascendente escuchas?')
  expect(data.pregunta.opciones.filter((una) => una.es_correcta)).toHaveLength(1)
  expect(otra.data).toEqual(data)
})

test('la semilla de una evaluación no da aquí sus preguntas', async () => {
  const { practise, asDocente } = practicando()
  const oido = { que: ['MELODIA'], nivel: 1, semilla: 7 }
  const { data } = await asDocente.docente
    .catedra({ id: 1 })
    ['generate-evaluation'].post({ source: 'oido', numberOfQuestions: 1, oido } as never)

  const { pregunta } = (await practise({ que: 'MELODIA', nivel: 1, semilla: 7 })).data

  const alternativas = (opciones: { alternativa: string | null }[] = []) =>
    opciones.map((una) => una.alternativa)
  expect(alternativas(pregunta.opciones)).not.toEqual(
    expect.arrayContaining(alternativas(data.evaluation.preguntas[0]?.opciones)),
  )
})

test('lo que suena está en su dirección', async () => {
  const { practise, alumnos, call, sesion } = practicando()
  const { data } = await practise({ que: 'MELODIA', nivel: 3, semilla: 5 })

  const headers = await sesion('alumno', alumnos[0])
  const respuesta = await call(data.pregunta.sonido.replace(/^\/api/, ''), { headers })

  expect(respuesta.headers.get('content-type')).toBe('audio/mpeg')
  expect(respuesta.headers.get('cache-control')).toBe('no-store')
  const { muestras } = await decodeMp3(new Uint8Array(await respuesta.arrayBuffer()))
  expect(Math.max(...muestras)).toBeGreaterThan(0.5)
})

test('de un ritmo, cada opción se ve y se dice en palabras; lo que se dibuja se olvida en un día', async () => {
  const { practise, db } = practicando()

  const { data } = await practise({ que: 'RITMO,MELODIA', nivel: '2', semilla: '4' })

  for (const { texto, notacion, alternativa } of data.pregunta.opciones) {
    expect(texto).toBe('')
    expect(notacion?.paginas).toHaveLength(1)
    expect(alternativa).toBeTruthy()
  }
  const guardadas = db.select().from(partituras).all()
  expect(guardadas.every(({ vence_en }) => vence_en !== null)).toBe(true)
})

test.each([
  [{ que: 'ARPA' }, 'que', 'Elige qué se escucha: intervalos, acordes, ritmos o melodías.'],
  [{ nivel: '0' }, 'nivel', 'El nivel va de 1 a 3.'],
  [{ nivel: 'x' }, 'nivel', 'El nivel va de 1 a 3.'],
  [{ como: 'FUERTE' }, 'como', 'Esa manera de sonar no existe.'],
  [{ semilla: '-1' }, 'semilla', 'La semilla es un número entero.'],
])('%j se rechaza con su motivo', async (query, campo, falta) => {
  expect(await practicando().practise(query)).toMatchObject({
    status: 400,
    data: { campos: { [campo]: falta } },
  })
})
