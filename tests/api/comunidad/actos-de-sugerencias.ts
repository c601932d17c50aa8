import { isImposible } from '../../support/modelo-de-fusiones.ts'
import { firmaDe } from './actos-de-aportes.ts'
import { type Creador, distintosDe, espereOtraVez, type Persona, type Sugerencia, sinVer } from './libro.ts'
import type { Mundo } from './mundo.ts'

/** Of whom something can be proposed: also under the name of one that was joined. */
function algunoDeQuien({ azar, libro }: Mundo): Creador | undefined {
  const deQuienes = libro.creadores.filter((uno) => libro.isVisible(libro.duenoDe(uno)))
  const unidos = deQuienes.filter((uno) => libro.duenoDe(uno) !== uno)
  return azar.alguno(azar.pasa(0.15) && unidos.length > 0 ? unidos : deQuienes)
}

export async function suggest(mundo: Mundo, de: Persona): Promise<void> {
  const { azar, libro, hazSi, cualquiera, inventor } = mundo
  const otra = azar.pasa(0.1) ? azar.alguno(libro.sugerenciasQueEsperan) : undefined
  const sobre = otra?.sobre ?? algunoDeQuien(mundo)
  if (!sobre || !libro.isVisible(libro.duenoDe(sobre))) return
  const ficha = libro.fichaDe(libro.duenoDe(sobre))
  const valores = distintosDe(ficha, otra?.valores ?? inventor.cambio())
  if (Object.keys(valores).length === 0) return
  const reason = `Lo leí el ${libro.hoy}, ${libro.sugerencias.length}.`
  const cuerpo = { ...valores, ...firmaDe(de), suggester_email: de.email, reason }
  const isPosible = !isImposible({ ...ficha, ...valores })
  const nueva = await hazSi(cualquiera, `POST /composers/${sobre.id}/suggestions`, cuerpo, isPosible)
  if (!nueva) return
  const { id, recibo } = nueva
  const suyo = { id, recibo, sobre, de, valores, creado: libro.now() }
  libro.sugerencias.push({ ...sinVer, ...suyo, estado: 'PENDING', tomados: null, con: null })
  libro.escribe(de, 'Recibimos tu sugerencia')
}

export async function decideSugerencia(mundo: Mundo): Promise<void> {
  const { azar, libro } = mundo
  const grupos = libro.gruposQueEsperan
  if (grupos.length === 0) return
  const grupo = azar.elige(grupos)
  const suerte = azar.entero(1, 115)
  if (suerte <= 70) await approve(mundo, grupo)
  else if (suerte <= 88) await reject(mundo, grupo)
  else if (suerte <= 94) await sendBack(mundo, grupo)
  else if (suerte <= 100) await withdraw(mundo, azar.elige(grupo))
  else await open(mundo, grupo)
}

/** All of it or, of two data, sometimes one. */
async function approve(mundo: Mundo, grupo: Sugerencia[]): Promise<void> {
  const { azar, libro, hazSi, admin } = mundo
  const [primera] = grupo as [Sugerencia]
  const datos = Object.keys(primera.valores)
  const tomados = datos.length > 1 && azar.pasa(0.4) ? [azar.elige(datos)] : null
  const motivo = tomados && `Lo demás no consta (${libro.hoy}).`
  const valores = Object.fromEntries((tomados ?? datos).map((dato) => [dato, primera.valores[dato] ?? null]))
  const isPosible = libro.modelo.put({ de: String(primera.sobre.id), valores })
  const lugar = libro.modelo.ultimo
  const cuerpo = tomados ? { campos: tomados, reason: motivo } : {}
  const llamada = `POST /composers/admin/suggestions/${azar.elige(grupo).id}/approve`
  if (!(await hazSi(admin, llamada, cuerpo, isPosible))) return
  decide(mundo, grupo, { estado: 'APPROVED', tomados, motivo })
  primera.lugar = lugar
  for (const una of grupo) {
    una.visto ??= libro.now()
    libro.escribe(una.de, `Aprobamos ${tomados ? 'una parte de ' : ''}tu sugerencia`)
  }
}

