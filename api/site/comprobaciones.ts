import { LONGEST } from '../suelo/plugins/body-limits'
import { isForeign, ORIGEN_AJENO } from '../suelo/plugins/origin'
import { compressed } from '../suelo/services/compression'
import { readWhole } from '../suelo/services/steady'
import { pageHeaders } from './headers'
import { withPageHeaders } from './store'

const COMPROBACION = /^\/(acta|constancia|aporte|cambio-de-email|unirse)(\/|\?|$)/

/**
 * Where anybody checks a paper by its code, a contributor asks by a receipt what became of it, a change of e-mail is
 * cancelled, and whoever has a course's code asks to come in.
 */
export const isComprobacion = (target: string) => COMPROBACION.test(target)

/** Its form is sent to the page itself, which works so without JavaScript. */
export const takesFormulario = ({ method }: Request, target: string) =>
  method === 'POST' && target.startsWith('/unirse/')

/** What is true of it is said anew to each who asks, and of whom asks it is counted how often. */
const SIN_RASTRO = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
/** Its address lets in. */
const SIN_REMITENTE = { 'referrer-policy': 'no-referrer' }

type Render = (request: Request, target: string, address: string) => Promise<Response>

/** Pages that are kept nowhere; `render` makes one for who asks from an address, with what their browser brings. */
export const createComprobaciones = (render: Render, siteUrl: string) => ({
  async respond(request: Request, target: string, address: string): Promise<Response> {
    if (isForeign(request, siteUrl)) return new Response(ORIGEN_AJENO, { status: 403, headers: pageHeaders })
    const page = withPageHeaders(await render(await asOwn(request, target, siteUrl), target, address))
    const rastro = target.startsWith('/unirse/') ? { ...SIN_RASTRO, ...SIN_REMITENTE } : SIN_RASTRO
    for (const [name, value] of Object.entries(rastro)) page.headers.set(name, value)
    return compressed(request, page)
  },
})

export type Comprobaciones = ReturnType<typeof createComprobaciones>

/** As it would come to the site's own address: what renders the page compares it with where a form comes from. */
async function asOwn(request: Request, target: string, siteUrl: string): Promise<Request> {
  const { method } = request
  const headers = new Headers(request.headers)
  headers.set('origin', new URL(siteUrl).origin)
  const body = method === 'POST' ? await readWhole(request, { longest: LONGEST }) : null
  return new Request(`${siteUrl}${target}`, { method, headers, body: body && new Uint8Array(body) })
}
