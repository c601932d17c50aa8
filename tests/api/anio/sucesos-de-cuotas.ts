import { remindAll, setCuota, voidPago } from './actos-de-cuotas.ts'
import { vigentes } from './libro.ts'
import { enrollTwice, expectMesesEnOrden, leaveWrongly } from './malas-entradas.ts'
import { deAdmin } from './mundo.ts'
import { en, type Suceso } from './suceso.ts'

/** What the administration decides of fees. */
export const DE_CUOTAS: Record<string, Suceso[]> = {
  '2026-04-20': [en('Coro', remindAll)],
  '2026-05-12': [en('Coro', expectMesesEnOrden), en('Coro', enrollTwice), en('Armonía', leaveWrongly)],
  '2026-06-01': [
    en('Armonía', async ({ hace, admin }, catedra) => {
      const meses = { cuotas_desde: '2026-03', cuotas_hasta: '2026-12' }
      if (!(await hace(admin, `PUT ${deAdmin(catedra, '')}`, meses))) return
      catedra.cuotasDesde = meses.cuotas_desde
      catedra.cuotasHasta = meses.cuotas_hasta
    }),
  ],
  '2026-08-04': [
    en('Coro', async (m, c) => {
      for (const una of vigentes(c))
        await setCuota(m, una, (una.montos.at(-1)?.cuota ?? 0) + 50_000, '2026-08')
    }),
  ],
  '2026-09-15': [
    en('Armonía', async (m, c) => {
      for (const una of vigentes(c).slice(0, 8))
        await setCuota(m, una, (una.montos.at(-1)?.cuota ?? 0) + 30_000)
    }),
  ],
  '2026-10-05': [
    en('Coro', async (m, c) => {
      for (const una of vigentes(c).slice(0, 3)) await setCuota(m, una, 190_000, '2026-09')
    }),
  ],
  '2026-10-20': [
    en('Coro', async (m, c) => {
      for (const una of vigentes(c).slice(0, 5)) await voidPago(m, una)
    }),
    en('Armonía', async (m, c) => {
      for (const una of vigentes(c).slice(3, 6)) await voidPago(m, una)
    }),
  ],
  '2026-11-20': [en('Armonía', remindAll)],
}
