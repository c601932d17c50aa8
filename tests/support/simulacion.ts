import type { Mail } from '../../api/suelo/correos/senders.ts'
import type { TestApi } from './api.ts'
import type { Client } from './client.ts'
import type { Desacuerdos } from './desacuerdos.ts'

// biome-ignore lint/suspicious/noExplicitAny: what is tested says it, and the comparison says what it should be
export type Respuesta = any

const sinIds = (llamada: string) => llamada.replace(/\/\d+/g, '/{n}').replace(/GUA-[\w-]+/, '{recibo}')

/** A program in process that lives through simulated days: who does and reads something in it, its clock and its mails. */
export function createSimulacion(api: TestApi, desacuerdos: Desacuerdos) {
  const { deps, sent, advance } = api
  const trabajos = deps.temas.trabajos.map((trabajo) => trabajo(deps))

  /** Does something; what is not taken is a disagreement, and answers nothing. */
  async function hace(quien: Client, llamada: string, cuerpo?: unknown): Promise<Respuesta | null> {
    const { status, data } = await quien(llamada, cuerpo)
    if (status < 300) return data
    noteRechazo(llamada, `${status} ${data.error}`)
    return null
  }

  /** The same of what may have to be refused: it is taken if it should be. */
  async function hazSi(quien: Client, llamada: string, cuerpo: unknown, isPosible: boolean) {
    if (isPosible) return hace(quien, llamada, cuerpo)
    const { status, data } = await quien(llamada, cuerpo)
    if (status !== 400 && status !== 409) noteRechazo(llamada, `${status} ${JSON.stringify(data)}`, 409)
    return null
  }

  function noteRechazo(llamada: string, dice: unknown, esperado = 200): void {
    const donde = sinIds(llamada)
    desacuerdos.note({ cifra: 'Acto que no se tomó', donde, de: llamada, esperado, dice })
  }

  /** The mails that were written until now. */
  async function junta(): Promise<Mail[]> {
    await deps.outbox.sendDue()
    return sent.splice(0)
  }

  /** Reads something that has to be there. */
  const lee = async (quien: Client, llamada: string): Promise<Respuesta> =>
    (await hace(quien, `GET ${llamada}`)) ?? {}

  return {
    hace,
    hazSi,
    noteRechazo,
    lee,
    /** All pages of a list, which has as many as it says. */
    async leeTodas(quien: Client, que: string): Promise<Respuesta[]> {
      const filas: Respuesta[] = []
      for (let page = 1, ultima = 1; page <= ultima; page++) {
        const { data, total, totalPages } = await lee(quien, `${que}&page=${page}`)
        filas.push(...data)
        ultima = totalPages
        if (page >= ultima) desacuerdos.compara('Total', que, 'todos', filas.length, total)
      }
      return filas
    },
    irA(fecha: string, hora: string): void {
      advance(Date.parse(`${fecha}T${hora}:00Z`) - deps.now())
      desacuerdos.seVuelve(fecha)
    },
    junta,
    /** What the program does by itself. */
    async trabaja(): Promise<void> {
      for (const { run } of trabajos) await run()
    },
  }
}
