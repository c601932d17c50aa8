import { useState } from 'react'
import { SEGUNDOS_ENTRE_CODIGOS } from '../../domain/sesiones/codigo-escrito'
import { type ApiError, textoDeFalla } from '../../lib/api'
import { pestana } from '../../lib/dispositivo'
import { openSesion } from '../../lib/sesion'
import { toast } from '../../ui/toast'
import { announceFailure } from '../base/fallas'
import { useAccion } from '../base/use-accion'
import type { Acceso } from './acceso'

const FALLA_AL_PEDIR = 'Error al solicitar OTP.'
const FALLA_AL_VERIFICAR = 'Error al verificar OTP.'

/** The two steps of signing in. `onEnter` runs with the new session, before anything of it is shown. */
export function useCodigo(acceso: Acceso, onEnter: () => void, inicial = () => readPedido(acceso.rol)) {
  const { pedido, change } = usePedido(acceso.rol, inicial)
  const envio = useEnvio(acceso, change)
  const verificacion = useAccion({
    mutationFn: (codigo: string) => acceso.verifyCodigo(pedido.email, codigo),
    onSuccess: ({ message, token }) => {
      pestana.forget(clave(acceso.rol))
      toast.success(message)
      openSesion(acceso.clave, token, acceso.rol)
      onEnter()
    },
    onError: announceFailure(FALLA_AL_VERIFICAR),
  })

  const goTo = (enviado: boolean, email = pedido.email) => {
    envio.forget()
    verificacion.forget()
    change({ enviado, email, dicho: '' })
  }

  return {
    ...pedido,
    call: (email: string) => {
      verificacion.forget()
      envio.send(email)
    },
    pidiendo: envio.enviando,
    fallaAlPedir: textoDe(FALLA_AL_PEDIR, envio.error),
    verify: (codigo: string, onFail: () => void) => {
      envio.forget()
      verificacion.send(codigo, { onError: onFail })
    },
    verificando: verificacion.enviando,
    fallaAlVerificar: textoDe(FALLA_AL_VERIFICAR, verificacion.error),
    /** Who has a code from before needs no other one. */
    yaTengoUno: (email: string) => goTo(true, email),
    changeEmail: () => goTo(false),
  }
}

type Change = (cambio: Partial<Pedido>) => void

function usePedido(rol: string, inicial: () => Pedido) {
  const [pedido, setPedido] = useState(inicial)
  const change: Change = (cambio) => {
    const nuevo = { ...pedido, ...cambio }
    setPedido(nuevo)
    pestana.keepDato(clave(rol), nuevo)
  }
  return { pedido, change }
}

const useEnvio = ({ fetchCodigo }: Acceso, change: Change) =>
  useAccion({
    mutationFn: fetchCodigo,
    onSuccess: ({ message }, email) => {
      toast.success(message)
      change({ email, enviado: true, dicho: message, otroDesde: dentroDe(SEGUNDOS_ENTRE_CODIGOS) })
    },
    onError: (error, email) => {
      announceFailure(FALLA_AL_PEDIR)(error)
      if (error.espera > 0) change({ email, otroDesde: dentroDe(error.espera) })
    },
  })

export type Codigo = ReturnType<typeof useCodigo>

const dentroDe = (segundos: number) => Date.now() + 1000 * segundos

const textoDe = (falla: string, error: ApiError | null) => (error ? textoDeFalla(falla, error) : '')

/** A code that was asked for. It waits in this tab, so that a reload goes on where one was. */
interface Pedido {
  email: string
  /** The second step: the code is what is missing. */
  enviado: boolean
  /** What was answered to it: where no mail leaves, whom to ask. */
  dicho: string
  /** From when on another one may be asked for, in ms. */
  otroDesde: number
}

const clave = (rol: string) => `ingreso:${rol}`

function readPedido(rol: string): Pedido {
  const { email, enviado, dicho, otroDesde } = Object(pestana.readDato(clave(rol)))
  return {
    email: email ?? '',
    enviado: Boolean(enviado),
    dicho: dicho ?? '',
    otroDesde: Number(otroDesde) || 0,
  }
}
