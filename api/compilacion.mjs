const DE_AREAS = /src.(areas|ui)\W|node_modules.(react-dom|react-router|@tanstack|@base-ui)\W/
const EDITOR = /node_modules.prosemirror/
/** Characters, before they are minified: the hint itself weighs something in each of fifty files. */
const VALE_LA_PENA = 4000

/**
 * Asks V8 to compile all of a file at once, beside the main thread, instead of each function there when it is first
 * called: of what an area starts with, most is called. Not of the editor, of which most is not.
 * https://v8.dev/blog/explicit-compile-hints
 *
 * @param {{ moduleIds: string[], modules: Record<string, { renderedLength: number }>, isEntry: boolean }} parte
 */
export function compilaEntera({ moduleIds, modules, isEntry }) {
  const es = (cual) => moduleIds.some((id) => cual.test(id))
  const largo = Object.values(modules).reduce((suma, { renderedLength }) => suma + renderedLength, 0)
  return !isEntry && largo > VALE_LA_PENA && es(DE_AREAS) && !es(EDITOR) ? '//# allFunctionsCalledOnLoad' : ''
}
