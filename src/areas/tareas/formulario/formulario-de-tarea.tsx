import { type FormEvent, useState } from 'react'
import { FormProvider, type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { clasesDeAporte } from '../../../domain/aportes/recibos'
import { etiquetaDeClase, etiquetaDeTipo, tiposDeTarea } from '../../../domain/tareas/tarea-de-aporte'
import { etiquetaDePublicacion, momentosDePublicar } from '../../../domain/tareas/tareas'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { Select } from '../../../ui/select'
import { NumberField, TextField } from '../../../ui/text-field'
import { useGestion } from '../../base/curso/gestion'
import { FormularioDeDialogo } from '../../base/formulario/formulario-de-dialogo'
import { useCampo } from '../../base/formulario/use-campo'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useSubida } from '../../base/subidas/use-subida'
import { useAccion } from '../../base/use-accion'
import type { Inscrito } from '../../inscripciones/alumnos-por-asignar'
import { AsignarA } from '../../inscripciones/asignar-a'
import type { Plan, Recurso } from '../../planes/tipos'
import { tareas } from '../gestion'
import type { Tarea } from '../tipos'
import { RecursosDeTarea } from './recursos-de-tarea'
import {
  conSuArchivo,
  recursosEscritos,
  type TareaEnviada,
  tareaEscrita,
  tareaVacia,
  type ValoresDeTarea,
  valoresDeTarea,
  yaPaso,
} from './valores'

interface Props {
  catedraId: number
  /** Which one it edits; otherwise it is a new one. */
  tarea?: Tarea | undefined
  planes: readonly Plan[]
  inscritos: readonly Inscrito[]
  onFinish: () => void
}

export default function FormularioDeTarea({ catedraId, tarea, planes, inscritos, onFinish }: Props) {
  const { saveTarea, direccionDeSubida } = useGestion(tareas)
  const iniciales = tarea ? valoresDeTarea(tarea) : tareaVacia
  const { form, recuperado, returnTo, showFaltas, showRechazo, cambiosDe } = useFormulario<
    ValoresDeTarea,
    TareaEnviada
  >({
    borrador: `tarea-${catedraId}-${tarea?.id ?? 'nueva'}`,
    iniciales,
    esquema: tareaEscrita,
    listasDe: recursosEscritos,
  })
  const { send, enviando } = useAccion(saveTarea(catedraId, tarea?.id))
  const { subida, archivos, drop } = useArchivos(form, direccionDeSubida)
  const [esperando, setEsperando] = useState(false)

  const mandar = form.handleSubmit((datos) => {
    send(tarea ? conSuArchivo(cambiosDe(datos)) : datos, {
      onDone: () => returnTo(iniciales),
      onSuccess: onFinish,
      onError: showRechazo('No se pudo crear/actualizar la tarea.'),
    })
  }, showFaltas)

  /** What is on its way arrives first. */
  const onSend = async (event: FormEvent) => {
    event.preventDefault()
    setEsperando(true)
    const llego = await subida.termina()
    setEsperando(false)
    if (llego) await mandar()
  }

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={onSend}
        onDiscard={recuperado && (() => returnTo(iniciales))}
        onCancel={onFinish}
        send={tarea ? 'Guardar cambios' : 'Crear Tarea'}
        enviando={enviando || esperando}
        {...(esperando && { mientras: 'Subiendo...' })}
      >
        <CamposDeTarea planes={planes} />
        <RecursosDeTarea archivos={archivos} subida={subida} onRemove={drop} />
        {!tarea && <AsignarA inscritos={inscritos} />}
      </FormularioDeDialogo>
    </FormProvider>
  )
}

interface Subido {
  filePath: string
  nombre: string
  bytes: number
  tipo: string
}

/** A task's files while they are gathered, and the one on its way. */
function useArchivos<D>(form: UseFormReturn<ValoresDeTarea, unknown, D>, direccion: string) {
  const archivos = form.watch('archivos')
  const put = (nuevos: Recurso[]) => form.setValue('archivos', nuevos, { shouldDirty: true })
  const subida = useSubida<Subido>({
    direccion,
    falla: 'Error al subir el archivo multimedia.',
    onArrive: ({ filePath: value, ...datos }) =>
      put([...form.getValues('archivos'), { type: 'file', value, ...datos }]),
  })
  return {
    subida,
    archivos,
    drop: (cual: Recurso) => put(form.getValues('archivos').filter((uno) => uno !== cual)),
  }
}

function CamposDeTarea({ planes }: { planes: readonly Plan[] }) {
  const campo = useCampo<ValoresDeTarea>()
  const publica = useWatch<ValoresDeTarea, 'publica'>({ name: 'publica' })
  const fecha = useWatch<ValoresDeTarea, 'fecha_entrega'>({ name: 'fecha_entrega' })
  return (
    <>
      <TextField label="Título" autoComplete="off" required {...campo('titulo')} />
      <Descripcion />
      <div className="ui-fila">
        <NumberField label="Puntos posibles" required {...campo('puntos_posibles')} />
        <TextField
          type="datetime-local"
          label="Fecha de entrega (opcional)"
          hint={yaPaso(fecha) ? 'Esa fecha ya pasó: la tarea nacerá vencida.' : undefined}
          {...campo('fecha_entrega')}
        />
      </div>
      <QueSeEntrega />
      <Select label="Unidad del plan (opcional)" options={unidadesDe(planes)} {...campo('unidadPlanId')} />
      <Select
        label="Cuándo ven los alumnos sus notas"
        options={momentos}
        hint={
          publica === 'JUNTAS'
            ? 'Hasta que las publiques, para ellos su entrega espera la corrección.'
            : undefined
        }
        {...campo('publica')}
      />
    </>
  )
}

/** A file, or a contribution to the timeline and what it must bring. */
function QueSeEntrega() {
  const campo = useCampo<ValoresDeTarea>()
  const tipo = useWatch<ValoresDeTarea, 'tipo'>({ name: 'tipo' })
  return (
    <>
      <Select
        label="Qué se entrega"
        options={tipos}
        hint={
          tipo === 'APORTE'
            ? 'Se escribe en la tarea y se califica aquí; la administración decide si se publica.'
            : undefined
        }
        {...campo('tipo')}
      />
      {tipo === 'APORTE' && (
        <div className="ui-fila">
          <Select label="Qué aporte" options={clases} {...campo('clase')} />
          <NumberField label="Fuentes, al menos" {...campo('fuentes_minimas')} />
        </div>
      )}
    </>
  )
}

const tipos = tiposDeTarea.map((value) => ({ value, label: etiquetaDeTipo[value] }))
const clases = clasesDeAporte.map((value) => ({ value, label: etiquetaDeClase[value] }))

const momentos = momentosDePublicar.map((value) => ({ value, label: etiquetaDePublicacion[value] }))

function Descripcion() {
  const { field, fieldState } = useController<ValoresDeTarea, 'descripcion'>({ name: 'descripcion' })
  return <RichTextField label="Descripción" required {...field} error={fieldState.error?.message} />
}

function unidadesDe(planes: readonly Plan[]) {
  const unidades = planes.flatMap(({ titulo, UnidadPlan }) =>
    UnidadPlan.map(({ id, periodo }) => ({ value: String(id), label: `${titulo} · ${periodo}` })),
  )
  return [{ value: '', label: 'Sin unidad' }, ...unidades]
}
