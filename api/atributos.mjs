/**
 * Astro leaves a `<` of somebody's text as it is inside an attribute. A browser reads that rightly; a mail filter, a
 * scanner, or whoever looks through the page's bytes for a tag need not.
 */
export const atributos = {
  name: 'atributos',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/astro/dist/runtime/server/render/util.js')) return null
    const escapado = cambios.reduce((texto, [antes, ahora]) => {
      if (!texto.includes(antes)) throw new Error(`Astro ya no escribe los atributos así: ${antes}`)
      return texto.replace(antes, () => ahora)
    }, code)
    return { code: escapado, map: null }
  },
}

const cambios = [
  [`!str.includes('"')`, `!str.includes('"') && !str.includes("<")`],
  ['(DOUBLE_QUOTE_REGEX, "&quot;")', '(DOUBLE_QUOTE_REGEX, "&quot;").replaceAll("<", "&lt;")'],
]
