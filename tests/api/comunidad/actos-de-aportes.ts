import { ROLES } from './inventa.ts'
import { type Creador, espereOtraVez, type Persona, sinVer } from './libro.ts'
import type { Mundo } from './mundo.ts'

/** How somebody says who they are. */
export const firmaDe = ({ alumno }: Persona) =>
  alumno
    ? { is_student_contribution: true, student_first_name: alumno.nombre, student_last_name: alumno.apellido }
    : { is_student_contribution: false }

/** One that is there, of those that pass. */
export const algunCreador = ({ azar, libro }: Mundo, pasa: (uno: Creador) => boolean): Creador | undefined =>
  azar.alguno(libro.creadores, (uno) => libro.isAhi(uno) && pasa(uno))

/** Somebody contributes a creator, or the administrator adds one. */
export async function contribute(mundo: Mundo, de: Persona | null): Promise<void> {
  const { azar, libro, hace, inventor } = mundo
  const ficha = inventor.ficha()
  const [nombre, rol, fuentes] = [azar.elige(['Ana', 'Luz']), azar.elige(ROLES), azar.pasa(0.5)]
  const cuerpo = {
    first_name: nombre,
    ...ficha,
    mainRole: [rol],
    ...(fuentes && { references: 'Szarán, Diccionario' }),
    ...(de && { ...firmaDe(de), email: de.email }),
  }
  const nuevo = de
    ? await hace(mundo.cualquiera, 'POST /composers', cuerpo)
    : await hace(mundo.admin, 'POST /composers/admin-create', cuerpo)
  if (!nuevo) return
  const publicado = de ? null : libro.now()
  libro.creadores.push({
    ...sinVer,
    ...{ id: nuevo.id, slug: nuevo.slug, recibo: de ? nuevo.recibo : null },
    ...{ nombre, rol, fuentes, de, publicado, creado: libro.now() },
    estado: de ? 'PENDING_REVIEW' : 'PUBLISHED',
    ...{ isTirado: false, isRetirado: false },
  })
  libro.modelo.add(String(nuevo.id), ficha)
  libro.escribe(de, 'Recibimos tu aporte')
}

export async function decideAporte(mundo: Mundo): Promise<void> {
  const { azar } = mundo
  const uno = algunCreador(mundo, ({ estado }) => estado === 'PENDING_REVIEW')
  if (!uno) return
  const suerte = azar.entero(1, 100)
  if (suerte <= 75) await publish(mundo, uno)
  else if (suerte <= 85) await sendBack(mundo, uno)
  else if (suerte <= 92) await reject(mundo, uno)
  else if (uno.recibo !== null) await withdraw(mundo, uno)
}

export async function publish(mundo: Mundo, uno: Creador): Promise<void> {
  const { azar, libro, hace, admin } = mundo
  const quality = azar.elige(['A', 'B', 'C', 'D'])
  if (!(await hace(admin, `PUT /composers/${uno.id}/status`, { status: 'PUBLISHED', quality }))) return
  if (uno.publicado === null) libro.escribe(uno.de, 'Tu aporte ya está publicado')
  uno.lugar = libro.puts(uno, { quality }) ? libro.modelo.ultimo : null
  uno.publicado ??= libro.now()
  uno.visto ??= libro.now()
  Object.assign(uno, { estado: 'PUBLISHED', decidido: libro.now() })
}

/** Also one that was to be seen. */
export async function reject(mundo: Mundo, uno: Creador): Promise<void> {
  const { libro, hace, admin } = mundo
  const reason = `No corresponde (${libro.hoy}).`
  if (!(await hace(admin, `PUT /composers/${uno.id}/status`, { status: 'REJECTED', reason }))) return
  Object.assign(uno, { estado: 'REJECTED', motivo: reason, decidido: libro.now(), lugar: null })
}

async function sendBack({ libro, hace, admin }: Mundo, uno: Creador): Promise<void> {
  const reason = `Falta de dónde sale (${libro.hoy}).`
  if (!(await hace(admin, `POST /admin/composers/${uno.id}/review`, { reason }))) return
  Object.assign(uno, { estado: 'NEEDS_IMPROVEMENT', motivo: reason, decidido: null })
  libro.escribe(uno.de, 'Tu aporte necesita algunas mejoras')
}

async function withdraw({ libro, hazSi, cualquiera }: Mundo, uno: Creador): Promise<void> {
  const llamada = `POST /aportes/${uno.recibo}/retirar`
  if (await hazSi(cualquiera, llamada, undefined, !libro.isDeOtros(uno))) uno.isRetirado = true
}

/** By the link that the receipt has. */
export async function mendAporte(mundo: Mundo): Promise<void> {
  const { libro, lee, hace, cualquiera, inventor } = mundo
  const uno = algunCreador(mundo, ({ estado, de }) => estado === 'NEEDS_IMPROVEMENT' && !de?.isBorrada)
  if (!uno?.de) return
  const { corregir } = await lee(cualquiera, `/aportes/${uno.recibo}`)
  const token = new URL(corregir).searchParams.get('token')
  const { bio = null } = inventor.ficha()
  const { quality: _, ...ficha } = libro.fichaDe(uno)
  const suyo = { first_name: uno.nombre, mainRole: [uno.rol], email: uno.de.email, ...firmaDe(uno.de) }
  const references = uno.fuentes ? 'Szarán, Diccionario' : null
  const cuerpo = { ...suyo, ...ficha, bio, references }
  if (!(await hace(cualquiera, `PUT /composers/resubmit/${uno.id}?token=${token}`, cuerpo))) return
  libro.puts(uno, { bio })
  Object.assign(uno, { estado: 'PENDING_REVIEW', motivo: null, isAbierto: false })
}

export async function undoAporte(mundo: Mundo): Promise<void> {
  const { libro } = mundo
  const isDecidido = ({ estado }: Creador) => estado === 'PUBLISHED' || estado === 'REJECTED'
  const uno = algunCreador(mundo, (otro) => isDecidido(otro) && libro.isReciente(otro))
  if (!uno || !(await mundo.deshace(`POST /admin/aportes/${uno.id}`, uno.lugar))) return
  if (uno.publicado === uno.decidido) uno.publicado = null
  espereOtraVez(uno)
  uno.estado = 'PENDING_REVIEW'
}
