import { Plus, Trash2 } from 'lucide-react'
import { FormProvider, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import {
  type DocenteDeCatedra,
  type DocentesEscritos,
  docentesEscritos,
  etiquetaDePapel,
  papeles,
  TITULAR,
} from '../../domain/catedras/docentes-de-catedra'
import { Button } from '../../ui/button'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { FormularioDeDialogo } from '../base/formulario/formulario-de-dialogo'
import { useCampo } from '../base/formulario/use-campo'
import { useGuardado } from '../base/formulario/use-guardado'
import { hoy } from '../base/sitio'
import { useDocentesPorElegir } from './docentes-por-elegir'
import { saveDocentes } from './queries-de-catedras'

interface Props {
  catedraId: number
  docentes: readonly DocenteDeCatedra[]
  onClose: () => void
}

/** As they are typed. */
interface Valores {
  docentes: { docenteId: string; papel: string; desde: string; hasta: string }[]
}

const nuevo = (papel: string) => ({ docenteId: '', papel, desde: hoy(), hasta: '' })

const valoresDe = (docentes: Props['docentes']): Valores => ({
  docentes:
    docentes.length === 0
      ? [nuevo(TITULAR)]
      : docentes.map(({ docenteId, hasta, ...uno }) => ({
          docenteId: String(docenteId),
          ...uno,
          hasta: hasta ?? '',
        })),
})

export default function FormularioDeDocentes({ catedraId, docentes, onClose }: Props) {
  const { form, save, enDialogo } = useGuardado({
    borrador: `docentes-${catedraId}`,
    iniciales: valoresDe(docentes),
    esquema: docentesEscritos,
    accion: saveDocentes(catedraId),
    datosDe: (datos: DocentesEscritos, { cambiosDe }) => ({ ...datos, ...cambiosDe(datos) }),
    falla: 'No se pudieron guardar los docentes.',
    onClose,
  })
  return (
    <FormProvider {...form}>
      <FormularioDeDialogo onSubmit={save} {...enDialogo} send="Guardar los docentes">
        <Lista />
      </FormularioDeDialogo>
    </FormProvider>
  )
}

function Lista() {
  const { control } = useFormContext<Valores>()
  const { fields, append, remove } = useFieldArray({ control, name: 'docentes' })
  return (
    <fieldset className="horarios pila aire-3">
      <legend className="oculto">Docentes</legend>
      {fields.map((campo, lugar) => (
        <Fila key={campo.id} lugar={lugar} onRemove={() => remove(lugar)} />
      ))}
      <div>
        <Button onClick={() => append(nuevo('SUPLENTE'))}>
          <Plus aria-hidden="true" /> Agregar un docente
        </Button>
      </div>
      <DeLaLista />
    </fieldset>
  )
}

const opcionesDePapel = papeles.map((papel) => ({ value: papel, label: etiquetaDePapel[papel] }))

function Fila({ lugar, onRemove }: { lugar: number; onRemove: () => void }) {
  const [, ...docentes] = useDocentesPorElegir()
  const campo = useCampo<Valores>()
  return (
    <div className="docente-de-catedra">
      <Select
        label="Docente"
        options={[{ value: '', label: 'Elige un docente' }, ...docentes]}
        {...campo(`docentes.${lugar}.docenteId`)}
      />
      <Select label="Papel" options={opcionesDePapel} {...campo(`docentes.${lugar}.papel`)} />
      <TextField label="Desde" type="date" required {...campo(`docentes.${lugar}.desde`)} />
      <TextField label="Hasta" type="date" {...campo(`docentes.${lugar}.hasta`)} />
      <Button variant="quiet" className="quitar" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
        <span className="oculto">Quitar el docente {lugar + 1}</span>
      </Button>
    </div>
  )
}

/** What is wrong with all of them together. */
function DeLaLista() {
  const { errors } = useFormState<Valores>()
  const falta = errors.docentes?.root?.message ?? errors.docentes?.message
  return falta ? (
    <p role="alert" className="ui-error">
      {falta}
    </p>
  ) : null
}
