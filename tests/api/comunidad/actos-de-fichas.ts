import { isImposible } from '../../support/modelo-de-fusiones.ts'
import { algunCreador } from './actos-de-aportes.ts'
import { DATOS } from './inventa.ts'
import type { Creador, Union } from './libro.ts'
import type { Mundo } from './mundo.ts'

const DIA_MS = 86_400_000

const isPublicado = ({ estado }: Creador) => estado === 'PUBLISHED'

export async function edit(mundo: Mundo): Promise<void> {
  const { libro, hazSi, admin, inventor } = mundo
  const uno = algunCreador(mundo, isPublicado)
  if (!uno) return
  const cambio = inventor.cambio()
  const isPosible = libro.puts(uno, cambio) !== false
  await hazSi(admin, `PUT /composers/${uno.id}`, cambio, isPosible)
}

/** Puts back what a version replaced, as the history tells it. */
export async function revert(mundo: Mundo): Promise<void> {
  const { azar, libro, lee, hazSi, admin } = mundo
  const uno = algunCreador(mundo, isPublicado)
  if (!uno) return
  const versiones = await lee(admin, `/composers/${uno.id}/history`)
  const version = azar.alguno<{ id: number; antes: Record<string, string | null> }>(versiones)
  const datos = [...DATOS, 'quality'].filter((dato) => version && dato in version.antes)
  if (!version || datos.length === 0) return
  const antes = Object.fromEntries(datos.map((dato) => [dato, version.antes[dato] || null]))
  const isPosible = !isImposible({ ...libro.fichaDe(uno), ...antes })
  const llamada = `POST /composers/${uno.id}/history/${version.id}/restore`
  if ((await hazSi(admin, llamada, undefined, isPosible)) && isPosible) libro.puts(uno, antes)
}

export async function join(mundo: Mundo): Promise<void> {
  const { azar, libro, hazSi, admin } = mundo
  // Those that were joined before, more often than not: so that there are chains.
  const unidos = libro.publicados.filter((uno) => libro.uniones.some((una) => una.id === uno))
  const [otro, tercero] = azar.algunos(libro.publicados, 2)
  const primero = azar.pasa(0.5) ? azar.alguno(unidos) : undefined
  const [id, con] = azar.pasa(0.5) ? [primero ?? tercero, otro] : [otro, primero ?? tercero]
  if (!id || !con || id === con) return
  const campos = [...DATOS, 'quality'].filter(() => azar.pasa(0.4))
  const isPosible = libro.modelo.join({ id: String(id.id), con: String(con.id), campos })
  const lugar = libro.modelo.ultimo
  const cuerpo = { con: con.id, campos: Object.fromEntries(campos.map((dato) => [dato, 'con'])) }
  const hecha = await hazSi(admin, `POST /admin/composers/${id.id}/fusionar`, cuerpo, isPosible)
  if (hecha)
    libro.uniones.push({ fusionId: hecha.fusionId, id, con, lugar, hecha: libro.now(), isDeshecha: false })
}

/** In whatever order; what stayed may have gone itself meanwhile. */
export async function part(mundo: Mundo): Promise<void> {
  const { azar, libro, hazSi, admin } = mundo
  const isAbierta = ({ isDeshecha, hecha }: Union) => !isDeshecha && libro.now() - hecha < 59 * DIA_MS
  const union = azar.alguno(libro.uniones, isAbierta)
  if (!union) return
  const llamada = `POST /admin/fusiones/${union.fusionId}`
  if (!libro.isAhi(union.id)) await hazSi(admin, `${llamada}/deshacer`, undefined, false)
  else if (await mundo.deshace(llamada, union.lugar)) union.isDeshecha = true
}

/** Into the bin, with all that hangs on it. */
export async function throwAway(mundo: Mundo): Promise<void> {
  const { hace, admin } = mundo
  const uno = algunCreador(mundo, () => true)
  if (uno && (await hace(admin, `DELETE /composers/${uno.id}`))) uno.isTirado = true
}

export async function putBack(mundo: Mundo): Promise<void> {
  const { azar, libro, lee, hace, admin } = mundo
  const uno = azar.alguno(libro.creadores, ({ isTirado }) => isTirado)
  if (!uno) return
  const [entrada] = await lee(admin, `/admin/papelera?tipo=CREADOR&cosaId=${uno.id}`)
  // After sixty days it is gone.
  if (entrada && (await hace(admin, `POST /admin/papelera/${entrada.id}/restaurar`, {}))) uno.isTirado = false
}
