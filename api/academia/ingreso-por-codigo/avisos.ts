import type { Tx } from '../../../db/client.ts'
import { nombreDePersona } from '../../../src/domain/personas/nombres.ts'
import type { Deps } from '../../suelo/deps.ts'
import { listDocentesEl } from '../../suelo/docentes.ts'
import { notify } from '../../suelo/novedades/notify.ts'
import { todayOf } from '../../suelo/services/today.ts'
import type { Catedra } from '../catedras/ficha.ts'

interface QuienPide {
  nombre: string
  apellido: string
  email: string
}

/** Tells who teaches the course that somebody asks to come in; of some who ask at once, one mail may do. */
export function notifyPedido(deps: Deps, tx: Tx, catedra: Catedra, quien: QuienPide): void {
  const enlace = `/docente/catedra/${catedra.id}?tab=alumnos`
  notify(deps, tx, {
    aviso: 'PEDIDO_DE_INGRESO',
    a: { docentes: listDocentesEl(tx, todayOf(deps), catedra.id).get(catedra.id) ?? [] },
    catedraId: catedra.id,
    sobre: {},
    enlace,
    carta: ({ nombre }) => ({
      subject: `Piden entrar en ${catedra.nombre}`,
      paragraphs: [
        `Hola, ${nombre}:`,
        `${nombreDePersona(quien)} pide entrar en «${catedra.nombre}» (${catedra.anio}).`,
      ],
      action: { label: 'Ver los pedidos', url: `${deps.site.url}${enlace}` },
    }),
  })
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
