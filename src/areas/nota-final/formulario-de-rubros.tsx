import { Plus, Trash2 } from 'lucide-react'
import { FormProvider, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { faltaDePesos, rubrosEscritos } from '../../domain/nota-final/rubros'
import { Button } from '../../ui/button'
import { NumberField, TextField } from '../../ui/text-field'
import { useGestion } from '../base/curso/gestion'
import { FormularioDeDialogo } from '../base/formulario/formulario-de-dialogo'
import { useCampo } from '../base/formulario/use-campo'
import { useGuardado } from '../base/formulario/use-guardado'
import { type Cifras, notaFinal } from './gestion'

interface Props {
  catedraId: number
  rubros: Cifras['rubros']
  onClose: () => void
}

/** As they are typed; `cual` is the id of one that there is already. */
interface Valores {
  rubros: { cual: number | null; nombre: string; peso: string }[]
}

type Escritos = z.infer<typeof rubrosEscritos>

const leidos = ({ rubros }: Valores) => ({
  rubros: rubros.map(({ cual, nombre, peso }) => ({
    id: cual,
    nombre,
    peso: Number(peso.trim() || Number.NaN),
  })),
})

const comoSeEscriben: z.ZodType<Escritos> = z.preprocess(leidos, rubrosEscritos)

const valoresDe = (rubros: Props['rubros']): Valores => ({
  rubros:
    rubros.length === 0
      ? [
          { cual: null, nombre: 'Tareas', peso: '60' },
          { cual: null, nombre: 'Exámenes', peso: '40' },
        ]
      : rubros.map(({ id, nombre, peso }) => ({ cual: id, nombre, peso: String(peso) })),
})

export default function FormularioDeRubros({ catedraId, rubros, onClose }: Props) {
  const { saveRubros } = useGestion(notaFinal)
  const { form, save, enDialogo } = useGuardado({
    borrador: `rubros-${catedraId}`,
    iniciales: valoresDe(rubros),
    esquema: comoSeEscriben,
    accion: saveRubros(catedraId),
    datosDe: (datos: Escritos) => datos,
    falla: 'No se pudieron guardar los rubros.',
    onClose,
  })
  return (
    <FormProvider {...form}>
      <FormularioDeDialogo onSubmit={save} {...enDialogo} send="Guardar los rubros">
        <Lista />
      </FormularioDeDialogo>
    </FormProvider>
  )
}

function Lista() {
  const { control } = useFormContext<Valores>()
  const { fields, append, remove } = useFieldArray({ control, name: 'rubros' })
  return (
    <fieldset className="horarios pila aire-3">
      <legend className="oculto">Rubros</legend>
      {fields.map((campo, lugar) => (
        <Fila key={campo.id} lugar={lugar} onRemove={() => remove(lugar)} />
      ))}
      <div>
        <Button onClick={() => append({ cual: null, nombre: '', peso: '' })}>
          <Plus aria-hidden="true" /> Agregar un rubro
        </Button>
      </div>
      <Suma />
    </fieldset>
  )
}

function Fila({ lugar, onRemove }: { lugar: number; onRemove: () => void }) {
  const campo = useCampo<Valores>()
  return (
    <div className="rubro">
      <TextField label="Nombre" autoComplete="off" {...campo(`rubros.${lugar}.nombre`)} />
      <NumberField label="Peso (%)" {...campo(`rubros.${lugar}.peso`)} />
      <Button variant="quiet" className="quitar" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
        <span className="oculto">Quitar el rubro {lugar + 1}</span>
      </Button>
    </div>
  )
}

/** What is missing to a hundred, while it is typed. */
function Suma() {
  const { rubros } = useWatch<Valores>() as Valores
  const falta = faltaDePesos(rubros.map(({ peso }) => Number(peso) || 0))
  return (
    <p role="status" className={falta ? 'ui-error' : 'ui-ayuda'}>
      {rubros.length === 0
        ? 'Sin rubros, todos los puntos cuentan igual.'
        : (falta ?? 'Los pesos suman 100.')}
    </p>
  )
}
