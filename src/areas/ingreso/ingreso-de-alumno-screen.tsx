import { useSearchParams } from 'react-router'
import { rutaDeCatedra } from '../alumno'
import { acceso } from './acceso-de-alumno'
import { PaginaDeIngreso } from './pagina-de-ingreso'

/** An invitation names the course that it is to. */
export function Component() {
  const catedra = Number(useSearchParams()[0].get('catedra'))
  const destino = catedra > 0 ? rutaDeCatedra(catedra) : undefined
  return <PaginaDeIngreso acceso={acceso} titulo="Ingreso de Alumnos" destino={destino} />
}
