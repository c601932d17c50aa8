import { useState } from 'react'
import { SEGUNDOS_ENTRE_CODIGOS } from '../../domain/codigo-escrito'
import { type ApiError, textoDeFalla } from '../../lib/api'
import { abrirSesion } from '../../lib/sesion'
import { toast } from '../../ui/toast'
import { avisarFalla } from '../base/fallas'
import { useAccion } from '../base/use-accion'
import type { Acceso } from './acceso'

const FALLA_AL_PEDIR = 'Error al solicitar OTP.'
const FALLA_AL_VERIFICAR = 'Error al verificar OTP.'

/** The two steps of signing in. `alEntrar` runs with the new session, before anything of it is shown. */
export function useCodigo(acceso: Acceso, alEntrar: () => void, inicial = () => leerPedido(acceso.rol)) {
  const [pedido, setPedido] = useState<Pedido>(inicial)
  const cambiar = (cambio: Partial<Pedido>) => {
    const nuevo = { ...pedido, ...cambio }
    setPedido(nuevo)
    guardarPedido(acceso.rol, nuevo)
  }

  const envio = useAccion({
    mutationFn: acceso.pedirCodigo,
    onSuccess: ({ message }, email) => {
      toast.success(message)
      cambiar({ email, enviado: true, otroDesde: dentroDe(SEGUNDOS_ENTRE_CODIGOS) })
    },
    onError: (error, email) => {
      avisarFalla(FALLA_AL_PEDIR)(error)
      if (error.espera > 0) cambiar({ email, otroDesde: dentroDe(error.espera) })
    },
  })
  const verificacion = useAccion({
    mutationFn: (codigo: string) => acceso.verificarCodigo(pedido.email, codigo),
    onSuccess: ({ message, token }) => {
      olvidarPedido(acceso.rol)
      toast.success(message)
      abrirSesion(acceso.clave, token, acceso.rol)
      alEntrar()
    },
    onError: avisarFalla(FALLA_AL_VERIFICAR),
  })

  const irA = (enviado: boolean, email = pedido.email) => {
    envio.olvidar()
    verificacion.olvidar()
    cambiar({ enviado, email })
  }

  return {
    ...pedido,
    pedir: (email: string) => {
      verificacion.olvidar()
      envio.enviar(email)
    },
    pidiendo: envio.enviando,
    fallaAlPedir: textoDe(FALLA_AL_PEDIR, envio.error),
    verificar: (codigo: string, alFallar: () => void) => {
      envio.olvidar()
      verificacion.enviar(codigo, { onError: alFallar })
    },
    verificando: verificacion.enviando,
    fallaAlVerificar: textoDe(FALLA_AL_VERIFICAR, verificacion.error),
    /** Who has a code from before needs no other one. */
    yaTengoUno: (email: string) => irA(true, email),
    cambiarEmail: () => irA(false),
  }
}

export type Codigo = ReturnType<typeof useCodigo>

const dentroDe = (segundos: number) => Date.now() + 1000 * segundos

const textoDe = (falla: string, error: ApiError | null) => (error ? textoDeFalla(falla, error) : '')

/** A code that was asked for. It waits in this tab, so that a reload goes on where one was. */
interface Pedido {
  email: string
  /** The second step: the code is what is missing. */
  enviado: boolean
  /** From when on another one may be asked for, in ms. */
  otroDesde: number
}

const clave = (rol: string) => `ingreso:${rol}`

function leerPedido(rol: string): Pedido {
  const { email, enviado, otroDesde } = Object(JSON.parse(sessionStorage.getItem(clave(rol)) ?? '{}'))
  return { email: email ?? '', enviado: Boolean(enviado), otroDesde: Number(otroDesde) || 0 }
}

function guardarPedido(rol: string, pedido: Pedido) {
  sessionStorage.setItem(clave(rol), JSON.stringify(pedido))
}

function olvidarPedido(rol: string) {
  sessionStorage.removeItem(clave(rol))
}
