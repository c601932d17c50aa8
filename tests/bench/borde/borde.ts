import { missingTool, startBordes } from '../support/bordes'
import { catalogoDe, catalogoReal, copyOf } from '../support/catalogos'
import { seedDemo } from '../support/guarania'
import { type Measure, skipped } from '../support/measure'
import { askForTheSame, oneInstitutionLess, withoutOrigin } from './caidas'
import { cutBetween, publishThroughBoth, withoutTeller } from './fresco'
import { move } from './mudanza'
import { askForPrivate } from './privado'

/** HAProxy, two Varnish and three institutions on this machine: what an edge may show, and what happens when one dies. */
export async function* borde(): AsyncGenerator<Measure> {
  const tool = missingTool()
  if (tool) return yield skipped('borde', tool)
  using grande = copyOf(catalogoDe(10_000))
  using mediana = catalogoReal()
  using chica = catalogoReal()
  for (const { path } of [mediana, chica]) seedDemo(path)
  await using mundo = await startBordes([grande.path, mediana.path, chica.path])
  yield* publishThroughBoth(mundo)
  yield* askForTheSame(mundo)
  yield* cutBetween(mundo)
  yield* withoutTeller(mundo)
  yield* withoutOrigin(mundo)
  yield* oneInstitutionLess(mundo)
  yield* askForPrivate(mundo)
  yield* move(mundo)
}
