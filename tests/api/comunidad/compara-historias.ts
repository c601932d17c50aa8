import type { Respuesta } from '../../support/simulacion.ts'
import type { Mundo } from './mundo.ts'

/** Nothing ever leaves the histories, and what the newest change of each datum made of it is what the record says. */
export async function comparaHistorias(mundo: Mundo): Promise<void> {
  const { libro, lee, admin, desacuerdos, versiones } = mundo
  const ahora = new Set<number>()
  for (const uno of libro.creadores.filter((otro) => libro.isAhi(otro))) {
    const historia: Respuesta[] = await lee(admin, `/composers/${uno.id}/history?despues=1`)
    for (const { id } of historia) {
      ahora.add(id)
      versiones.set(id, uno)
    }
    const vistos = new Set<string>()
    for (const { antes, despues, de } of historia) {
      for (const dato of Object.keys(antes).filter(
        (otro) => !vistos.has(otro) && otro in libro.fichaDe(uno),
      )) {
        vistos.add(dato)
        // What came with another record says what that one said.
        if (de !== null) continue
        const debe = libro.fichaDe(uno)[dato]
        desacuerdos.compara(dato, '/composers/{id}/history', uno.slug, debe, despues[dato])
      }
    }
  }
  const perdidas = [...versiones].filter(([id, uno]) => !ahora.has(id) && libro.isAhi(libro.duenoDe(uno)))
  const ids = perdidas.map(([id]) => id)
  desacuerdos.compara('Versiones que ya no están', '/composers/{id}/history', 'todos', [], ids)
}
