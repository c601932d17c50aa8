import { remind, setCuota, voidPago } from './actos-de-cuotas.ts'
import {
  catedraDe,
  comeBack,
  comeBackTooEarly,
  elige,
  leave,
  nombrado,
  payAfterLeaving,
} from './actos-de-personas.ts'
import { enroll } from './comienzo.ts'
import { type Catedra, seFueron, vigentes } from './libro.ts'
import { deAdmin, type Mundo } from './mundo.ts'

type Suceso = (mundo: Mundo) => Promise<unknown>

const en =
  (nombre: string, hace: (mundo: Mundo, catedra: Catedra) => Promise<unknown>): Suceso =>
  (mundo) =>
    hace(mundo, catedraDe(mundo, nombre))

const remindAll = async (mundo: Mundo, catedra: Catedra) => {
  for (const una of [...vigentes(catedra).slice(0, 4), ...seFueron(catedra)])
    await remind(mundo, catedra, una)
}

/** What happens to somebody once in the year, whatever the seed: leaving, coming back, changing course. */
const DE_PERSONAS: Record<string, Suceso[]> = {
  '2026-05-10': [en('Coro', (m, c) => leave(m, c, elige(m, c, 'el de mayo')))],
  '2026-05-25': [en('Coro', (m, c) => comeBack(m, c, 'el de mayo'))],
  '2026-06-10': [en('Historia', (m, c) => leave(m, c, elige(m, c, 'el de historia'), { por: 'docente' }))],
  '2026-06-20': [
    en('Armonía', (m, c) => leave(m, c, elige(m, c, 'la que debe junio'), { ultimaCuota: '2026-06' })),
  ],
  '2026-07-12': [
    en('Armonía', (m, c) => leave(m, c, elige(m, c, 'quien vuelve sin fecha'))),
    en('Armonía', (m, c) => leave(m, c, elige(m, c, 'quien vuelve con fecha'))),
  ],
  '2026-08-03': [
    en('Armonía', (m, c) => leave(m, c, elige(m, c, 'el que no debe agosto'), { ultimaCuota: '2026-07' })),
  ],
  '2026-08-14': [
    en('Coro', async (m, c) => {
      const suya = elige(m, c, 'quien cambia de cátedra')
      if (!catedraDe(m, 'Armonía').inscripciones.some(({ alumno }) => alumno === suya.alumno)) {
        await leave(m, c, suya)
        await enroll(m, catedraDe(m, 'Armonía'), suya.alumno, { asignar: 'POR_VENCER' })
      }
    }),
  ],
  '2026-08-20': [en('Armonía', (m, c) => payAfterLeaving(m, c, 'quien vuelve sin fecha'))],
  '2026-09-01': [en('Historia', (m, c) => comeBack(m, c, 'el de historia'))],
  '2026-09-06': [en('Armonía', (m, c) => comeBack(m, c, 'quien vuelve sin fecha'))],
  '2026-09-19': [en('Armonía', (m, c) => comeBackTooEarly(m, c, 'quien vuelve con fecha', '2026-07-01'))],
  '2026-09-20': [
    en('Armonía', (m, c) => comeBack(m, c, 'quien vuelve con fecha', '2026-09-06')),
    en('Armonía', remindAll),
    en('Coro', remindAll),
  ],
  '2026-10-01': [
    en('Coro', async (m, c) => {
      const suya = nombrado(m, 'el de mayo')
      if (suya) await leave(m, c, suya)
    }),
  ],
}

/** What the administration decides of fees. */
const DE_CUOTAS: Record<string, Suceso[]> = {
  '2026-04-20': [en('Coro', remindAll)],
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

export const sucesosDe = (hoy: string): Suceso[] => [...(DE_PERSONAS[hoy] ?? []), ...(DE_CUOTAS[hoy] ?? [])]
