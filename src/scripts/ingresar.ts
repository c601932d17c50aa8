import { avisoDeAlmacenamiento } from '../lib/aviso-de-almacenamiento'
import { pestana } from '../lib/dispositivo'

/** Why one has to sign in again, where an area sent one here. */
const AVISO = 'ingreso:aviso'
const aviso = document.getElementById('sesion-vencida')

if (aviso && pestana.read(AVISO)) {
  pestana.forget(AVISO)
  aviso.hidden = false
}

const sinAlmacenamiento = document.getElementById('sin-almacenamiento')
const texto = avisoDeAlmacenamiento()
if (sinAlmacenamiento && texto) {
  sinAlmacenamiento.textContent = texto
  sinAlmacenamiento.hidden = false
}
