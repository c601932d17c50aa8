import type { ApiClient } from '../client'
import type { AssetFiles } from './assets'

/** What `astro build` made, as it is embedded in the binary. */
export interface Site {
  render(request: Request, locals: App.Locals): Promise<Response>
  assets: AssetFiles
}

/** Renders the page at a target (path and query) with what the pages ask for. */
export function createRenderer({ render }: Site, api: ApiClient, site: App.SiteSettings) {
  return (target: string) => render(new Request(`${site.url}${target}`), { api, site })
}
