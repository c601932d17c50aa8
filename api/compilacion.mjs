const DE_AREAS = /src.(areas|ui)\W|node_modules.(react-dom|react-router|@tanstack|@base-ui)\W/
const EDITOR = /node_modules.prosemirror/

/**
 * Asks V8 to compile all of a file at once, beside the main thread, instead of each function there when it is first
 * called: of what an area starts with, most is called. Not of the editor, of which most is not.
 * https://v8.dev/blog/explicit-compile-hints
 *
 * @param {{ moduleIds: string[], isEntry: boolean }} parte
 */
export function compilaEntera({ moduleIds, isEntry }) {
  const es = (cual) => moduleIds.some((id) => cual.test(id))
  return !isEntry && es(DE_AREAS) && !es(EDITOR) ? '//# allFunctionsCalledOnLoad' : ''
}
