import { closeTooLate } from './actos-de-clases.ts'
import { expectDocentes, setSuplente } from './actos-de-docentes.ts'
import { changeHorario } from './actos-de-horario.ts'
import { throwDias } from './actos-de-papelera.ts'
import { makeDias } from './comienzo.ts'
import { type Docente, diasDe } from './libro.ts'
import { en, type Sucesos } from './suceso.ts'

const slot = (dia_semana: string, hora_inicio: string, hora_fin: string) => ({
  dia_semana,
  hora_inicio,
  hora_fin,
})

/** Who teaches, and when: a substitute, schedules that change in the middle of the year, coming days that go. */
export const DE_DOCENTES: Sucesos = {
  '2026-07-20': [
    en('Coro', (m, c) =>
      changeHorario(m, c, { de: 'Martes', a: slot('Miércoles', '20:00', '22:00'), clases: 'MOVER' }),
    ),
  ],
  '2026-08-17': [en('Armonía', (m, c) => setSuplente(m, c, m.libro.docentes[2] as Docente, '2026-08-28'))],
  '2026-08-20': [en('Armonía', expectDocentes)],
  '2026-08-29': [en('Armonía', (m, c) => closeTooLate(m, c, m.libro.docentes[2] as Docente))],
  '2026-09-01': [en('Armonía', expectDocentes)],
  '2026-09-25': [
    en('Armonía', (m, c) => changeHorario(m, c, { de: 'Lunes', a: slot('Martes', '19:00', '21:00') })),
  ],
  '2026-10-09': [
    en('Historia', (m, c) =>
      changeHorario(m, c, { de: 'Sábado', a: slot('Viernes', '17:00', '19:00'), clases: 'QUITAR' }),
    ),
    en('Historia', (m, c) => makeDias(m, c, '2026-10-12', '2026-12-12')),
  ],
  // A second change while days of the first one wait.
  '2026-10-15': [
    en('Coro', (m, c) =>
      changeHorario(m, c, { de: 'Miércoles', a: slot('Martes', '18:30', '20:30'), clases: 'MOVER' }),
    ),
  ],
  '2026-10-28': [
    en('Armonía', (m, c) =>
      throwDias(
        m,
        c,
        diasDe(c).filter(({ fecha }) => fecha > '2026-11-22' && fecha < '2026-12-01'),
      ),
    ),
  ],
}
