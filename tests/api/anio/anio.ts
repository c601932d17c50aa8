import { fechas, finDeMes, mesDe } from '../../support/fechas.ts'
import { answerJustificativos, askJustificativo, takeListas } from './actos-de-clases.ts'
import { payCuotas } from './actos-de-cuotas.ts'
import { work } from './actos-de-trabajos.ts'
import { begin } from './comienzo.ts'
import { comparaAsistencia } from './compara-asistencia.ts'
import { comparaCalendario } from './compara-calendario.ts'
import { comparaClases } from './compara-clases.ts'
import { comparaCuotas } from './compara-cuotas.ts'
import { comparaNotas } from './compara-notas.ts'
import { comparaTrabajos } from './compara-trabajos.ts'
import { comparaCorreos } from './correos.ts'
import { createMundoDelAnio, MANIANA, type Mundo, NOCHE, SIESTA } from './mundo.ts'
import { sucesosDe } from './sucesos.ts'

const ULTIMO = '2027-02-28'

/** A year of three courses, day by day; what it answers is what did not agree. */
export async function liveAnio(semilla: number): Promise<Mundo> {
  const mundo = createMundoDelAnio(semilla)
  try {
    await begin(mundo)
    for (const hoy of fechas('2026-03-02', ULTIMO)) await liveDia(mundo, hoy)
    comparaCorreos(mundo)
  } finally {
    mundo.cierra()
  }
  return mundo
}

async function liveDia(mundo: Mundo, hoy: string): Promise<void> {
  const { libro, azar } = mundo
  mundo.irA(hoy, MANIANA)
  await mundo.trabaja()
  mundo.irA(hoy, SIESTA)
  for (const suceso of sucesosDe(hoy)) await suceso(mundo)
  for (const catedra of libro.catedras.filter(({ cerradaEl }) => cerradaEl === null)) {
    if (azar.pasa(0.25)) await askJustificativo(mundo, catedra)
    await answerJustificativos(mundo, catedra)
    await payCuotas(mundo, catedra)
    await work(mundo, catedra)
  }
  mundo.irA(hoy, NOCHE)
  for (const catedra of libro.catedras.filter(({ cerradaEl }) => cerradaEl === null))
    await takeListas(mundo, catedra)
  await mundo.junta()
  if (hoy === finDeMes(mesDe(hoy))) await compareAll(mundo)
}

async function compareAll(mundo: Mundo): Promise<void> {
  for (const catedra of mundo.libro.catedras) {
    await comparaAsistencia(mundo, catedra)
    await comparaCuotas(mundo, catedra)
    await comparaNotas(mundo, catedra)
    await comparaClases(mundo, catedra)
    await comparaCalendario(mundo, catedra)
  }
  await comparaTrabajos(mundo)
  const { bien, detalle } = mundo.deudas()
  mundo.desacuerdos.compara('debe_desde', 'Diagnóstico', detalle, true, bien)
}
