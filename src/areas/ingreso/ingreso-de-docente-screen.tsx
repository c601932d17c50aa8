import { acceso } from './acceso-de-docente'
import { PaginaDeIngreso } from './pagina-de-ingreso'

export function Component() {
  return <PaginaDeIngreso acceso={acceso} titulo="Ingreso de Docentes" />
}
