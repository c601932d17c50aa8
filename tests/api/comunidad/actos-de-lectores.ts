import { algunCreador } from './actos-de-aportes.ts'
import type { Persona } from './libro.ts'
import type { Mundo } from './mundo.ts'

/** A second vote of somebody's on a record replaces the first, also where that came with another record. */
export async function vote(mundo: Mundo, quien: Persona): Promise<void> {
  const { azar, libro, api, noteRechazo } = mundo
  const uno = algunCreador(mundo, ({ estado }) => estado === 'PUBLISHED')
  if (!uno) return
  const estrellas = azar.entero(1, 5)
  const llamada = `POST /ratings/${uno.id}`
  const cookies: Record<string, string> = quien.cookie === null ? {} : { cookie: quien.cookie }
  const { status, headers } = await api.send(llamada, { rating: estrellas }, cookies)
  if (status !== 200) return noteRechazo(llamada, status)
  quien.cookie ??= headers.get('set-cookie')?.split(';')[0] ?? null
  const suyo = libro.votosDe(uno).find((voto) => voto.quien === quien)
  if (suyo) suyo.estrellas = estrellas
  else libro.votos.push({ quien, sobre: uno, estrellas })
}

export async function comment(mundo: Mundo, quien: Persona): Promise<void> {
  const { libro, hace, cualquiera } = mundo
  const uno = algunCreador(mundo, ({ estado }) => estado === 'PUBLISHED')
  if (!uno) return
  const cuerpo = { name: quien.email.slice(0, 10), text: `¡Qué obra! ${libro.comentarios.length}` }
  const hecho = await hace(cualquiera, `POST /composers/comments/${uno.id}`, cuerpo)
  if (hecho) libro.comentarios.push({ id: hecho.id, sobre: uno })
}

/** A student asks to be forgotten, and is; whoever has the address next is somebody new. */
export async function forget(mundo: Mundo): Promise<void> {
  const { azar, libro, api, hace, lee, admin } = mundo
  const quien = azar.alguno(libro.personas, ({ alumno, isBorrada }) => alumno !== null && !isBorrada)
  if (!quien?.alumno) return
  await mundo.recoge()
  const como = api.as('alumno', { ...quien.alumno, email: quien.email })
  await hace(como, 'POST /alumnos/me/pedido-de-borrado', { motivo: 'Me voy.' })
  const pedidos = await lee(admin, '/admin/pedidos-de-datos')
  const suyo = pedidos.find((uno: { personaId: number }) => uno.personaId === quien.alumno?.id)
  await hace(admin, `POST /admin/pedidos-de-datos/${suyo?.id}/borrar`)
  quien.isBorrada = true
  libro.personas.push({ email: quien.email, alumno: null, isBorrada: false, cookie: null })
}
