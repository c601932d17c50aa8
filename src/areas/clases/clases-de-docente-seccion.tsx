import { useSuspenseQuery } from '@tanstack/react-query'
import { CalendarPlus, Plus } from 'lucide-react'
import { isTomada } from '../../domain/asistencia/asistencia'
import { diaDeSemanaDe } from '../../domain/calendario/semana'
import type { Horario } from '../../domain/catedras/horarios'
import { noHuboClase } from '../../domain/clases/suspension'
import { textoDeFalla } from '../../lib/api'
import { diaCorto } from '../../lib/formato'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { toast } from '../../ui/toast'
import { begin } from '../asistencia/cola-de-marcas'
import { SiAbierta, useAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { type DiaClase, diasQuery } from '../base/curso/dias'
import { useCatedra } from '../base/curso/queries'
import type { DeCatedra } from '../base/curso/seccion'
import { hoy } from '../base/sitio'
import { useAccion } from '../base/use-accion'
import { useDialogo } from '../base/use-dialogo'
import { aQueHora } from '../catedras/horario'
import { EnlaceDeCierre } from '../cierre/enlace-de-cierre'
import { Cuentas } from './cuentas'
import { Dias } from './dias'
import { clases } from './gestion'

const { saveDia } = clases('docente')

begin('docente')

/** The class days of a course, today's first, and the attendance of each. */
export default function Clases({ catedraId }: DeCatedra) {
  const { data: dias } = useSuspenseQuery(diasQuery('docente', catedraId))
  const { CatedraAlumno, CatedraDiaHorario: horarios } = useCatedra(catedraId)
  const ficha = useDialogoQueCambia('ficha')
  const periodo = useDialogoQueCambia('generar')
  const asistencia = useDialogo('dia')
  const deCatedra = { catedraId, dias, horarios }
  return (
    <section className="apartado" aria-labelledby="clases">
      <h2 id="clases">Días de clase</h2>
      <Hoy {...deCatedra} inscritos={CatedraAlumno.length} onTake={asistencia.open} />
      <SiAbierta>
        <div className="botones">
          <Button onClick={() => ficha.open('nuevo')}>
            <Plus aria-hidden="true" /> Crear día de clase
          </Button>
          <Button onClick={() => periodo.open(1)}>
            <CalendarPlus aria-hidden="true" /> Generar un período
          </Button>
          <EnlaceDeCierre className="boton" catedraId={catedraId} />
        </div>
      </SiAbierta>
      {dias.length === 0 && (
        <EmptyState title="Todavía no hay días de clase">
          No se encontraron datos.{' '}
          <SiAbierta>Créalos de a uno, o todos los de un período según el horario de la cátedra.</SiAbierta>
        </EmptyState>
      )}
      <Dias
        {...deCatedra}
        inscritos={CatedraAlumno.length}
        asistencia={asistencia}
        ficha={ficha}
        periodo={periodo}
      />
    </section>
  )
}

interface HoyProps {
  catedraId: number
  dias: DiaClase[]
  horarios: readonly Horario[]
  inscritos: number
  onTake: (diaId: number) => void
}

/** Where there is class today, its attendance is one tap away; also where nobody has created the day. */
function Hoy({ catedraId, dias, horarios, inscritos, onTake }: HoyProps) {
  const fecha = hoy()
  const dia_semana = diaDeSemanaDe(fecha)
  const dia = dias.find((uno) => uno.fecha === fecha)
  const tomada = dia !== undefined && isTomada(dia.presentes + dia.ausentes, inscritos)
  const abierta = useAbierta()
  const { send, enviando } = useAccion(saveDia(catedraId))
  if (dia?.suspendida) return <SinClase dia={dia} />
  if (!dia && (!abierta || !horarios.some((uno) => uno.dia_semana === dia_semana))) return null

  const create = () =>
    send(
      { fecha, dia_semana },
      {
        onSuccess: ({ id }) => onTake(id),
        onError: (error) => void toast.error(textoDeFalla('Error al guardar el día de clase.', error)),
      },
    )
  return (
    <div className="panel clase-de-hoy fila">
      <div>
        <h3>Hoy, {dia_semana.toLowerCase()}</h3>
        <p className="apagado">
          {diaCorto(fecha)}
          {dia && aQueHora(dia)}
        </p>
      </div>
      {dia && <Cuentas dia={dia} inscritos={inscritos} />}
      {dia ? (
        <Button variant={tomada || !abierta ? 'plain' : 'primary'} onClick={() => onTake(dia.id)}>
          {tomada || !abierta ? 'Ver la lista de hoy' : 'Pasar lista de hoy'}
        </Button>
      ) : (
        <Button variant="primary" onClick={create} saving={enviando} savingLabel="Creando...">
          Crear la clase de hoy
        </Button>
      )}
    </div>
  )
}

function SinClase({ dia: { dia_semana, fecha, suspendida } }: { dia: DiaClase }) {
  return (
    <div className="panel clase-de-hoy fila">
      <div>
        <h3>Hoy, {dia_semana.toLowerCase()}</h3>
        <p className="apagado">{diaCorto(fecha)}</p>
      </div>
      <p className="sin-clase">{noHuboClase(suspendida ?? '')}</p>
    </div>
  )
}
