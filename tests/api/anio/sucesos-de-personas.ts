import { remindAll } from './actos-de-cuotas.ts'
import { comeBack, comeBackTooEarly, elige, leave, nombrado, payAfterLeaving } from './actos-de-personas.ts'
import { enroll } from './comienzo.ts'
import { catedraDe, en, type Suceso } from './suceso.ts'
import { expectPorVencer } from './trabajos-nuevos.ts'

/** What happens to somebody once in the year, whatever the seed: leaving, coming back, changing course. */
export const DE_PERSONAS: Record<string, Suceso[]> = {
  '2026-05-09': [
    en('Coro', async (m, c) => {
      const nuevos = m.libro.alumnos.filter((uno) => !c.inscripciones.some(({ alumno }) => alumno === uno))
      for (const alumno of m.azar.algunos(nuevos, 2)) {
        await enroll(m, c, alumno, { asignar: 'POR_VENCER' })
        await expectPorVencer(m, c, alumno)
      }
    }),
  ],
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
  '2026-08-22': [
    en('Coro', async (m, c) => {
      const suya = elige(m, c, 'quien cambia de cátedra')
      if (!catedraDe(m, 'Armonía').inscripciones.some(({ alumno }) => alumno === suya.alumno)) {
        await leave(m, c, suya)
        const otra = catedraDe(m, 'Armonía')
        await enroll(m, otra, suya.alumno, { asignar: 'POR_VENCER' })
        await expectPorVencer(m, otra, suya.alumno)
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
  // Twice in a month, before paying it: the second time it is said that its fee is not owed.
  '2026-11-02': [
    en('Armonía', (m, c) => leave(m, c, elige(m, c, 'quien se va dos veces'), { ultimaCuota: '2026-11' })),
  ],
  '2026-11-03': [en('Armonía', (m, c) => comeBack(m, c, 'quien se va dos veces'))],
  '2026-11-04': [
    en('Armonía', async (m, c) => {
      const suya = nombrado(m, 'quien se va dos veces')
      if (suya) await leave(m, c, suya, { ultimaCuota: '2026-10' })
    }),
  ],
}
