import { readMisAportes } from '../lib/mis-aportes'

/** Of so many receipts it is asked: those of one browser are mostly of one person. */
const PREGUNTADOS = 3

const tuPuesto = document.querySelector<HTMLElement>('[data-puesto]')
if (tuPuesto) void say(tuPuesto, tuPuesto.dataset.puesto ?? '')

async function say(lugar: HTMLElement, periodo: string) {
  for (const { recibo } of readMisAportes().slice(0, PREGUNTADOS)) {
    const puesto = await puestoDe(recibo, periodo)
    if (puesto === null) continue
    lugar.textContent = `Estás en el puesto ${puesto}`
    return
  }
}

/** Null also where nobody answers: without it the page says all the rest. */
async function puestoDe(recibo: string, periodo: string): Promise<number | null> {
  try {
    const respuesta = await fetch(`/api/aportes/${encodeURIComponent(recibo)}?periodo=${periodo}`)
    return respuesta.ok ? (await respuesta.json()).puesto : null
  } catch {
    return null
  }
}
