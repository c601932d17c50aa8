import '../base/adelantar'
import { dispositivo } from '../../lib/dispositivo'
import { Aplicacion, begin } from '../base/aplicacion'
import { paginas } from './paginas-de-docente'

const aplicacion = begin(paginas)

export const Docente = () => <Aplicacion {...aplicacion} />

// Attendance and closings that could not be sent yet go out wherever one is in the area.
if (dispositivo.names('marcas:').length > 0)
  void import('../asistencia/cola-de-marcas').then(({ begin }) => begin('docente'))
if (dispositivo.names('cierres:').length > 0)
  void import('../cierre/cola-de-cierres').then(({ begin }) => begin())
