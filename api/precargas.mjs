import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

const DE_AREAS = /^src\/areas\//

/**
 * Notes, for each part of the areas that a browser asks for by itself, all the files that it will need: the shell page
 * names them at once, where the browser would find one only after having read the other.
 *
 * @param {string} destino a JSON file: source path to addresses, that of the part itself first
 */
export const precargas = (destino) => ({
  name: 'precargas',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(_, bundle) {
    const partes = Object.values(bundle).flatMap((parte) => {
      const fuente = parte.facadeModuleId && relative(process.cwd(), parte.facadeModuleId)
      return fuente && DE_AREAS.test(fuente)
        ? [[fuente.replace(/\?.*/, ''), archivosDe(bundle, parte.fileName)]]
        : []
    })
    writeFileSync(destino, JSON.stringify(Object.fromEntries(partes), null, 1))
  },
})

function archivosDe(bundle, parte) {
  const archivos = new Set()
  const juntar = (nombre) => {
    if (archivos.has(nombre)) return
    archivos.add(nombre)
    for (const otro of bundle[nombre]?.imports ?? []) juntar(otro)
  }
  juntar(parte)
  return [...archivos].map((nombre) => `/${nombre}`)
}
