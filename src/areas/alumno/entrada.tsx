import { montar } from '../shared/montar'
import { paginas } from './app'

montar(paginas)

// Answers that could not be sent yet go out wherever one is in the area.
if (Object.keys(localStorage).some((clave) => clave.startsWith('respuestas:'))) {
  void import('./evaluaciones/colas').then(({ seguirEnviando }) => seguirEnviando())
}
