import { and, eq, gt, sql } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { aporteNuevoEn } from '../../../src/domain/aportes.ts'
import type { Creador, CreadorPrivado } from '../../../src/domain/creadores.ts'
import type { DatosDeCreador } from '../../../src/domain/datos-de-creador.ts'
import { type CampoSugerible, camposSugeribles } from '../../../src/domain/sugerencias.ts'
import type { Letter } from '../../casa/correos/letter.ts'
import { postRecibo } from '../../casa/correos/recibos.ts'
import type { Deps } from '../../deps.ts'
import { parsed } from '../../plugins/validation.ts'
import { hoyEn } from '../creadores/cambios.ts'
import { changeCreador, insertCreador, requireCreador } from '../creadores/escritura.ts'
import { privateColumns, sinPrivados, toCreador } from '../creadores/ficha.ts'
import { type Valores, valoresDe } from '../creadores/valores.ts'
import { aporteNoCorregible } from './errors.ts'

const RECIENTE_MS = 10 * 60_000

/** One that has just been sent, to the letter, is answered as it was: somebody pressed twice. */
export function createAporte(deps: Deps, datos: DatosDeCreador, ip_address: string): Creador {
  const { db, now, outbox } = deps
  const creador = transact(db, (tx) => {
    const repetido = findReciente(tx, valoresDe(datos), now() - RECIENTE_MS)
    if (repetido) return repetido
    const creador = insertCreador(tx, valoresDe(datos), { status: 'PENDING_REVIEW', ip_address, now: now() })
    postRecibo(deps, tx, datos.email, aporteRecibido)
    return creador
  })
  outbox.wake()
  return sinPrivados(creador)
}

const identidad: CampoSugerible[] = ['first_name', 'last_name', 'birth_year', 'mainRole']

/** What tells one contribution from another of the same person. */
const propios = [
  ...camposSugeribles.filter((campo) => !identidad.includes(campo)),
  'student_first_name',
  'student_last_name',
] as const

function findReciente(tx: Tx, valores: Valores, desde: number): CreadorPrivado | undefined {
  const row = tx
    .select(privateColumns)
    .from(creadores)
    .where(
      and(
        sql`status = 'PENDING_REVIEW'`,
        gt(creadores.created_at, desde),
        eq(creadores.sort_name, valores.sort_name),
        sql`${creadores.birth_year} IS ${valores.birth_year}`,
      ),
    )
    .all()
    .find(
      (suyo) =>
        suyo.email?.toLowerCase() === valores.email?.toLowerCase() &&
        propios.every((campo) => suyo[campo] === valores[campo]) &&
        suyo.mainRole.join() === valores.mainRole.join(),
    )
  return row && toCreador(row)
}

/** What the contributor sent, and what it was asked to mend. */
interface AporteDevuelto extends Creador {
  email: string | null
  motivo: string | null
}

export function readDevuelto({ db }: Deps, id: number): AporteDevuelto {
  const creador = requireDevuelto(requireCreador(db, id))
  return { ...sinPrivados(creador), email: creador.email, motivo: creador.rejection_reason }
}

/** The contributor's own e-mail and period stay where the form leaves them blank. */
export function resubmit(deps: Deps, id: number, enviado: Record<string, unknown>): Creador {
  const { db, now } = deps
  const creador = transact(db, (tx) => {
    const antes = requireDevuelto(requireCreador(tx, id))
    const datos = parsed(aporteNuevoEn(hoyEn(deps)), {
      ...enviado,
      email: enBlanco(enviado.email) ? antes.email : enviado.email,
      period: enBlanco(enviado.period) ? antes.period : enviado.period,
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

function enBlanco(valor: unknown): boolean {
  return valor === undefined || valor === null || (typeof valor === 'string' && valor.trim() === '')
}

function requireDevuelto(creador: CreadorPrivado): CreadorPrivado {
  if (creador.status !== 'NEEDS_IMPROVEMENT') throw aporteNoCorregible()
  return creador
}

/** Goes to whatever address a visitor gave: nothing in it is the visitor's. */
const aporteRecibido: Letter = {
  subject: 'Recibimos tu aporte',
  paragraphs: [
    '¡Gracias por tu aporte!',
    'Recibimos la ficha que nos enviaste. La vamos a revisar y te escribiremos a esta dirección cuando se publique o si hace falta mejorar algo.',
    'Si no fuiste tú, no hace falta que hagas nada.',
  ],
}
