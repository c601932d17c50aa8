import { CalendarCheck, CalendarOff, ListChecks, Pencil, Trash2 } from 'lucide-react'
import { type ToggleEvent, useState } from 'react'
import { groupBy } from '../../domain/base/grupos'
import { noHuboClase } from '../../domain/clases/suspension'
import { cuantos, diaCorto, mesLargo } from '../../lib/formato'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { MoreActions } from '../../ui/more-actions'
import type { DiaClase } from '../base/curso/dias'
import { hoy } from '../base/sitio'
import { aQueHora } from '../catedras/horario'
import { Cuentas } from './cuentas'

interface Acciones {
  onTake: (dia: DiaClase) => void
  /** Nothing where whoever sees it may not. */
  onSuspend?: (dia: DiaClase) => void
  onRestore?: (dia: DiaClase) => void
  onEdit?: (dia: DiaClase) => void
  onRemove?: (dia: DiaClase) => void
}

/** Several are being chosen: then there is nothing else to be done with each. */
export interface Eleccion {
  elegidos: number[]
  onToggle: (id: number) => void
}

interface Props extends Acciones {
  dias: DiaClase[]
  inscritos: number
  eleccion: Eleccion | null
}

/** By month; the month that matters now is open. */
export function ListaDeDias({ dias, ...props }: Props) {
  const porMes = [...groupBy(dias, ({ fecha }) => fecha.slice(0, 7))]
  const actual = hoy().slice(0, 7)
  const abierto = porMes.find(([mes]) => mes >= actual)?.[0] ?? porMes.at(-1)?.[0]
  return porMes.map(([mes, suyos]) => (
    <Mes key={mes} mes={mes} abierto={mes === abierto} dias={suyos} {...props} />
  ))
}

interface MesProps extends Props {
  mes: string
  abierto: boolean
}

/** Its days are there once it has been opened: all those of a year would make a phone wait. */
function Mes({ mes, abierto, dias, ...props }: MesProps) {
  const [seVio, setSeVio] = useState(abierto)
  const onOpen = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => currentTarget.open && setSeVio(true)
  return (
    <details className="mes" open={abierto} onToggle={onOpen}>
      <summary>
        <h3>{mesLargo(mes)}</h3>
        <span className="apagado">
          {cuantos(dias.filter(({ suspendida }) => suspendida === null).length, 'clase', 'clases')}
        </span>
      </summary>
      {seVio && (
        <ul className="dias" aria-label={`Días de clase de ${mesLargo(mes)}`}>
          {dias.map((dia) => (
            <DiaItem key={dia.id} dia={dia} {...props} />
          ))}
        </ul>
      )}
    </details>
  )
}

type ItemProps = Omit<Props, 'dias'> & { dia: DiaClase }

function DiaItem({ dia, inscritos, eleccion, ...acciones }: ItemProps) {
  const fecha = (
    <>
      <b>{dia.dia_semana}</b> <time dateTime={dia.fecha}>{diaCorto(dia.fecha)}</time>
      {aQueHora(dia)}
    </>
  )
  return (
    <li>
      {eleccion ? (
        <div className="fecha-de-clase">
          <Checkbox
            label={fecha}
            checked={eleccion.elegidos.includes(dia.id)}
            onChange={() => eleccion.onToggle(dia.id)}
          />
        </div>
      ) : (
        <p className="fecha-de-clase">{fecha}</p>
      )}
      {dia.suspendida === null ? (
        <Cuentas dia={dia} inscritos={inscritos} />
      ) : (
        <p className="cuentas sin-clase">{noHuboClase(dia.suspendida)}</p>
      )}
      {!eleccion && <Operaciones dia={dia} {...acciones} />}
    </li>
  )
}

function Operaciones({ dia, onTake, onSuspend, onRestore, onEdit, onRemove }: Acciones & { dia: DiaClase }) {
  const fecha = diaCorto(dia.fecha)
  const nombre = <span className="oculto"> del {fecha}</span>
  return (
    <div className="operaciones-de-plan">
      <Button variant="quiet" onClick={() => onTake(dia)}>
        <ListChecks aria-hidden="true" /> Asistencia{nombre}
      </Button>
      {onSuspend && (
        <MoreActions of={`la clase del ${fecha}`}>
          {dia.suspendida === null && (
            <Button variant="quiet" onClick={() => onSuspend(dia)}>
              <CalendarOff aria-hidden="true" /> No hubo clase
              <span className="oculto"> el {fecha}</span>
            </Button>
          )}
          {onRestore && dia.suspendida !== null && (
            <Button variant="quiet" onClick={() => onRestore(dia)}>
              <CalendarCheck aria-hidden="true" /> Reponer
              <span className="oculto"> la clase{nombre}</span>
            </Button>
          )}
          {onEdit && (
            <Button variant="quiet" onClick={() => onEdit(dia)}>
              <Pencil aria-hidden="true" /> Editar
              <span className="oculto"> la clase{nombre}</span>
            </Button>
          )}
          {onRemove && (
            <Button variant="quiet" onClick={() => onRemove(dia)}>
              <Trash2 aria-hidden="true" /> Eliminar
              <span className="oculto"> la clase{nombre}</span>
            </Button>
          )}
        </MoreActions>
      )}
    </div>
  )
}
