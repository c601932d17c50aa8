import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Teaches Vite (the dev server, the tests) what Bun does with `import … with { type: 'text' }` and `{ type: 'file' }`;
 * the '!' hides what the file is from Vite.
 */
export const bunImports = {
  name: 'bun-imports',
  enforce: 'pre',
  resolveId: (source) => (/\.ttf$|\/wasm\/mp3$/.test(source) ? `\0file:${require.resolve(source)}!` : null),
  load: (id) => (id.startsWith('\0file:') ? `export default ${JSON.stringify(id.slice(6, -1))}` : null),
  transform: (code, id) =>
    /\.(sql|abc)$/.test(id) ? { code: `export default ${JSON.stringify(code)}`, map: null } : null,
}
