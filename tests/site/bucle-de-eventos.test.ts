import { expect, test } from 'vitest'
import { createPauses, IN_A_ROW } from '../../api/suelo/services/event-loop.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** The first answers, and the one that looks at whether the loop turns. */
function answerMany(pauses: ReturnType<typeof createPauses>) {
  for (let i = 0; i <= IN_A_ROW; i++) expect(pauses.due()).toBeUndefined()
}

test('quien llega en una vuelta corta no espera', async () => {
  let now = 0
  const pauses = createPauses(() => now)
  answerMany(pauses)

  now = 20
  expect(pauses.due()).toBeUndefined()
  await nextTurn()
  now = 1000
  answerMany(pauses)
})

test('en una vuelta que dura, todos esperan a la siguiente, y se cuenta de nuevo', async () => {
  let now = 0
  const pauses = createPauses(() => now)
  answerMany(pauses)
  now = 21
  const answered: string[] = []
  for (const quien of ['Ana', 'Beto']) void pauses.due()?.then(() => answered.push(quien))

  await Promise.resolve()
  expect(answered).toEqual([])
  await nextTurn()
  await Promise.resolve()

  expect(answered).toEqual(['Ana', 'Beto'])
  answerMany(pauses)
})
