import { z } from 'zod'
import { diaCorto, diaEn, fechaISO } from '../../../src/domain/base/fechas.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../plugins/app-error.ts'
import { enISO } from '../services/instants.ts'
import type { Sesion } from '../services/sessions.ts'

type Abierta = Pick<Sesion, 'libreEn'>

/** What one's own profile says of the session that asks. */
export const deLaSesion = {
  libre_en: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'De una sesión que abrió un código en mano: desde cuándo puede todo' }),
}

export const libreDesde = ({ libreEn }: Abierta) => ({ libre_en: libreEn === null ? null : enISO(libreEn) })

/** What only who reads somebody's mails may do is not for whoever was told a code. */
export function requireSinLimite({ now, zona }: Pick<Deps, 'now' | 'zona'>, { libreEn }: Abierta): void {
  if (libreEn === null || now() >= libreEn) return
  const fecha = diaCorto(fechaISO(diaEn(zona, libreEn)))
  throw new AppError(
    403,
    'ingreso_en_mano',
    `Entraste con un código en mano: eso se puede desde el ${fecha}, o con un código por correo.`,
  )
}
