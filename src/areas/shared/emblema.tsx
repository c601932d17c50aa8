import { Lazo } from './lazo'
import { logoDelSitio } from './sitio'

/** The institution's logo; without one, the house's lace. */
export function Emblema() {
  if (!logoDelSitio) return <Lazo semilla="guarania" />
  return <img className="logo" src={logoDelSitio} alt="" width={42} height={42} />
}
