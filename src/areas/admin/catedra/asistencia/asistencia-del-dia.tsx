import { useMutation, useMutationState, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { diaCorto } from '../../../../lib/formato'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { EmptyState } from '../../../../ui/empty-state'
import { CuentaDeMarcas } from '../../../shared/asistencia/cuenta-de-marcas'
import { FilaDeAsistencia } from '../../../shared/asistencia/fila-de-asistencia'
import { FilasEnTramos } from '../../../shared/asistencia/filas-en-tramos'
import type { DiaClase } from '../../../shared/clases/tipos'
import { Lectura } from '../../../shared/lectura'
import type { useDialogo } from '../../../shared/use-dialogo'
import { asistenciaQuery, marcarAsistencia, releerAsistencia } from './queries'

interface Props {
  catedraId: number
  dias: DiaClase[]
  /** About the class day with that id. */
  dialogo: ReturnType<typeof useDialogo>
}

/** Who was there on one class day; what is counted from it is read again on leaving. */
export function AsistenciaDelDia({ catedraId, dias, dialogo }: Props) {
  const dia = dias.find(({ id }) => String(id) === dialogo.sobre)
  const cerrar = () => {
    dialogo.cerrar()
    releerAsistencia(catedraId)
  }
  if (!dia) return null
  return (
    <Dialog
      open={dialogo.abierto}
      onClose={cerrar}
      title="Asistencia"
      description={`${dia.dia_semana} ${diaCorto(dia.fecha)}`}
    >
      <Lectura falla="Error al cargar la asistencia.">
        <Planilla key={dia.id} catedraId={catedraId} diaId={dia.id} alTerminar={cerrar} />
      </Lectura>
    </Dialog>
  )
}

interface PlanillaProps {
  catedraId: number
  diaId: number
  alTerminar: () => void
}

function Planilla({ catedraId, diaId, alTerminar }: PlanillaProps) {
  const { data: asistencias } = useSuspenseQuery(asistenciaQuery(catedraId, diaId))
  const marca = marcarAsistencia(catedraId, diaId)
  const { mutate } = useMutation(marca)
  const enCamino = useMutationState({
    filters: { mutationKey: marca.mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as { studentId: number }).studentId,
  })
  const alMarcar = useCallback(
    (studentId: number, presente: boolean) => mutate({ studentId, presente }),
    [mutate],
  )
  if (asistencias.length === 0) return <EmptyState title="Todavía no hay alumnos inscritos" />
  return (
    <>
      <div className="ui-dialogo-cuerpo planilla-del-dia">
        <FilasEnTramos
          personas={asistencias}
          fila={({ alumnoId, nombreCompleto, presente }) => (
            <FilaDeAsistencia
              alumnoId={alumnoId}
              nombre={nombreCompleto}
              presente={presente}
              envio={enCamino.includes(alumnoId) ? 'esperando' : 'quieto'}
              alMarcar={alMarcar}
            />
          )}
        />
      </div>
      <footer className="ui-acciones pie-de-asistencia">
        <CuentaDeMarcas marcas={asistencias.map(({ presente }) => presente)} />
        <Button variant="primary" onClick={alTerminar}>
          Listo
        </Button>
      </footer>
    </>
  )
}
