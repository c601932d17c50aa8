import { expect, test } from 'vitest'
import { conCreadores } from '../../support/creadores-por-unir.ts'

test('lo aprobado antes de una fusión se deshace después de deshacerla: se dice cuál', async () => {
  const { a, b, join, undo, suggest, approve, retract, ficha } = conCreadores({ bio: 'X' }, { bio: 'Y' })
  const { id } = await suggest(b, { bio: 'Z' })
  await approve(id)
  const fusionId = await join(a, b, { bio: 'con' })

  expect(await retract(id)).toMatchObject({
    status: 409,
    data: { error: 'Antes hay que deshacer la fusión «Ana B → Ana A», que es posterior.' },
  })

  expect((await ficha(a)).bio).toBe('Z')
  await undo(fusionId)
  expect((await retract(id)).status).toBe(200)
  expect((await ficha(b)).bio).toBe('Y')
})
