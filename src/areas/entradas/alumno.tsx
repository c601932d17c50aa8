import '../base/adelantar'
import { dispositivo } from '../../lib/dispositivo'
import { Aplicacion, begin } from '../base/aplicacion'
import { paginas } from './paginas-de-alumno'

const aplicacion = begin(paginas)

export const Alumno = () => <Aplicacion {...aplicacion} />

// What could not be sent yet goes out wherever one is in the area.
if (dispositivo.names('respuestas:').length > 0)
  void import('../evaluaciones/rendicion/colas-de-respuestas').then(({ keepSending }) => keepSending())
if (dispositivo.names('envio:').length > 0)
  void import('../evaluaciones/rendicion/envios').then(({ keepSending }) => keepSending())
