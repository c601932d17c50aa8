import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { inscripcionNueva } from '../../domain/inscripciones'
import { nombreDePersona } from '../../domain/nombres'
import { numero } from '../../lib/formato'
import { Badge } from '../../ui/badge'
import { FieldNote } from '../../ui/field'
import { useShowMore } from '../../ui/show-more'
import { TextField } from '../../ui/text-field'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useBusqueda } from '../base/use-busqueda'
import type { Catedra } from '../catedras/queries'
import { Condiciones } from './condiciones'
import { type Candidato, candidatosQuery, enroll } from './queries'
import { condicionesVacias, conGuaranies, type ValoresDeInscripcion } from './valores'

interface Props {
  catedra: Catedra
  onClose: () => void
}

const esquema = conGuaranies(['matricula_monto', 'cuota_monto'], inscripcionNueva)
const vacia: ValoresDeInscripcion = { alumnoId: null, composerId: null, ...condicionesVacias }

export default function FormularioDeInscripcion({ catedra, onClose }: Props) {
  const { data: candidatos } = useSuspenseQuery(candidatosQuery(catedra.id))
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
      <Candidatos candidatos={candidatos} />
      <Condiciones seCobra={catedra.modalidad_pago === 'PARTICULAR'} nueva />
    </FormularioQueGuarda>
  )
}

const POR_VEZ = 30

/** Whom to enrol: one of the students and contributors who are not in the course. */
function Candidatos({ candidatos }: { candidatos: Candidato[] }) {
  const { q, setQ, encontrados } = useBusqueda(candidatos, textoDe)
  const { shown, more } = useShowMore(encontrados, POR_VEZ)
  const { setValue } = useFormContext<ValoresDeInscripcion>()
  const { field, fieldState } = useController<ValoresDeInscripcion, 'alumnoId'>({ name: 'alumnoId' })
  const composerId = useWatch<ValoresDeInscripcion, 'composerId'>({ name: 'composerId' })
  const nota = `${useId()}-nota`

  const choose = (candidato: Candidato) => {
    setValue('composerId', candidato.composerId)
    field.onChange(candidato.id)
  }

  return (
    <fieldset className="candidatos" aria-describedby={nota}>
      <legend>Alumno</legend>
      <TextField
        ref={field.ref}
        data-falta={fieldState.invalid || undefined}
        type="search"
        label="Buscar por nombre o email"
        autoComplete="off"
        value={q}
        onChange={(evento) => setQ(evento.target.value)}
      />
      <FieldNote
        id={nota}
        error={fieldState.error?.message}
        hint={
          candidatos.length > 0
            ? `${numero(encontrados.length)} de ${numero(candidatos.length)}`
            : 'No queda nadie por inscribir.'
        }
      />
      {shown.length > 0 && (
        <div className="opciones">
          {shown.map((candidato) => (
            <Opcion
              key={claveDe(candidato)}
              candidato={candidato}
              elegido={claveDe(candidato) === claveDe({ id: field.value, composerId })}
              onChoose={() => choose(candidato)}
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
  onChoose: () => void
}

function Opcion({ candidato, elegido, onChoose }: OpcionProps) {
  return (
    <label>
      <input type="radio" name="candidato" checked={elegido} onChange={onChoose} />
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

/** A contributor may have no student's id, a student none of a contributor. */
const claveDe = ({ id, composerId }: Pick<Candidato, 'id' | 'composerId'>) => `${id} ${composerId}`
