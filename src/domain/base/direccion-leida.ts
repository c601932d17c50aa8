/** `URL.parse`, which Safari has since 18 and Chrome and Firefox since 126. */
export function parseUrl(texto: string, base?: string): URL | null {
  try {
    return new URL(texto, base)
  } catch {
    return null
  }
}
