import { Emblema } from '../emblema'
import { nombreDelSitio } from '../sitio'

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
