import { lazy } from 'react'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import { useUltimo } from '../base/use-ultimo'
import type { Curso, EvaluacionEnLista } from './tipos'

const FormularioDeAsignacion = lazy(() => import('./formulario-de-asignacion'))

interface Props {
  evaluacion: EvaluacionEnLista | null
  curso: Curso
  onClose: () => void
}

export function DialogoDeAsignacion({ evaluacion, curso, onClose }: Props) {
  const ultima = useUltimo(evaluacion)
  if (!ultima) return null
  return (
    <Dialog
      open={evaluacion !== null}
      onClose={onClose}
      title="Asignar evaluación"
      description={`«${ultima.titulo}». Cada alumno recibirá un aviso.`}
    >
      <Lectura
        falla="Error al cargar alumnos asignados previamente."
        enPantalla={(parte) => <div className="ui-dialogo-cuerpo">{parte}</div>}
      >
        <FormularioDeAsignacion key={ultima.id} id={ultima.id} curso={curso} onClose={onClose} />
      </Lectura>
    </Dialog>
  )
}
