import { Controller, useController, useFormContext } from 'react-hook-form'
import { etiquetaDePeriodo, periodosDeLinea } from '../../../domain/creadores/periodos'
import { clamp, type Fuente, limitesDelGenerador, TITULOS } from '../../../domain/evaluaciones/generador'
import { etiquetaDeRol, roles } from '../../../domain/sesiones/roles'
import { CheckboxGroup } from '../../../ui/checkbox-group'
import { Select } from '../../../ui/select'
import { NumberField, TextArea, TextField } from '../../../ui/text-field'
import { useGestion } from '../../base/curso/gestion'
import { useCampo } from '../../base/formulario/use-campo'
import { opcionesDeClase, opcionesDeComo, opcionesDeNivel } from '../../oido/opciones'
import type { Curso } from '../tipos'
import { opcionesDeUnidad } from '../unidades'
import { type CampoDelGenerador, type CampoEscrito, formularioDe, type ValoresDelGenerador } from './valores'

interface Props {
  nombre: CampoEscrito
  curso: Curso
  source: Fuente
}

const cualquiera = (label: string) => ({ value: '', label })

const opcionesDePeriodo = [
  cualquiera('Todos los períodos'),
  ...periodosDeLinea.map((value) => ({ value, label: etiquetaDePeriodo[value] })),
]
const opcionesDeRol = [
  cualquiera('Todos los roles'),
  ...roles.map((value) => ({ value, label: etiquetaDeRol[value] })),
]

const opcionesDeTipos = [
  { value: 'UNA', label: 'Opción múltiple' },
  { value: 'ORDENAR', label: 'Ordena por nacimiento' },
  { value: 'UNA,ORDENAR', label: 'De las dos clases' },
]

function Tipos() {
  const { field, fieldState } = useController<ValoresDelGenerador, 'tipos'>({ name: 'tipos' })
  return (
    <Select
      {...field}
      label="Clase de preguntas"
      options={opcionesDeTipos}
      error={fieldState.error?.message}
      value={field.value.join()}
      onChange={({ target }) => field.onChange(target.value.split(','))}
    />
  )
}

/** One field of the generator. */
export const CampoDe = ({ nombre, ...campo }: Omit<Props, 'nombre'> & { nombre: CampoDelGenerador }) =>
  nombre === 'tipos' ? <Tipos /> : <CampoEscritoDe nombre={nombre} {...campo} />

function CampoEscritoDe({ nombre, curso, source }: Props) {
  const { rol } = useGestion()
  const campo = useCampo<ValoresDelGenerador>()(nombre)
  const isFromIA = source === 'ai'
  const isTitulo = nombre === formularioDe[rol].titulo
  if (isTitulo && !isFromIA) {
    const ayuda = `Si lo dejas vacío: «${TITULOS[source]}».`
    return <TextField label="Título" autoComplete="off" hint={ayuda} {...campo} />
  }
  if (isTitulo) return <TextField label="Tema" autoComplete="off" required {...campo} />
  if (nombre === 'subject') {
    return <TextField label="Materia" autoComplete="off" hint="Opcional." {...campo} />
  }
  if (nombre === 'prompt') {
    const ayuda = 'Qué se evalúa, de qué nivel y con qué enfoque.'
    return <TextArea label="Instrucciones" rows={5} required hint={ayuda} {...campo} />
  }
  if (nombre === 'numberOfQuestions') return <Cantidad nombre={nombre} etiqueta="Cantidad de preguntas" />
  if (nombre === 'numberOfOptions') return <Cantidad nombre={nombre} etiqueta="Opciones por pregunta" />
  if (nombre === 'periodo') return <Select label="Período" options={opcionesDePeriodo} {...campo} />
  if (nombre === 'oido.que') return <QueSeEscucha />
  if (nombre === 'oido.nivel') return <Select label="Nivel" options={opcionesDeNivel} {...campo} />
  if (nombre === 'oido.como') {
    const ayuda = 'De intervalos y acordes.'
    return <Select label="Cómo suenan" options={opcionesDeComo} hint={ayuda} {...campo} />
  }
  if (nombre === 'rol') return <Select label="Rol" options={opcionesDeRol} {...campo} />
  const ayuda = isFromIA ? 'Sus contenidos y capacidades se tienen en cuenta.' : undefined
  return <Select label="Unidad" options={opcionesDeUnidad(curso)} hint={ayuda} {...campo} />
}

function QueSeEscucha() {
  const { control } = useFormContext<ValoresDelGenerador>()
  return (
    <Controller
      control={control}
      name="oido.que"
      render={({ field, formState }) => (
        <CheckboxGroup
          label="Qué se escucha"
          options={opcionesDeClase}
          error={formState.errors.oido?.message}
          {...field}
        />
      )}
    />
  )
}

interface CantidadProps {
  nombre: 'numberOfQuestions' | 'numberOfOptions'
  etiqueta: string
}

/** A teacher's number is brought into the range, the administrator's is refused outside of it. */
function Cantidad({ nombre, etiqueta }: CantidadProps) {
  const { rol } = useGestion()
  const { getValues, setValue } = useFormContext<ValoresDelGenerador>()
  const { onBlur, ...campo } = useCampo<ValoresDelGenerador>()(nombre)
  const rango = limitesDelGenerador[rol][nombre === 'numberOfQuestions' ? 'preguntas' : 'opciones']
  const clampToRange = () => {
    const escrito = Number.parseFloat(getValues(nombre))
    if (formularioDe[rol].clampsNumbers && !Number.isNaN(escrito))
      setValue(nombre, String(clamp(escrito, rango)))
  }

  return (
    <NumberField
      label={etiqueta}
      hint={`De ${rango[0]} a ${rango[1]}.`}
      {...campo}
      onBlur={(evento) => {
        clampToRange()
        void onBlur(evento)
      }}
    />
  )
}
