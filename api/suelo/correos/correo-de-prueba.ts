import { and, desc, eq, gt, or } from 'drizzle-orm'
import { correos } from '../../../db/schema/correos.ts'
import type { Proveedor, PruebaDeServidor } from '../../../src/domain/correos/correo-de-prueba.ts'
import { pideClave, type ServidorEscrito } from '../../../src/domain/correos/servidor.ts'
import { enActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import { tooMany } from '../plugins/limit.ts'
import { readAjustes, writeAjuste } from '../services/ajustes.ts'
import type { Quien } from '../services/sessions.ts'
import { requireAdministrador } from '../sesiones/segundo-factor.ts'
import { correoNoEnviado, faltaLaClave } from './errors.ts'
import { type Letter, writeLetter } from './letter.ts'
import { tryOut } from './pasos.ts'
import { settingsOf, type Via } from './via.ts'

const PRUEBA = 'correo_prueba'

interface Prueba {
  cuando: number
  para: string
  ok: boolean
  detalle: string | null
  /** What was tried out: another server's test says nothing of this one. */
  de: string
}

/** The last one of what mails go out by now. */
export function readPrueba(deps: Pick<Deps, 'db' | 'tokens' | 'via'>): Prueba | null {
  const kept = readAjustes(deps.db, [PRUEBA])[PRUEBA]
  const prueba = kept === undefined ? null : (JSON.parse(kept) as Prueba)
  return prueba?.de === huellaDe(deps, deps.via()) ? prueba : null
}

const huellaDe = ({ tokens }: Pick<Deps, 'tokens'>, { salida, from }: Pick<Via, 'salida' | 'from'>) =>
  tokens.hash(`correo ${JSON.stringify([salida, from])}`)

/** Whether the last that was handed over, a test or a mail, arrived; what becomes a file reaches nobody. */
export function isCorreoProbado(deps: Pick<Deps, 'db' | 'tokens' | 'via'>): boolean {
  const { proveedor, desde } = deps.via()
  if (proveedor === 'carpeta') return false
  const prueba = readPrueba(deps)
  const ultimo = deps.db
    .select({ estado: correos.estado, cuando: correos.enviadoEn })
    .from(correos)
    .where(
      and(gt(correos.enviadoEn, desde), or(eq(correos.estado, 'enviado'), eq(correos.estado, 'fallido'))),
    )
    .orderBy(desc(correos.enviadoEn))
    .limit(1)
    .get()
  if (!prueba || (ultimo?.cuando ?? 0) > prueba.cuando) return ultimo?.estado === 'enviado'
  return prueba.ok
}

const PRUEBAS = { calls: 10, seconds: 3600 }

/** Sends a mail at once, past the outbox: who asks wants to see what happens, not a mail that is tried for two days. */
export async function sendPrueba(deps: Deps, quien: Quien, { para, con, password = '' }: PruebaDeServidor) {
  const { outbox, site, limits } = deps
  if (con && pideClave(con) && !con.clave) throw faltaLaClave()
  if (con) await requireAdministrador(deps, { password, codigo: null })
  const wait = limits?.count('correo de prueba', PRUEBAS) ?? 0
  if (wait > 0) throw tooMany(wait)
  const via = con ? viaDe(con) : deps.via()
  const { proveedor, from } = via
  const carta = cartaDePrueba(site.name, site.url)
  const { asunto, texto, html } = writeLetter(carta, site.name)
  const mail = { from, to: para, subject: asunto, text: texto, html }
  // A folder has no steps.
  if (proveedor === 'carpeta') await outbox.sendNow(para, carta)
  const pasos = proveedor === 'carpeta' ? [] : await tryOut(mail, via.salida)
  const falla = pasos.find(({ ok }) => !ok)
  notePrueba(deps, quien, via, { para, ok: !falla, detalle: falla?.detalle ?? null })
  if (falla) throw correoNoEnviado(falla.detalle ?? '', { proveedor, pasos })
  return { proveedor, pasos, message: loQuePaso[proveedor](para) }
}

const viaDe = (con: ServidorEscrito) => ({
  proveedor: con.proveedor as Proveedor,
  from: con.remitente,
  salida: settingsOf(con, con.clave),
})

function notePrueba(
  deps: Deps,
  quien: Quien,
  via: Pick<Via, 'salida' | 'from'>,
  resultado: Pick<Prueba, 'para' | 'ok' | 'detalle'>,
): void {
  enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    writeAjuste(tx, PRUEBA, JSON.stringify({ ...resultado, cuando: ahora, de: huellaDe(deps, via) }))
    note({ hecho: 'correos.probar' })
  })
}

const loQuePaso = {
  resend: (para: string) => `Resend lo tomó. Mira si llegó a ${para}, también entre los no deseados.`,
  smtp: (para: string) => `El servidor lo tomó. Mira si llegó a ${para}, también entre los no deseados.`,
  carpeta: () =>
    'Quedó en la carpeta correos, dentro de la de los datos: no hay proveedor de correo, y no se envió a nadie.',
} satisfies Record<Proveedor, (para: string) => string>

const cartaDePrueba = (nombre: string, url: string): Letter => ({
  subject: `Correo de prueba de ${nombre}`,
  paragraphs: [
    'Este correo salió de la administración, para probar que los avisos llegan.',
    'Si lo lees, está todo en orden.',
  ],
  action: { label: 'Ver el sitio', url },
})
