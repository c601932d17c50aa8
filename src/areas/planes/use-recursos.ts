import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import { SIN_ARCHIVO } from '../../domain/archivos/archivos'
import { faltaDeRecurso, type TipoDeRecurso } from '../../domain/planes/recursos'
import { toast } from '../../ui/toast'
import { useSubida } from '../base/subidas/use-subida'
import type { Recurso } from './tipos'
import { sinPendiente, type ValoresDeUnidad } from './valores-de-unidad'

interface Subido {
  filePath: string
  nombre: string
  bytes: number
  tipo: string
}

type Form<D> = UseFormReturn<ValoresDeUnidad, unknown, D>

/** A unit's resources while they are gathered: those of the form, the one that is typed, the file on its way. */
export function useRecursos<D>(form: Form<D>) {
  const recursos = form.watch('recursos')
  const pendiente = form.watch('pendiente')

  const put = (nuevos: Recurso[]) => form.setValue('recursos', nuevos, { shouldDirty: true })
  const append = (recurso: Recurso) => put([...form.getValues('recursos'), recurso])

  const subida = useSubida<Subido>({
    direccion: '/docente/upload/multimedia',
    falla: 'Error al subir el archivo.',
    onArrive: ({ filePath: value, nombre, bytes, tipo }) => {
      append({ type: 'file', value, nombre, bytes, tipo })
      form.clearErrors('pendiente.value')
    },
  })
  const { appendEscrito, appendPedido, keepTipo } = useEscrito(form, append)

  return {
    recursos,
    tipo: pendiente.type,
    subida,
    /** On saving: who looks at another part of the form has to hear of it. */
    appendPendiente: () => {
      const todoBien = appendEscrito()
      if (!todoBien) toast.error(form.getFieldState('pendiente.value').error?.message ?? '')
      return todoBien
    },
    appendNew: appendPedido,
    drop: (cual: Recurso) => put(form.getValues('recursos').filter((uno) => uno !== cual)),
    /** What is typed is of another kind now: what was said of it no longer is, and a file that failed is let go. */
    onChangeDeTipo: () => {
      keepTipo()
      form.clearErrors('pendiente.value')
      if (subida.curso?.falla) subida.cancel()
    },
  }
}

/** The one that is typed: whether nothing that is wrong stays so. */
function useEscrito<D>(form: Form<D>, append: (recurso: Recurso) => void) {
  /** What the text was typed as, that the field of a file hides. */
  const escritoComo = useRef<Exclude<TipoDeRecurso, 'file'>>('url')

  const reject = (message: string) => {
    form.setError('pendiente.value', { type: 'escrito', message })
    form.setFocus('pendiente.value')
    return false
  }
  const appendEscrito = () => {
    const escrito = form.getValues('pendiente')
    const value = escrito.value.trim()
    if (value === '') return true
    const type = escrito.type === 'file' ? escritoComo.current : escrito.type
    const falta = faltaDeRecurso({ type, value })
    if (falta) {
      flushSync(() => form.setValue('pendiente.type', type))
      return reject(falta)
    }
    const yaEsta = form.getValues('recursos').some((uno) => uno.type === type && uno.value === value)
    if (!yaEsta) append({ type, value })
    form.setValue('pendiente', { ...sinPendiente, type: escrito.type }, { shouldDirty: true })
    form.clearErrors('pendiente.value')
    return true
  }
  /** On asking for it, where blank is wrong too; a file is added by itself when it has arrived. */
  const appendPedido = () => {
    const { type, value } = form.getValues('pendiente')
    if (type === 'file')
      return form.getValues('recursos').some((uno) => uno.type === 'file') || reject(SIN_ARCHIVO)
    if (value.trim() === '') return reject(faltaDeRecurso({ type, value }) ?? '')
    return appendEscrito()
  }
  const keepTipo = () => {
    const { type } = form.getValues('pendiente')
    if (type !== 'file') escritoComo.current = type
  }
  return { appendEscrito, appendPedido, keepTipo }
}

export type Recursos = ReturnType<typeof useRecursos>
