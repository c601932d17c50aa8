import type { UseFormReturn } from 'react-hook-form'
import { useSubida } from '../../base/subidas/use-subida'
import type { Recurso } from '../../planes/tipos'
import type { ValoresDeTarea } from './valores'

interface Subido {
  filePath: string
  nombre: string
  bytes: number
  tipo: string
}

/** A task's files while they are gathered, and the one on its way. */
export function useArchivos<D>(form: UseFormReturn<ValoresDeTarea, unknown, D>, direccion: string) {
  const archivos = form.watch('archivos')
  const poner = (nuevos: Recurso[]) => form.setValue('archivos', nuevos, { shouldDirty: true })
  const subida = useSubida<Subido>({
    direccion,
    falla: 'Error al subir el archivo multimedia.',
    alLlegar: ({ filePath: value, ...datos }) =>
      poner([...form.getValues('archivos'), { type: 'file', value, ...datos }]),
  })
  return {
    subida,
    archivos,
    quitar: (cual: Recurso) => poner(form.getValues('archivos').filter((uno) => uno !== cual)),
  }
}
