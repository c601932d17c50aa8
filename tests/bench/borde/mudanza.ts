import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, type Bordes, type Institucion } from '../support/bordes'
import { temporaryFolder } from '../support/cleanup'
import { runGuarania } from '../support/guarania'
import { check, type Measure } from '../support/measure'
import { waitFor } from '../support/wait'

/** To another folder of this machine, on the same port, while somebody counts through the edges. */
export async function* move(mundo: Bordes): AsyncGenerator<Measure> {
  const chica = mundo.instituciones[2] as Institucion
  using nueva = temporaryFolder()
  const [copia, destino] = [join(nueva.path, 'copia.tar'), join(nueva.path, 'datos')]
  const taken: string[] = []
  let isOver = false
  let longest = 0
  let last = performance.now()
  const counter = (async () => {
    for (let i = 0; !isOver; i++) {
      const text = `Número ${i}.`
      const response = await ask(mundo.url, chica, '/api/composers/comments/1', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Luz', text }),
      })
      if (response.ok) {
        taken.push(text)
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
      }
      await sleep(10)
    }
  })()
  await sleep(1000)
  await runGuarania(['mudar', copia], chica.dataDir)
  await chica.server[Symbol.asyncDispose]()
  await runGuarania(['restore', copia], destino)
  chica.dataDir = destino
  await chica.start()
  const moved = taken.length
  await waitFor('a write in the new place', 10_000, async () => taken.length > moved)
  isOver = true
  await counter
  const lista = (await (await ask(chica.server.url, chica, '/api/composers/comments/1')).json()) as {
    text: string
  }[]
  const kept = lista.map(({ text }) => text).filter((text) => text.startsWith('Número'))
  yield check(
    'borde: an institution moved while somebody counts: only read for',
    longest / 1000,
    '≤',
    10,
    's',
  )
  yield check('borde: the same, lost', taken.filter((text) => !kept.includes(text)).length, '≤', 0)
  yield check('borde: the same, twice', kept.length - new Set(kept).size, '≤', 0)
}
