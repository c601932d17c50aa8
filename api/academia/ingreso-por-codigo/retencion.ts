import { and, eq, lt, or } from 'drizzle-orm'
import { transact } from '../../../db/client.ts'
import { pedidosDeIngreso } from '../../../db/schema/ingreso-por-codigo.ts'
import type { Deps } from '../../suelo/deps.ts'
import { mayForget } from '../../suelo/services/clock.ts'
import type { Job } from '../../suelo/services/jobs.ts'

const UN_DIA_MS = 24 * 60 * 60 * 1000

/** What nobody confirmed goes after a day; the rest after thirty, whether it was answered or not. */
export const retencionDePedidos = ({ db, now }: Pick<Deps, 'db' | 'now'>): Job => ({
  name: 'retención de pedidos de ingreso',
  run() {
    if (!mayForget({ db, now })) return
    const { estado, created_at } = pedidosDeIngreso
    const sinConfirmar = and(eq(estado, 'SIN_CONFIRMAR'), lt(created_at, now() - UN_DIA_MS))
    transact(db, (tx) =>
      tx
        .delete(pedidosDeIngreso)
        .where(or(sinConfirmar, lt(created_at, now() - 30 * UN_DIA_MS)))
        .run(),
    )
  },
})
