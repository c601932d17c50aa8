import { screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { formularioCon, muestras, removeDataDir } from '../support/archivos.ts'
import { createMundo } from '../support/mundo.ts'
import { enter, titulo } from '../support/pantallas.tsx'
import { wavDe } from '../support/sonido.ts'

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sonido')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})
afterEach(() => sessionStorage.clear())

async function conDictado(escuchas: number | null = 2) {
  const mundo = createMundo({ alumnos: 1, maxBytes: 5_000_000 })
  onTestFinished(() => removeDataDir(mundo))
  const { catedra, docente, alumnos, call, sesion, asDocente } = mundo
  const headers = await sesion('docente', docente)
  const upload = async (nombre: string, contenido: Uint8Array) => {
    const body = formularioCon(nombre, contenido)
    const response = await call('/docente/upload/multimedia', { method: 'POST', body, headers })
    return (await response.json()).filePath as string
  }
  const sonido = await upload('dictado.wav', wavDe(1))
  const imagen = await upload('ritmo.png', muestras.png)
  await asDocente(`POST /docente/catedra/${catedra.id}/evaluaciones`, {
    titulo: 'Dictado',
    preguntas: [
      {
        texto: '¿Qué suena?',
        sonido,
        escuchas,
        opciones: [
          { texto: '', imagen, alternativa: 'Una negra y dos corcheas', es_correcta: true },
          { texto: 'Dos negras', es_correcta: false },
        ],
      },
    ],
    asignar: [alumnos[0].id],
    fecha_entrega: '2030-01-01T12:00',
  })
  return { ...mundo, sonido, imagen, ana: alumnos[0] }
}

/** As a browser says it, which pauses what has ended. */
const tell = (...eventos: string[]) => {
  for (const uno of eventos) document.querySelector('audio')?.dispatchEvent(new Event(uno))
}
const end = () => tell('pause', 'ended')

test('una alumna escucha las veces que puede, y lee cuántas le quedan', async () => {
  const mundo = await conDictado()
  const { press } = await enter(mundo, '/evaluacion/1', 'alumno', mundo.ana)
  expect(await screen.findByText('Escuchas: te quedan 2.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Una negra y dos corcheas' })).toBeVisible()
  expect(document.body.innerHTML).not.toContain(mundo.sonido)

  await press('Escuchar la pregunta 1')
  expect(await screen.findByText('Escuchas: te queda 1.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sonando… la pregunta 1' })).toBeVisible()
  end()
  await press('Escuchar la pregunta 1')
  expect(await screen.findByText('Escuchas: no te queda ninguna.')).toBeVisible()
  end()

  await waitFor(() => expect(screen.getByRole('button', { name: /^Escuchar/ })).toBeDisabled())
})

test('lo que se cortó se pide otra vez y es la misma escucha', async () => {
  const mundo = await conDictado()
  const { press } = await enter(mundo, '/evaluacion/1', 'alumno', mundo.ana)
  await screen.findByText('Escuchas: te quedan 2.')
  const { fetch } = globalThis
  let cortes = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation((async (...pedido: Parameters<typeof fetch>) => {
    const respuesta = await fetch(...pedido)
    if (!String(pedido[0]).endsWith('/escucha') || cortes++ > 0) return respuesta
    throw new TypeError('Failed to fetch')
  }) as typeof fetch)

  await press('Escuchar la pregunta 1')
  expect(await screen.findByText(/^Sin conexión: para escuchar hace falta\./)).toBeVisible()
  await press('Escuchar la pregunta 1')

  expect(await screen.findByText('Escuchas: te queda 1.')).toBeVisible()
})

test('el teléfono que tardó pide otro toque, que no cuesta una escucha', async () => {
  const mundo = await conDictado()
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  const { press } = await enter(mundo, '/evaluacion/1', 'alumno', mundo.ana)

  await press('Escuchar la pregunta 1')
  await press('Reproducir la pregunta 1')

  expect(await screen.findByText('Escuchas: te queda 1.')).toBeVisible()
})

test('lo que se interrumpió, como por una llamada, sigue donde estaba y es la misma escucha', async () => {
  const mundo = await conDictado(1)
  const { press } = await enter(mundo, '/evaluacion/1', 'alumno', mundo.ana)
  await press('Escuchar la pregunta 1')
  await screen.findByRole('button', { name: 'Sonando… la pregunta 1' })

  tell('pause')
  await press('Reproducir la pregunta 1')

  expect(await screen.findByRole('button', { name: 'Sonando… la pregunta 1' })).toBeVisible()
  end()
  await waitFor(() => expect(screen.getByRole('button', { name: /^Escuchar/ })).toBeDisabled())
})

