import { compressed } from '../suelo/services/compression'
import { withPageHeaders } from './store'

const COMPROBACION = /^\/(acta|constancia|aporte|cambio-de-email)(\/|\?|$)/

/** Where anybody checks a paper by its code, a contributor asks by a receipt what became of it, and a change of e-mail is cancelled. */
export const isComprobacion = (target: string) => COMPROBACION.test(target)

/** What is true of it is said anew to each who asks, and of whom asks it is counted how often. */
const SIN_RASTRO = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

type Render = (target: string, address: string, cookie: string | undefined) => Promise<Response>

/** Pages that are kept nowhere; `render` makes one for who asks from an address, with the own cookies. */
export const createComprobaciones = (render: Render) => ({
  async respond(request: Request, target: string, address: string): Promise<Response> {
    const cookie = request.headers.get('cookie') ?? undefined
    const page = withPageHeaders(await render(target, address, cookie))
    for (const [name, value] of Object.entries(SIN_RASTRO)) page.headers.set(name, value)
    return compressed(request, page)
  },
})

export type Comprobaciones = ReturnType<typeof createComprobaciones>
