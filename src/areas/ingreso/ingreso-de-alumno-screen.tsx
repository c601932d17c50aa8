import { acceso } from './acceso-de-alumno'
import { PaginaDeIngreso } from './pagina-de-ingreso'

export function Component() {
  return <PaginaDeIngreso acceso={acceso} titulo="Ingreso de Alumnos" />
}