test('en los resultados se ve y se oye todo', async () => {
  const mundo = await conDictado()
  await mundo.asAlumnos[0]('POST /alumnos/me/evaluaciones/1/submit', {
    respuestas: [{ preguntaId: 1, opcionElegidaId: 1 }],
  })
  await enter(mundo, '/evaluacion/1', 'alumno', mundo.ana)

  expect(await screen.findByLabelText('Sonido de la pregunta 1')).toHaveAttribute('src', `/${mundo.sonido}`)
  expect(screen.getAllByRole('img', { name: 'Una negra y dos corcheas' })).toHaveLength(1)
})

test('una docente pone una imagen en palabras, quita otra y dice cuántas veces se escucha', async () => {
  const mundo = await conDictado(null)
  const lugar = `/docente/catedra/${mundo.catedra.id}/evaluation/1/editar`
  const { press, write, user } = await enter(mundo, lugar, 'docente', mundo.docente)
  await titulo('Editar evaluación')
  const palabras = await screen.findByLabelText('Qué se ve, en palabras')
  expect(screen.getByLabelText('Sonido de la pregunta 1')).toHaveAttribute('src', `/${mundo.sonido}`)

  await user.clear(palabras)
  await press('Guardar cambios')
  expect(await screen.findByText('Di en palabras qué se ve.')).toBeVisible()
  await write(palabras, 'Negra y corcheas')
  await user.selectOptions(screen.getByLabelText('Cuántas veces se escucha'), '3 veces')
  await press('Guardar cambios')

  await titulo('Dictado')
  expect(await screen.findByText('Se escucha 3 veces.')).toBeVisible()
  const { data } = await mundo.asDocente('GET /docente/evaluaciones/1')
  expect(data.Pregunta[0]).toMatchObject({ escuchas: 3, Opcion: [{ alternativa: 'Negra y corcheas' }, {}] })
})

test('sin imagen, la opción vuelve a necesitar un texto', async () => {
  const mundo = await conDictado()
  const lugar = `/docente/catedra/${mundo.catedra.id}/evaluation/1/editar`
  const { press } = await enter(mundo, lugar, 'docente', mundo.docente)

  await press('Quitar la imagen de la opción 1 de la pregunta 1')
  await press('Guardar cambios')

  expect(await screen.findByText('Escribe el texto de la opción.')).toBeVisible()
})

test('lo que se pone en orden se ve al leerla, al responder y después', async () => {
  const mundo = await conDictado()
  const { ana, imagen, docente } = mundo
  const { data } = await mundo.aula.evaluaciones.post({
    titulo: 'Figuras',
    preguntas: [
      {
        tipo: 'ORDENAR',
        texto: 'De la más larga',
        opciones: [{ texto: '', imagen, alternativa: 'Redonda' }, { texto: 'Blanca' }, { texto: 'Negra' }],
      },
    ],
    asignar: [ana.id],
    fecha_entrega: '2030-01-01T12:00',
  } as never)
  await enter(mundo, `/docente/catedra/1/evaluation/${data.id}`, 'docente', docente)
  expect((await screen.findAllByRole('img', { name: 'Redonda' })).length).toBeGreaterThan(0)

  const { press } = await enter(mundo, `/evaluacion/${data.id}`, 'alumno', ana)
  expect(await screen.findByRole('img', { name: 'Redonda' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Bajar «Redonda»' })).toBeVisible()
  await press('Dejar este orden')
  await press('Enviar Evaluación')
  await press('Enviar')

  expect(await screen.findByRole('heading', { name: /^Puntaje:/ })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Redonda' })).toBeVisible()
})

test('una docente oye lo que hizo para el oído antes de darlo', async () => {
  const mundo = createMundo({ alumnos: 1 })
  await mundo.asDocente('POST /docente/catedra/1/generate-evaluation', {
    source: 'oido',
    oido: { que: ['INTERVALO'], nivel: 1 },
  })
  const { press } = await enter(mundo, '/docente/catedra/1/evaluation/1', 'docente', mundo.docente)

  await press('Escuchar la pregunta 2')

  const sonido = await screen.findByLabelText('Sonido de la pregunta 2')
  await waitFor(() => expect(sonido).toHaveAttribute('src', 'blob:sonido'))
})
