import { transact } from '../../db/client.ts'
import { aporteNuevo } from '../../src/domain/aportes.ts'
import type { Creador, CreadorPrivado } from '../../src/domain/creadores.ts'
import type { DatosDeCreador } from '../../src/domain/datos-de-creador.ts'
import { changeCreador, insertCreador, requireCreador } from '../creadores/escritura.ts'
import { sinPrivados } from '../creadores/ficha.ts'
import { valoresDe } from '../creadores/valores.ts'
import type { Deps } from '../deps.ts'
import { parsed } from '../plugins/validation.ts'
import { aporteRecibido } from './cartas.ts'
import { aporteNoCorregible } from './errors.ts'

export function createAporte({ db, now, outbox }: Deps, datos: DatosDeCreador, ip_address: string): Creador {
  const creador = transact(db, (tx) => {
    const creador = insertCreador(tx, valoresDe(datos), { status: 'PENDING_REVIEW', ip_address, now: now() })
    outbox.post(tx, datos.email, aporteRecibido(creador))
    return creador
  })
  outbox.wake()
  return sinPrivados(creador)
}

/** What the contributor sent, and what it was asked to mend. */
export interface AporteDevuelto extends Creador {
  email: string | null
  motivo: string | null
}

export function readDevuelto({ db }: Deps, id: number): AporteDevuelto {
  const creador = requireDevuelto(requireCreador(db, id))
  return { ...sinPrivados(creador), email: creador.email, motivo: creador.rejection_reason }
}

/** The contributor's own e-mail and period stay where the form leaves them blank. */
export function resubmit({ db, now }: Deps, id: number, enviado: DatosDeCreador): Creador {
  const creador = transact(db, (tx) => {
    const antes = requireDevuelto(requireCreador(tx, id))
    const datos = parsed(aporteNuevo, {
      ...enviado,
      email: enviado.email || antes.email,
      period: enviado.period || antes.period,
    })
    return changeCreador(
      tx,
      antes,
      { ...valoresDe(datos), status: 'PENDING_REVIEW' },
      { motivo: 'CORRECCION', quien: datos.email, now: now() },
    )
  })
  return sinPrivados(creador)
}

function requireDevuelto(creador: CreadorPrivado): CreadorPrivado {
  if (creador.status !== 'NEEDS_IMPROVEMENT') throw aporteNoCorregible()
  return creador
}
