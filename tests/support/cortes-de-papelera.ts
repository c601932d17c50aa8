import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { azarDe } from '../../src/domain/base/azar.ts'
import { newFolder, startProgram } from './program.ts'
import { sesionEn } from './sesiones.ts'
import { tablasEn } from './tablas.ts'

/** What each call changes by itself, or counts what was done. */
const AJENAS = [
  'papelera_archivos',
  'sqlite_sequence',
  'ajustes',
  'alarmas',
  'auditoria',
  'cambios',
  'correos',
  'limites',
  'sesiones',
  'tablon_eventos',
]
const LARGA_MS = 120

/**
 * Kills the program so many times, at any moment, while a course goes to the bin or comes back from it, and on until a
 * call was answered: a busy machine answers late. Says how many
 * of the calls were answered, and what was neither there nor gone afterwards, or not what the answer had said.
 */
export async function cutPapelera(veces: number) {
  const dataDir = newFolder()
  const program = await startProgram({ dataDir, seed: [['demo']] })
  const { authorization } = await sesionEn(program, 'admin')
  await program.stop()
  const entera = readEstado(dataDir)
  const { entero } = azarDe(veces)
  const faltas: string[] = []
  let respondidas = 0

  for (let vez = 0; vez < veces || respondidas === 0; vez++) {
    const antes = readEstado(dataDir)
    const call = antes.entrada === undefined ? 'catedras/1' : `papelera/${antes.entrada}/restaurar`
    const isHecha = await callUntilCut(dataDir, authorization, call, entero(0, LARGA_MS))
    const despues = readEstado(dataDir)
    const isOtra = (antes.entrada === undefined) !== (despues.entrada === undefined)
    if (isHecha) respondidas++
    if (isHecha && !isOtra) faltas.push(`${call}: respondida, y no quedó`)
    if (despues.entrada === undefined && despues.suma !== entera.suma)
      faltas.push(`${call}: volvió otra cosa`)
    if (despues.entrada !== undefined && despues.catedras !== entera.catedras - 1) {
      faltas.push(`${call}: a medias`)
    }
  }
  return { dataDir, respondidas, faltas }
}

async function callUntilCut(dataDir: string, authorization: string, call: string, ms: number) {
  const program = await startProgram({ dataDir })
  const method = call.endsWith('restaurar') ? 'POST' : 'DELETE'
  const asked = fetch(`${program.url}/api/admin/${call}`, { method, headers: { authorization } }).then(
    ({ ok }) => ok,
    () => false,
  )
  await sleep(ms)
  await program.kill()
  return asked
}

/** Of a program that is not running: what is in the bin, and a sum of all other tables. */
function readEstado(dataDir: string) {
  const { papelera = [], catedras = [], ...tablas } = tablasEn(dataDir)
  const suma = createHash('sha256').update(JSON.stringify(catedras))
  for (const [tabla, filas] of Object.entries(tablas)) {
    if (!AJENAS.includes(tabla)) suma.update(`${tabla}\n${filas.join('\n')}\n`)
  }
  const entrada = papelera
    .map((fila): { id: number; tipo: string } => JSON.parse(fila))
    .find(({ tipo }) => tipo === 'CATEDRA')
  return { suma: suma.digest('hex'), entrada: entrada?.id, catedras: catedras.length }
}
