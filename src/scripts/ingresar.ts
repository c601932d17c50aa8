/** Why one has to sign in again, where an area sent one here. */
const AVISO = 'ingreso:aviso'
const aviso = document.getElementById('sesion-vencida')

if (aviso && sessionStorage.getItem(AVISO)) {
  sessionStorage.removeItem(AVISO)
  aviso.hidden = false
}
