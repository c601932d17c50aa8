import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { silencios } from '../../../db/schema/dispositivos.ts'
import { SILENCIO, type Silencio, type silencio } from '../../../src/domain/correos/silencio.ts'
import { enActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import type { Quien } from './dispositivos.ts'

export function readSilencio(db: Db, { rol, id }: Quien): Silencio {
  const isSuyo = eq(rol === 'docente' ? silencios.docenteId : silencios.alumnoId, id)
  const { activo, desde, hasta } = silencios
  return db.select({ activo, desde, hasta }).from(silencios).where(isSuyo).get() ?? SILENCIO
}

export function setSilencio(deps: Deps, quien: Quien, dicho: z.infer<typeof silencio>): Silencio {
  const target = quien.rol === 'docente' ? silencios.docenteId : silencios.alumnoId
  const de = quien.rol === 'docente' ? { docenteId: quien.id } : { alumnoId: quien.id }
  return enActo(deps, quien, {}, ({ tx, note }) => {
    tx.insert(silencios)
      .values({ ...de, ...dicho })
      .onConflictDoUpdate({ target, set: dicho })
      .run()
    note({ hecho: 'avisos.cambiar' })
    return dicho
  })
}