async function reject(mundo: Mundo, grupo: Sugerencia[]): Promise<void> {
  const { azar, libro, hace, admin } = mundo
  const reason = `No consta (${libro.hoy}).`
  if (!(await hace(admin, `POST /composers/admin/suggestions/${azar.elige(grupo).id}/reject`, { reason })))
    return
  decide(mundo, grupo, { estado: 'REJECTED', motivo: reason })
  for (const { de } of grupo) libro.escribe(de, 'Sobre tu sugerencia')
}

/** Those that propose the same are decided as one: the first. */
function decide({ libro }: Mundo, grupo: Sugerencia[], decision: Partial<Sugerencia>): void {
  const [primera, ...demas] = grupo
  for (const una of grupo) Object.assign(una, { ...decision, decidido: libro.now() })
  for (const una of demas) una.con = primera ?? null
}

async function sendBack({ azar, libro, hace, admin }: Mundo, grupo: Sugerencia[]): Promise<void> {
  const reason = `Falta la fuente (${libro.hoy}).`
  const llamada = `POST /composers/admin/suggestions/${azar.elige(grupo).id}/review`
  if (!(await hace(admin, llamada, { reason }))) return
  for (const una of grupo) {
    Object.assign(una, { estado: 'OBSERVED', motivo: reason })
    libro.escribe(una.de, 'Tu sugerencia necesita algunas mejoras')
  }
}

async function open({ azar, hace, admin }: Mundo, grupo: Sugerencia[]): Promise<void> {
  if (!(await hace(admin, `GET /composers/admin/suggestions/${azar.elige(grupo).id}`))) return
  for (const una of grupo) una.isAbierto = true
}

async function withdraw({ hace, cualquiera }: Mundo, una: Sugerencia): Promise<void> {
  if (await hace(cualquiera, `POST /aportes/${una.recibo}/retirar`)) una.estado = 'WITHDRAWN'
}

/** By the link that the receipt has. */
export async function mendSugerencia(mundo: Mundo): Promise<void> {
  const { azar, libro, lee, hazSi, cualquiera, inventor } = mundo
  const isDevuelta = ({ estado, de }: Sugerencia) => estado === 'OBSERVED' && !de.isBorrada
  const isDePublicado = ({ sobre }: Sugerencia) => libro.isVisible(libro.duenoDe(sobre))
  const una = azar.alguno(libro.sugerencias, (otra) => isDevuelta(otra) && isDePublicado(otra))
  if (!una) return
  const ficha = libro.fichaDe(libro.duenoDe(una.sobre))
  const valores = distintosDe(ficha, inventor.cambio())
  if (Object.keys(valores).length === 0) return
  const { corregir } = await lee(cualquiera, `/aportes/${una.recibo}`)
  const llamada = `PUT /composers/suggestions/resubmit/${una.id}?token=${new URL(corregir).searchParams.get('token')}`
  const cuerpo = { ...valores, ...firmaDe(una.de), suggester_email: una.de.email, reason: 'Con su fuente.' }
  if (!(await hazSi(cualquiera, llamada, cuerpo, !isImposible({ ...ficha, ...valores })))) return
  Object.assign(una, { estado: 'PENDING', motivo: null, valores, isAbierto: false })
}

export async function undoSugerencia(mundo: Mundo): Promise<void> {
  const { azar, libro } = mundo
  const isDecidida = ({ estado }: Sugerencia) => estado === 'APPROVED' || estado === 'REJECTED'
  const una = azar.alguno(
    libro.sugerencias,
    (otra) => isDecidida(otra) && libro.isReciente(otra) && libro.estaSuFicha(otra),
  )
  const primera = una?.con ?? una
  if (!una || !primera || !(await mundo.deshace(`POST /admin/sugerencias/${una.id}`, primera.lugar))) return
  for (const suya of libro.sugerencias.filter((otra) => otra === primera || otra.con === primera)) {
    espereOtraVez(suya)
    Object.assign(suya, { estado: 'PENDING', tomados: null, con: null })
  }
}
