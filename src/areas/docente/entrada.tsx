import { montar } from '../shared/montar'
import { paginas } from './app'

montar(paginas)

// Attendance that could not be sent yet goes out wherever one is in the area.
if (Object.keys(localStorage).some((clave) => clave.startsWith('marcas:'))) {
  void import('./catedra/asistencia/remitente')
}
