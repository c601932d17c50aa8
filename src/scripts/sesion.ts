import { avisarSalida } from '../lib/salida'
import '../lib/sin-almacenamiento'

/** Whoever is signed in finds their menu here too; a visitor downloads no more than this. */
if (/token/i.test(Object.keys(localStorage).join())) void import('./menu-de-sesion')
void avisarSalida()
