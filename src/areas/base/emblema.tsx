import { Lazo } from './lazo'
import { logoDelSitio, nombreDelSitio } from './sitio'

/** The institution's logo; without one, the house's lace. */
export function Emblema() {
  if (!logoDelSitio) return <Lazo semilla="guarania" />
  return <img className="logo" src={logoDelSitio} alt="" width={42} height={42} />
}

/** Whose site it is, as the top bar says on every page. */
export function Marca() {
  return (
    <>
      <Emblema />
      <span>
        <b>{nombreDelSitio}</b>
        <span>Plataforma Educativa Colaborativa</span>
      </span>
    </>
  )
}
