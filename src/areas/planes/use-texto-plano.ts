import { useMemo } from 'react'

/** The words of an HTML, for where there is room for some of them. Nothing in it is loaded or run. */
export function useTextoPlano(html: string): string {
  return useMemo(() => {
    const separado = html.replace(/<(?:br|\/p|\/li|\/h[1-6]|\/t[dh]|\/blockquote)\b[^>]*>/gi, '$& ')
    const { body } = new DOMParser().parseFromString(separado, 'text/html')
    return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
  }, [html])
}
