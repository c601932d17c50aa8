import { transact } from '../../../db/client.ts'
import { nombreDeCausa } from '../../../src/domain/casa/alarmas.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Job } from '../../suelo/services/jobs.ts'
import { type Alarma, claveDeCarta, markAvisada, readAlarmasPorAvisar } from './alarmas.ts'

const DAY_MS = 24 * 3_600_000

/** Writes to the administrator about what fails, at most once a day of each cause. */
export function avisoDeAlarmas({
  db,
  now,
  outbox,
  site,
  institucion,
}: Pick<Deps, 'db' | 'now' | 'outbox' | 'site' | 'institucion'>): Job {
  return {
    name: 'aviso de lo que falla',
    run() {
      const { correo } = institucion.read()
      const instant = now()
      if (correo === null || readAlarmasPorAvisar(db, instant - DAY_MS).length === 0) return
      transact(db, (tx) => {
        for (const alarma of readAlarmasPorAvisar(tx, instant - DAY_MS)) {
          outbox.postInstead(tx, correo, carta(alarma, site), claveDeCarta(alarma.causa))
          markAvisada(tx, alarma.causa, instant)
        }
      })
    },
  }
}

const carta = ({ causa, motivo }: Alarma, { name, url }: Deps['site']): Letter => ({
  subject: `${nombreDeCausa[causa]} — ${name}`,
  paragraphs: [
    `${nombreDeCausa[causa]}:`,
    motivo,
    'El programa sigue atendiendo y lo vuelve a intentar. Mientras dure, este aviso llega una vez al día.',
  ],
  action: { label: 'Ver el panel', url: `${url}/admin/dashboard` },
})
