import type { Db } from '../../../db/client.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Job } from '../../suelo/services/jobs.ts'
import { noteAlarma } from '../alarmas/alarmas.ts'
import { motivoDeCorreo } from '../alarmas/correo.ts'
import type { Folders } from '../copias/carpeta.ts'
import { motivoDeDesconfianza } from '../copias/probadas.ts'
import type { ProgramadasDeps } from '../copias/programadas.ts'
import { checkDisco } from './carpeta.ts'

/** To know how large the data are, all files are listed. */
const DISCO_EVERY_MS = 10 * 60_000

interface VigilanciaDeps extends Pick<ProgramadasDeps, 'dataDir' | 'dir' | 'everyHours' | 'now'> {
  db: Db
  via: Deps['via']
}

/** Looks at what fails without anybody to say so: copies that nobody has proved, mails that stay, a disk that fills. */
export function vigilancia({ db, now, via, ...copias }: VigilanciaDeps): Job {
  let diskSeenAt = Number.NEGATIVE_INFINITY
  return {
    name: 'vigilancia',
    async run() {
      const instant = now()
      noteAlarma(db, 'PRUEBA', motivoDeDesconfianza(db, copias, instant), instant)
      noteAlarma(db, 'CORREO', motivoDeCorreo({ db, via }, instant), instant)
      if (Math.abs(instant - diskSeenAt) < DISCO_EVERY_MS) return
      diskSeenAt = instant
      noteAlarma(db, 'DISCO', await motivoDelDisco(copias), instant)
    },
  }
}

async function motivoDelDisco(copias: Folders): Promise<string | null> {
  const { bien, detalle, remedio } = await checkDisco(copias)
  return bien ? null : `En el disco de los datos ${detalle}. ${remedio}.`
}
