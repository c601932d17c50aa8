import { type Catedra, diasDe, hoyDe, quienEnsenia } from './libro.ts'
import { isDada } from './modelo-asistencia.ts'
import type { Mundo } from './mundo.ts'

/** How many classes there are, were given, and have no list: all of the course's, of whatever year. */
export async function comparaClases(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { lee, libro, desacuerdos } = mundo
  const docente = mundo.docente(quienEnsenia(catedra, libro.hoy))
  const { clases, espera } = await lee(docente, `/docente/me/catedra/${catedra.id}/resumen`)
  const hoy = hoyDe(catedra, libro.hoy)
  const dias = diasDe(catedra).filter(({ suspendida }) => !suspendida)
  const donde = `docente: Resumen de ${catedra.nombre}`
  const dadas = dias.filter((dia) => isDada(dia, hoy)).length
  // Today's class without a list, or one after the closing, was given or not by whom one asks.
  const isClara = !dias.some((dia) => dia.fecha >= hoy && dia.fecha <= libro.hoy && !isDada(dia, hoy))
  desacuerdos.compara('clases.total', donde, catedra.nombre, dias.length, clases?.total)
  if (isClara) desacuerdos.compara('clases.dadas', donde, catedra.nombre, dadas, clases?.dadas)
  if (catedra.cerradaEl !== null) return
  const sinLista = dias.filter(({ fecha, marcas }) => fecha < hoy && marcas.size === 0).length
  desacuerdos.compara('Clases sin lista', donde, catedra.nombre, sinLista, espera?.sinLista?.cuantas)
}
