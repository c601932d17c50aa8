import { enActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../plugins/app-error.ts'
import { readAjustes, writeAjuste } from '../services/ajustes.ts'
import type { Quien } from '../services/sessions.ts'
import type { Letter } from './letter.ts'

const PROBADO = 'correo_probado'

/** Whether a test mail was taken by the provider that hands them over now; what becomes a file reaches nobody. */
export const isCorreoProbado = ({ db, proveedorDeCorreo }: Pick<Deps, 'db' | 'proveedorDeCorreo'>) =>
  proveedorDeCorreo !== 'carpeta' && readAjustes(db, [PROBADO])[PROBADO] === proveedorDeCorreo

/** Sends a mail at once, past the outbox: who asks wants to see what happens, not a mail that is tried for two days. */
export async function sendPrueba(deps: Deps, quien: Quien, para: string) {
  const { outbox, site, proveedorDeCorreo } = deps
  try {
    await outbox.sendNow(para, cartaDePrueba(site.name, site.url))
  } catch (error) {
    throw correoFallo(error instanceof Error ? error.message : String(error))
  }
  enActo(deps, quien, {}, ({ tx, note }) => {
    writeAjuste(tx, PROBADO, proveedorDeCorreo)
    note({ hecho: 'correos.probar' })
  })
  return { proveedor: proveedorDeCorreo, message: loQuePaso[proveedorDeCorreo](para) }
}

const loQuePaso = {
  resend: (para: string) => `Resend lo tomó. Mira si llegó a ${para}, también entre los no deseados.`,
  smtp: (para: string) => `El servidor lo tomó. Mira si llegó a ${para}, también entre los no deseados.`,
  carpeta: () =>
    'Quedó en la carpeta correos, dentro de la de los datos: no hay proveedor de correo, y no se envió a nadie.',
} satisfies Record<Deps['proveedorDeCorreo'], (para: string) => string>

const cartaDePrueba = (nombre: string, url: string): Letter => ({
  subject: `Correo de prueba de ${nombre}`,
  paragraphs: [
    'Este correo salió de la administración, para probar que los avisos llegan.',
    'Si lo lees, está todo en orden.',
  ],
  action: { label: 'Ver el sitio', url },
})

const correoFallo = (razon: string) =>
  new AppError(503, 'correo_no_enviado', `No se pudo enviar el correo: ${razon}`)
