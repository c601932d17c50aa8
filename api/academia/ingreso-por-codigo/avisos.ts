import type { Tx } from '../../../db/client.ts'
import { nombreDePersona } from '../../../src/domain/personas/nombres.ts'
import { listDocentesQueQuieren } from '../../suelo/correos/destinatarios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { listDocentesEl } from '../../suelo/docentes.ts'
import { todayOf } from '../../suelo/services/today.ts'
import type { Catedra } from '../catedras/ficha.ts'

interface QuienPide {
  nombre: string
  apellido: string
  email: string
}

/** Tells who teaches the course that somebody asks to come in; of some who ask at once, one mail may do. */
export function notifyPedido(deps: Deps, tx: Tx, catedra: Catedra, quien: QuienPide): void {
  const { site, outbox } = deps
  const docenteIds = listDocentesEl(tx, todayOf(deps), catedra.id).get(catedra.id) ?? []
  for (const { id, nombre, email } of listDocentesQueQuieren(tx, 'PEDIDO_DE_INGRESO', docenteIds)) {
    const carta = {
      subject: `Piden entrar en ${catedra.nombre}`,
      paragraphs: [
        `Hola, ${nombre}:`,
        `${nombreDePersona(quien)} pide entrar en «${catedra.nombre}» (${catedra.anio}).`,
      ],
      action: { label: 'Ver los pedidos', url: `${site.url}/docente/catedra/${catedra.id}?tab=alumnos` },
    }
    outbox.postInstead(tx, email, carta, `pedidos de ingreso de ${catedra.id} para ${id}`)
  }
}

/** Tells who asked that they are not let in, and why. */
export function notifyRechazo(
  { outbox }: Deps,
  tx: Tx,
  catedra: Catedra,
  { nombre, email }: QuienPide,
  motivo: string,
): void {
  outbox.post(tx, email, {
    subject: `Tu pedido para entrar en ${catedra.nombre}`,
    paragraphs: [
      `Hola, ${nombre}:`,
      `Tu pedido para entrar en «${catedra.nombre}» (${catedra.anio}) no se aceptó. Te escriben:`,
    ],
    quote: motivo,
  })
}
