import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

const NUESTRAS = /^src\/(areas|islands|ui)\//
const AREAS = ['admin', 'docente', 'alumno']
/** Astro's name for an island's own file. */
const DE_ASTRO = /^\0astro-entry:/
/** What draws any island. */
const CLIENTE = 'src/islands/cliente.ts'

/**
 * Notes, for each part of the areas and the islands that a browser asks for by itself, all the files that it will need:
 * the page names them at once, where the browser would find one only after having read the other. And, for each area, all
 * the files that any of its screens may ask for: who is without a network later has them.
 *
 * @param {string} partes a JSON file: source path to addresses, that of the part itself first
 * @param {string} areas a JSON file: name of the area to addresses
 */
export const precargas = (partes, areas) => ({
  name: 'precargas',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(_, bundle) {
    const porFuente = new Map(
      Object.values(bundle).flatMap(({ facadeModuleId, fileName }) => {
        const fuente =
          facadeModuleId && relative(process.cwd(), facadeModuleId.replace(DE_ASTRO, '')).replace(/\?.*/, '')
        return fuente && NUESTRAS.test(fuente) ? [[fuente, fileName]] : []
      }),
    )
    const deParte = ([fuente, archivo]) => [fuente, archivosDe(bundle, [archivo], estaticos)]
    const deArea = (area) => {
      const partes = [CLIENTE, `src/areas/entradas/${area}.tsx`].map((fuente) => porFuente.get(fuente))
      return [area, archivosDe(bundle, partes, todos)]
    }
    writeFileSync(partes, JSON.stringify(Object.fromEntries([...porFuente].map(deParte)), null, 1))
    writeFileSync(areas, JSON.stringify(Object.fromEntries(AREAS.map(deArea)), null, 1))
  },
})

const estaticos = ({ imports = [] }) => imports
const todos = ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]

function archivosDe(bundle, partes, siguientes) {
  const archivos = new Set()
  const juntar = (nombre) => {
    if (archivos.has(nombre)) return
    archivos.add(nombre)
    for (const otro of siguientes(bundle[nombre] ?? {})) juntar(otro)
  }
  partes.forEach(juntar)
  return [...archivos].map((nombre) => `/${nombre}`)
}
