import type { UseMutationOptions } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { EdicionDeTarea } from '../../../domain/tarea-nueva'
import type { ApiError } from '../../../lib/api'
import { FormularioDeDialogo } from '../../base/formulario/formulario-de-dialogo'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import type { Plan } from '../../planes/tipos'
import type { Hecho } from '../cambio'
import type { Tarea } from '../tipos'
import { CamposDeTarea } from './campos-de-tarea'
import { RecursosDeTarea } from './recursos-de-tarea'
import { useArchivos } from './use-archivos'
import {
  conSuArchivo,
  recursosEscritos,
  tareaEscrita,
  tareaVacia,
  type ValoresDeTarea,
  valoresDeTarea,
} from './valores'

interface Props {
  catedraId: number
  /** Which one it edits; otherwise it is a new one. */
  tarea?: Tarea | undefined
  planes: readonly Plan[]
  /** The call that takes its files. */
  direccionDeSubida: string
  guardar: UseMutationOptions<Hecho, ApiError, EdicionDeTarea>
  alTerminar: () => void
}

export default function FormularioDeTarea({
  catedraId,
  tarea,
  planes,
  direccionDeSubida,
  guardar,
  alTerminar,
}: Props) {
  const iniciales = tarea ? valoresDeTarea(tarea) : tareaVacia
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo, cambiosDe } = useFormulario<
    ValoresDeTarea,
    EdicionDeTarea
  >({
    borrador: `tarea-${catedraId}-${tarea?.id ?? 'nueva'}`,
    iniciales,
    esquema: tareaEscrita,
    listasDe: recursosEscritos,
  })
  const { enviar, enviando } = useAccion(guardar)
  const { subida, archivos, quitar } = useArchivos(form, direccionDeSubida)
  const [esperando, setEsperando] = useState(false)

  const mandar = form.handleSubmit((datos) => {
    enviar(tarea ? conSuArchivo(cambiosDe(datos)) : datos, {
      alLograr: () => volverA(iniciales),
      onSuccess: alTerminar,
      onError: mostrarRechazo('No se pudo crear/actualizar la tarea.'),
    })
  }, mostrarFaltas)

  /** What is on its way arrives first. */
  const alEnviar = async (event: FormEvent) => {
    event.preventDefault()
    setEsperando(true)
    const llego = await subida.termina()
    setEsperando(false)
    if (llego) await mandar()
  }

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={alEnviar}
        alDescartar={recuperado && (() => volverA(iniciales))}
        alCancelar={alTerminar}
        enviar={tarea ? 'Guardar cambios' : 'Crear Tarea'}
        enviando={enviando || esperando}
        {...(esperando && { mientras: 'Subiendo...' })}
      >
        <CamposDeTarea planes={planes} />
        <RecursosDeTarea archivos={archivos} subida={subida} alQuitar={quitar} />
      </FormularioDeDialogo>
    </FormProvider>
  )
}
