import { PaginaDeIngreso } from '../../shared/ingreso/pagina-de-ingreso'
import { acceso } from '../acceso'

export function Component() {
  return <PaginaDeIngreso acceso={acceso} titulo="Ingreso de Alumnos" />
}
