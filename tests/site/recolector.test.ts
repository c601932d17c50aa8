import { expect, test, vi } from 'vitest'
import { ALL_EACH, createCollector } from '../../api/suelo/services/collector.ts'

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

test('cada tantas veces se junta también lo viejo', async () => {
  const [collect, collectAll] = [vi.fn(), vi.fn()]
  const collector = createCollector(collect, collectAll)

  for (let time = 0; time < ALL_EACH; time++) collector.count('kilobyte', 10_000)
  await otherEvents()

  expect(collect).toHaveBeenCalledTimes(ALL_EACH - 1)
  expect(collectAll).toHaveBeenCalledOnce()
})
