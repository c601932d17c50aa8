import { fechas, finDeMes, mesDe, suma } from '../../support/fechas.ts'
import { contribute, decideAporte, mendAporte, publish, reject, undoAporte } from './actos-de-aportes.ts'
import { edit, join, part, putBack, revert, throwAway } from './actos-de-fichas.ts'
import { comment, forget, vote } from './actos-de-lectores.ts'
import { decideSugerencia, mendSugerencia, suggest, undoSugerencia } from './actos-de-sugerencias.ts'
import { comparaCorreos } from './compara-correos.ts'
import { comparaFichas } from './compara-fichas.ts'
import { comparaHistorias } from './compara-historias.ts'
import { comparaListas } from './compara-listas.ts'
import { comparaModeracion } from './compara-moderacion.ts'
import { comparaRanking } from './compara-ranking.ts'
import { comparaRecibos } from './compara-recibos.ts'
import { restoreCopia } from './copia.ts'
import type { Persona } from './libro.ts'
import { createMundoDeComunidad, type Mundo } from './mundo.ts'
import { vigila } from './paginas.ts'

const DESDE = '2026-03-01'
const DIAS = 380
const AL_PRINCIPIO = 40
/** How much happens: 1 is some 400 contributions and 700 suggestions a year. */
const TAMANIO = 0.75

type Acto = (mundo: Mundo, quien: Persona) => Promise<void>

/** How often a day each is done. */
const ACTOS: [veces: number, acto: Acto][] = [
  [1.1, contribute],
  [1.8, suggest],
  [4, vote],
  [2, comment],
  [1.1, decideAporte],
  [1.6, decideSugerencia],
  [0.1, mendAporte],
  [0.1, mendSugerencia],
  [0.12, undoAporte],
  [0.25, undoSugerencia],
  [0.4, edit],
  [0.15, revert],
  [0.18, join],
  [0.12, part],
  [0.13, throwAway],
  [0.12, putBack],
  [0.1, changeMind],
  [0.03, forget],
]

/** A community, day by day, as a rule more than a year of it; what it answers is what did not agree. */
export async function liveComunidad(semilla: number, cuantosDias = DIAS): Promise<Mundo> {
  const mundo = createMundoDeComunidad(semilla, DESDE)
  try {
    mundo.irA(DESDE, '15:00')
    for (let i = 0; i < AL_PRINCIPIO; i++) {
      mundo.pasaUnMinuto()
      await contribute(mundo, null)
    }
    const dias = fechas(DESDE, suma(DESDE, cuantosDias - 1))
    for (const hoy of dias) await liveDia(mundo, hoy)
    await restoreCopia(mundo, compareAll)
  } finally {
    mundo.cierra()
  }
  return mundo
}

async function liveDia(mundo: Mundo, hoy: string): Promise<void> {
  const { azar, libro } = mundo
  mundo.irA(hoy, '11:00')
  await mundo.trabaja()
  mundo.irA(hoy, '15:00')
  for (const [veces, acto] of ACTOS) {
    const media = veces * TAMANIO
    const cuantas = azar.entero(0, 2 * Math.floor(media)) + Number(azar.pasa(media % 1))
    for (let i = 0; i < cuantas; i++) {
      const quien = azar.elige(libro.personas.filter(({ isBorrada }) => !isBorrada))
      mundo.pasaUnMinuto()
      if (azar.pasa(0.05)) await vigila(mundo, () => acto(mundo, quien))
      else await acto(mundo, quien)
    }
  }
  await mundo.recoge()
  mundo.irA(hoy, '22:30')
  // On New Year's Day, too, what people's ages say changes.
  if (hoy === finDeMes(mesDe(hoy)) || hoy.endsWith('-01-01')) await compareAll(mundo)
}

async function compareAll(mundo: Mundo): Promise<void> {
  await comparaFichas(mundo)
  await comparaListas(mundo)
  await comparaHistorias(mundo)
  await comparaModeracion(mundo)
  await comparaRecibos(mundo)
  await comparaRanking(mundo)
  comparaCorreos(mundo)
}

/** What was to be seen is not any more, or is again. */
async function changeMind(mundo: Mundo): Promise<void> {
  const { azar, libro } = mundo
  const uno = azar.alguno(libro.creadores, (otro) => libro.isAhi(otro) && otro.publicado !== null)
  if (uno?.estado === 'PUBLISHED' && azar.pasa(0.4)) await reject(mundo, uno)
  else if (uno?.estado === 'REJECTED') await publish(mundo, uno)
}
