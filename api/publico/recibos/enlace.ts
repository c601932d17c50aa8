import type { Deps } from '../../suelo/deps.ts'

export const urlDeRecibo = ({ site }: Pick<Deps, 'site'>, recibo: string) => `${site.url}/aporte/${recibo}`

/** What a letter says of it. */
export const lineaDeRecibo = (recibo: string) => `Tu recibo es ${recibo}.`

export const enlaceDeRecibo = (deps: Pick<Deps, 'site'>, recibo: string) => ({
  label: 'Ver en qué está',
  url: urlDeRecibo(deps, recibo),
})
