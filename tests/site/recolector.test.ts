import { expect, test, vi } from 'vitest'
import { ALL_AT, createCollector } from '../../api/suelo/services/collector.ts'

const otherEvents = () => new Promise((resolve) => setImmediate(resolve))

test('junta lo que dejan tres páginas, y no en medio de la tercera', async () => {
  const collect = vi.fn()
  const collector = createCollector(collect)

  for (let page = 0; page < 3; page++) collector.count('page')
  expect(collect).not.toHaveBeenCalled()
  await otherEvents()
  expect(collect).toHaveBeenCalledOnce()

  collector.count('page')
  await otherEvents()
  expect(collect).toHaveBeenCalledOnce()
})

test('una respuesta que estaba lista deja poco; una que se hace, más', async () => {
  const collect = vi.fn()
  const collector = createCollector(collect)

  for (let answer = 0; answer < 2999; answer++) collector.count('ready')
  for (let answer = 0; answer < 50; answer++) collector.count('made')
  await otherEvents()
  expect(collect).not.toHaveBeenCalled()

  collector.count('ready')
  await otherEvents()
  expect(collect).toHaveBeenCalledOnce()
})

test('después de tantas respuestas hechas se junta también lo viejo; de páginas, nunca', async () => {
  const [collect, collectAll] = [vi.fn(), vi.fn()]
  const collector = createCollector(collect, collectAll)

  for (let page = 0; page < ALL_AT; page++) collector.count('page')
  for (let answer = 0; answer < ALL_AT - 1; answer++) collector.count('made')
  await otherEvents()
  expect(collectAll).not.toHaveBeenCalled()

  for (let answer = 0; answer < 100; answer++) collector.count('made')
  await otherEvents()
  expect(collectAll).toHaveBeenCalledOnce()
})
