import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { creadores } from '../../../db/schema/creadores.ts'
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

test('lo aprobado para quien se había ido, y deshecho, no vuelve con él', async () => {
  const { a, b, join, undo, suggest, approve, retract, edit, ficha } = conCreadores(
    { bio: 'X' },
    { bio: 'Y' },
  )
  const fusionId = await join(a, b)
  const { id } = await suggest(b, { bio: 'Z' })
  await approve(id)
  await retract(id)
  await edit(a, { bio: 'E' })

  expect((await undo(fusionId)).data.quedaron).toEqual([])

  expect([(await ficha(a)).bio, (await ficha(b)).bio]).toEqual(['E', 'Y'])
})

test('quien propone lo mismo bajo otro nombre se decide aparte: al deshacer, cada ficha conserva lo suyo', async () => {
  const { a, b, join, undo, suggest, approve, ficha } = conCreadores({ bio: 'X' }, { bio: 'Y' })
  const fusionId = await join(a, b)
  const suyas = [await suggest(b, { bio: 'Z' }), await suggest(a, { bio: 'Z' })]
  for (const { id } of suyas) expect((await approve(id)).status).toBe(200)

  await undo(fusionId)

  expect([(await ficha(a)).bio, (await ficha(b)).bio]).toEqual(['Z', 'Z'])
})

test('un aporte que se fusionó está entre lo decidido, y solo se deshace con su fusión', async () => {
  const { a, b, asAdmin, db, deps, join, retract, undo } = conCreadores({ bio: 'X' }, { bio: 'Y' })
  const aporte = { email: 'luz@x.py', published_at: deps.now() }
  db.update(creadores).set(aporte).where(eq(creadores.id, b)).run()
  const fusionId = await join(a, b)
  const [{ id }] = (await asAdmin('GET /admin/sugerencias?estado=APPROVED')).data.data

  expect(await retract(id)).toMatchObject({
    status: 409,
    data: { error: 'Antes hay que deshacer la fusión «Ana B → Ana A», que es posterior.' },
  })

  expect((await undo(fusionId)).status).toBe(200)
  expect((await asAdmin('GET /admin/sugerencias?estado=APPROVED')).data.total).toBe(0)
})
