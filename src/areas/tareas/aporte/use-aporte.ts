import { type FieldErrors, useForm } from 'react-hook-form'
import type { Creador } from '../../../domain/creadores/creadores'
import { faltaDeFuentes, fuentesDe, type PedidoDeAporte } from '../../../domain/tareas/tarea-de-aporte'
import type { ResolverDeCreador } from '../../../islands/creador/resolver'
import { useBorrador, useSave } from '../../../islands/creador/use-borrador-de-creador'
import { useFaltas } from '../../../islands/creador/use-faltas'
import type { Valores } from '../../../islands/creador/valores'
import { dispositivo } from '../../../lib/dispositivo'
import { toast } from '../../../ui/toast'
import { useAccion } from '../../base/use-accion'
import type { Entrega } from '../tipos'
import { deliverAporte } from './queries'

interface Opciones<D> {
  entrega: Entrega
  pide: PedidoDeAporte
  /** Where what is half written is kept, on this device, until it is delivered. */
  clave: string
  iniciales: Valores
  resolver: ResolverDeCreador<D>
  /** Whose sources do not count. */
  conocidas?: Creador
  /** What is sent of it; nothing where there is nothing to send. */
  bodyOf: (datos: D) => object | string
  onClose: () => void
}

/** The form of a contribution that is a delivery: what was typed stays until it has arrived. */
export function useAporte<D extends { references: string }>(opciones: Opciones<D>) {
  const { entrega, pide, clave, iniciales, resolver, conocidas, bodyOf, onClose } = opciones
  const defaultValues = useBorrador(clave, iniciales)
  const form = useForm<Valores, unknown, D>({
    defaultValues,
    resolver,
    shouldFocusError: false,
  })
  const faltas = useFaltas({ form, hasMotivo: false, setPestana: () => {} })
  useSave(form, clave, iniciales)
  const { send, enviando } = useAccion(deliverAporte(entrega.id))

  const onSend = form.handleSubmit((datos) => {
    const falta = faltaDeFuentes(pide, fuentesDe(datos, conocidas))
    if (falta) {
      form.setError('references', { type: 'fuentes', message: falta })
      return faltas.show({ references: { type: 'fuentes', message: falta } } as FieldErrors<Valores>)
    }
    const cuerpo = bodyOf(datos)
    if (typeof cuerpo === 'string') return void toast.error(cuerpo)
    send(cuerpo, {
      onDone: () => {
        faltas.forget()
        dispositivo.forget(clave)
      },
      onSuccess: onClose,
      onError: (error) => faltas.showRechazo(error, FALLA),
    })
  }, faltas.show)

  return { form, onSend, enviando }
}

const FALLA = 'No se pudo entregar tu aporte. Lo que escribiste sigue aquí.'

/** Whoever delivers signs: the form knows it, and does not ask. */
export const firmaDe = ({ Alumno: { nombre, apellido, email } }: Entrega) => ({
  is_student_contribution: true,
  student_first_name: nombre,
  student_last_name: apellido,
  email,
  suggester_email: email,
})
