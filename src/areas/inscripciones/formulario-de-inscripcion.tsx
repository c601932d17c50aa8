import { useId } from 'react'
import { useController } from 'react-hook-form'
import { inscripcionesNuevas } from '../../domain/inscripciones/inscripciones'
import { nombreDePersona } from '../../domain/personas/nombres'
import { cuantos, numero } from '../../lib/formato'
import { Badge } from '../../ui/badge'
import { FieldNote } from '../../ui/field'
import { TextField } from '../../ui/text-field'
import type { Catedra } from '../base/curso/queries'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { SinEncontrados } from '../base/lista-buscable'
import { useLista } from '../base/use-lista'
import { AsignarLoQueFalta } from './asignar-lo-que-falta'
import { Avisar } from './avisar'
import { Condiciones } from './condiciones'
import { type Candidato, candidatosQuery, enroll } from './queries'
import {
  condicionesVacias,
  conGuaranies,
  loDeAlInscribir,
  type PersonaElegida,
  type ValoresDeInscripcion,
} from './valores'

interface Props {
  catedra: Catedra
  onClose: () => void
}

const esquema = conGuaranies(['matricula_monto', 'cuota_monto'], inscripcionesNuevas)
const vacia: ValoresDeInscripcion = { alumnos: [], ...loDeAlInscribir, ...condicionesVacias }

export default function FormularioDeInscripcion({ catedra, onClose }: Props) {
  return (
    <FormularioQueGuarda
      borrador={`inscribir-${catedra.id}`}
      iniciales={vacia}
      esquema={esquema}
      accion={enroll(catedra.id)}
      falla="No se pudo inscribir al alumno."
      send="Inscribir"
      onClose={onClose}
    >
      <Candidatos catedraId={catedra.id} />
      <Condiciones seCobra={catedra.modalidad_pago === 'PARTICULAR'} nueva />
      <AsignarLoQueFalta catedraId={catedra.id} />
      <Avisar />
    </FormularioQueGuarda>
  )
}

const POR_VEZ = 30

/** Whom to enrol: of the students and contributors who are not in the course. */
function Candidatos({ catedraId }: { catedraId: number }) {
  const { q, search, shown, more, total, deTodos } = useLista(candidatosQuery(catedraId), textoDe, POR_VEZ)
  const { field, fieldState } = useController<ValoresDeInscripcion, 'alumnos'>({ name: 'alumnos' })
  const elegidos = field.value.map(claveDe)
  const nota = `${useId()}-nota`

  const toggle = (candidato: Candidato) => {
    const uno = personaDe(candidato)
    const quedan = field.value.filter((otro) => claveDe(otro) !== claveDe(uno))
    field.onChange(quedan.length < field.value.length ? quedan : [...quedan, uno])
  }

  return (
    <fieldset className="candidatos" aria-describedby={nota}>
      <legend>Alumnos</legend>
      <TextField
        ref={field.ref}
        data-falta={fieldState.invalid || undefined}
        type="search"
        label="Buscar por nombre o email"
        autoComplete="off"
        value={q}
        onChange={(evento) => search(evento.target.value)}
      />
      <FieldNote
        id={nota}
        error={fieldState.error?.message}
        hint={
          deTodos > 0
            ? `${cuantos(elegidos.length, 'elegido', 'elegidos')} · ${numero(total)} de ${numero(deTodos)}`
            : 'No queda nadie por inscribir.'
        }
      />
      {deTodos > 0 && total === 0 && <SinEncontrados />}
      {shown.length > 0 && (
        <div className="opciones">
          {shown.map((candidato) => (
            <Opcion
              key={claveDe(personaDe(candidato))}
              candidato={candidato}
              elegido={elegidos.includes(claveDe(personaDe(candidato)))}
              onToggle={() => toggle(candidato)}
            />
          ))}
          {more}
        </div>
      )}
    </fieldset>
  )
}

interface OpcionProps {
  candidato: Candidato
  elegido: boolean
  onToggle: () => void
}

function Opcion({ candidato, elegido, onToggle }: OpcionProps) {
  return (
    <label>
      <input type="checkbox" checked={elegido} onChange={onToggle} />
      <span>
        <b>{nombreDePersona(candidato)}</b>
        <span className="apagado">{candidato.email}</span>
      </span>
      {candidato.id !== null && <Badge tone="blue">Alumno</Badge>}
      {candidato.isComposer && <Badge tone="grey">Contribuyente</Badge>}
    </label>
  )
}

const textoDe = (candidato: Candidato) => `${nombreDePersona(candidato)} ${candidato.email}`

const personaDe = ({ id: alumnoId, composerId }: Candidato): PersonaElegida => ({ alumnoId, composerId })

const claveDe = ({ alumnoId, composerId }: PersonaElegida) => `${alumnoId} ${composerId}`
