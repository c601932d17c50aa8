import '../base/adelantar'
import { dispositivo } from '../../lib/dispositivo'
import { Aplicacion, begin } from '../base/aplicacion'
import { paginas } from './paginas-de-admin'

const aplicacion = begin(paginas)

export const Admin = () => <Aplicacion {...aplicacion} />

// Attendance that could not be sent yet goes out wherever one is in the area.
if (dispositivo.read('marcas:admin')) {
  void import('../asistencia/cola-de-marcas').then(({ begin }) => begin('admin'))
}
