import type { ApiClient } from '../client'
import type { AssetFiles } from './assets'

/** What `astro build` made, as it is embedded in the binary. */
export interface Site {
  render(request: Request, locals: App.Locals): Promise<Response>
  assets: AssetFiles
  precargas: App.Locals['precargas']
}

/** Renders the page at a target (path and query) with what the pages ask for, or what `asked` does. Rejects where it fails. */
export function createRenderer({ render, precargas }: Site, api: ApiClient, site: App.SiteSettings) {
  return async (target: string, asked = new Request(`${site.url}${target}`)) => {
    const response = await render(asked, { api, site, precargas })
    if (response.status >= 500) throw new Error(`No se pudo armar la página ${target}`)
    return response
  }
}
