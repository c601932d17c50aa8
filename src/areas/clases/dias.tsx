import { lazy, useState } from 'react'
import type { Horario } from '../../domain/catedras/horarios'
import { cuantos, diaCorto } from '../../lib/formato'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { DialogoDeAsistencia } from '../asistencia/dialogo-de-asistencia'
import { useAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import type { DiaClase } from '../base/curso/dias'
import { useGestion } from '../base/curso/gestion'
import { Eliminacion } from '../base/eliminacion'
import { Lectura } from '../base/lectura'
import { useAccion } from '../base/use-accion'
import type { useDialogo } from '../base/use-dialogo'
import { clases } from './gestion'
import { ListaDeDias } from './lista-de-dias'
import { QuitaDeDias, useEleccion } from './quita-de-dias'

type Dialogo = ReturnType<typeof useDialogo>

interface DeCatedra {
  catedraId: number
  dias: DiaClase[]
  horarios: readonly Horario[]
}

interface Props extends DeCatedra {
  inscritos: number
  /** The attendance of one, a day's own form, and that of a whole period. */
  asistencia: Dialogo
  ficha: Dialogo
  periodo: Dialogo
}

/** The class days of a course, with what may be done with each. */
export function Dias({ inscritos, asistencia, ficha, periodo, ...deCatedra }: Props) {
  const { permisos, restoreDia } = useGestion(clases)
  const abierta = useAbierta()
  const suspension = useDialogoQueCambia('suspender')
  const reposicion = useAccion(restoreDia(deCatedra.catedraId))
  const [saliente, setSaliente] = useState<DiaClase | null>(null)
  const { catedraId, dias } = deCatedra
  const eleccion = useEleccion(dias)
  return (
    <>
      {abierta && dias.length > 1 && <QuitaDeDias catedraId={catedraId} {...eleccion} />}
      <ListaDeDias
        dias={dias}
        eleccion={eleccion.eleccion}
        inscritos={inscritos}
        onTake={({ id }) => asistencia.open(id)}
        {...(abierta && {
          onSuspend: ({ id }) => suspension.open(id),
          onRestore: ({ id }) => reposicion.send(id),
        })}
        {...(abierta && permisos.editDias && { onEdit: ({ id }) => ficha.open(id), onRemove: setSaliente })}
      />
      <DialogoDeAsistencia catedraId={catedraId} dias={dias} dialogo={asistencia} />
      <DialogoDeDia {...deCatedra} dialogo={ficha} />
      <DialogoDeSuspension dias={dias} dialogo={suspension} />
      <DialogoDePeriodo {...deCatedra} dialogo={periodo} />
      <EliminacionDeDia dia={saliente} onClose={() => setSaliente(null)} />
    </>
  )
}

interface EliminacionProps {
  /** Asks about this one; nothing where it is none. */
  dia: DiaClase | null
  onClose: () => void
}

function EliminacionDeDia({ dia, onClose }: EliminacionProps) {
  const { removeDia } = useGestion(clases)
  return (
    <Eliminacion
      cual={dia}
      accion={({ catedraId }) => removeDia(catedraId)}
      titulo={({ dia_semana, fecha }) =>
        `¿Eliminar la clase del ${dia_semana.toLowerCase()} ${diaCorto(fecha)}?`
      }
      confirmLabel="Eliminar el día de clase"
      onClose={onClose}
    >
      {({ presentes, ausentes }) => (
        <p>
          {presentes + ausentes > 0
            ? `Con ella se elimina su asistencia: ${cuantos(presentes, 'presente', 'presentes')} y ${cuantos(ausentes, 'ausente', 'ausentes')}. Los porcentajes se calculan sin esa clase.`
            : 'Todavía no tiene asistencia registrada.'}
        </p>
      )}
    </Eliminacion>
  )
}

/** Forms and their rules come when one is opened. */
const FormularioDeDia = lazy(() => import('./formulario-de-dia'))
const FormularioDePeriodo = lazy(() => import('./formulario-de-periodo'))
const FormularioDeSuspension = lazy(() => import('./formulario-de-suspension'))

interface DialogoProps extends DeCatedra {
  dialogo: Dialogo
}

/** About a new class day, or the one with that id. */
function DialogoDeDia({ catedraId, dias, horarios, dialogo }: DialogoProps) {
  const { permisos } = useGestion()
  const dia = permisos.editDias ? dias.find(({ id }) => String(id) === dialogo.sobre) : undefined
  return (
    <Dialog
      open={dialogo.abierto && (dia !== undefined || dialogo.sobre === 'nuevo')}
      onClose={dialogo.close}
      title={dia ? 'Editar día de clase' : 'Crear día de clase'}
      size="narrow"
    >
      <Lectura falla="Error al guardar el día de clase.">
        <FormularioDeDia
          catedraId={catedraId}
          horarios={horarios}
          ocupadas={dias.filter((otro) => otro !== dia).map(({ fecha }) => fecha)}
          dia={dia}
          onClose={dialogo.close}
        />
      </Lectura>
    </Dialog>
  )
}

/** Why there was no class on the day with that id. */
function DialogoDeSuspension({ dias, dialogo }: Pick<DialogoProps, 'dias' | 'dialogo'>) {
  const dia = dias.find(({ id }) => String(id) === dialogo.sobre)
  return (
    <Dialog
      open={dialogo.abierto && dia !== undefined}
      onClose={dialogo.close}
      title="No hubo clase"
      description={dia && `${dia.dia_semana} ${diaCorto(dia.fecha)}`}
      size="narrow"
    >
      <Lectura falla="No se pudo suspender la clase.">
        {dia && <FormularioDeSuspension dia={dia} onClose={dialogo.close} />}
      </Lectura>
    </Dialog>
  )
}

function DialogoDePeriodo({ dialogo, ...props }: DialogoProps) {
  return (
    <Dialog
      open={dialogo.abierto}
      onClose={dialogo.close}
      title="Generar un período"
      description="Todas las clases entre dos fechas, según el horario de la cátedra."
    >
      {props.horarios.length === 0 ? (
        <EmptyState title="La cátedra todavía no tiene horario">
          La administración pone los días y las horas de la cátedra. Mientras tanto puedes crear los días de
          clase de a uno.
        </EmptyState>
      ) : (
        <Lectura falla="Error al guardar el día de clase.">
          <FormularioDePeriodo {...props} onClose={dialogo.close} />
        </Lectura>
      )}
    </Dialog>
  )
}
